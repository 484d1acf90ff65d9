import { useQuery } from '@tanstack/react-query'
import type { QualityScore } from '#client'
import { AlertIcon, CheckIcon } from '../../parts/icons.tsx'
import { Bones, Failure, Late } from '../../parts/states.tsx'
import { numberOf } from '../../words/dates.ts'
import { counted, say } from '../../words/words.ts'
import controls from '../controls.module.css'
import { useOpenDoor } from '../door.ts'
import { Meter } from '../meter.tsx'
import { knowledgeWords } from '../words.ts'
import { scoreQuery } from './queries.ts'
import css from './score.module.css'
import { type Advice, adviceOn, gradeOf, partsOf } from './score-parts.ts'

/** How well the desk knows its business: one number, what it is made of, and what would raise it. */
export function Score() {
  const { data, error, refetch } = useQuery(scoreQuery)
  if (data) return <Scored report={data} />
  return (
    <section className={css.score}>
      {error ? (
        <Failure error={error} retry={refetch} />
      ) : (
        <Late>
          <Bones lines={3} height={38} />
        </Late>
      )}
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
        <div className={css.more}>
          <h3 className={css.small}>{words.raise}</h3>
          <ul className={css.advice}>
            {advice.map(each => (
              <AdviceLine key={each.kind} advice={each} />
            ))}
          </ul>
        </div>
      )}
      <Topics topics={report.topics} />
    </section>
  )
}

const AdviceLine = ({ advice: { kind, count, gain } }: { advice: Advice }) => {
  const words = knowledgeWords().gaps
  return (
    <li>
      {counted(words.advice[kind], count)} <span className={css.gain}>{counted(words.gain, gain)}</span>
    </li>
  )
}

function Topics({ topics }: { topics: QualityScore['topics'] }) {
  const words = knowledgeWords().gaps
  const open = useOpenDoor()
  const names: Record<string, string> = words.topic
  return (
    <div className={css.more}>
      <h3 className={css.small}>{words.topics_label}</h3>
      <ul className={css.topics}>
        {topics.map(({ topic, covered }) => {
          const name = names[topic] ?? topic
          return (
            <li key={topic}>
              {covered ? (
                <span className={css.covered}>
                  <CheckIcon size={14} />
                  {name}
                  <span className={controls.heard}>{words.topic_covered}</span>
                </span>
              ) : (
                <button type="button" className={css.missing} onClick={() => open('teach', name)}>
                  <AlertIcon size={14} />
                  {name}: {words.topic_missing}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </div>
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
