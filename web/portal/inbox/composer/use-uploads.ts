import { useCallback, useEffect, useRef, useState } from 'react'
import { shareOf } from '../../words/dates.ts'
import { say } from '../../words/words.ts'
import type { Attachment } from '../records.ts'
import { inboxWords } from '../words.ts'
import { mostFileBytes, mostFiles, upload } from './upload.ts'

export interface Uploading {
  key: number
  name: string
  /** what is to be read of it */
  sentence: string
  isFailed: boolean
}

/** Milliseconds of a pause that ends with the signal. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>(resolve => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

let keys = 0

/** Files on their way to the server, one after the other; where it says "too many", the queue waits as long as it says. */
export function useUploads(conversationId: string, onDone: (file: Attachment) => void) {
  const [list, setList] = useState<Uploading[]>([])
  const chain = useRef(Promise.resolve())
  const stops = useRef(new Map<number, AbortController>())
  const done = useRef(onDone)
  done.current = onDone

  const remove = useCallback((key: number) => {
    stops.current.get(key)?.abort()
    stops.current.delete(key)
    setList(all => all.filter(one => one.key !== key))
  }, [])
  const tell = useCallback(
    (key: number, sentence: string, isFailed = false) =>
      setList(all => all.map(one => (one.key === key ? { ...one, sentence, isFailed } : one))),
    [],
  )

  const run = useCallback(
    async (key: number, file: File, signal: AbortSignal) => {
      const words = inboxWords()
      const { name } = file
      while (!signal.aborted) {
        const progress = (share: number) => tell(key, say(words.uploading, { name, share: shareOf(share) }))
        progress(0)
        const end = await upload(conversationId, file, { onShare: progress, signal })
        if (signal.aborted) return
        if (end.file) {
          done.current(end.file)
          return remove(key)
        }
        if (end.retryAfter === null) {
          const reason = end.tooLarge ? words.file_too_large : (end.reason ?? words.failed)
          return tell(key, say(words.upload_failed, { name, reason }), true)
        }
        tell(key, say(words.upload_waits, { name }))
        await pause(end.retryAfter * 1_000, signal)
      }
    },
    [conversationId, tell, remove],
  )

  const add = useCallback(
    (files: File[], already: number) => {
      const words = inboxWords()
      const room = Math.max(0, mostFiles - already)
      for (const [index, file] of files.entries()) {
        const key = ++keys
        const shown = { key, name: file.name, sentence: file.name, isFailed: false }
        const fault =
          index >= room
            ? say(words.too_many_files, { count: mostFiles })
            : file.size > mostFileBytes
              ? say(words.upload_failed, { name: file.name, reason: words.file_too_large })
              : null
        setList(all => [...all, fault ? { ...shown, sentence: fault, isFailed: true } : shown])
        if (fault) continue
        const stop = new AbortController()
        stops.current.set(key, stop)
        chain.current = chain.current.then(() => run(key, file, stop.signal))
      }
    },
    [run],
  )
  useEffect(() => {
    const running = stops.current
    return () => {
      for (const stop of running.values()) stop.abort()
    }
  }, [])
  return { list, add, remove, isBusy: list.some(({ isFailed }) => !isFailed) }
}
