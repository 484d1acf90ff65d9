import { type RefObject, useRef, useState } from 'react'
import { CloseIcon, PauseIcon, PlayIcon } from '../../../parts/icons.tsx'
import { tell } from '../../../parts/notices/notices.ts'
import { clockOf } from '../../../parts/player/turns.ts'
import { isolated, say } from '../../../words/words.ts'
import { recordingUrl } from '../result/queries.ts'
import { resultWords } from '../words.ts'
import css from './compare.module.css'

export interface QuotePlayer {
  media: RefObject<HTMLAudioElement | null>
  /** whose recording is heard; null before anything was played */
  who: { token: string; name: string } | null
  at: number
  playing: boolean
  play: (token: string, seconds: number) => void
  toggle: () => void
  stop: () => void
  /** what the element tells: its events */
  told: Record<'onTimeUpdate' | 'onPlay' | 'onPause', () => void>
}

/** Plays a moment of one of several recordings in one element: a second quote ends the first. */
export function useQuotePlayer(people: readonly { token: string; name: string }[]): QuotePlayer {
  const { not_played } = resultWords()
  const media = useRef<HTMLAudioElement>(null)
  const [who, setWho] = useState<QuotePlayer['who']>(null)
  const [at, setAt] = useState(0)
  const [playing, setPlaying] = useState(false)
  const start = () =>
    void media.current?.play().catch((error: Error) => error.name !== 'AbortError' && tell(not_played))
  return {
    media,
    who,
    at,
    playing,
    play: (token, seconds) => {
      const element = media.current
      if (!element) return
      const url = recordingUrl(token)
      if (element.getAttribute('src') !== url) element.src = url
      // Before its length is known, this is where it begins.
      element.currentTime = seconds
      setAt(seconds)
      setWho(people.find(person => person.token === token) ?? null)
      start()
    },
    toggle: () => (media.current?.paused ? start() : media.current?.pause()),
    stop: () => {
      media.current?.pause()
      setWho(null)
    },
    told: {
      onTimeUpdate: () => setAt(media.current?.currentTime ?? 0),
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
    },
  }
}

/** Whose words are heard just now, below everything else. */
export function PlayedQuote({
  player: { media, who, at, playing, toggle, stop, told },
}: {
  player: QuotePlayer
}) {
  const words = resultWords()
  return (
    <>
      <audio ref={media} {...told} />
      {who && (
        <div className={css.playing} role="status">
          <button
            type="button"
            className={css.out}
            aria-label={playing ? words.pause : say(words.play_from, { time: clockOf(at) })}
            onClick={toggle}
          >
            {playing ? <PauseIcon size={16} /> : <PlayIcon size={16} />}
          </button>
          <span aria-hidden="true">
            {say(words.playing, { name: isolated(who.name), time: clockOf(at) })}
          </span>
          <button type="button" className={css.out} aria-label={words.stop} onClick={stop}>
            <CloseIcon size={16} />
          </button>
        </div>
      )}
    </>
  )
}
