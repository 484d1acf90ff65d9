import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { WebhookDelivery } from '#client'
import { Chip, type Tone } from '../../parts/chip.tsx'
import { tell } from '../../parts/notices/notices.ts'
import { Read } from '../../parts/read.tsx'
import { lasting, momentOf, soon } from '../../words/dates.ts'
import { counted, say } from '../../words/words.ts'
import rows from '../rows.module.css'
import { sentenceOf } from '../sentence.ts'
import { sendAgain, sentQuery } from './queries.ts'
import { programsWords } from './words.ts'

const tones = { pending: 'sky', delivered: 'ok', failed: 'alarm' } as const satisfies Record<string, Tone>

/** One event on its way, its attempts and its body. */
export function DeliveryRow({
  webhook,
  delivery: { id, event, status, attempts, next_attempt_at, created_at },
  mayRepeat,
}: {
  webhook: string
  delivery: WebhookDelivery
  mayRepeat: boolean
}) {
  const words = programsWords()
  const [open, setOpen] = useState(false)
  const last = attempts.at(-1)
  const answer = last && (last.status_code ? say(words.code, { code: last.status_code }) : words.no_answer)
  return (
    <li>
      <div className={rows.row}>
        <div className={rows.what}>
          <div className={rows.name}>
            <code className={rows.code} dir="ltr">
              {event}
            </code>
            <Chip tone={tones[status]}>{words[status]}</Chip>
          </div>
          <div className={rows.more}>
            {momentOf(created_at)}
            {answer && ` · ${answer}`}
            {attempts.length > 1 && ` · ${counted(words.tries, attempts.length)}`}
            {next_attempt_at &&
              attempts.length > 0 &&
              ` · ${say(words.next_try, { date: soon(next_attempt_at) })}`}
          </div>
        </div>
        {mayRepeat && status !== 'pending' && (
          <button
            type="button"
            className={rows.way}
            onClick={() =>
              void sendAgain(webhook, id).then(
                () => tell(words.sent_again),
                (error: unknown) => tell(sentenceOf(error)),
              )
            }
          >
            {words.again}
          </button>
        )}
      </div>
      <details className={rows.fold} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{words.body}</summary>
        {open && (
          <div className={rows.form}>
            <ul className={rows.more}>
              {attempts.map(({ at, status_code, ms, error }) => (
                <li key={at}>
                  {momentOf(at)} · {status_code ? say(words.code, { code: status_code }) : words.no_answer} ·{' '}
                  {lasting(ms / 1_000)}
                  {error && <span dir="ltr"> · {error}</span>}
                </li>
              ))}
            </ul>
            <Body webhook={webhook} id={id} />
          </div>
        )}
      </details>
    </li>
  )
}

function Body({ webhook, id }: { webhook: string; id: string }) {
  return (
    <Read query={useQuery(sentQuery(webhook, id))} lines={3}>
      {({ body }) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        <pre className={`${rows.code} ${rows.block}`} dir="ltr" tabIndex={0}>
          {JSON.stringify(JSON.parse(body), null, 2)}
        </pre>
      )}
    </Read>
  )
}
