import { useEffect, useRef, useState } from 'preact/hooks'
import type { VisitorEvent, VisitorTyping } from '#contract/conversations/live.ts'
import type { Conversation } from './conversation.ts'
import { follow } from './live-stream.ts'

/** Where the conversation is, and as whose visitor. */
interface Desk {
  api: string
  link_token?: string
  tenant_id?: string
}

// A little longer than a person's page lets pass between two signs of writing.
const WRITING_MS = 6_000
const SIGN_EVERY_MS = 3_000

/**
 * Follows what people of the business do in the conversation, while somebody looks at the page or a person holds it: a
 * browser has few connections, and a page nobody looks at catches up when it is looked at. `writing` is who of them
 * writes at the moment; `typing` says to them that the visitor does.
 */
export function useLive(
  desk: Desk,
  conversation: Conversation,
  heard: (event: VisitorEvent) => void,
): { writing: string | null; typing: () => void } {
  const { id, holder = null, gone } = conversation
  const [writing, setWriting] = useState<string | null>(null)
  const latest = useRef(conversation)
  latest.current = conversation
  const signed = useRef(0)
  const seen = useSeen()
  const link_token = desk.link_token
  const tenant_id = link_token ? undefined : desk.tenant_id
  const following = id !== null && !gone && (seen || holder !== null)

  // Dependencies: what it reads besides is the newest at any time
  useEffect(() => {
    if (!following || id === null) return
    const stopping = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = (name: string | null) => {
      clearTimeout(timer)
      setWriting(name)
      if (name) timer = setTimeout(() => setWriting(null), WRITING_MS)
    }
    const request = () => ({ conversation_id: id, link_token, tenant_id, after: latest.current.heard ?? 0 })
    const hear = (event: VisitorEvent) => {
      if (event.event === 'typing') show(event.data.name)
      else show(null)
      heard(event)
    }
    void follow(desk.api, request, hear, stopping.signal)
    return () => {
      stopping.abort()
      show(null)
    }
  }, [desk.api, link_token, tenant_id, id, following])

  const typing = () => {
    if (holder === null || id === null || Date.now() - signed.current < SIGN_EVERY_MS) return
    signed.current = Date.now()
    // Nothing is lost with it.
    fetch(`${desk.api}/chat/typing`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ conversation_id: id, link_token, tenant_id } satisfies VisitorTyping),
      credentials: 'omit',
    }).catch(() => {})
  }
  return { writing, typing }
}

/** Whether somebody may be looking at the page. */
function useSeen(): boolean {
  const [seen, setSeen] = useState(document.visibilityState !== 'hidden')
  useEffect(() => {
    const update = () => setSeen(document.visibilityState !== 'hidden')
    document.addEventListener('visibilitychange', update)
    return () => document.removeEventListener('visibilitychange', update)
  }, [])
  return seen
}
