import { useEffect, useState } from 'react'
import { readPeaks } from './peaks.ts'

/** Bytes. A longer recording, of some hours, is played without a picture. */
const mostBytes = 64 * 1024 * 1024
/** The same of a recording that is decoded as a whole, which takes some thirty times the memory. */
const mostWholeBytes = 12 * 1024 * 1024

export interface Sound {
  peaks: Float32Array
  /** how much of it is read, 0 to 1 */
  share: number
  state: 'reading' | 'read' | 'too long' | 'none'
}

const silence: Sound = { peaks: new Float32Array(0), share: 0, state: 'reading' }

/** The loudness of a recording over time, as it is read; of none (`null`) there is none. Without it the recording still plays. */
export function usePeaks(url: string | null): Sound {
  const [sound, setSound] = useState(silence)
  useEffect(() => {
    if (url === null) return setSound({ ...silence, state: 'none' })
    const stop = new AbortController()
    setSound(silence)
    read(url, setSound, stop.signal).catch(() => {
      if (!stop.signal.aborted) setSound(known => ({ ...known, state: 'none' }))
    })
    return () => stop.abort()
  }, [url])
  return sound
}

async function read(url: string, told: (sound: Sound) => void, signal: AbortSignal): Promise<void> {
  const response = await fetch(url, { signal, credentials: 'same-origin' })
  if (!response.ok) throw new Error(`the recording answered ${response.status}`)
  const isWhole = /webm/.test(response.headers.get('content-type') ?? '')
  if (Number(response.headers.get('content-length')) > (isWhole ? mostWholeBytes : mostBytes)) {
    await response.body?.cancel()
    return told({ ...silence, state: 'too long' })
  }
  const recording = await response.arrayBuffer()
  await readPeaks(
    recording,
    (peaks, share) => told({ peaks, share, state: share < 1 ? 'reading' : 'read' }),
    signal,
  )
}
