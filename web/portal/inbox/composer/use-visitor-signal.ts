import { useCallback, useRef } from 'react'
import { api } from '../../api/api.ts'

/** Milliseconds. The visitor’s page shows the sign a little longer than this. */
const everyMs = 3_000

/** Shows the visitor that somebody writes; to be called with each letter. */
export function useVisitorSignal(id: string): () => void {
  const last = useRef(Number.NEGATIVE_INFINITY)
  return useCallback(() => {
    const at = performance.now()
    if (at - last.current < everyMs) return
    last.current = at
    // Nobody waits for it: what is lost is said again in a moment.
    api
      .post('/api/v1/conversations/{id}/typing', { params: { id }, retries: 0, idempotencyKey: false })
      .catch(() => {})
  }, [id])
}
