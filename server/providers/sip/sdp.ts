import { isIP } from 'node:net'

// Session descriptions of one voice over plain RTP: RFC 8866, RFC 3264, RFC 4733 for keys.

/** The codecs that every telephone speaks (G.711), by their fixed payload types. */
export type Codec = 'pcmu' | 'pcma'

/** What both sides have agreed on. */
export interface Sound {
  /** Where they hear us. */
  host: string
  port: number
  codec: Codec
  /** The payload type of keys; null: none are sent in RTP. */
  keys: number | null
  /** Ours: not `sendrecv` while they put us on hold. */
  direction: 'sendrecv' | 'recvonly' | 'inactive'
}

const payloads: Record<Codec, number> = { pcmu: 0, pcma: 8 }
/** Ours for keys, where we offer first. */
const keysPayload = 101

interface Own {
  host: string
  port: number
}

/** What we offer. `version` counts the descriptions of a call. */
export const offerOf = (own: Own, version = 1): string =>
  written(own, { payloads: [8, 0, keysPayload], keys: keysPayload, direction: 'sendrecv', version })

/** Our answer to what was agreed on. */
export function answerOf(own: Own, { codec, keys, direction }: Sound, version = 1): string {
  const ours = [payloads[codec], ...(keys === null ? [] : [keys])]
  return written(own, { payloads: ours, keys, direction, version })
}

function written(
  { host, port }: Own,
  given: { payloads: number[]; keys: number | null; direction: string; version: number },
): string {
  const family = host.includes(':') ? 'IP6' : 'IP4'
  const names = new Map([
    [0, 'PCMU/8000'],
    [8, 'PCMA/8000'],
  ])
  return [
    'v=0',
    `o=frontdesk 1 ${given.version} IN ${family} ${host}`,
    's=-',
    `c=IN ${family} ${host}`,
    't=0 0',
    `m=audio ${port} RTP/AVP ${given.payloads.join(' ')}`,
    ...given.payloads.map(each => `a=rtpmap:${each} ${names.get(each) ?? 'telephone-event/8000'}`),
    ...(given.keys === null ? [] : [`a=fmtp:${given.keys} 0-16`]),
    'a=ptime:20',
    `a=${given.direction}`,
    '',
  ].join('\r\n')
}

/** Reads an offer or an answer; null where it holds no voice that we can speak and hear. */
export function readSound(sdp: string): Sound | null {
  const lines = sdp.slice(0, 20_000).split(/\r?\n/)
  const sections = split(lines)
  const [session = [], ...media] = sections
  for (const section of media) {
    const [, port, list] = /^m=audio (\d{1,5})(?:\/\d+)? RTP\/AVP ([\d ]+)$/.exec(section[0]!) ?? []
    const host = addressIn(section) ?? addressIn(session)
    if (!list || !host || Number(port) === 0 || Number(port) > 65_535) continue
    const offered = list.trim().split(/ +/).map(Number)
    // Theirs comes first: they name the codecs in the order in which they like them.
    const payload = offered.find(each => each === 0 || each === 8)
    if (payload === undefined) continue
    const events = section
      .map(line => /^a=rtpmap:(\d{1,3}) telephone-event\/8000/i.exec(line)?.[1])
      .find(Boolean)
    const direction = [...section, ...session].find(line =>
      /^a=(sendrecv|sendonly|recvonly|inactive)$/.test(line),
    )
    return {
      host,
      port: Number(port),
      codec: payload === 0 ? 'pcmu' : 'pcma',
      keys: events === undefined ? null : Number(events),
      direction: ourDirection(host, direction),
    }
  }
  return null
}

/** The counterpart of theirs (RFC 3264, section 6.1). An address of zeros is the old way to hold (section 8.4). */
function ourDirection(host: string, theirs: string | undefined): Sound['direction'] {
  if (theirs === 'a=inactive' || host === '0.0.0.0') return 'inactive'
  return theirs === 'a=sendonly' ? 'recvonly' : 'sendrecv'
}

/** The lines before the first `m=`, and those of each. */
function split(lines: string[]): string[][] {
  const sections: string[][] = [[]]
  for (const line of lines) {
    if (line.startsWith('m=')) sections.push([])
    sections.at(-1)!.push(line.trim())
  }
  return sections
}

function addressIn(lines: string[]): string | null {
  const [, host] = lines.map(line => /^c=IN IP[46] ([0-9a-f:.]+)/i.exec(line)).find(Boolean) ?? []
  return host && isIP(host) ? host : null
}
