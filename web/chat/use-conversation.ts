import { useEffect, useReducer, useRef, useState } from 'preact/hooks'
import type { ChatRequest } from '#contract/conversations/chat.ts'
import type { SessionStore } from '#web/ui/session-store.ts'
import { readersZone } from '#web/ui/zone.ts'
import type { Exchange } from '#web/voice/captions.ts'
import { ChatFailure, type Failure, streamAnswer } from './chat-stream.ts'
import { type Conversation, EMPTY, isBusy, reduce, restored, type Turn } from './conversation.ts'
import { useLive } from './use-live.ts'

/** Where to ask, and as whom: one of `link_token` and `tenant_id`. */
export interface ChatEndpoint {
  api: string
  link_token?: string
  tenant_id?: string
}

export interface ChatController {
  conversation: Conversation
  online: boolean
  /** who of the business is writing at this moment */
  writing: string | null
  /** the visitor is writing */
  typing: () => void
  ask: (question: string) => void
  askAgain: () => void
  stop: () => void
  /** a call was held, whose words stand in the conversation from now on */
  talked: (exchanges: Exchange[], conversationId: string | null) => void
  startAgain: () => void
}

/** The name under which a page keeps the conversation with a desk. */
export const shelfName = ({ link_token, tenant_id }: ChatEndpoint): string =>
  `frontdesk-chat:${link_token ?? tenant_id}`

/** The visitor's conversation: kept on the shelf over reloads, and asked again when the connection comes back. */
export function useConversation(desk: ChatEndpoint, shelf: SessionStore): ChatController {
  const [conversation, tell] = useReducer(reduce, EMPTY, () => restored(shelf.read()))
  const running = useRef<AbortController | null>(null)
  const online = useOnline()

  const run = async (turn: Pick<Turn, 'key' | 'question' | 'conversation_id'>): Promise<void> => {
    const stopping = new AbortController()
    running.current = stopping
    try {
      const request = requestOf(desk, turn)
      for await (const event of streamAnswer(desk.api, request, { key: turn.key, signal: stopping.signal })) {
        if (stopping.signal.aborted) return
        tell({ type: 'arrived', event })
      }
    } catch (error) {
      if (stopping.signal.aborted) return
      const failure: Failure = error instanceof ChatFailure ? error.failure : { kind: 'fault' }
      if (failure.kind === 'gone' && turn.conversation_id !== null) {
        // The page or only its conversation may be gone, and one answer stands for both; without the conversation it
        // tells them apart. Nothing was asked yet, so this is a new request and needs a new key.
        const key = randomKey()
        tell({ type: 'forgotten_by_server', key })
        await run({ key, question: turn.question, conversation_id: null })
      } else {
        tell({ type: 'failed', failure, at: Date.now() })
      }
    }
  }

  const ask = (question: string) => {
    if (isBusy(conversation) || conversation.gone) return
    const turn = { key: randomKey(), question, conversation_id: conversation.id }
    tell({ type: 'asked', ...turn, at: Date.now() })
    void run(turn)
  }
  const askAgain = () => {
    const turn = conversation.turns.at(-1)
    if (turn?.state !== 'failed' || conversation.gone) return
    const key = turn.failure?.key_spent ? randomKey() : turn.key
    tell({ type: 'asked_again', key })
    void run({ ...turn, key })
  }
  const stop = () => {
    running.current?.abort()
    tell({ type: 'stopped' })
  }
  const talked = (exchanges: Exchange[], conversation_id: string | null) =>
    tell({ type: 'talked', exchanges, conversation_id, at: Date.now() })
  const startAgain = () => {
    running.current?.abort()
    tell({ type: 'started_again' })
  }

  const last = conversation.turns.at(-1)
  const arriving = last?.state === 'answering'
  useEffect(() => {
    if (!arriving) shelf.write(conversation.turns.length === 0 ? null : JSON.stringify(conversation))
  }, [shelf, conversation, arriving])
  useEffect(() => shelf.watch(text => tell({ type: 'kept_elsewhere', text })), [shelf])

  const undelivered = last?.state === 'failed' && last.failure?.kind === 'network'
  // Dependencies: only the return of the connection asks again, nothing else
  useEffect(() => {
    if (online && undelivered) askAgain()
  }, [online])

  const { writing, typing } = useLive(desk, conversation, event => tell({ type: 'followed', event }))

  useEffect(() => () => running.current?.abort(), [])

  return { conversation, online, writing, typing, ask, askAgain, stop, talked, startAgain }
}

function requestOf(desk: ChatEndpoint, turn: Pick<Turn, 'question' | 'conversation_id'>): ChatRequest {
  return {
    message: turn.question,
    conversation_id: turn.conversation_id ?? undefined,
    link_token: desk.link_token,
    tenant_id: desk.link_token ? undefined : desk.tenant_id,
    timezone: readersZone(),
  }
}

/** 128 random bits. Not `crypto.randomUUID`: a desk on a local network without TLS doesn't have it. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

function useOnline(): boolean {
  const [online, setOnline] = useState(navigator.onLine)
  useEffect(() => {
    const update = () => setOnline(navigator.onLine)
    addEventListener('online', update)
    addEventListener('offline', update)
    return () => {
      removeEventListener('online', update)
      removeEventListener('offline', update)
    }
  }, [])
  return online
}
