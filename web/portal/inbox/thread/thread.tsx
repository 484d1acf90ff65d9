import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, type RefObject, Suspense } from 'react'
import { faultOf } from '../../api/api.ts'
import { useLiveConversation } from '../../live/conversation.ts'
import { Button } from '../../parts/button.tsx'
import { Bones, Empty, Failure, Late } from '../../parts/states.tsx'
import { loadWords, say } from '../../words/words.ts'
import { Header } from '../header/header.tsx'
import { nameOf } from '../names.ts'
import { Below } from '../notes/below.tsx'
import { conversationQuery, takeMessage } from '../queries.ts'
import type { Conversation } from '../records.ts'
import type { InboxSearch } from '../search.ts'
import { useSelf } from '../self.ts'
import { inboxWords } from '../words.ts'
import { Company, Writing } from './company.tsx'
import css from './thread.module.css'
import { Turns } from './turns.tsx'

const CallThread = lazy(async () => {
  const [{ CallThread }] = await Promise.all([import('../call/call-thread.tsx'), loadWords('player')])
  return { default: CallThread }
})

/** A conversation: who it is with, what was said, and where to answer. */
export function Thread({
  id,
  order,
  search,
}: {
  id: string
  order: RefObject<string[]>
  search: InboxSearch
}) {
  const words = inboxWords()
  const { data: conversation, error, refetch } = useQuery(conversationQuery(id))
  const isGone = error !== null && ['gone', 'refused'].includes(faultOf(error))
  if (isGone)
    return (
      <section className={css.nobody}>
        <Heading />
        <Empty
          title={words.gone}
          note={words.gone_note}
          action={
            <Button component={Link} to="/inbox" search={search as never} variant="default">
              {words.to_list}
            </Button>
          }
        />
      </section>
    )
  if (!conversation)
    return (
      <section className={css.nobody} aria-busy={!error}>
        <Heading />
        {error ? (
          <Failure error={error} retry={refetch} />
        ) : (
          <Late>
            <div className={css.bones}>
              <Bones lines={6} height={64} />
            </div>
          </Late>
        )}
      </section>
    )
  return <Open conversation={conversation} order={order} search={search} />
}

/** On a phone the list, and its heading with it, is not there; the page still says what it is to those who only hear it. */
const Heading = () => <h1 className={css.heading}>{inboxWords().title}</h1>

/** A conversation that is there: only such a one can be followed. */
function Open({
  conversation,
  order,
  search,
}: {
  conversation: Conversation
  order: RefObject<string[]>
  search: InboxSearch
}) {
  const words = inboxWords()
  const { id } = conversation
  const { writer, colleagues, sayTyping } = useLiveConversation(id, useSelf().id, message =>
    takeMessage(id, message),
  )
  const writing = <Writing writer={writer} name={nameOf(conversation)} />
  return (
    <section className={css.thread} aria-label={say(words.conversation_with, { name: nameOf(conversation) })}>
      <Header conversation={conversation} order={order} search={search} />
      {conversation.channel === 'call' ? (
        <Suspense fallback={<div className={css.frame} />}>
          <CallThread conversation={conversation} writing={writing} />
        </Suspense>
      ) : (
        <Turns conversation={conversation} writing={writing} />
      )}
      <Company colleagues={colleagues} />
      <Below conversation={conversation} sayTyping={sayTyping} />
    </section>
  )
}
