import { isIP } from 'node:net'
import type { MediaConfig } from '#server/core/config.ts'
import { choice, type Environment, needed, refuseAlone, SettingError } from './setting.ts'

/** Settings for sound between pages and this server. */
export const media = (env: Environment, publicUrl: string): MediaConfig => ({
  vad: choice(env, 'VAD', ['silero', 'light'], 'silero'),
  addresses: addresses(env, publicUrl),
  ports: ports(env),
  turn: turn(env),
})

/** Those of the machine's network cards are offered anyway; a page on this very machine may know only the loopback. */
function addresses(env: Environment, publicUrl: string): string[] {
  const text = env.MEDIA_ADDRESSES
  if (!text) return ['localhost', '127.0.0.1'].includes(new URL(publicUrl).hostname) ? ['127.0.0.1'] : []
  return text.split(',').map(part => {
    const address = part.trim()
    if (!isIP(address))
      throw new SettingError(
        `MEDIA_ADDRESSES must be addresses with commas; ${JSON.stringify(address)} is none.`,
      )
    return address
  })
}

function ports(env: Environment): [number, number] | null {
  const text = env.MEDIA_PORTS
  if (!text) return null
  const [, first, last] = /^(\d{1,5})-(\d{1,5})$/.exec(text.trim())?.map(Number) ?? []
  if (!first || !last || first < 1024 || last > 65_535 || last - first < 9)
    throw new SettingError(
      `MEDIA_PORTS must be at least ten ports from 1024 to 65535, such as 40000-40999; it is ${JSON.stringify(text)}.`,
    )
  return [first, last]
}

function turn(env: Environment): MediaConfig['turn'] {
  const text = env.TURN_URL
  if (!text) return refuseAlone(env, 'TURN_URL', ['TURN_SECRET'])
  const urls = text.split(',').map(part => part.trim())
  // RFC 7065: no //, and a transport may follow.
  const wrong = urls.find(each => !/^turns?:[a-z\d.[\]:-]+(\?transport=(udp|tcp))?$/i.test(each))
  if (wrong !== undefined)
    throw new SettingError(
      `TURN_URL must be addresses such as turn:turn.example.com:3478?transport=udp, with commas; ${JSON.stringify(wrong)} is none.`,
    )
  return { urls, secret: needed(env, 'TURN_SECRET', 'TURN_URL') }
}
