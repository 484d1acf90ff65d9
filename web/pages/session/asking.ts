import { frameEveryMs } from '#contract/limits.ts'
import type { FramesReceived } from '#contract/questionnaires/monitoring.ts'
import type { NextStill } from '#contract/questionnaires/recordings.ts'
import type {
  SessionFlag,
  SessionFlags,
  SessionStart,
  SessionState,
} from '#contract/questionnaires/sessions.ts'
import { ConversationRefused } from '#web/voice/voice.ts'
import type { SessionScriptData } from './page-data.ts'

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
    start: async (): Promise<SessionState> =>
      (await post('/start', { agreed: true, language: lang } satisfies SessionStart)).json(),
    resume: async (): Promise<SessionState> => (await post('/resume')).json(),
    end: () => post('/end'),
    flags: (flags: SessionFlag[]) => post('/flags', { flags } satisfies SessionFlags),
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
      return response && ((await response.json()) as NextStill).next_ms
    },
    /** The same for a frame that is looked at and not kept. `seen` is told how many were looked at so far. */
    frame: async (bytes: Blob, seen: (frames: number) => void): Promise<number | null> => {
      const response = await picture('/frames', bytes)
      if (!response) return null
      seen(((await response.json()) as FramesReceived).frames)
      return frameEveryMs
    },
  }
}

export type SessionEndpoint = ReturnType<typeof sessionEndpoint>
