import type { RealtimeServer } from '#server/providers/realtime/port.ts'
import type { HearingServer, VoiceServer } from '#server/providers/speech/servers.ts'
import { choice, type Environment, number, refuseAlone, SettingError, url } from './setting.ts'

/** The speech servers of the installation, in the order in which they are asked; empty where it has none. */
export interface SpeechSettings {
  stt: HearingServer[]
  tts: VoiceServer[]
  /** One model that hears, answers and speaks; null without one. */
  realtime: RealtimeServer | null
}

export function speech(env: Environment): SpeechSettings {
  const stt = inOrder(env, 'STT', hearing)
  const tts = inOrder(env, 'TTS', voice)
  return { stt, tts, realtime: realtime(env, stt.length > 0 && tts.length > 0) }
}

/**
 * A server of OpenAI's Realtime protocol, from `REALTIME_…`; null without an address. `mayFail`: something else hears and
 * speaks when it does.
 */
function realtime(env: Environment, mayFail: boolean): RealtimeServer | null {
  const address = url(env, 'REALTIME_URL', ['ws:', 'wss:'])
  const names = ['REALTIME_MODEL', 'REALTIME_API_KEY', 'REALTIME_VOICE', 'REALTIME_TRANSCRIPTION_MODEL']
  if (!address) return refuseAlone(env, 'REALTIME_URL', names)
  const { username, password, hash, hostname } = new URL(address)
  if (username || password || hash)
    throw new SettingError('REALTIME_URL must be an address without a login or a fragment.')
  if (!mayFail)
    throw new SettingError(
      'REALTIME_URL is set, but STT_… and TTS_… are not both: calls go on with them when the speech-to-speech model fails.',
    )
  const isOpenai = /(^|\.)openai\.com$/.test(hostname)
  const model = env.REALTIME_MODEL || (isOpenai ? 'gpt-realtime' : null)
  if (!model)
    throw new SettingError('REALTIME_URL is set but REALTIME_MODEL is not: name the model to ask for.')
  const apiKey = env.REALTIME_API_KEY || null
  if (!apiKey && isOpenai)
    throw new SettingError('REALTIME_API_KEY is not set: openai asks for a key (REALTIME_URL).')
  return {
    url: address,
    model,
    apiKey,
    voice: env.REALTIME_VOICE || 'marin',
    transcriber: env.REALTIME_TRANSCRIPTION_MODEL || 'gpt-4o-mini-transcribe',
  }
}

/** A server and the one that is asked when it fails, whose key is named without `API`, as that of models. */
function inOrder<Server>(
  env: Environment,
  prefix: string,
  read: (env: Environment, prefix: string, key: string) => Server | null,
): Server[] {
  const first = read(env, prefix, `${prefix}_API_KEY`)
  const second = read(env, `${prefix}_FALLBACK`, `${prefix}_FALLBACK_KEY`)
  if (!first) refuseAlone(env, `${prefix}_URL`, [`${prefix}_FALLBACK_URL`, `${prefix}_FALLBACK_PROVIDER`])
  return [first, second].filter(server => server !== null)
}

type Provider = 'openai' | 'deepgram' | 'elevenlabs' | 'cartesia'

/** Hosts that tell whose API it is. */
const hosts: [RegExp, Provider][] = [
  [/(^|\.)openai\.com$/, 'openai'],
  [/(^|\.)deepgram\.com$/, 'deepgram'],
  [/(^|\.)elevenlabs\.io$/, 'elevenlabs'],
  [/(^|\.)cartesia\.ai$/, 'cartesia'],
]

/**
 * A server that hears, from the settings of this prefix: `_PROVIDER`, `_URL`, `_MODEL`, and the key. Null where neither
 * provider nor address is set.
 */
