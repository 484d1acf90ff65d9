import { useEffect, useRef, useState } from 'react'

export const speeds = [1, 1.25, 1.5, 2] as const

/** What a recording is doing. `at` and `length` in seconds; the length is 0 until it is known. */
export interface Player {
  media: React.RefObject<HTMLMediaElement | null>
  at: number
  length: number
  playing: boolean
  /** whether it was played or sought in: before, no turn is heard */
  begun: boolean
  failed: boolean
  speed: number
  toggle: () => void
  play: () => void
  seek: (seconds: number) => void
  setSpeed: (speed: number) => void
  retry: () => void
}

/** Plays a recording in an `audio` or `video` element, which carries `media` as its ref. */
export function usePlayer(known: number | null): Player {
  const media = useRef<HTMLMediaElement>(null)
  const [at, setAt] = useState(0)
  const [length, setLength] = useState(known ?? 0)
  const [playing, setPlaying] = useState(false)
  const [begun, setBegun] = useState(false)
  const [failed, setFailed] = useState(false)
  const [speed, setSpeed] = useState(1)
  useEffect(() => {
    const element = media.current
    if (!element) return
    const listen = {
      timeupdate: () => setAt(element.currentTime),
      seeked: () => setAt(element.currentTime),
      durationchange: () => Number.isFinite(element.duration) && setLength(element.duration),
      play: () => {
        setPlaying(true)
        setBegun(true)
      },
      pause: () => setPlaying(false),
      error: () => setFailed(true),
      loadedmetadata: () => setFailed(false),
    }
    for (const [event, act] of Object.entries(listen)) element.addEventListener(event, act)
    return () => {
      for (const [event, act] of Object.entries(listen)) element.removeEventListener(event, act)
    }
  }, [])
  // The clock of the element ticks four times a second; the picture moves with every frame.
  useEffect(() => {
    if (!playing) return
    let frame = requestAnimationFrame(function follow() {
      setAt(media.current?.currentTime ?? 0)
      frame = requestAnimationFrame(follow)
    })
    return () => cancelAnimationFrame(frame)
  }, [playing])
  // Who pauses before the first sound has come has not met a failure.
  const play = () =>
    void media.current?.play().catch((error: Error) => error.name !== 'AbortError' && setFailed(true))
  return {
    media,
    at,
    length,
    playing,
    begun,
    failed,
    speed,
    play,
    toggle: () => (media.current?.paused ? play() : media.current?.pause()),
    seek: seconds => {
      const element = media.current
      if (!element) return
      setBegun(true)
      element.currentTime = Math.max(0, Math.min(seconds, length || seconds))
      setAt(element.currentTime)
    },
    setSpeed: next => {
      setSpeed(next)
      if (media.current) media.current.playbackRate = next
    },
    retry: () => {
      setFailed(false)
      media.current?.load()
    },
  }
}
