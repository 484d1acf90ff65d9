import type { Language } from '../language/port.ts'
import type { SpeechToText, TextToSpeech } from '../speech/port.ts'

/** A model that hears, answers and speaks over one connection. */
export interface Realtime {
  model: string
  /** Opens it for one call. The connection is made at once, and made anew when it broke and is wanted again. */
  open(): RealtimeCall
}

/** Its ears, its mind and its voice in one call. Each fails as its port says, alone or with the others. */
export interface RealtimeCall {
  hears: SpeechToText
  speaks: TextToSpeech
  language: Language
  close(): void
}

/** A server that speaks OpenAI's Realtime protocol. */
export interface RealtimeServer {
  /** wss://…, complete but for the model. */
  url: string
  model: string
  apiKey: string | null
  voice: string
  /** What writes down the words that are heard. */
  transcriber: string
}
