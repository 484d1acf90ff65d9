import { realtimeEars } from './ears.ts'
import { realtimeMind } from './mind.ts'
import type { Realtime, RealtimeServer } from './port.ts'
import { Session } from './session.ts'
import { realtimeVoice } from './voice.ts'

/** A server of OpenAI's Realtime protocol (developers.openai.com/docs/guides/realtime-websocket). */
export const openaiRealtime = (server: RealtimeServer): Realtime => ({
  model: server.model,
  open() {
    const session = new Session(server)
    return {
      hears: realtimeEars(session),
      speaks: realtimeVoice(session),
      language: realtimeMind(session),
      close: () => session.close(),
    }
  },
})
