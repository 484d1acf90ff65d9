import { useCallback, useMemo, useState } from 'react'
import { Player } from '../../../parts/player/player.tsx'
import { usePlayer } from '../../../parts/player/use-player.ts'
import { usePlayerKeys } from '../../../parts/player/use-player-keys.ts'
import { resultWords } from '../words.ts'
import { Answers } from './answers.tsx'
import { type AnsweredLink, type Result, recordingUrl, type SessionPlayback } from './queries.ts'
import { playedOf } from './quotes.ts'
import css from './result.module.css'
import { Transcript } from './transcript.tsx'
import { Watching } from './watching.tsx'

const parts = ['answers', 'transcript', 'watching'] as const

const nothing: SessionPlayback['turns'] = []

/** A session that has ended: what is heard and seen of it, what was said, and what was made of it. */
export function Record({
  link,
  result,
  playback,
}: {
  link: AnsweredLink
  result: Result
  playback: SessionPlayback | null
}) {
  const words = resultWords()
  const { token, recording, questionnaire } = link
  /** On a phone one part is shown at a time. */
  const [part, setPart] = useState<(typeof parts)[number]>('answers')
  const player = usePlayer(null)
  usePlayerKeys(player, recording.available)
  const turns = playback?.turns ?? nothing
  const played = useMemo(() => playedOf(turns), [turns])
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows stay as they are while the clock runs
  const seek = useCallback(
    (seconds: number) => {
      player.seek(seconds)
      player.play()
    },
    [player.media, player.length],
  )
  const play = recording.available ? seek : null
  return (
    <div className={css.columns} data-part={part}>
      <div className={css.heard}>
        {recording.available ? (
          <Player
            url={recordingUrl(token)}
            turns={played}
            player={player}
            video={questionnaire.recording_mode === 'audio_video'}
          />
        ) : (
          <p className={css.state}>
            {questionnaire.recording_mode === 'none' ? words.not_recorded : words.recording_gone}
          </p>
        )}
        <fieldset className={css.switch} aria-label={words.parts}>
          {parts.map(each => (
            <button key={each} type="button" aria-pressed={part === each} onClick={() => setPart(each)}>
              {words[each]}
            </button>
          ))}
        </fieldset>
        <div className={css.transcript}>
          <Transcript turns={played} player={player} seek={play} person={link.person.name} />
          {play && <p className={css.keys}>{words.keys_hint}</p>}
        </div>
      </div>
      <div className={css.made}>
        <div className={css.answers}>
          <Answers result={result} turns={turns} seek={play} />
        </div>
        <div className={css.watching}>
          <Watching link={link} result={result} pictures={playback?.pictures ?? []} seek={play} />
        </div>
      </div>
    </div>
  )
}
