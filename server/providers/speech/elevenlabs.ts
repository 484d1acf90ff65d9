import { primary } from '#locales/resolve.ts'
import type { TextToSpeech } from './port.ts'
import type { VoiceServer } from './servers.ts'
import { voiceFor } from './sound.ts'
import { type Patience, refused, streamingVoice } from './streaming-voice.ts'

/** The languages of the models of version 2.5 (elevenlabs.io/docs/models); they refuse others. Of the older ones, most. */
const languages = new Set(
  'en ja zh de hi fr ko pt it es id nl tr fil pl sv bg ro ar cs el fi hr ms sk da ta uk ru hu no vi'.split(
    ' ',
  ),
)

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
    ask(text, language) {
      const code = primary(language) ?? 'en'
      if (isTold && !languages.has(code)) throw refused(model, language)
      const voice = encodeURIComponent(voiceFor(language, server.voices) ?? server.voice)
      return {
        url: `${base}/${voice}/stream?output_format=pcm_16000`,
        body: { text, model_id: model, ...(isTold && { language_code: code }) },
      }
    },
  })
}
