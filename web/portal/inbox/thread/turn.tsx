import { lazy, memo, type ReactNode, Suspense } from 'react'
import { momentOf, timeOf } from '../../words/dates.ts'
import { say } from '../../words/words.ts'
import { writeAgain } from '../composer/writing-again.ts'
import { WholeMail } from '../mail/mail.tsx'
import { Marks } from '../marks/marks.tsx'
import type { Conversation, Message } from '../records.ts'
import { inboxWords } from '../words.ts'
import { Files } from './files.tsx'
import { Sources } from './sources.tsx'
import css from './turn.module.css'

const HeldBack = lazy(async () => ({ default: (await import('../held-back/held-back.tsx')).HeldBack }))

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
      {message.held_back?.length ? (
        <Suspense>
          <HeldBack held={message.held_back} />
        </Suspense>
      ) : null}
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
          {delivery_reason ? say(words.failed_because, { reason: delivery_reason }) : words.failed}{' '}
          {role === 'person' && (
            <button
              type="button"
              className={css.again}
              onClick={() => writeAgain(conversation.id, message.text)}
            >
              {words.write_again}
            </button>
          )}
        </span>
      )}
    </footer>
  )
}
