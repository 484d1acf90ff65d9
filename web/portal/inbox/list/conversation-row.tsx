import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { Chip, type Tone } from '../../parts/chip.tsx'
import { ChatIcon, ClockIcon, GlobeIcon, MailIcon, PhoneIcon, TextMessageIcon } from '../../parts/icons.tsx'
import { briefly, soon, waited } from '../../words/dates.ts'
import { say } from '../../words/words.ts'
import { lastOf, letterOf, nameOf } from '../names.ts'
import type { Conversation, Need } from '../records.ts'
import { inboxWords } from '../words.ts'
import css from './conversation-row.module.css'

const channelIcons = {
  chat: ChatIcon,
  widget: GlobeIcon,
  call: PhoneIcon,
  email: MailIcon,
  sms: TextMessageIcon,
  whatsapp: ChatIcon,
}

const tones: Record<Need['kind'], Tone> = {
  handover: 'ask',
  callback: 'ask',
  unanswered: 'sky',
  email_draft: 'ok',
  failed_booking: 'alarm',
  failed_mail: 'alarm',
  failed_check: 'alarm',
  failed_webhook: 'alarm',
}

/** Chips of reasons, and of tags, that a row has room for. */
const mostChips = 2

export interface RowProps {
  conversation: Conversation
  isOpen: boolean
  isSelected: boolean
  isSelecting: boolean
  /** milliseconds since 1970, a new value when times are to be said anew */
  now: number
  /** pixels: from the top of the list, and how high */
  start: number
  size: number
  onSelect: (id: string, range: boolean) => void
}

/** A conversation in the list: who, what was said last, since when they wait, and why. */
export const ConversationRow = memo(function ConversationRow({
  conversation,
  isOpen,
  isSelected,
  isSelecting,
  now,
  start,
  size,
  onSelect,
}: RowProps) {
  const words = inboxWords()
  const { id, channel, unread, waiting_since, last_message_at } = conversation
  const name = nameOf(conversation)
  const last = lastOf(conversation)
  const Channel = channelIcons[channel]
  return (
    <li className={css.item} style={{ transform: `translateY(${start}px)`, blockSize: size }}>
      <div className={css.row} data-open={isOpen || undefined} data-selected={isSelected || undefined}>
        <label className={css.face} data-selecting={isSelecting || undefined}>
          <input
            type="checkbox"
            className={css.check}
            checked={isSelected}
            aria-label={say(words.select, { name })}
            onChange={() => {}}
            onClick={event => onSelect(id, event.shiftKey)}
          />
          <span className={css.letter} aria-hidden="true">
            {letterOf(conversation)}
          </span>
          <span className={css.channel} title={words[`channel_${channel}`]}>
            <Channel size={11} />
          </span>
        </label>
        <Link
          to="/inbox/$id"
          params={{ id } as never}
          search={(search: object) => search}
          className={css.link}
          data-id={id}
          aria-current={isOpen ? 'true' : undefined}
        >
          <span className={css.name} data-unread={unread > 0 || undefined}>
            <bdi>{name}</bdi>
          </span>
          <span className={css.time}>
            {unread > 0 && <span className={css.dot} role="img" aria-label={words.unread} />}
            {waiting_since ? waited(waiting_since, now) : briefly(last_message_at, now)}
          </span>
          <span className={css.said}>
            {last.by && <span className={css.by}>{last.by}: </span>}
            <bdi>{last.text}</bdi>
          </span>
          <Reasons conversation={conversation} now={now} />
        </Link>
      </div>
    </li>
  )
})

function Reasons({ conversation, now }: { conversation: Conversation; now: number }) {
  const words = inboxWords()
  const { needs = [], tags, assignee, snoozed_until } = conversation
  const kinds = [...new Set(needs.map(({ kind }) => kind))]
  const room = Math.max(0, mostChips - kinds.length)
  if (!kinds.length && !tags.length && !assignee && !snoozed_until) return null
  return (
    <span className={css.why}>
      {kinds.slice(0, mostChips).map(kind => (
        <Chip key={kind} tone={tones[kind]}>
          {words[`kind_${kind}`]}
        </Chip>
      ))}
      {kinds.length > mostChips && <Chip>+{kinds.length - mostChips}</Chip>}
      {snoozed_until && (
        <Chip>
          <ClockIcon size={12} />
          {soon(snoozed_until, now)}
        </Chip>
      )}
      {!snoozed_until &&
        tags.slice(0, room).map(tag => (
          <span key={tag} className={css.tag} dir="auto">
            {tag}
          </span>
        ))}
      {assignee && (
        <span className={css.assignee} dir="auto" title={say(words.assigned_to, { name: assignee.name })}>
          {assignee.name}
        </span>
      )}
    </span>
  )
}
