import { useState } from 'react'
import { Chip, type Tone } from '../../../parts/chip.tsx'
import { clockOf } from '../../../parts/player/turns.ts'
import { numberOf, shareOf } from '../../../words/dates.ts'
import { counted, say } from '../../../words/words.ts'
import { resultWords } from '../words.ts'
import { Moment } from './moment.tsx'
import { Picture } from './picture.tsx'
import { type AnsweredLink, pictureUrl, type Result, type SessionPlayback } from './queries.ts'
import css from './result.module.css'

type Pictures = SessionPlayback['pictures']
type Seek = ((seconds: number) => void) | null

const tones: Record<'green' | 'amber' | 'red', Tone> = { green: 'ok', amber: 'ask', red: 'alarm' }

/** What the camera, the browser and the assistant noticed, with the pictures that show it. */
export function Watching({
  link,
  result: { monitoring, flags },
  pictures,
  seek,
}: {
  link: AnsweredLink
  result: Result
  pictures: Pictures
  seek: Seek
}) {
  const words = resultWords()
  const nameOf = (finding: string | null) =>
    monitoring?.findings.find(({ key }) => key === finding)?.label ?? null
  return (
    <section className={css.card} aria-labelledby="watching">
      <h3 id="watching" className={css.part}>
        {words.watching}
      </h3>
      {monitoring ? (
        <Findings monitoring={monitoring} seek={seek} />
      ) : (
        <p className={css.quiet}>{words.not_watched}</p>
      )}
      {flags.length > 0 ? (
        <>
          <h4 className={css.sub}>{words.flags}</h4>
          <ul className={css.flags}>
            {flags.map(({ kind, detail, source, at_seconds }) => (
              <li key={`${kind} ${at_seconds} ${detail}`}>
                <Moment at={at_seconds} seek={seek} />
                <span dir="auto">{detail || kind}</span>
                <span className={css.quiet}>{words.flag_by[source]}</span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        monitoring && <p className={css.quiet}>{words.no_flags}</p>
      )}
      <Strip token={link.token} pictures={pictures} nameOf={nameOf} seek={seek} />
    </section>
  )
}

function Findings({ monitoring, seek }: { monitoring: NonNullable<Result['monitoring']>; seek: Seek }) {
  const words = resultWords()
  const { colour, headline, findings, windows, windows_observed: seen, coverage_pct } = monitoring
  return (
    <>
      <p className={css.verdict}>
        <Chip tone={tones[colour]}>{words.colour[colour]}</Chip>
        <span dir="auto">{headline}</span>
      </p>
      <ul className={css.findings}>
        {findings.map(({ key, label, level, windows: times, why, at_seconds }) => (
          <li key={key}>
            <p className={css.verdict}>
              <Chip tone={tones[level]}>{label}</Chip>
              <span className={css.quiet}>{counted(words.finding_times, times)}</span>
            </p>
            {why && (
              <p className={css.quiet} dir="auto">
                {why}
              </p>
            )}
            <p className={css.moments}>
              {at_seconds.slice(0, 12).map(at => (
                <Moment key={at} at={at} seek={seek} />
              ))}
            </p>
          </li>
        ))}
      </ul>
      <p className={css.quiet}>
        {say(words.checks_seen, {
          seen: numberOf(seen),
          all: numberOf(windows),
          share: shareOf(coverage_pct / 100),
        })}
      </p>
    </>
  )
}

function Strip({
  token,
  pictures,
  nameOf,
  seek,
}: {
  token: string
  pictures: Pictures
  nameOf: (finding: string | null) => string | null
  seek: Seek
}) {
  const words = resultWords()
  const [open, setOpen] = useState<Pictures[number] | null>(null)
  if (!pictures.length) return null
  const titleOf = ({ at_ms, finding }: Pictures[number]) => {
    const time = clockOf(at_ms / 1_000)
    const name = nameOf(finding)
    return name ? say(words.picture_finding, { finding: name, time }) : say(words.picture_at, { time })
  }
  return (
    <>
      <h4 className={css.sub}>{words.pictures}</h4>
      <ul className={css.pictures}>
        {pictures.map(picture => (
          <li key={picture.id}>
            <button
              type="button"
              className={css.picture}
              data-finding={picture.finding !== null || undefined}
              aria-label={titleOf(picture)}
              onClick={() => setOpen(picture)}
            >
              <img src={pictureUrl(token, picture.id)} alt="" loading="lazy" width={120} height={90} />
              <span>{clockOf(picture.at_ms / 1_000)}</span>
            </button>
          </li>
        ))}
      </ul>
      {open && (
        <Picture
          title={titleOf(open)}
          url={pictureUrl(token, open.id)}
          at={open.at_ms / 1_000}
          seek={seek}
          close={() => setOpen(null)}
        />
      )}
    </>
  )
}
