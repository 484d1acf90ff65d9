import { useCallback, useEffect, useRef } from 'react'
import { api } from '../../api/api.ts'

/** Milliseconds. Colleagues and the visitor see that somebody writes; the sign goes out by itself soon after the last one. */
const every = 3_000
/** How often it is said that a conversation is still looked at. */
const lookEvery = 20_000

type State = 'viewing' | 'typing' | 'left'

/** Nobody waits for these: what is lost is said again in a moment. */
const say = (id: string, state: State): void => {
  api
    .post('/api/v1/conversations/{id}/presence', {
      params: { id },
      body: { state },
      retries: 0,
      idempotencyKey: false,
    })
    .catch(() => {})
}

/** Tells colleagues that the reader is here, and gives a function to call with each letter. */
export function useTypingSignal(id: string): () => void {
  const last = useRef(0)
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') say(id, 'viewing')
      else say(id, 'left')
    }
    look()
    const timer = setInterval(() => document.visibilityState === 'visible' && look(), lookEvery)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      say(id, 'left')
    }
  }, [id])
  return useCallback(() => {
    const at = performance.now()
    if (at - last.current < every && last.current) return
    last.current = at
    say(id, 'typing')
    api
      .post('/api/v1/conversations/{id}/typing', { params: { id }, retries: 0, idempotencyKey: false })
      .catch(() => {})
  }, [id])
}
