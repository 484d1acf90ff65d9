import type { VoiceOffer } from '#web/voice/protocol.ts'
import { ConversationRefused } from '#web/voice/voice.ts'
import type { SessionScriptData } from './page-data.ts'

/** The server's answer when a session starts or goes on. */
export type Going = {
  voice: VoiceOffer
  /** since Start, by the server's clock */
  elapsed_ms: number
  remaining_ms: number
  recording: 'audio' | 'audio_video' | 'none'
  stills: boolean
  watches: boolean
  /** before, in order */
  said: Said[]
}

export type Said = { speaker: 'agent' | 'person'; text: string }

export type Flag = { kind: string; at_ms: number; seconds: number }

// A watched camera is looked at so often.
const frameMs = 1_000

/** The page's requests to the server. They throw `Refused` with a sentence, or the error of fetch when nobody answers. */
export function sessionEndpoint({
  api,
  token,
  lang,
  words,
}: Pick<SessionScriptData, 'api' | 'token' | 'lang' | 'words'>) {
  const base = `${api}/questionnaires/sessions/${token}`
  const post = async (path: string, body?: object): Promise<Response> => {
    const response = await fetch(base + path, {
      method: 'POST',
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    if (response.ok) return response
    if (response.status >= 500 || response.status === 429) throw new Error(`${response.status}`)
    // Our own words, since the server's sentences are not in the reader's language.
    throw new ConversationRefused(
      response.status === 409
        ? words.started_elsewhere
        : response.status === 410
          ? words.expired
          : words.failed,
    )
  }
  const picture = async (path: string, bytes: Blob): Promise<Response | null> => {
    const headers = { 'content-type': 'image/jpeg' }
    const response = await fetch(base + path, { method: 'POST', headers, body: bytes })
    if (response.ok) return response
    if (response.status === 409 || response.status === 404) return null
    throw new Error(`${response.status}`)
  }
  return {
    start: async (): Promise<Going> => (await post('/start', { agreed: true, language: lang })).json(),
    resume: async (): Promise<Going> => (await post('/resume')).json(),
    end: () => post('/end'),
    flags: (flags: Flag[]) => post('/flags', { flags }),
    /** Tells the server that the whole recording has arrived. */
    delivered: () => post('/recording'),
    slice: (part: string, { startedMs, offset, bytes }: { startedMs: number; offset: number; bytes: Blob }) =>
      fetch(`${base}/recording/${part}?started_ms=${Math.round(startedMs)}`, {
        method: 'POST',
        headers: { 'content-type': 'video/webm', 'upload-offset': String(offset) },
        body: bytes,
      }),
    /** Sends a still, and returns in how many milliseconds the next one is due; null when none is wanted any more. */
    still: async (bytes: Blob, atMs: number): Promise<number | null> => {
      const response = await picture(`/stills?at_ms=${Math.round(atMs)}`, bytes)
      return response && (await response.json()).next_ms
    },
    /** The same for a frame that is looked at and not kept. `seen` is told how many were looked at so far. */
    frame: async (bytes: Blob, seen: (frames: number) => void): Promise<number | null> => {
      const response = await picture('/frames', bytes)
      if (!response) return null
      seen((await response.json()).frames)
      return frameMs
    },
  }
}

export type SessionEndpoint = ReturnType<typeof sessionEndpoint>
