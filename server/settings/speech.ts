import {
  base,
  type Environment,
  type ModelServer,
  modelServer,
  number,
  refuseAlone,
  SettingError,
  url,
} from './setting.ts'

type Hearing = ModelServer & { kind: 'openai' | 'deepgram' }
type Speaking = ModelServer & { voice: string; rate: number }

/** The speech servers of the installation, in the order in which they are asked; empty where it has none. */
export interface SpeechSettings {
  /** `kind` follows from the address: Deepgram's is a WebSocket. */
  stt: Hearing[]
  /** `rate`: samples a second of the sound that it sends. */
  tts: Speaking[]
}

export const speech = (env: Environment): SpeechSettings => ({
  stt: inOrder(env, 'STT', stt),
  tts: inOrder(env, 'TTS', tts),
})

/** A server and the one that is asked when it fails, whose key is named without `API`, as that of models. */
function inOrder<Server>(
  env: Environment,
  prefix: string,
  read: (env: Environment, prefix: string, key: string) => Server | null,
): Server[] {
  const first = read(env, prefix, `${prefix}_API_KEY`)
  const second = read(env, `${prefix}_FALLBACK`, `${prefix}_FALLBACK_KEY`)
  if (!first) refuseAlone(env, `${prefix}_URL`, [`${prefix}_FALLBACK_URL`])
  return [first, second].filter(server => server !== null)
}

function stt(env: Environment, prefix: string, key: string): Hearing | null {
  const address = url(env, `${prefix}_URL`, ['http:', 'https:', 'ws:', 'wss:'])
  if (!address?.startsWith('ws')) {
    const server = modelServer(env, prefix, key)
    return server && { ...server, kind: 'openai' }
  }
  const { username, password, hash } = new URL(address)
  if (username || password || hash)
    throw new SettingError(`${prefix}_URL must be an address without a login or a fragment.`)
  return {
    kind: 'deepgram',
    url: address,
    model: env[`${prefix}_MODEL`] || 'nova-3',
    apiKey: env[key] || null,
  }
}

function tts(env: Environment, prefix: string, key: string): Speaking | null {
  const [address, voice, rate] = [`${prefix}_URL`, `${prefix}_VOICE`, `${prefix}_SAMPLE_RATE`]
  if (!base(env, address)) return refuseAlone(env, address, [`${prefix}_MODEL`, key, voice, rate])
  return {
    ...modelServer(env, prefix, key)!,
    voice: env[voice] || 'alloy',
    rate: number(env, rate, 24_000, 8000, 48_000),
  }
}
