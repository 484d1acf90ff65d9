import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CalendarIcon, ChatIcon, MailIcon, PhoneIcon } from '../../parts/icons.tsx'
import { Bones, Late } from '../../parts/states.tsx'
import { dateOf, lasting, momentOf } from '../../words/dates.ts'
import { counted, say } from '../../words/words.ts'
import { conversationWords } from '../conversation-words.ts'
import type { Conversation } from '../records.ts'
import { type Earlier, historyOf } from './history.ts'
import css from './person.module.css'
import { bookingsQuery, callsQuery, conversationsQuery } from './queries.ts'

/** Entries shown; the page of the person has all. */
const most = 8

/** What there was with this person before. */
export function History({ conversation, leadId }: { conversation: Conversation; leadId: string }) {
  const words = conversationWords()
  const bookings = useQuery(bookingsQuery(leadId)).data
  const calls = useQuery(callsQuery(leadId)).data
  const conversations = useQuery(conversationsQuery(leadId)).data
  const isRead = bookings && calls && conversations
  const entries = isRead
    ? historyOf(
        conversation.id,
        { bookings: bookings.bookings, calls: calls.calls, conversations: conversations.conversations },
        most,
      )
    : []
  return (
    <section className={css.before}>
      <h3 className={css.heading}>{words.before}</h3>
      {!isRead && (
        <Late>
          <Bones lines={3} height={28} />
        </Late>
      )}
      {isRead && !entries.length && <p className={css.quiet}>{words.nothing_before}</p>}
      <ul>
        {entries.map(entry => (
          <li key={entry.id}>
            <EarlierLine entry={entry} />
          </li>
        ))}
      </ul>
      <Link to="/people/$id" params={{ id: leadId } as never} className={css.all}>
        {words.all_of_person}
      </Link>
    </section>
  )
}

function EarlierLine({ entry }: { entry: Earlier }) {
  const line = (icon: React.ReactNode, text: string) => (
    <>
      {icon}
      <span className={css.what} dir="auto">
        {text}
      </span>
      <time dateTime={entry.at} title={momentOf(entry.at)} className={css.when}>
        {dateOf(entry.at)}
      </time>
    </>
  )
  const words = conversationWords()
  if (entry.kind === 'booking') {
    const { service_name, status } = entry.booking
    return (
      <span className={css.earlier}>
        {line(<CalendarIcon size={16} />, say(words[`booking_${status}`], { service: service_name }))}
      </span>
    )
  }
  if (entry.kind === 'call') {
    const { duration, conversation_id } = entry.call
    const text = duration ? say(words.call_lasted, { time: lasting(duration) }) : words.call_missed
    const inside = line(<PhoneIcon size={16} />, text)
    return conversation_id ? (
      <Open id={conversation_id}>{inside}</Open>
    ) : (
      <span className={css.earlier}>{inside}</span>
    )
  }
  const { subject, last_message, messages, channel } = entry.conversation
  const text = (subject ?? last_message ?? '').slice(0, 120) || counted(words.conversation_on, messages)
  const Icon = channel === 'email' ? MailIcon : ChatIcon
  return <Open id={entry.id}>{line(<Icon size={16} />, text)}</Open>
}

const Open = ({ id, children }: { id: string; children: React.ReactNode }) => (
  <Link to="/inbox/$id" params={{ id } as never} search={true as never} className={css.earlier}>
    {children}
  </Link>
)
