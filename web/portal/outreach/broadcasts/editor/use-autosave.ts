import { useCallback, useEffect, useRef, useState } from 'react'
import type { Broadcast, BroadcastChanges } from '#client'
import { useDraft } from '../../../parts/draft.ts'
import { useSaveDraft } from '../queries.ts'

/** Milliseconds after the last change. */
const pauseMs = 600

const read = (text: string): BroadcastChanges => (text ? (JSON.parse(text) as BroadcastChanges) : {})

/** A draft as it is shown, and how far that is saved. */
export interface Autosave<B extends Broadcast> {
  /** what is saved, with what was typed since */
  draft: B
  change(changes: BroadcastChanges): void
  /** whether the server has everything */
  isSaved: boolean
  isSaving: boolean
  /** why the last attempt failed */
  fault: unknown
}

/**
 * Saves what was typed by itself, one request at a time. What the server does not have yet outlives the page in this tab, and
 * is saved when it is opened again; leaving the page saves at once.
 */
export function useAutosave<B extends Broadcast>(saved: B): Autosave<B> {
  const [text, keep] = useDraft(`broadcast:${saved.id}`)
  const save = useSaveDraft(saved.id)
  const [isSaving, setSaving] = useState(false)
  const [fault, setFault] = useState<unknown>(null)
  const latest = useRef(text)
  latest.current = text
  const busy = useRef(false)
  const failed = useRef('')
  const returns = useRef(0)

  const flush = useCallback(async () => {
    const sent = latest.current
    if (!sent || busy.current || sent === failed.current) return
    busy.current = true
    setSaving(true)
    const returnsBefore = returns.current
    try {
      await save(read(sent))
      failed.current = ''
      setFault(null)
      // What was typed meanwhile stays, and goes with the next one.
      if (latest.current === sent) {
        latest.current = ''
        keep('')
      }
    } catch (error) {
      // The failure may only be told after the connection has returned; then it is sent again at once.
      failed.current = returns.current === returnsBefore ? sent : ''
      setFault(error)
    }
    busy.current = false
    setSaving(false)
  }, [keep, save])

  useEffect(() => {
    if (!text || isSaving) return
    const timer = setTimeout(flush, pauseMs)
    return () => clearTimeout(timer)
  }, [text, isSaving, flush])
  useEffect(() => {
    const leave = () => void flush()
    const again = () => {
      returns.current++
      failed.current = ''
      leave()
    }
    addEventListener('pagehide', leave)
    addEventListener('online', again)
    return () => {
      removeEventListener('pagehide', leave)
      removeEventListener('online', again)
      leave()
    }
  }, [flush])

  const change = (changes: BroadcastChanges) => {
    const next = JSON.stringify({ ...read(latest.current), ...changes })
    latest.current = next
    keep(next)
  }
  return { draft: { ...saved, ...read(text) } as B, change, isSaved: !text, isSaving, fault }
}
