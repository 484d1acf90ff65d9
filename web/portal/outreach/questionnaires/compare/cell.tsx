import { Chip } from '../../../parts/chip.tsx'
import { answerTones } from '../result/answers.tsx'
import { Quote } from '../result/quote.tsx'
import { secondOf } from '../result/quotes.ts'
import { resultWords } from '../words.ts'
import css from './compare.module.css'
import type { ComparedPerson } from './page.tsx'

/** What one person answered to one question. `at`: which of theirs it is, from 0; null where they were not asked it. */
export function Cell({
  person: { result, turns },
  at,
  play,
}: {
  person: ComparedPerson
  at: number | null
  play: ((seconds: number) => void) | null
}) {
  const words = resultWords()
  const answer = at === null ? null : result.answers[at]
  const covered = at === null ? null : result.coverage[at]
  if (!answer || !covered) return <span className={css.none}>{words.not_asked_here}</span>
  if (answer.summary === null) return <Chip>{words.not_reached}</Chip>
  const said = covered.points.filter(({ state }) => state === 'covered').length
  return (
    <div className={css.cell}>
      <p>
        <Chip tone={answerTones[covered.answered]}>{words.answered[covered.answered]}</Chip>
        {covered.points.length > 0 && (
          <span className={css.score} title={words.point.covered}>
            {said} / {covered.points.length}
          </span>
        )}
      </p>
      <p dir="auto">{answer.summary}</p>
      {covered.quote && (
        <Quote text={covered.quote} at={secondOf(covered.quote, turns, answer.n)} seek={play} />
      )}
    </div>
  )
}
