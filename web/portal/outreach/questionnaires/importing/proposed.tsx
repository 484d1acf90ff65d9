import { useState } from 'react'
import type { ProposedQuestions, Question } from '#client'
import { Button } from '../../../parts/button.tsx'
import { counted, say } from '../../../words/words.ts'
import { questionnaireWords } from '../words.ts'
import css from './import-dialog.module.css'

export type ProposedQuestion = Pick<Question, 'text' | 'points'>

/** The questions that were found: each is kept or left, and its words may be put right. */
export function Proposed({
  proposal,
  again,
  take,
}: {
  proposal: ProposedQuestions
  again: () => void
  take: (questions: ProposedQuestion[]) => void
}) {
  const words = questionnaireWords()
  const [questions, setQuestions] = useState(
    proposal.questions.map(({ text, points }, key) => ({ key, text, points, kept: true })),
  )
  const kept = questions.filter(question => question.kept && question.text.trim())
  const change = (at: number, changes: Partial<(typeof questions)[number]>) =>
    setQuestions(questions.with(at, { ...questions[at]!, ...changes }))
  return (
    <div className={css.body}>
      <p className={css.found} role="status">
        {counted(words.import_found, proposal.questions.length)}
      </p>
      {proposal.expected > 0 && (
        <p className={css.note}>{counted(words.import_expected, proposal.expected)}</p>
      )}
      {proposal.note && <p className={css.none}>{proposal.note}</p>}
      <ol className={css.list}>
        {questions.map(({ key, text, points, kept: isKept }, at) => (
          <li key={key} className={css.proposed} data-left={!isKept || undefined}>
            <input
              type="checkbox"
              aria-label={say(words.import_keep, { n: at + 1 })}
              checked={isKept}
              onChange={event => change(at, { kept: event.currentTarget.checked })}
            />
            <div className={css.words}>
              <textarea
                className={css.text}
                aria-label={say(words.question, { n: at + 1 })}
                dir="auto"
                rows={1}
                maxLength={2_000}
                value={text}
                onChange={event => change(at, { text: event.currentTarget.value })}
              />
              {points.length > 0 && (
                <ul className={css.points} dir="auto">
                  {points.map(point => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ol>
      <div className={css.actions}>
        <Button variant="subtle" onClick={again}>
          {words.import_again}
        </Button>
        <span className={css.state} />
        <Button
          data-first
          disabled={!kept.length}
          onClick={() => take(kept.map(({ text, points }) => ({ text: text.trim(), points })))}
        >
          {counted(words.import_use, kept.length)}
        </Button>
      </div>
    </div>
  )
}
