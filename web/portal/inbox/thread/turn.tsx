import { memo, type ReactNode } from 'react'
import { momentOf, timeOf } from '../../words/dates.ts'
import { say } from '../../words/words.ts'
import { HeldBack } from '../held-back/held-back.tsx'
import { WholeMail } from '../mail/mail.tsx'
import { Marks } from '../marks/marks.tsx'
import type { Conversation, Message } from '../records.ts'
import { inboxWords } from '../words.ts'
import { Files } from './files.tsx'
import { Sources } from './sources.tsx'
import css from './turn.module.css'

/** One message, as its visitor, the assistant or a person said it. */
export const Turn = memo(function Turn({
  message,
  continues,
  conversation,
}: {
  message: Message
  continues: boolean
  conversation: Conversation
}) {
  const { role, text, created_at, attachments } = message
  if (role === 'system') return <p className={css.system}>{text}</p>
  return (
    <article
      className={css.turn}
      data-role={role}
      data-continues={continues || undefined}
      data-position={message.position}
    >
      {text && (
        <p className={css.words} dir="auto" title={momentOf(created_at)}>
          {text}
        </p>
      )}
      <Files files={attachments} />
      {role === 'visitor' && conversation.channel === 'email' && (
        <WholeMail message={message} conversationId={conversation.id} />
      )}
      <By message={message} conversation={conversation} />
      {message.held_back && <HeldBack held={message.held_back} />}
    </article>
  )
})

/** Who said it, from which sources, and whether it has arrived. */
function By({ message, conversation }: { message: Message; conversation: Conversation }) {
  const words = inboxWords()
  const { role, author, answered, sources, delivery, delivery_reason, created_at } = message
  const facts: ReactNode[] = []
  if (role === 'assistant') facts.push(words.assistant)
  if (role === 'person') facts.push(<span dir="auto">{author ?? words.team}</span>)
  if (role === 'assistant' && answered === false) facts.push(words.could_not_answer)
  if (delivery === 'queued') facts.push(words.queued)
  if (delivery === 'sent') facts.push(words.sent)
  if (!facts.length && !sources.length) return null
  return (
    <footer className={css.by}>
      {facts.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: their order is fixed
        <span key={index} className={css.fact}>
          {fact}
        </span>
      ))}
      {role === 'assistant' && <Marks message={message} conversationId={conversation.id} />}
      {sources.length > 0 && (
        <Sources sources={sources} conversationId={conversation.id} messageId={message.id} />
      )}
      <time className={css.time} dateTime={created_at}>
        {timeOf(created_at)}
      </time>
      {delivery === 'failed' && (
        <span className={css.failed}>
          {delivery_reason ? say(words.failed_because, { reason: delivery_reason }) : words.failed}
        </span>
      )}
    </footer>
  )
}
