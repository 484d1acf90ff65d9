import { Link } from '@tanstack/react-router'
import { type TouchEvent, useRef, useState } from 'react'
import { CloseIcon } from '../../../parts/icons.tsx'
import { isolated, say } from '../../../words/words.ts'
import result from '../result/result.module.css'
import { resultWords } from '../words.ts'
import { Cell } from './cell.tsx'
import css from './compare.module.css'
import type { ComparedPerson } from './page.tsx'
import { PlayedQuote, useQuotePlayer } from './quote-player.tsx'
import { areSame, rowsOf } from './rows.ts'

/** Pixels that a finger moves before that is a swipe. */
const swipe = 60

/** A question a row, a person a column. On a phone one person is shown at a time: by their name, or by a swipe. */
export function Compared({
  people,
  takeOut,
}: {
  people: ComparedPerson[]
  takeOut: ((token: string) => void) | null
}) {
  const words = resultWords()
  const player = useQuotePlayer(people)
  const [shown, setShown] = useState(0)
  const current = Math.min(shown, people.length - 1)
  const touched = useRef<{ x: number; y: number } | null>(null)
  const rows = rowsOf(people.map(({ result: { answers } }) => ({ answers })))
  const begin = ({ touches }: TouchEvent) => {
    const touch = touches[0]
    touched.current = touch ? { x: touch.clientX, y: touch.clientY } : null
  }
  const end = ({ changedTouches }: TouchEvent) => {
    const touch = changedTouches[0]
    const from = touched.current
    touched.current = null
    if (!from || !touch) return
    const [x, y] = [touch.clientX - from.x, touch.clientY - from.y]
    if (Math.abs(x) < swipe || Math.abs(x) < 2 * Math.abs(y)) return
    const forwards = (document.documentElement.dir === 'rtl') === x > 0
    setShown(Math.min(people.length - 1, Math.max(0, current + (forwards ? 1 : -1))))
  }
  return (
    <>
      {!areSame(rows) && <p className={result.quiet}>{words.compare_other}</p>}
      <fieldset className={css.names} aria-label={words.compare}>
        {people.map(({ token, name }, i) => (
          <button key={token} type="button" aria-pressed={i === current} onClick={() => setShown(i)}>
            <bdi>{name}</bdi>
          </button>
        ))}
      </fieldset>
      <section
        className={css.scroll}
        aria-label={words.compare}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll a table that is wider than the page
        tabIndex={0}
        onTouchStart={begin}
        onTouchEnd={end}
      >
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{words.answers}</th>
              {people.map(({ token, name }, i) => (
                <th key={token} scope="col" data-other={i !== current || undefined}>
                  <span className={css.person}>
                    <Link
                      to={'/outreach/questionnaires/results/$token' as never}
                      params={{ token } as never}
                      title={words.full_record}
                      dir="auto"
                    >
                      {name}
                    </Link>
                    {takeOut && (
                      <button
                        type="button"
                        className={css.out}
                        aria-label={say(words.remove_person, { name: isolated(name) })}
                        onClick={() => takeOut(token)}
                      >
                        <CloseIcon size={14} />
                      </button>
                    )}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{words.summary}</th>
              {people.map(({ token, result: { summary } }, i) => (
                <td key={token} data-other={i !== current || undefined} dir="auto">
                  {summary || words.no_summary}
                </td>
              ))}
            </tr>
            {rows.map(({ question, at }, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a set may ask the same thing twice
              <tr key={`${row} ${question}`}>
                <th scope="row" dir="auto">
                  {question}
                </th>
                {people.map((person, i) => (
                  <td key={person.token} data-other={i !== current || undefined}>
                    <Cell
                      person={person}
                      at={at[i] ?? null}
                      play={person.isRecorded ? seconds => player.play(person.token, seconds) : null}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <PlayedQuote player={player} />
    </>
  )
}
