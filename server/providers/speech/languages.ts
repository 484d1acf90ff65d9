import { primary } from '#locales/resolve.ts'
import type { HearingServer, VoiceServer } from './servers.ts'
import { voiceFor } from './sound.ts'

// Which languages the models of providers understand and speak, from their documentation. Those that are not here take
// whatever they are given.

/** Flux: developers.deepgram.com/docs/flux/language-prompting */
const fluxMultilingual = new Set('en es fr de hi ru pt ja it nl'.split(' '))

/** Version 2.5 of ElevenLabs' models: elevenlabs.io/docs/models */
const elevenlabs = new Set(
  'en ja zh de hi fr ko pt it es id nl tr fil pl sv bg ro ar cs el fi hr ms sk da ta uk ru hu no vi'.split(
    ' ',
  ),
)

/** Cartesia's models before sonic-3: docs.cartesia.ai/build-with-cartesia/tts-models */
const sonic2 = new Set('en fr de es pt zh ja hi it ko nl pl ru sv tr'.split(' '))

/** Each voice of Deepgram speaks one language, the end of its name. One of each: developers.deepgram.com/docs/tts-models */
const aura: Record<string, string> = {
  en: 'aura-2-thalia-en',
  es: 'aura-2-celeste-es',
  de: 'aura-2-aurelia-de',
  fr: 'aura-2-agathe-fr',
  nl: 'aura-2-beatrix-nl',
  it: 'aura-2-cinzia-it',
  ja: 'aura-2-ama-ja',
}

/** ISO 639-1, without the country. */
export const codeOf = (language: string): string => primary(language) ?? 'en'

/** `url`: a language in its query is the only one, unless it is `multi`. */
export function understands(
  { kind, model, url }: Pick<HearingServer, 'kind' | 'model' | 'url'>,
  language: string,
): boolean {
  if (kind === 'deepgram') {
    const only = new URL(url).searchParams.get('language')
    return only === null || only === 'multi' || codeOf(only) === codeOf(language)
  }
  if (kind !== 'deepgram_flux') return true
  const own = /-([a-z]{2})$/.exec(model)?.[1]
  return own ? own === codeOf(language) : fluxMultilingual.has(codeOf(language))
}

/** The voice of a server for this language; null where it has none. */
export function voiceIn(
  { kind, model, voice, voices }: Pick<VoiceServer, 'kind' | 'model' | 'voice' | 'voices'>,
  language: string,
): string | null {
  const named = voiceFor(language, voices)
  const code = codeOf(language)
  if (kind === 'deepgram') return named ?? (voice.endsWith(`-${code}`) ? voice : (aura[code] ?? null))
  const known = kind === 'elevenlabs' && /_v2_5$/.test(model) ? elevenlabs : null
  const isOldSonic = kind === 'cartesia' && /^sonic(-2|-turbo|-english|-multilingual|$)/.test(model)
  if (known && !known.has(code)) return null
  if (isOldSonic && !sonic2.has(code)) return null
  return named ?? voice
}

/** Those of these languages in which a server can't do its work. */
export const lackingOf = (server: HearingServer | VoiceServer, languages: readonly string[]): string[] =>
  languages.filter(language =>
    'voice' in server ? voiceIn(server, language) === null : !understands(server, language),
  )
