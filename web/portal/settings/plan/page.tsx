import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Usage } from '#client'
import { Read } from '../../parts/read.tsx'
import { fullDateOf, numberOf, priceOf } from '../../words/dates.ts'
import { counted, say } from '../../words/words.ts'
import { Subject } from '../frame.tsx'
import { OwnersOnly } from '../owners-only.tsx'
import rows from '../rows.module.css'
import { usageQuery } from '../usage.ts'
import { Figure } from './figure.tsx'
import css from './plan.module.css'
import { planWords } from './words.ts'

const kinds = ['documents', 'chat_links', 'webhooks'] as const
const sent = ['email', 'sms', 'whatsapp', 'voice'] as const

/** What the business uses of what it may, and what this month took. */
export const Page = () => (
  <OwnersOnly>
    <Read query={useQuery(usageQuery)} lines={10}>
      {usage => (
        <>
          <Allowed usage={usage} />
          <Month usage={usage} />
        </>
      )}
    </Read>
  </OwnersOnly>
)

function Allowed({ usage }: { usage: Usage }) {
  const words = planWords()
  return (
    <Subject title={words.allowed} note={words.allowed_note}>
      {kinds.map(kind => (
        <Meter key={kind} label={words[kind]} {...usage[kind]} />
      ))}
      <dl className={css.figures}>
        <Figure label={words.members} value={numberOf(usage.members)} />
        <Figure label={words.chat_hour} value={numberOf(usage.an_hour.chat)} />
        <Figure label={words.ingest_hour} value={numberOf(usage.an_hour.ingest)} />
        <Figure label={words.calls_at_once} value={numberOf(usage.calls_at_once)} />
      </dl>
    </Subject>
  )
}

/** From this share on an owner should know. */
const nearly = 0.9

function Meter({ label, used, limit }: { label: string; used: number; limit: number }) {
  const words = planWords()
  if (limit < 0)
    return (
      <dl className={css.figures}>
        <Figure label={label} value={say(words.unlimited, { used: numberOf(used) })} />
      </dl>
    )
  const share = limit ? Math.min(1, used / limit) : 1
  const state = used >= limit ? words.full : share >= nearly ? words.nearly : null
  return (
    <div className={css.meter} data-high={state !== null || undefined}>
      <div className={css.line}>
        <span>{label}</span>
        <span>
          {say(words.of, { used: numberOf(used), limit: numberOf(limit) })}
          {state && ` · ${state}`}
        </span>
      </div>
      <progress max={1} value={share} aria-label={label} />
    </div>
  )
}

function Month({ usage }: { usage: Usage }) {
  const words = planWords()
  const { from, currency, models, calls } = usage
  const money = (value: number | null) =>
    value === null || !currency ? words.not_known : priceOf(value, currency)
  const answers = models.reduce((sum, model) => sum + model.answers, 0)
  const tokens = models.reduce((sum, model) => sum + model.input_tokens + model.output_tokens, 0)
  const costs = models.flatMap(({ cost }) => cost ?? [])
  const cost = costs.length ? costs.reduce((sum, each) => sum + each, 0) : null
  const note = say(words.month_note, { date: fullDateOf(from) })
  return (
    <Subject title={words.month} note={note}>
      <dl className={css.figures}>
        <Figure label={words.conversations} value={numberOf(usage.conversations)} />
        <Figure label={words.answers} value={numberOf(answers)} />
        <Figure
          label={words.answers_cost}
          value={money(tokens === 0 && currency ? 0 : cost)}
          note={say(words.tokens, { count: numberOf(tokens) })}
        />
        <Figure
          label={words.calls}
          value={numberOf(calls.count)}
          note={counted(words.minutes, Math.round(calls.minutes))}
        />
        <Figure
          label={words.calls_cost}
          value={money(calls.cost)}
          note={calls.complete || calls.cost === null ? undefined : words.incomplete}
        />
        {sent.map(channel => (
          <Figure key={channel} label={words[channel]} value={numberOf(usage.sent[channel])} />
        ))}
      </dl>
      <Link to={'/settings/assistant' as never} className={rows.back}>
        {words.which_models}
      </Link>
    </Subject>
  )
}
