import { useEffect, useRef, useState } from 'preact/hooks'
import type { VisitorEvent, VisitorTyping } from '#contract/conversations/live.ts'
import { follow } from '../stream/live-stream.ts'
import type { Conversation } from './conversation.ts'

/** The address of the chat. */
interface Endpoint {
  api: string
  link_token?: string
  tenant_id?: string
}

// A little longer than a person's page waits between two typing signals.
const writingMs = 6_000
const signEveryMs = 3_000

/**
 * Follows what people of the business do in the conversation, while the page is visible or a person holds the
 * conversation: a browser has few connections, and a hidden page catches up when it is shown. `writing` is the person
 * who writes now; `typing` signals that the visitor does.
 */
export function useLive(
  endpoint: Endpoint,
  conversation: Conversation,
  heard: (event: VisitorEvent) => void,
): { writing: string | null; typing: () => void } {
  const { id, holder = null, gone } = conversation
  const [writing, setWriting] = useState<string | null>(null)
  const latest = useRef(conversation)
  latest.current = conversation
  const signed = useRef(0)
  const seen = useSeen()
  const link_token = endpoint.link_token
  const tenant_id = link_token ? undefined : endpoint.tenant_id
  const following = id !== null && !gone && (seen || holder !== null)

  // Dependencies: everything else is read at its newest.
  useEffect(() => {
    if (!following || id === null) return
    const stopping = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = (name: string | null) => {
      clearTimeout(timer)
      setWriting(name)
      if (name) timer = setTimeout(() => setWriting(null), writingMs)
    }
    const request = () => ({ conversation_id: id, link_token, tenant_id, after: latest.current.heard ?? 0 })
    const hear = (event: VisitorEvent) => {
      if (event.event === 'typing') show(event.data.name)
      else show(null)
      heard(event)
    }
    void follow(endpoint.api, request, hear, stopping.signal)
    return () => {
      stopping.abort()
      show(null)
    }
  }, [endpoint.api, link_token, tenant_id, id, following])

  const typing = () => {
    if (holder === null || id === null || Date.now() - signed.current < signEveryMs) return
    signed.current = Date.now()
    // Losing this request does no harm.
    fetch(`${endpoint.api}/chat/typing`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ conversation_id: id, link_token, tenant_id } satisfies VisitorTyping),
      credentials: 'omit',
    }).catch(() => {})
  }
  return { writing, typing }
}

/** Whether the page is visible. */
function useSeen(): boolean {
  const [seen, setSeen] = useState(document.visibilityState !== 'hidden')
  useEffect(() => {
    const update = () => setSeen(document.visibilityState !== 'hidden')
    document.addEventListener('visibilitychange', update)
    return () => document.removeEventListener('visibilitychange', update)
  }, [])
  return seen
}
