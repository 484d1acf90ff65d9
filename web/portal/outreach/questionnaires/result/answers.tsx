import { Chip, type Tone } from '../../../parts/chip.tsx'
import { say } from '../../../words/words.ts'
import { resultWords } from '../words.ts'
import type { Result, SessionPlayback } from './queries.ts'
import { Quote } from './quote.tsx'
import { secondOf } from './quotes.ts'
import css from './result.module.css'

type Coverage = Result['coverage'][number]

export const answerTones: Record<Coverage['answered'], Tone> = {
  full: 'ok',
  partial: 'sky',
  not_answered: 'plain',
  not_asked: 'plain',
}
const pointTones: Record<Coverage['points'][number]['state'], Tone> = {
  covered: 'ok',
  not_covered: 'plain',
  unclear: 'sky',
}

/** What was made of a session: in short, question by question, and what follows from it. */
export function Answers({
  result,
  turns,
  seek,
}: {
  result: Result
  turns: SessionPlayback['turns']
  seek: ((seconds: number) => void) | null
}) {
  const words = resultWords()
  const { summary, confidence, confidence_reason: reason, answers, coverage } = result
  const follows = (['strengths', 'gaps', 'follow_up'] as const).filter(part => result[part].length)
  return (
    <>
      <section className={css.card} aria-labelledby="summary">
        <h3 id="summary" className={css.part}>
          {words.summary}
        </h3>
        <p dir="auto">{summary || words.no_summary}</p>
        <p className={css.quiet} dir="auto">
          {say(words.confidence_of, { level: words.confidence[confidence], reason })}
        </p>
      </section>
      <section className={css.card} aria-labelledby="answers">
        <h3 id="answers" className={css.part}>
          {words.answers}
        </h3>
        <ol className={css.questions}>
          {answers.map(({ n, question, summary }, i) => {
            const covered = coverage[i]
            return (
              <li key={n} className={css.question}>
                <h4 className={css.asked} dir="auto">
                  <span className={css.n}>{n}</span> {question}
                </h4>
                {summary === null || !covered ? (
                  <p>
                    <Chip>{words.not_reached}</Chip>
                  </p>
                ) : (
                  <>
                    <p className={css.answer} dir="auto">
                      {summary}
                    </p>
                    <p className={css.verdict}>
                      <Chip tone={answerTones[covered.answered]}>{words.answered[covered.answered]}</Chip>
                      {covered.note && (
                        <span className={css.quiet} dir="auto">
                          {covered.note}
                        </span>
                      )}
                    </p>
                    {covered.quote && (
                      <Quote text={covered.quote} at={secondOf(covered.quote, turns, n)} seek={seek} />
                    )}
                    {covered.points.length > 0 && (
                      <ul className={css.points}>
                        {covered.points.map(({ point, state, quote }) => (
                          <li key={point}>
                            <span className={css.verdict}>
                              <Chip tone={pointTones[state]}>{words.point[state]}</Chip>
                              <span dir="auto">{point}</span>
                            </span>
                            {quote && quote !== covered.quote && (
                              <Quote text={quote} at={secondOf(quote, turns, n)} seek={seek} />
                            )}
                          </li>
                        ))}
                      </ul>
                    )}
                  </>
                )}
              </li>
            )
          })}
        </ol>
      </section>
      {follows.map(part => (
        <section key={part} className={css.card}>
          <h3 className={css.part}>{words[part]}</h3>
          <ul className={css.items}>
            {result[part].map(text => (
              <li key={text} dir="auto">
                {text}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
