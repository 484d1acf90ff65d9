import { codeOf } from './languages.ts'
import { sampleRate, type TextToSpeech } from './port.ts'
import type { VoiceServer } from './servers.ts'
import { type Patience, streamingVoice } from './streaming-voice.ts'

/** The date of the API that we speak; since then errors are JSON. */
const version = '2026-03-01'

/** Voices of Cartesia (docs.cartesia.ai/api-reference/tts/bytes). */
export function cartesiaTextToSpeech(server: VoiceServer & Patience): TextToSpeech {
  const { url, model, apiKey } = server
  return streamingVoice(server, {
    headers: { 'cartesia-version': version, ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
    ask: (text, language, voice) => ({
      url: `${url}/tts/bytes`,
      body: {
        model_id: model,
        transcript: text,
        voice: { mode: 'id', id: voice },
        language: codeOf(language),
        output_format: { container: 'raw', encoding: 'pcm_s16le', sample_rate: sampleRate },
      },
    }),
  })
}
