import { useEffect, useReducer, useRef, useState } from 'preact/hooks'
import type { ChatRequest, CitedPassage } from '#contract/conversations/chat.ts'
import type { SessionStore } from '#web/ui/session-store.ts'
import { readersZone } from '#web/ui/time-zone.ts'
import type { Exchange } from '#web/voice/captions.ts'
import { requestPassages } from '../reply/passages-request.ts'
import { ChatFailure, type Failure, streamAnswer } from '../stream/chat-stream.ts'
import {
  type ChatTurn,
  type Conversation,
  emptyConversation,
  isBusy,
  reduce,
  restored,
} from './conversation.ts'
import { useLive } from './use-live.ts'

/** The address of the chat; exactly one of `link_token` and `tenant_id`. */
export interface ChatEndpoint {
  api: string
  link_token?: string
  tenant_id?: string
}

export interface ChatController {
  conversation: Conversation
  online: boolean
  /** the person of the business who is writing now */
  writing: string | null
  /** signals that the visitor is writing */
  typing: () => void
  ask: (question: string) => void
  askAgain: () => void
  stop: () => void
  /** adds the words of a call to the conversation */
  talked: (exchanges: Exchange[], conversationId: string | null) => void
  startAgain: () => void
  /** how the passages of a turn's answer are read; undefined where there is nothing to ask for */
  readPassages: (turn: ChatTurn) => (() => Promise<CitedPassage[]>) | undefined
}

/** The storage name of a conversation. */
export const storageName = ({ link_token, tenant_id }: ChatEndpoint): string =>
  `frontdesk-chat:${link_token ?? tenant_id}`

/** The visitor's conversation. It is stored over reloads, and questions are sent again when the connection returns. */
export function useConversation(endpoint: ChatEndpoint, store: SessionStore): ChatController {
  const [conversation, dispatch] = useReducer(reduce, emptyConversation, () => restored(store.read()))
  const running = useRef<AbortController | null>(null)
  const sentAt = useRef(Number.NEGATIVE_INFINITY)
  const onlineSince = useOnlineSince()
  const online = onlineSince !== null

  const run = async (turn: Pick<ChatTurn, 'key' | 'question' | 'conversation_id'>): Promise<void> => {
    sentAt.current = performance.now()
    const stopping = new AbortController()
    running.current = stopping
    try {
      const request = requestOf(endpoint, turn)
      for await (const event of streamAnswer(endpoint.api, request, {
        key: turn.key,
        signal: stopping.signal,
      })) {
        if (stopping.signal.aborted) return
        dispatch({ type: 'arrived', event })
      }
    } catch (error) {
      if (stopping.signal.aborted) return
      const failure: Failure = error instanceof ChatFailure ? error.failure : { kind: 'fault' }
      if (failure.kind === 'gone' && turn.conversation_id !== null) {
        // The 404 may mean the page or only its conversation; without the conversation the next answer shows which.
        // Nothing was answered yet, so this is a new request with a new key.
        const key = randomKey()
        dispatch({ type: 'forgotten_by_server', key })
        await run({ key, question: turn.question, conversation_id: null })
      } else {
        dispatch({ type: 'failed', failure, at: Date.now() })
      }
    }
  }

  const ask = (question: string) => {
    if (isBusy(conversation) || conversation.gone) return
    const turn = { key: randomKey(), question, conversation_id: conversation.id }
    dispatch({ type: 'asked', ...turn, at: Date.now() })
    void run(turn)
  }
  const askAgain = () => {
    const turn = conversation.turns.at(-1)
    if (turn?.state !== 'failed' || conversation.gone) return
    const key = turn.failure?.key_spent ? randomKey() : turn.key
    dispatch({ type: 'asked_again', key })
    void run({ ...turn, key })
  }
  const stop = () => {
    running.current?.abort()
    dispatch({ type: 'stopped' })
  }
  const talked = (exchanges: Exchange[], conversation_id: string | null) =>
    dispatch({ type: 'talked', exchanges, conversation_id, at: Date.now() })
  const startAgain = () => {
    running.current?.abort()
    dispatch({ type: 'started_again' })
  }

  const readPassages = ({ message_id, spoken }: ChatTurn) => {
    const { id } = conversation
    if (!message_id || !id || spoken) return undefined
    const { api, link_token } = endpoint
    const tenant_id = link_token ? undefined : endpoint.tenant_id
    return () => requestPassages({ api, conversation_id: id, message_id, link_token, tenant_id })
  }

  const last = conversation.turns.at(-1)
  const arriving = last?.state === 'answering'
  useEffect(() => {
    if (!arriving) store.write(conversation.turns.length === 0 ? null : JSON.stringify(conversation))
  }, [store, conversation, arriving])
  useEffect(() => store.watch(text => dispatch({ type: 'kept_elsewhere', text })), [store])

  const undelivered = last?.state === 'failed' && last.failure?.kind === 'network'
  // Once for each return of the connection, also when the failure is only told after the return.
  useEffect(() => {
    if (online && undelivered && sentAt.current < onlineSince) askAgain()
  }, [onlineSince, undelivered])

  const { writing, typing } = useLive(endpoint, conversation, event => dispatch({ type: 'followed', event }))

  useEffect(() => () => running.current?.abort(), [])

  return { conversation, online, writing, typing, ask, askAgain, stop, talked, startAgain, readPassages }
}

function requestOf(
  endpoint: ChatEndpoint,
  turn: Pick<ChatTurn, 'question' | 'conversation_id'>,
): ChatRequest {
  return {
    message: turn.question,
    conversation_id: turn.conversation_id ?? undefined,
    link_token: endpoint.link_token,
    tenant_id: endpoint.link_token ? undefined : endpoint.tenant_id,
    timezone: readersZone(),
  }
}

/** 128 random bits. Not `crypto.randomUUID`, which pages on a local network without TLS lack. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** Since when the browser has been connected, in ms of `performance.now()`; null while it is not. */
function useOnlineSince(): number | null {
  const [since, setSince] = useState(navigator.onLine ? 0 : null)
  useEffect(() => {
    const update = () => setSince(navigator.onLine ? performance.now() : null)
    addEventListener('online', update)
    addEventListener('offline', update)
    return () => {
      removeEventListener('online', update)
      removeEventListener('offline', update)
    }
  }, [])
  return since
}
