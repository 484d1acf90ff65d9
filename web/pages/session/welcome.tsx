import { useRef, useState } from 'preact/hooks'
import { phrase } from '#locales/phrase.ts'
import { canRecord } from '#web/recording/formats.ts'
import { amountsOf, keptOf } from './facts.ts'
import type { SessionScriptData } from './page-data.ts'
import { useHeading } from './use-heading.ts'

/** Tells what this is, what is kept and who sees it. The page asks the browser for nothing before the person has agreed. */
export function Welcome({
  data,
  locale,
  prepare,
  agreed,
}: {
  data: SessionScriptData
  locale: string
  /** The person is about to agree. */
  prepare: () => void
  /** Rejects when the next step can't be loaded. */
  agreed: () => Promise<void>
}) {
  const { words, recording } = data
  const heading = useHeading()
  const [agrees, setAgrees] = useState(false)
  const [problem, setProblem] = useState('')
  const box = useRef<HTMLInputElement>(null)
  const until = new Date(data.until).toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short' })
  const names = {
    business: data.business,
    person: data.person,
    time: until,
  }
  const again = data.state === 'going'
  const submit = (event: Event) => {
    event.preventDefault()
    if (agrees) return agreed().catch(() => setProblem(words.offline))
    setProblem(words.agree_first)
    box.current?.focus()
  }
  return (
    <form class="step" onSubmit={submit} noValidate>
      <h1 ref={heading} tabIndex={-1}>
        {phrase(again ? words.welcome_back : words.hello, names)}
      </h1>
      {again && <p>{phrase(words.welcome_back_note, names)}</p>}
      {data.about !== '' && (
        <p class="about" dir="auto">
          {data.about}
        </p>
      )}
      {!again && <p>{words.how}</p>}
      <dl class="facts amounts">
        {amountsOf(data, words, locale).map(([term, amount]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <dl class="facts">
        {keptOf(data, words).map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      {recording !== 'none' && !canRecord(recording) ? (
        <p class="failure" role="alert">
          {words.cannot_record}
        </p>
      ) : (
        <>
          <label class="agree">
            <input
              type="checkbox"
              ref={box}
              checked={agrees}
              aria-invalid={problem === words.agree_first}
              aria-describedby="agree-problem"
              onChange={event => {
                setAgrees(event.currentTarget.checked)
                setProblem('')
                prepare()
              }}
            />
            <span>{words.agree}</span>
          </label>
          <p class="failure" role="alert" id="agree-problem">
            {problem}
          </p>
          <button type="submit" class="loud-button large">
            {words.check}
          </button>
        </>
      )}
      {!again && <p class="note">{phrase(words.until, names)}</p>}
    </form>
  )
}
