import { Link } from '@tanstack/react-router'
import type { GapConversations } from '#client'
import { Chip } from '../../parts/chip.tsx'
import { ChatIcon, MailIcon, PhoneIcon, TextMessageIcon } from '../../parts/icons.tsx'
import { briefly } from '../../words/dates.ts'
import { knowledgeWords } from '../words.ts'
import css from './gaps.module.css'

const icons: Record<string, typeof ChatIcon> = {
  email: MailIcon,
  call: PhoneIcon,
  sms: TextMessageIcon,
  whatsapp: TextMessageIcon,
}

export function ConversationRow({
  conversation: { id, client_name, channel, question, asked_at, waiting },
}: {
  conversation: GapConversations['conversations'][number]
}) {
  const words = knowledgeWords().gaps
  const Icon = icons[channel] ?? ChatIcon
  return (
    <li>
      <Link to="/inbox/$id" params={{ id } as never} className={css.conversation}>
        <Icon size={16} />
        <span className={css.asked}>
          <b dir="auto">{client_name ?? words.somebody}</b> <span dir="auto">{question}</span>
        </span>
        {waiting && <Chip tone="ask">{words.still_waits}</Chip>}
        <time dateTime={asked_at}>{briefly(asked_at)}</time>
      </Link>
    </li>
  )
}
