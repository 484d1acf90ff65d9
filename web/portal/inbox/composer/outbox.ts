import { useSyncExternalStore } from 'react'
import type { Message } from '../records.ts'

/** A message on its way, shown at the end of its thread. */
export interface PendingMessage {
  key: string
  text: string
  /** the position of the last message before it */
  after: number
}

/** Those that the thread does not show yet: the stream may bring a message before its sender has heard that it is stored. */
export const notYetIn = (
  messages: readonly Message[],
  sent: readonly PendingMessage[],
): readonly PendingMessage[] =>
  sent.filter(
    ({ text, after }) =>
      !messages.some(
        message => message.role === 'person' && message.position > after && message.text === text.trim(),
      ),
  )

let pending: Readonly<Record<string, readonly PendingMessage[]>> = {}
const listeners = new Set<() => void>()
const none: readonly PendingMessage[] = []

function set(id: string, messages: readonly PendingMessage[]): void {
  pending = { ...pending, [id]: messages }
  for (const listener of listeners) listener()
}

export const isPending = (id: string): boolean => Boolean(pending[id]?.length)
export const addPending = (id: string, message: PendingMessage): void =>
  set(id, [...(pending[id] ?? none), message])
export const removePending = (id: string, key: string): void =>
  set(
    id,
    (pending[id] ?? none).filter(message => message.key !== key),
  )

export const usePending = (id: string): readonly PendingMessage[] =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => pending[id] ?? none,
  )
