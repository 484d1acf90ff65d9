import { codeOf } from './languages.ts'
import type { TextToSpeech } from './port.ts'
import type { VoiceServer } from './servers.ts'
import { type Patience, streamingVoice } from './streaming-voice.ts'

/**
 * Voices of ElevenLabs (elevenlabs.io/docs/api-reference/text-to-speech/stream). Models of version 2.5 are told the
 * language, since they guess it from a short sentence; others don't take it.
 */
export function elevenlabsTextToSpeech(server: VoiceServer & Patience): TextToSpeech {
  const { url, model, apiKey } = server
  const base = `${url.replace(/\/v1$/, '')}/v1/text-to-speech`
  const isTold = /_v2_5$/.test(model)
  return streamingVoice(server, {
    headers: apiKey ? { 'xi-api-key': apiKey } : {},
    ask: (text, language, voice) => ({
      url: `${base}/${encodeURIComponent(voice)}/stream?output_format=pcm_16000`,
      body: { text, model_id: model, ...(isTold && { language_code: codeOf(language) }) },
    }),
  })
}
