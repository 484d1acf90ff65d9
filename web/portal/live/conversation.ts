import { useEffect, useRef, useState } from 'react'
import type { Message } from '#client'
import { presenceMs } from '#contract/limits.ts'
import { api } from '../api/api.ts'
import { lookAt, onLiveEvent } from './live.ts'

export interface Writer {
  by: 'visitor' | 'person'
  name: string | null
}

export interface Colleague {
  id: string
  name: string
  state: 'viewing' | 'typing'
}

export interface LiveConversation {
  /** Who writes just now, besides the reader. */
  writer: Writer | null
  /** Colleagues who look at it too. */
  colleagues: Colleague[]
  /** Shows colleagues that the reader writes; call it at every key. */
  sayTyping(): void
}

/** How often a page says that it is still there, and at most that its reader writes. */
const [stayMs, typingMs] = [presenceMs.viewing / 2, presenceMs.typing / 2]

/**
 * Follows the open conversation: `onMessage` gets each message that comes, the result says who writes and who looks at it.
 * Colleagues are told that the reader does, for as long as the page is looked at. `me`: the reader's member id.
 */
export function useLiveConversation(
  id: string,
  me: string,
  onMessage: (message: Message) => void,
): LiveConversation {
  const [writer, setWriter] = useState<Writer | null>(null)
  const [colleagues, setColleagues] = useState<Colleague[]>([])
  const heard = useRef(onMessage)
  heard.current = onMessage
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = onLiveEvent(event => {
      if (!('conversation_id' in event.data) || event.data.conversation_id !== id) return
      if (event.event === 'message') {
        setWriter(null)
        heard.current(event.data.message)
      }
      if (event.event === 'presence') setColleagues(event.data.members.filter(member => member.id !== me))
      if (event.event === 'typing' && event.data.member_id !== me) {
        clearTimeout(timer)
        timer = setTimeout(() => setWriter(null), presenceMs.typing)
        setWriter({ by: event.data.by, name: event.data.name })
      }
    })
    lookAt(id)
    return () => {
      stop()
      clearTimeout(timer)
      lookAt(null)
      setWriter(null)
      setColleagues([])
    }
  }, [id, me])
  const sayTyping = usePresence(id)
  return { writer, colleagues, sayTyping }
}

/** Says that the reader is there, again and again, until they leave. */
function usePresence(id: string): () => void {
  const typed = useRef(0)
  useEffect(() => {
    const stay = () => document.visibilityState === 'visible' && say(id, 'viewing')
    const seen = () => say(id, document.visibilityState === 'visible' ? 'viewing' : 'left')
    const leave = () => say(id, 'left')
    stay()
    const timer = setInterval(stay, stayMs)
    document.addEventListener('visibilitychange', seen)
    addEventListener('pagehide', leave)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', seen)
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [id])
  return () => {
    if (Date.now() - typed.current < typingMs) return
    typed.current = Date.now()
    say(id, 'typing')
  }
}

/** It runs out by itself, so that a lost word does no harm, nor one that is said twice. */
function say(id: string, state: 'viewing' | 'typing' | 'left'): void {
  const body = { state }
  api
    .post('/api/v1/conversations/{id}/presence', { params: { id }, body, idempotencyKey: false })
    .catch(() => {})
}
