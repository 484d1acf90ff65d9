import type { RefObject } from 'react'
import { shareOf } from '../../words/dates.ts'
import { say } from '../../words/words.ts'
import { PauseIcon, PlayIcon } from '../icons.tsx'
import css from './player.module.css'
import { clockOf, type PlayedTurn } from './turns.ts'
import { usePeaks } from './use-peaks.ts'
import { type Player as Playing, speeds } from './use-player.ts'
import { arrowSeconds } from './use-player-keys.ts'
import { Waveform } from './waveform.tsx'
import { playerWords } from './words.ts'

/** A recording: its picture, which is also where one seeks, and what plays it. With `video` its film stands above it. */
export function Player({
  url,
  turns,
  player,
  video = false,
}: {
  url: string
  turns: readonly PlayedTurn[]
  player: Playing
  video?: boolean
}) {
  const words = playerWords()
  const { media, at, length, playing, failed, speed, toggle, seek, setSpeed, retry } = player
  const { peaks, share, state } = usePeaks(video ? null : url)
  const notes = {
    reading: share > 0 ? say(words.recording_reading, { share: shareOf(share) }) : words.recording_loading,
    read: null,
    'too long': words.recording_long,
    none: null,
  }
  return (
    <section className={css.player} aria-label={words.recording}>
      {video ? (
        // biome-ignore lint/a11y/useMediaCaption: what is said stands below, turn by turn
        <video
          ref={media as RefObject<HTMLVideoElement | null>}
          className={css.film}
          src={url}
          preload="metadata"
          playsInline
          onClick={toggle}
        />
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: what is said stands below, turn by turn
        <audio ref={media as RefObject<HTMLAudioElement | null>} src={url} preload="metadata" />
      )}
      <button
        type="button"
        className={css.play}
        onClick={toggle}
        disabled={failed}
        aria-label={playing ? words.pause : words.play}
      >
        {playing ? <PauseIcon /> : <PlayIcon />}
      </button>
      <div className={css.sound}>
        <Waveform peaks={peaks} turns={turns} at={at} length={length} />
        <input
          type="range"
          className={css.seek}
          aria-label={words.seek}
          aria-valuetext={`${clockOf(at)} / ${clockOf(length)}`}
          min={0}
          max={Math.max(1, Math.round(length))}
          step={1}
          value={Math.round(at)}
          disabled={failed}
          onChange={event => seek(Number(event.currentTarget.value))}
          onKeyDown={event => {
            const forwards =
              getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
            if (event.key === ' ') toggle()
            else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft')
              seek(
                (media.current?.currentTime ?? at) + (event.key === forwards ? arrowSeconds : -arrowSeconds),
              )
            else return
            event.preventDefault()
          }}
        />
      </div>
      <span className={css.clock}>
        {clockOf(at)} / {clockOf(length)}
      </span>
      <select
        className={css.speed}
        aria-label={words.speed}
        value={speed}
        onChange={event => setSpeed(Number(event.currentTarget.value))}
      >
        {speeds.map(factor => (
          <option key={factor} value={factor}>
            {say(words.speed_value, { factor })}
          </option>
        ))}
      </select>
      {failed ? (
        <p className={css.trouble} role="alert">
          {words.recording_failed}{' '}
          <button type="button" className={css.retry} onClick={retry}>
            {words.retry}
          </button>
        </p>
      ) : (
        notes[state] && <p className={css.trouble}>{notes[state]}</p>
      )}
    </section>
  )
}
