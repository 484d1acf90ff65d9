// SIP messages as text: RFC 3261, sections 7 and 20. What others send is read with limits, and never thrown at.

/** Names are lower-case and long; a header that came several times, or as a list, stands here several times. */
export type Headers = [name: string, value: string][]

export interface SipRequest {
  method: string
  /** As it came or is to be sent: `sip:+15550100200@example.com`. */
  uri: string
  headers: Headers
  body: string
}

export interface SipResponse {
  status: number
  reason: string
  headers: Headers
  body: string
}

export type SipMessage = SipRequest | SipResponse

export const isRequest = (message: SipMessage): message is SipRequest => 'method' in message

const mostHeaders = 200
/** Characters before the body. Nobody needs more, and reading them takes time. */
const mostHead = 32_768

/** RFC 3261, section 7.3.3, and the extensions that we read. */
const compact: Record<string, string> = {
  i: 'call-id',
  m: 'contact',
  l: 'content-length',
  c: 'content-type',
  f: 'from',
  s: 'subject',
  k: 'supported',
  t: 'to',
  v: 'via',
  x: 'session-expires',
  r: 'refer-to',
  b: 'referred-by',
  o: 'event',
}

/** These are lists, and one line may hold several entries. */
const lists = new Set([
  'via',
  'route',
  'record-route',
  'contact',
  'require',
  'supported',
  'p-asserted-identity',
])

/** Reads one whole message; null when it is none. */
export function parseMessage(text: string): SipMessage | null {
  const blank = text.indexOf('\r\n\r\n')
  const head = blank < 0 ? text : text.slice(0, blank)
  if (head.length > mostHead) return null
  // A line that begins with a blank goes on with the one before.
  const [first = '', ...lines] = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  if (lines.length > mostHeaders) return null
  const headers: Headers = []
  for (const line of lines) {
    const colon = line.indexOf(':')
    if (colon < 1) continue
    const name = line.slice(0, colon).trim().toLowerCase()
    const full = compact[name] ?? name
    const value = line.slice(colon + 1).trim()
    if (lists.has(full)) for (const part of splitList(value)) headers.push([full, part])
    else headers.push([full, value])
  }
  const message = { headers, body: blank < 0 ? '' : text.slice(blank + 4) }
  if (['call-id', 'cseq', 'from', 'to', 'via'].some(name => !headerOf(message, name))) return null
  const response = /^SIP\/2\.0 ([1-6]\d\d)(?: (.*))?$/.exec(first)
  if (response) return { status: Number(response[1]), reason: response[2] ?? '', ...message }
  const request = /^([A-Z]{1,20}) (\S{1,1000}) SIP\/2\.0$/.exec(first)
  return request && { method: request[1]!, uri: request[2]!, ...message }
}

export function formatMessage(message: SipMessage): string {
  const first = isRequest(message)
    ? `${message.method} ${message.uri} SIP/2.0`
    : `SIP/2.0 ${message.status} ${message.reason}`
  const headers = message.headers.filter(([name]) => name !== 'content-length')
  const lines = headers.map(([name, value]) => `${written(name)}: ${value}`)
  return [first, ...lines, `Content-Length: ${Buffer.byteLength(message.body)}`, '', message.body].join(
    '\r\n',
  )
}

const special: Record<string, string> = {
  'call-id': 'Call-ID',
  cseq: 'CSeq',
  'www-authenticate': 'WWW-Authenticate',
}
const written = (name: string): string =>
  special[name] ?? name.replace(/(^|-)[a-z]/g, letters => letters.toUpperCase())

export const headerOf = ({ headers }: Pick<SipMessage, 'headers'>, name: string): string | undefined =>
  headers.find(each => each[0] === name)?.[1]

export const headersOf = ({ headers }: Pick<SipMessage, 'headers'>, name: string): string[] =>
  headers.filter(each => each[0] === name).map(each => each[1])

/** Splits at commas that stand neither in quotation marks nor in angle brackets. */
export function splitList(value: string): string[] {
  const parts: string[] = []
  let [from, quoted, angled] = [0, false, false]
  for (let at = 0; at < value.length; at++) {
    const letter = value[at]
    if (quoted && letter === '\\') at++
    else if (letter === '"') quoted = !quoted
    else if (quoted) continue
    else if (letter === '<') angled = true
    else if (letter === '>') angled = false
    else if (letter === ',' && !angled) {
      parts.push(value.slice(from, at).trim())
      from = at + 1
    }
  }
  return [...parts, value.slice(from).trim()].filter(Boolean)
}

/** The number and the method of `CSeq`; null when it makes no sense. */
export function cseqOf(message: SipMessage): { number: number; method: string } | null {
  const [, number, method] = /^(\d{1,10})\s+([A-Z]{1,20})$/.exec(headerOf(message, 'cseq') ?? '') ?? []
  return number && method ? { number: Number(number), method } : null
}