export function hearing(env: Environment, prefix: string, key = `${prefix}_API_KEY`): HearingServer | null {
  const address = addressOf(env, prefix, ['http:', 'https:', 'ws:', 'wss:'])
  const found = providerOf(env, prefix, address, ['openai', 'deepgram'])
  if (!found) return refuseAlone(env, `${prefix}_URL`, [`${prefix}_MODEL`, key])
  const apiKey = keyOf(env, { prefix, key, provider: found, address })
  if (found === 'deepgram') return deepgram(env, prefix, address, apiKey)
  if (address?.startsWith('ws'))
    throw new SettingError(
      `${prefix}_URL is a WebSocket, and only Deepgram’s is understood: set ${prefix}_PROVIDER to deepgram, or name an address that begins with https://.`,
    )
  return { kind: 'openai', url: address ?? openai, model: modelOf(env, prefix, address), apiKey }
}

const openai = 'https://api.openai.com/v1'

/** Flux listens at an address of its own; with the other one nothing would be heard, without an error. */
function deepgram(
  env: Environment,
  prefix: string,
  address: string | null,
  apiKey: string | null,
): HearingServer {
  if (address && !address.startsWith('ws'))
    throw new SettingError(
      `${prefix}_URL must begin with wss:// for Deepgram, such as wss://api.deepgram.com/v1/listen.`,
    )
  const { pathname, searchParams } = new URL(address ?? 'wss://api.deepgram.com/')
  const version = /\/(v[12])\/listen\/?$/.exec(pathname)?.[1] ?? null
  const model = env[`${prefix}_MODEL`] || (version === 'v2' ? 'flux-general-multi' : 'nova-3')
  const isFlux = model.startsWith('flux-')
  const wanted = isFlux ? 'v2' : 'v1'
  if (version && version !== wanted)
    throw new SettingError(
      `${prefix}_MODEL ${model} listens at wss://api.deepgram.com/${wanted}/listen, but ${prefix}_URL ends in /${version}/listen.`,
    )
  const [eager, end] = ['eager_eot_threshold', 'eot_threshold'].map(name => searchParams.get(name))
  if (isFlux && eager && Number(eager) > Number(end ?? 0.7))
    throw new SettingError(`${prefix}_URL asks for an eager_eot_threshold above its eot_threshold.`)
  return {
    kind: isFlux ? 'deepgram_flux' : 'deepgram',
    url: address ?? `wss://api.deepgram.com/${wanted}/listen`,
    model,
    apiKey,
  }
}

/** Where a provider speaks, and with which model, unless the settings say so. */
const voices = {
  openai: { url: openai, model: null, voice: 'alloy' },
  deepgram: { url: 'https://api.deepgram.com', model: null, voice: 'aura-2-thalia-en' },
  elevenlabs: { url: 'https://api.elevenlabs.io', model: 'eleven_flash_v2_5', voice: null },
  cartesia: { url: 'https://api.cartesia.ai', model: 'sonic-3', voice: null },
} as const

/**
 * A server that speaks, from the settings of this prefix: `_PROVIDER`, `_URL`, `_MODEL`, `_VOICE`, `_VOICES`,
 * `_INSTRUCTIONS`, `_SAMPLE_RATE`, and the key. Null where neither provider nor address is set.
 */
export function voice(env: Environment, prefix: string, key = `${prefix}_API_KEY`): VoiceServer | null {
  const address = addressOf(env, prefix, ['http:', 'https:'])
  const kind = providerOf(env, prefix, address, ['openai', 'deepgram', 'elevenlabs', 'cartesia'])
  const others = ['MODEL', 'VOICE', 'VOICES', 'INSTRUCTIONS', 'SAMPLE_RATE'].map(name => `${prefix}_${name}`)
  if (!kind) return refuseAlone(env, `${prefix}_URL`, [...others, key])
  const apiKey = keyOf(env, { prefix, key, provider: kind, address })
  const usual = voices[kind]
  const name =
    env[`${prefix}_VOICE`] ||
    (kind === 'deepgram' && env[`${prefix}_MODEL`]) ||
    (usual.voice as string | null)
  if (!name)
    throw new SettingError(`${prefix}_VOICE is not set: name the id of one of your voices at ${kind}.`)
  if (kind === 'deepgram' && !name.startsWith('aura-'))
    throw new SettingError(
      `${prefix}_VOICE must be an Aura voice of Deepgram, such as aura-2-thalia-en; it is ${JSON.stringify(name)}.`,
    )
  if (kind !== 'openai' && env[`${prefix}_SAMPLE_RATE`])
    throw new SettingError(
      `${prefix}_SAMPLE_RATE is for OpenAI-compatible servers; ${kind} sends what we ask for.`,
    )
  const model =
    kind === 'openai' ? modelOf(env, prefix, address) : ((env[`${prefix}_MODEL`] || usual.model) ?? name)
  return {
    kind,
    url: address ?? usual.url,
    model,
    apiKey,
    voice: name,
    voices: voicesOf(env, `${prefix}_VOICES`),
    rate: number(env, `${prefix}_SAMPLE_RATE`, 24_000, 8000, 48_000),
    instructions: instructionsOf(env, `${prefix}_INSTRUCTIONS`, kind, model),
  }
}

