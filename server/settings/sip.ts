import { isIP } from 'node:net'
import type { TrunkOptions } from '#server/providers/sip/trunk.ts'
import { choice, type Environment, needed, number, onOff, refuseAlone, SettingError } from './setting.ts'

const others = [
  'SIP_USER',
  'SIP_PASSWORD',
  'SIP_NUMBERS',
  'SIP_CALLS_FOR',
  'SIP_TRANSPORT',
  'SIP_REGISTER',
  'SIP_AUTH_USER',
  'SIP_DOMAIN',
  'SIP_PORT',
  'SIP_ADDRESS',
  'SIP_TRUSTED',
  'SIP_CHANNELS',
  'SIP_TRANSFER',
]

/** The SIP trunk of the installation; null without one. */
export function sip(env: Environment): TrunkOptions | null {
  if (!env.SIP_SERVER) return refuseAlone(env, 'SIP_SERVER', others)
  const { host, port } = server(env.SIP_SERVER)
  const registers = onOff(env, 'SIP_REGISTER', true)
  const user = word(env, 'SIP_USER') ?? (registers ? needed(env, 'SIP_USER', 'SIP_SERVER') : 'frontdesk')
  const password = registers ? needed(env, 'SIP_PASSWORD', 'SIP_SERVER') : env.SIP_PASSWORD || null
  const ownPort = number(env, 'SIP_PORT', 0, 1024, 65_535)
  const transport = choice(env, 'SIP_TRANSPORT', ['udp', 'tcp', 'tls'], 'udp')
  if (!registers && (!ownPort || transport !== 'udp'))
    throw new SettingError(
      'SIP_REGISTER is off, so the trunk calls this server itself: that needs SIP_PORT, and SIP_TRANSPORT udp.',
    )
  return {
    host,
    port,
    transport,
    user,
    password,
    authUser: word(env, 'SIP_AUTH_USER') ?? user,
    domain: word(env, 'SIP_DOMAIN') ?? host,
    registers,
    ownPort,
    ownAddress: address(env),
    trusted: trusted(env),
    numbers: numbers(needed(env, 'SIP_NUMBERS', 'SIP_SERVER')),
    channels: number(env, 'SIP_CHANNELS', 20, 1, 1_000),
    callsFor: env.SIP_CALLS_FOR || null,
    transfers: choice(env, 'SIP_TRANSFER', ['bridge', 'refer'], 'bridge'),
  }
}

function server(text: string): { host: string; port: number | null } {
  const [, host, port] =
    /^([a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:.]+\])(?::(\d{1,5}))?$/i.exec(text.trim()) ?? []
  if (!host || Number(port ?? 1) < 1 || Number(port ?? 1) > 65_535)
    throw new SettingError(
      `SIP_SERVER must be a host such as sip.example.com or sip.example.com:5060; it is ${JSON.stringify(text)}.`,
    )
  return { host: host.replace(/^\[|\]$/g, ''), port: port ? Number(port) : null }
}

/** What stands in addresses of SIP, and so may hold nothing that ends them. */
function word(env: Environment, name: string): string | null {
  const text = env[name]?.trim()
  if (!text) return null
  if (!/^[\w.+~!*'&$%-]{1,200}$/.test(text))
    throw new SettingError(
      `${name} must be a name as it stands in SIP addresses; it is ${JSON.stringify(text)}.`,
    )
  return text
}

function numbers(text: string): TrunkOptions['numbers'] {
  const read = text.split(',').map(part => {
    const [, number, slug] = /^(\+[1-9]\d{6,14})(?:=([a-z\d-]{1,100}))?$/.exec(part.trim()) ?? []
    if (!number)
      throw new SettingError(
        `SIP_NUMBERS must be numbers such as +15550100200 or +15550100200=slug, with commas; ${JSON.stringify(part.trim())} is none.`,
      )
    return { number, slug: slug ?? null }
  })
  const twice = read.find(({ number }, n) => read.findIndex(each => each.number === number) !== n)
  if (twice) throw new SettingError(`SIP_NUMBERS holds ${twice.number} twice.`)
  return read
}

function address(env: Environment): string | null {
  const text = env.SIP_ADDRESS?.trim()
  if (!text) return null
  if (!isIP(text)) throw new SettingError(`SIP_ADDRESS must be an address; it is ${JSON.stringify(text)}.`)
  return text
}

function trusted(env: Environment): string[] {
  const text = env.SIP_TRUSTED?.trim()
  if (!text) return []
  return text.split(',').map(part => {
    const [host = '', bits, ...more] = part.trim().split('/')
    const most = isIP(host) === 4 ? 32 : 128
    const isRange = bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most)
    if (!isIP(host) || !isRange || more.length)
      throw new SettingError(
        `SIP_TRUSTED must be addresses and ranges with commas; ${JSON.stringify(part.trim())} is none.`,
      )
    return part.trim()
  })
}
