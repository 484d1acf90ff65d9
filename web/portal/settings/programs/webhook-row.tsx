import { Link } from '@tanstack/react-router'
import type { Webhook } from '#client'
import { Chip } from '../../parts/chip.tsx'
import { fullDateOf } from '../../words/dates.ts'
import { counted, say } from '../../words/words.ts'
import rows from '../rows.module.css'
import { programsWords } from './words.ts'

/** How a webhook does: told, failing, or off. */
export function WebhookState({ webhook }: { webhook: Webhook }) {
  const words = programsWords()
  const { is_active, failing_since } = webhook
  if (!is_active) return <Chip tone="alarm">{words.is_off}</Chip>
  if (failing_since)
    return <Chip tone="alarm">{say(words.failing, { date: fullDateOf(failing_since) })}</Chip>
  return <Chip tone="ok">{words.is_on}</Chip>
}

export function WebhookRow({ webhook }: { webhook: Webhook }) {
  const words = programsWords()
  const { id, url, description, events } = webhook
  return (
    <li className={rows.row}>
      <div className={rows.what}>
        <Link to={'/settings/programs/webhooks/$id' as never} params={{ id } as never} className={rows.name}>
          <bdi dir="ltr">{url}</bdi>
        </Link>
        <div className={rows.more}>
          {description && (
            <>
              <span dir="auto">{description}</span> ·{' '}
            </>
          )}
          {events.includes('*') ? words.all_events : counted(words.event_count, events.length)}
        </div>
      </div>
      <WebhookState webhook={webhook} />
    </li>
  )
}
