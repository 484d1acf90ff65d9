import { sampleRate, type TextToSpeech } from './port.ts'
import type { VoiceServer } from './servers.ts'
import { type Patience, streamingVoice } from './streaming-voice.ts'

/** The voices of Deepgram's Aura (developers.deepgram.com/reference/text-to-speech/speak-request). */
export function deepgramTextToSpeech(server: VoiceServer & Patience): TextToSpeech {
  const { url, apiKey } = server
  const base = `${url.replace(/\/v1(\/speak)?$/, '')}/v1/speak`
  return streamingVoice(server, {
    headers: apiKey ? { authorization: `Token ${apiKey}` } : {},
    ask(text, _language, model) {
      const query = { model, encoding: 'linear16', sample_rate: String(sampleRate), container: 'none' }
      return { url: `${base}?${new URLSearchParams(query)}`, body: { text } }
    },
  })
}
