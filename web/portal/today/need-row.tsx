import { Link } from '@tanstack/react-router'
import type { NeedsYouItem } from '#client'
import { AlertIcon, ChatIcon, HandIcon, MailIcon, PhoneIcon } from '../parts/icons.tsx'
import { useNow } from '../words/clock.ts'
import { waited } from '../words/dates.ts'
import { isolated, say } from '../words/words.ts'
import css from './needs-now.module.css'
import { todayWords } from './words.ts'

const icons: Record<NeedsYouItem['kind'], typeof HandIcon> = {
  unanswered: ChatIcon,
  handover: HandIcon,
  callback: PhoneIcon,
  email_draft: MailIcon,
  failed_booking: AlertIcon,
  failed_check: AlertIcon,
  failed_webhook: AlertIcon,
  failed_mail: AlertIcon,
}

/** Where an item is dealt with. */
function pathOf({ kind, conversation_id }: NeedsYouItem): string {
  if (conversation_id) return `/inbox/${conversation_id}`
  return kind === 'failed_check' ? '/knowledge/checks' : kind === 'failed_webhook' ? '/settings' : '/inbox'
}

export function NeedRow({ item }: { item: NeedsYouItem }) {
  const words = todayWords()
  const now = useNow()
  const { kind, contact, title, created_at } = item
  const Icon = icons[kind]
  const name = contact?.name ?? contact?.email ?? contact?.phone
  const isOurs = kind === 'failed_check' || kind === 'failed_webhook'
  return (
    <li>
      <Link to={pathOf(item)} className={css.row}>
        <span className={css.icon}>
          <Icon size={17} />
        </span>
        <span className={css.what}>
          {!isOurs && (
            <b className={css.who} dir="auto">
              {name ?? words.unknown}
            </b>
          )}{' '}
          <span dir="auto">{say(words.need[kind], { title: isolated(title) })}</span>
        </span>
        <time
          className={css.since}
          dateTime={created_at}
          title={say(words.waits, { time: waited(created_at, now) })}
        >
          {waited(created_at, now)}
        </time>
      </Link>
    </li>
  )
}
