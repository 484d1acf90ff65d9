import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../parts/button.tsx'
import { PlusIcon } from '../../../parts/icons.tsx'
import { offerUndo } from '../../../parts/notices/notices.ts'
import { numberOf } from '../../../words/dates.ts'
import { say } from '../../../words/words.ts'
import { most } from '../limits.ts'
import { questionnaireWords } from '../words.ts'
import { type DraftQuestion, moved, nextKey } from './draft.ts'
import css from './editor.module.css'
import { QuestionRow } from './question-row.tsx'

/** The questions of a set in their order, which is changed by dragging, by buttons or by Alt with an arrow key. */
export function Questions({
  questions,
  isLocked,
  change,
}: {
  questions: DraftQuestion[]
  isLocked: boolean
  change: (questions: DraftQuestion[]) => void
}) {
  const words = questionnaireWords()
  const rows = useRef<HTMLOListElement>(null)
  const latest = useRef(questions)
  latest.current = questions
  const [dragged, setDragged] = useState<number | null>(null)
  const [heard, setHeard] = useState('')
  /** the question into which the focus goes next, and the part of it */
  const next = useRef<{ key: number; part: 'text' | 'handle' } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is there when the questions are others
  useEffect(() => {
    const wanted = next.current
    next.current = null
    if (wanted)
      rows.current
        ?.querySelector<HTMLElement>(`[data-question="${wanted.key}"] [data-part="${wanted.part}"]`)
        ?.focus()
  }, [questions])

  const move = (from: number, to: number, part: 'text' | 'handle' = 'handle') => {
    if (from === to || to < 0 || to >= questions.length) return
    next.current = { key: questions[from]!.key, part }
    change(moved(questions, from, to))
    setHeard(say(words.place, { place: to + 1, all: questions.length }))
  }
  const add = (at: number) => {
    if (questions.length >= most.questions) return
    const key = nextKey(questions)
    next.current = { key, part: 'text' }
    change(questions.toSpliced(at, 0, { key, text: '', points: null }))
  }
  const remove = (at: number) => {
    const left = questions.toSpliced(at, 1)
    const neighbour = left[Math.min(at, left.length - 1)]
    if (neighbour) next.current = { key: neighbour.key, part: 'text' }
    change(left)
    const gone = questions[at]!
    if (gone.text.trim())
      offerUndo(say(words.removed, { n: at + 1 }), () => change(latest.current.toSpliced(at, 0, gone)))
  }
  return (
    <section className={css.card} aria-labelledby="questions">
      <h3 id="questions" className={css.part}>
        {words.questions}
        <span className={css.count}>{numberOf(questions.length)}</span>
      </h3>
      <ol ref={rows} className={css.questions}>
        {questions.map((question, at) => (
          <QuestionRow
            key={question.key}
            question={question}
            n={at + 1}
            isLast={at === questions.length - 1}
            isLocked={isLocked}
            isDragged={dragged === at}
            change={changes => change(questions.with(at, { ...question, ...changes }))}
            move={(by, part) => move(at, at + by, part)}
            remove={() => remove(at)}
            addAfter={() => add(at + 1)}
            drag={{
              start: () => setDragged(at),
              over: () => {
                if (dragged === null || dragged === at) return
                move(dragged, at)
                setDragged(at)
              },
              end: () => setDragged(null),
            }}
          />
        ))}
      </ol>
      {!isLocked && (
        <div className={css.below}>
          <Button
            variant="default"
            leftSection={<PlusIcon size={16} />}
            disabled={questions.length >= most.questions}
            onClick={() => add(questions.length)}
          >
            {words.add}
          </Button>
          <p className={css.note}>
            {questions.length >= most.questions ? say(words.most, { most: most.questions }) : words.move_hint}
          </p>
        </div>
      )}
      <p className={css.heard} role="status">
        {heard}
      </p>
    </section>
  )
}