function instructionsOf(env: Environment, name: string, kind: Provider, model: string): string | null {
  const text = env[name]?.trim()
  if (!text) return null
  if (kind !== 'openai' || /^tts-1/.test(model))
    throw new SettingError(
      `${name} is set, but ${model} takes no instructions; OpenAI’s gpt-4o-mini-tts does.`,
    )
  if (text.length > 4000) throw new SettingError(`${name} may have at most 4000 characters.`)
  return text
}

/** `de=…,es=…` */
function voicesOf(env: Environment, name: string): Record<string, string> {
  const entries = (env[name] ?? '')
    .split(',')
    .map(part => part.trim())
    .filter(Boolean)
    .map(part => {
      const [, tag, each] = /^([a-z]{2,3}(?:-[a-z\d]{2,8})*)\s*=\s*(\S+)$/i.exec(part) ?? []
      if (!tag || !each)
        throw new SettingError(
          `${name} must name a voice for each language, such as de=one,es=another; ${JSON.stringify(part)} does not.`,
        )
      return [tag.toLowerCase(), each] as const
    })
  return Object.fromEntries(entries)
}

function addressOf(env: Environment, prefix: string, protocols: string[]): string | null {
  const address = url(env, `${prefix}_URL`, protocols)
  if (!address) return null
  const { username, password, hash, search } = new URL(address)
  if (username || password || hash || (search && !address.startsWith('ws')))
    throw new SettingError(`${prefix}_URL must be an address without a login, a query or a fragment.`)
  return address.startsWith('ws') ? address : address.replace(/\/+$/, '')
}

/** Whose API it is: as said, or as the address tells. */
function providerOf<const T extends Provider>(
  env: Environment,
  prefix: string,
  address: string | null,
  known: T[],
): T | null {
  const name = `${prefix}_PROVIDER`
  if (env[name]) return choice(env, name, known, known[0]!)
  if (!address) return null
  const { hostname, protocol } = new URL(address)
  const found =
    hosts.find(([host]) => host.test(hostname))?.[1] ?? (protocol.startsWith('ws') ? 'deepgram' : 'openai')
  if (!known.includes(found as T))
    throw new SettingError(
      `${prefix}_URL is an address of ${found}, which is not among ${known.join(', ')} here.`,
    )
  return found as T
}

/** The provider's own servers ask for a key; one of your own may not. */
function keyOf(
  env: Environment,
  {
    prefix,
    key,
    provider,
    address,
  }: { prefix: string; key: string; provider: Provider; address: string | null },
): string | null {
  const apiKey = env[key] || null
  const isTheirs = !address || hosts.some(([host]) => host.test(new URL(address).hostname))
  if (!apiKey && isTheirs)
    throw new SettingError(
      `${key} is not set: ${provider} asks for a key (${prefix}_PROVIDER, ${prefix}_URL).`,
    )
  return apiKey
}

function modelOf(env: Environment, prefix: string, address: string | null): string {
  const model = env[`${prefix}_MODEL`]
  if (!model)
    throw new SettingError(
      `${prefix}_${address ? 'URL' : 'PROVIDER'} is set but ${prefix}_MODEL is not: name the model to ask for.`,
    )
  return model
}
