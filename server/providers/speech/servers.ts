import type { SpeechToText, TextToSpeech } from './port.ts'

/** A server that hears. `url` is complete: what its query asks for is kept. */
export interface HearingServer {
  /** `deepgram_flux` is Deepgram's second API, whose models also tell when somebody has finished. */
  kind: 'openai' | 'deepgram' | 'deepgram_flux'
  url: string
  model: string
  apiKey: string | null
}

/** A server that speaks. */
export interface VoiceServer {
  kind: 'openai' | 'deepgram' | 'elevenlabs' | 'cartesia'
  url: string
  model: string
  apiKey: string | null
  /** The voice, by the provider's name for it. */
  voice: string
  /** Other voices for some languages, by BCP 47 tags in small letters. */
  voices: Record<string, string>
  /** Samples a second of the sound that an OpenAI-compatible server sends; the others are asked for ours. */
  rate: number
  /** How to speak, in words, for models that take such a prompt. */
  instructions: string | null
}

/** The adapter of this server. Each is loaded only when it is used. */
export async function openHearing(server: HearingServer): Promise<SpeechToText> {
  switch (server.kind) {
    case 'openai':
      return (await import('./openai-compatible.ts')).openaiSpeechToText(server)
    case 'deepgram':
      return (await import('./deepgram.ts')).deepgramSpeechToText(server)
    case 'deepgram_flux':
      return (await import('./flux.ts')).fluxSpeechToText(server)
  }
}

/** The adapter of this server. Each is loaded only when it is used. */
export async function openVoice(server: VoiceServer): Promise<TextToSpeech> {
  switch (server.kind) {
    case 'openai':
      return (await import('./openai-compatible.ts')).openaiTextToSpeech(server)
    case 'deepgram':
      return (await import('./deepgram-voice.ts')).deepgramTextToSpeech(server)
    case 'elevenlabs':
      return (await import('./elevenlabs.ts')).elevenlabsTextToSpeech(server)
    case 'cartesia':
      return (await import('./cartesia.ts')).cartesiaTextToSpeech(server)
  }
}
