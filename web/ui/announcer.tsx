import { useEffect, useRef, useState } from 'preact/hooks'
import { phrase } from '#locales/phrase.ts'
import type { ChatViewProps } from '#web/chat/chat-view-props.ts'
import type { ChatTurn } from '#web/chat/conversation/conversation.ts'
import { failureSentence, secondsTo } from '#web/chat/reply/outcome.tsx'
import { plainReply } from '#web/chat/reply/reply-text.ts'

/**
 * Announces each message to a screen reader once, when it is complete. The log itself is silent: it changes with every
 * word of an arriving answer, and each change would be read out.
 */
export function Announcer({
  turn,
  online,
  holder,
  viewProps,
}: {
  turn: ChatTurn | undefined
  online: boolean
  /** the person of the business who talks with the visitor */
  holder: string | null
  viewProps: ChatViewProps
}) {
  const [said, say] = useState('')
  const latest = turn && `${turn.key} ${turn.state}`
  // Messages from before the page loaded are not announced.
  const known = useRef(latest)
  // Dependencies: announced when a turn changes its state, not with each of its words.
  useEffect(() => {
    if (!turn || known.current === latest) return
    known.current = latest
    // That there is no connection is said once, and not of each message.
    const quiet = !online && turn.failure?.kind === 'network'
    const sentence = quiet ? undefined : announcement(turn, viewProps)
    if (sentence) say(sentence)
  }, [latest])
  useEffect(() => {
    if (!online) say(viewProps.strings.offline)
  }, [online, viewProps.strings])
  const newest = turn?.people?.at(-1)
  const knownPerson = useRef(newest?.id)
  // Dependencies: each message from a person once.
  useEffect(() => {
    if (!newest || knownPerson.current === newest.id) return
    knownPerson.current = newest.id
    say(`${newest.author ?? viewProps.business}: ${newest.text}`)
  }, [newest?.id])
  useEffect(() => {
    if (holder) say(phrase(viewProps.strings.with_person, { person: holder }))
  }, [holder, viewProps.strings])
  return (
    <div class="only-heard" role="status">
      {said}
    </div>
  )
}

function announcement(
  { state, reply, failure, for_person, spoken }: ChatTurn,
  viewProps: ChatViewProps,
): string | undefined {
  const { strings, agent_name } = viewProps
  if (state === 'asking') return phrase(strings.typing, { agent: agent_name })
  // Spoken messages were heard already.
  if (for_person || spoken) return
  if (state === 'answered') return `${agent_name}: ${plainReply(reply)}`
  if (state === 'stopped') return strings.stopped
  if (failure?.kind === 'gone') return strings.gone
  if (failure) return failureSentence(failure, viewProps, secondsTo(failure.retry_at ?? 0))
}
