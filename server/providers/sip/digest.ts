import { createHash, randomBytes } from 'node:crypto'
import { splitList } from './message.ts'

// Digest authentication: RFC 3261, section 22.4; RFC 7616 for SHA-256 (RFC 8760 brings it to SIP).

export interface Credentials {
  user: string
  password: string
}

const algorithms: Record<string, string> = { MD5: 'md5', 'SHA-256': 'sha256' }

/**
 * Answers the best of these challenges (`WWW-Authenticate`, `Proxy-Authenticate`) for a request; null when we know none
 * of their algorithms.
 */
export function answerChallenge(
  challenges: string[],
  request: { method: string; uri: string },
  { user, password }: Credentials,
): string | null {
  const read = challenges.map(readChallenge).filter(each => each !== null)
  const challenge = read.find(({ algorithm }) => algorithm === 'SHA-256') ?? read[0]
  if (!challenge) return null
  const { realm, nonce, opaque, algorithm, qop } = challenge
  const hash = (...parts: string[]) =>
    createHash(algorithms[algorithm]!).update(parts.join(':')).digest('hex')
  const [ours, theirs] = [hash(user, realm, password), hash(request.method, request.uri)]
  const cnonce = randomBytes(12).toString('hex')
  const count = '00000001'
  const response = qop ? hash(ours, nonce, count, cnonce, 'auth', theirs) : hash(ours, nonce, theirs)
  const fields = [
    `username="${quoted(user)}"`,
    `realm="${quoted(realm)}"`,
    `nonce="${quoted(nonce)}"`,
    `uri="${request.uri}"`,
    `response="${response}"`,
    `algorithm=${algorithm}`,
    ...(qop ? [`qop=auth`, `cnonce="${cnonce}"`, `nc=${count}`] : []),
    ...(opaque === undefined ? [] : [`opaque="${quoted(opaque)}"`]),
  ]
  return `Digest ${fields.join(', ')}`
}

/** Whether the server says that only the nonce was too old: the password was right. */
export const isStale = (challenges: string[]): boolean =>
  challenges.some(each => /\bstale\s*=\s*"?true/i.test(each))

function readChallenge(text: string) {
  if (!/^digest\s/i.test(text)) return null
  const fields = new Map<string, string>()
  for (const part of splitList(text.slice(7))) {
    const equals = part.indexOf('=')
    if (equals > 0)
      fields.set(part.slice(0, equals).trim().toLowerCase(), unquoted(part.slice(equals + 1).trim()))
  }
  const algorithm = (fields.get('algorithm') ?? 'MD5').toUpperCase()
  const [realm, nonce] = [fields.get('realm'), fields.get('nonce')]
  if (realm === undefined || !nonce || !algorithms[algorithm]) return null
  const qop = fields.get('qop')
  return {
    realm,
    nonce,
    algorithm,
    opaque: fields.get('opaque'),
    qop: qop?.split(',').some(each => each.trim() === 'auth') ?? false,
  }
}

const unquoted = (text: string): string =>
  text.startsWith('"') ? text.slice(1, text.endsWith('"') ? -1 : undefined).replace(/\\(.)/g, '$1') : text

const quoted = (text: string): string => text.replace(/["\\]/g, '\\$&')
