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

/** The speech servers of the installation. */
export interface SpeechSettings {
  /** `kind` follows from the address: Deepgram's is a WebSocket. */
  stt: (ModelServer & { kind: 'openai' | 'deepgram' }) | null
  /** `rate`: samples a second of the sound that it sends. */
  tts: (ModelServer & { voice: string; rate: number }) | null
}

export const speech = (env: Environment): SpeechSettings => ({ stt: stt(env), tts: tts(env) })

function stt(env: Environment): SpeechSettings['stt'] {
  const address = url(env, 'STT_URL', ['http:', 'https:', 'ws:', 'wss:'])
  if (!address?.startsWith('ws')) {
    const server = modelServer(env, 'STT')
    return server && { ...server, kind: 'openai' }
  }
  const { username, password, hash } = new URL(address)
  if (username || password || hash)
    throw new SettingError('STT_URL must be an address without a login or a fragment.')
  return { kind: 'deepgram', url: address, model: env.STT_MODEL || 'nova-3', apiKey: env.STT_API_KEY || null }
}

function tts(env: Environment): SpeechSettings['tts'] {
  if (!base(env, 'TTS_URL'))
    return refuseAlone(env, 'TTS_URL', ['TTS_MODEL', 'TTS_API_KEY', 'TTS_VOICE', 'TTS_SAMPLE_RATE'])
  return {
    ...modelServer(env, 'TTS')!,
    voice: env.TTS_VOICE || 'alloy',
    rate: number(env, 'TTS_SAMPLE_RATE', 24_000, 8000, 48_000),
  }
}
