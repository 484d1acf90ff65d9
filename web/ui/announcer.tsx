import { useEffect, useRef, useState } from 'preact/hooks'
import { phrase } from '#locales/phrase.ts'
import type { ChatViewProps } from '#web/chat/chat-view-props.ts'
import type { Turn } from '#web/chat/conversation.ts'
import { failureSentence, secondsTo } from '#web/chat/outcome.tsx'
import { plainReply } from '#web/chat/reply-text.ts'

/**
 * Tells a screen reader each message once, when it is whole. The log itself stays silent: it changes with every word of an
 * arriving answer, and each change would be read out.
 */
export function Announcer({
  turn,
  online,
  holder,
  scene,
}: {
  turn: Turn | undefined
  online: boolean
  /** who of the business talks with the visitor */
  holder: string | null
  scene: ChatViewProps
}) {
  const [said, say] = useState('')
  const happened = turn && `${turn.key} ${turn.state}`
  // What was there when the page came up is for whoever reads it, not for saying.
  const known = useRef(happened)
  // Dependencies: spoken when a turn changes its state, not with each of its words.
  useEffect(() => {
    if (!turn || known.current === happened) return
    known.current = happened
    const sentence = announcement(turn, scene)
    if (sentence) say(sentence)
  }, [happened])
  useEffect(() => {
    if (!online) say(scene.strings.offline)
  }, [online, scene.strings])
  const newest = turn?.people?.at(-1)
  const knownPerson = useRef(newest?.id)
  // Dependencies: each message of a person once
  useEffect(() => {
    if (!newest || knownPerson.current === newest.id) return
    knownPerson.current = newest.id
    say(`${newest.author ?? scene.business}: ${newest.text}`)
  }, [newest?.id])
  useEffect(() => {
    if (holder) say(phrase(scene.strings.with_person, { person: holder }))
  }, [holder, scene.strings])
  return (
    <div class="only-heard" role="status">
      {said}
    </div>
  )
}

function announcement(
  { state, reply, failure, for_person, spoken }: Turn,
  scene: ChatViewProps,
): string | undefined {
  const { strings, agent_name } = scene
  if (state === 'asking') return phrase(strings.typing, { agent: agent_name })
  // What was spoken has been heard.
  if (for_person || spoken) return
  if (state === 'answered') return `${agent_name}: ${plainReply(reply)}`
  if (state === 'stopped') return strings.stopped
  if (failure?.kind === 'gone') return strings.gone
  if (failure) return failureSentence(failure, scene, secondsTo(failure.retry_at ?? 0))
}
