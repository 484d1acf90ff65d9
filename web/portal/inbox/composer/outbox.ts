import { useSyncExternalStore } from 'react'

/** A message on its way, shown at the end of its thread. */
export interface PendingMessage {
  key: string
  text: string
}

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
