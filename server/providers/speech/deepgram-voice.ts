import { primary } from '#locales/resolve.ts'
import { sampleRate, type TextToSpeech } from './port.ts'
import type { VoiceServer } from './servers.ts'
import { voiceFor } from './sound.ts'
import { type Patience, refused, streamingVoice } from './streaming-voice.ts'

/** Each voice speaks one language, which is the end of its name. Where none is named for another one, it is one of these. */
const usual: Record<string, string> = {
  en: 'aura-2-thalia-en',
  es: 'aura-2-celeste-es',
  de: 'aura-2-aurelia-de',
  fr: 'aura-2-agathe-fr',
  nl: 'aura-2-beatrix-nl',
  it: 'aura-2-cinzia-it',
  ja: 'aura-2-ama-ja',
}

/** The voices of Deepgram's Aura (developers.deepgram.com/reference/text-to-speech/speak-request). */
export function deepgramTextToSpeech(server: VoiceServer & Patience): TextToSpeech {
  const { url, apiKey, voice, voices } = server
  const base = `${url.replace(/\/v1(\/speak)?$/, '')}/v1/speak`
  return streamingVoice(server, {
    headers: apiKey ? { authorization: `Token ${apiKey}` } : {},
    ask(text, language) {
      const code = primary(language) ?? 'en'
      const model = voiceFor(language, voices) ?? (voice.endsWith(`-${code}`) ? voice : usual[code])
      if (!model) throw refused(server.model, language)
      const query = { model, encoding: 'linear16', sample_rate: String(sampleRate), container: 'none' }
      return { url: `${base}?${new URLSearchParams(query)}`, body: { text } }
    },
  })
}
