// Addresses in SIP: RFC 3261, sections 19.1 and 20.10.

export interface SipUri {
  scheme: 'sip' | 'sips' | 'tel'
  /** The part before the @, decoded; '' where there is none. */
  user: string
  /** Without the brackets of IPv6. */
  host: string
  port: number | null
  /** Names are lower-case. */
  params: Map<string, string>
}

/** An address with a display name, as in From and To. */
export interface NameAddress {
  name: string
  uri: string
  params: Map<string, string>
}

/** A name that is longer is cut: no person's is. */
const longestName = 200

/** Null when it is none. */
export function parseUri(text: string): SipUri | null {
  if (text.length > 1_000) return null
  const tel = /^tel:([^;?]+)(?:;(.*))?$/i.exec(text)
  if (tel) return { scheme: 'tel', user: decoded(tel[1]!), host: '', port: null, params: paramsOf(tel[2]) }
  const [, scheme, rest] = /^(sips?):(.+)$/i.exec(text) ?? []
  if (!scheme || !rest) return null
  const at = rest.lastIndexOf('@')
  const user = at < 0 ? '' : rest.slice(0, at)
  const [, host, port, params] =
    /^(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(?::(\d{1,5}))?(?:;([^?]*))?(?:\?.*)?$/i.exec(rest.slice(at + 1)) ?? []
  if (!host || Number(port) > 65_535) return null
  return {
    scheme: scheme.toLowerCase() as 'sip' | 'sips',
    // `user:password` and `user;phone-context=…`: only the user counts.
    user: decoded(user.split(/[;:]/)[0]!),
    host: host.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : null,
    params: paramsOf(params),
  }
}

/** Reads `"Name" <uri>;tag=1`, `<uri>` or `uri;tag=1`; null when it is none of them. */
export function parseNameAddress(text: string): NameAddress | null {
  const quoted = /^\s*"((?:[^"\\]|\\.)*)"\s*(?=<)/.exec(text)
  const rest = quoted ? text.slice(quoted[0].length) : text
  const open = rest.indexOf('<')
  if (open >= 0) {
    const close = rest.indexOf('>', open)
    if (close < 0) return null
    const name = quoted ? quoted[1]!.replace(/\\(.)/g, '$1') : rest.slice(0, open).trim()
    const params = paramsOf(rest.slice(close + 1).replace(/^\s*;/, ''))
    return { name: tidy(name), uri: rest.slice(open + 1, close).trim(), params }
  }
  const semicolon = rest.indexOf(';')
  const uri = (semicolon < 0 ? rest : rest.slice(0, semicolon)).trim()
  return uri ? { name: '', uri, params: paramsOf(semicolon < 0 ? '' : rest.slice(semicolon + 1)) } : null
}

/** `;`-separated parameters; a value in quotation marks loses them. */
export function paramsOf(text = ''): Map<string, string> {
  const params = new Map<string, string>()
  for (const [, name, quoted, value] of text.matchAll(/([^\s;=]+)(?:\s*=\s*(?:"([^"]*)"|([^;]*)))?/g))
    if (name && params.size < 50) params.set(name.toLowerCase(), (quoted ?? value ?? '').trim())
  return params
}

/** The top `Via`: who sent it, and where the answer goes (RFC 3581). */
export function parseVia(
  text: string,
): { protocol: string; host: string; port: number | null; params: Map<string, string> } | null {
  const [, protocol, host, port, params] =
    /^SIP\s*\/\s*2\.0\s*\/\s*([A-Z]+)\s+(\[[0-9a-f:.]+\]|[^\s:;]+)(?:\s*:\s*(\d{1,5}))?\s*(?:;(.*))?$/i.exec(
      text,
    ) ?? []
  if (!protocol || !host) return null
  return {
    protocol: protocol.toUpperCase(),
    host: host.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : null,
    params: paramsOf(params),
  }
}

/** A host as a URI writes it: IPv6 in brackets. */
export const hostInUri = (host: string): string => (host.includes(':') ? `[${host}]` : host)

/** Without control characters, which neither a header nor the database can hold, and no longer than a name is. */
const tidy = (name: string): string =>
  name
    .toWellFormed()
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, longestName)

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
