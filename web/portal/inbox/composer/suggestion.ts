import { useEffect, useRef, useState } from 'react'
import type { CitedSource, Suggestion as Suggested } from '#client'
import { api, reasonOf } from '../../api/api.ts'

export interface Suggestion {
  state: 'idle' | 'asking' | 'drafted' | 'none' | 'failed'
  sources: CitedSource[]
  /** the sentence of a source that carries the answer */
  sentence: string | null
  /** why there is no draft, in the server's words */
  reason: string | null
  ask: () => void
  end: () => void
}

/** What the assistant would answer now, as a draft in the field. It replaces a draft of its own, never a person's words. */
export function useSuggestion(
  id: string,
  { text, write }: { text: string; write: (text: string) => void },
): Suggestion {
  const [state, setState] = useState<Suggestion['state']>('idle')
  const [reason, setReason] = useState<string | null>(null)
  const [answer, setAnswer] = useState<Suggested | null>(null)
  const latest = useRef(text)
  latest.current = text
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])
  const ask = async () => {
    stop.current?.abort()
    const own = new AbortController()
    stop.current = own
    setState('asking')
    try {
      const next = await api.post('/api/v1/conversations/{id}/suggestion', {
        params: { id },
        signal: own.signal,
        retries: 0,
      })
      const mayWrite = !latest.current.trim() || latest.current === answer?.text
      setAnswer(next)
      setState(next.text === null ? 'none' : 'drafted')
      if (next.text !== null && mayWrite) write(next.text)
    } catch (error) {
      if (own.signal.aborted) return
      setReason(reasonOf(error))
      setState('failed')
    }
  }
  return {
    state,
    sources: answer?.sources ?? [],
    sentence: answer?.sentence ?? null,
    reason,
    ask: () => void ask(),
    end: () => setState('idle'),
  }
}
