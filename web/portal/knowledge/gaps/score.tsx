import { useQuery } from '@tanstack/react-query'
import type { QualityScore } from '#client'
import { PlusIcon } from '../../parts/icons.tsx'
import { Pending } from '../../parts/states.tsx'
import { numberOf } from '../../words/dates.ts'
import { counted, say } from '../../words/words.ts'
import { useOpenDoor } from '../door.ts'
import { Meter } from '../meter.tsx'
import { knowledgeWords } from '../words.ts'
import { scoreQuery } from './queries.ts'
import css from './score.module.css'
import { adviceOn, gradeOf, partsOf } from './score-parts.ts'

/** How well the desk knows its business: one number, what it is made of, and what would raise it. */
export function Score() {
  const { data, error, refetch } = useQuery(scoreQuery)
  if (data) return <Scored report={data} />
  return (
    <section className={css.score}>
      <Pending error={error} retry={refetch} lines={6} height={40} />
    </section>
  )
}

function Scored({ report }: { report: QualityScore }) {
  const words = knowledgeWords().gaps
  const { score, right, verified } = report
  const advice = adviceOn(report)
  return (
    <section className={css.score} aria-label={say(words.score_label, { score })}>
      <div className={css.top}>
        <Ring score={score} />
        <div>
          <h2 className={css.grade}>{words.grade[gradeOf(report)]}</h2>
          <p className={css.note}>
            {verified
              ? say(words.right_of, { right: numberOf(right), verified: numberOf(verified) })
              : words.none_verified}
          </p>
        </div>
        <ul className={css.parts} aria-label={words.why}>
          {partsOf(report).map(({ name, points, of }) => (
            <li key={name} className={css.part}>
              <span>{words.part[name]}</span>
              <Meter share={points / of} low={points / of < 0.5} />
              <span className={css.points} title={say(words.part_of, { points, of })}>
                {say(words.part_of, { points, of })}
              </span>
            </li>
          ))}
        </ul>
      </div>
      {advice.length > 0 && (
        <details className={css.more} open={isWide()}>
          <summary className={css.small}>{words.raise}</summary>
          <ul className={css.advice}>
            {advice.map(({ kind, count, gain }) => (
              <li key={kind}>
                {counted(words.advice[kind], count)}
                <span className={css.gain}>{counted(words.gain, gain)}</span>
                {kind === 'teach' && <MissingTopics topics={report.topics} />}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

/** On a phone the gaps come first. */
const isWide = (): boolean => matchMedia('(width > 760px)').matches

/** Topics of a front desk that nothing is known of; each opens the place to teach it. */
function MissingTopics({ topics }: { topics: QualityScore['topics'] }) {
  const words = knowledgeWords().gaps
  const open = useOpenDoor()
  const names: Record<string, string> = words.topic
  return (
    <span className={css.topics}>
      {topics
        .filter(({ covered }) => !covered)
        .map(({ topic }) => {
          const name = names[topic] ?? topic
          return (
            <button key={topic} type="button" className={css.missing} onClick={() => open('teach')}>
              <PlusIcon size={12} />
              {name}
            </button>
          )
        })}
    </span>
  )
}

const Ring = ({ score }: { score: number }) => (
  <svg className={css.ring} viewBox="0 0 76 76" aria-hidden="true">
    <circle className={css.track} cx="38" cy="38" r="33" />
    <circle
      className={css.arc}
      cx="38"
      cy="38"
      r="33"
      pathLength="100"
      strokeDasharray={`${score} 100`}
      transform="rotate(-90 38 38)"
    />
    <text x="38" y="46" textAnchor="middle">
      {numberOf(score)}
    </text>
  </svg>
)
