import { useEffect, useRef, useState } from 'preact/hooks'
import type { SessionFlag } from '#contract/questionnaires/sessions.ts'
import type { SessionEndpoint } from './asking.ts'
import type { Devices } from './devices.ts'

/** A shorter absence does not count: a notification, a slip of the finger. */
const shortestMs = 1_000

/**
 * Tells the server what the browser notices during the conversation: a camera or microphone that ends; and, where the person
 * has agreed to it, that they left the page.
 */
export function useWatch({
  desk,
  now,
  active,
  watches,
  devices,
}: {
  desk: SessionEndpoint
  now: () => number
  active: boolean
  watches: boolean
  devices: Devices | null
}): { cameraLost: boolean } {
  const [cameraLost, setCameraLost] = useState(false)
  const clock = useRef(now)
  clock.current = now

  useEffect(() => {
    if (!active) return
    const tell = (kind: SessionFlag['kind'], from: number) => {
      const lasted = clock.current() - from
      // A flag that does not arrive is no loss.
      if (lasted >= shortestMs) {
        desk.flags([{ kind, at_ms: Math.max(0, from), seconds: Math.round(lasted / 1000) }]).catch(() => {})
      }
    }
    const ends = [
      [document, 'visibilitychange', 'tab_hidden', () => document.visibilityState === 'hidden'],
      // A page that is out of sight has no focus either, which counts once.
      [
        window,
        'blur focus',
        'window_blurred',
        () => !document.hasFocus() && document.visibilityState === 'visible',
      ],
    ] as const
    const stops = (watches ? ends : []).map(([target, names, kind, isAway]) => {
      let from: number | null = null
      const look = () => {
        if (isAway()) from ??= clock.current()
        else if (from !== null) {
          tell(kind, from)
          from = null
        }
      }
      for (const name of names.split(' ')) target.addEventListener(name, look)
      return () => {
        for (const name of names.split(' ')) target.removeEventListener(name, look)
      }
    })
    return () => {
      for (const stop of stops) stop()
    }
  }, [active, watches, desk])

  useEffect(() => {
    setCameraLost(false)
    const tracks = [
      [devices?.camera?.getVideoTracks()[0], 'camera_lost'],
      [devices?.microphone?.getAudioTracks()[0], 'microphone_lost'],
    ] as const
    const stops = tracks.map(([track, kind]) => {
      const ended = () => {
        if (!active) return
        if (kind === 'camera_lost') setCameraLost(true)
        desk.flags([{ kind, at_ms: clock.current(), seconds: 0 }]).catch(() => {})
      }
      track?.addEventListener('ended', ended)
      return () => track?.removeEventListener('ended', ended)
    })
    return () => {
      for (const stop of stops) stop()
    }
  }, [devices, active, desk])

  return { cameraLost }
}
