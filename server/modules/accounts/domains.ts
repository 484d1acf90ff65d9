/**
 * The canonical form of an entry of `allowed_domains`, or null when it names no website. It accepts what people
 * paste: `https://Shop.Example.com/contact` → `https://shop.example.com`, `münchen.example` →
 * `xn--mnchen-3ya.example`; `*.example.com` and `localhost:5173` stay.
 */
export function readDomain(text: string): string | null {
  const parts = /^(https?:\/\/)?(\*\.)?([^\s*@]+)$/i.exec(text.trim())
  if (!parts) return null
  const [, scheme = '', wildcard = '', rest] = parts
  const address = `${scheme || 'https://'}${rest}`
  if (!URL.canParse(address)) return null
  const { host } = new URL(address)
  // A name of one label is a website only on this machine. The port of a pasted address stays.
  if (!/^[a-z0-9.-]+(:\d+)?$|^\[[\d:a-f.]+\](:\d+)?$/.test(host)) return null
  if (!host.includes('.') && !/^localhost(:\d+)?$|^\[/.test(host)) return null
  return `${scheme.toLowerCase()}${wildcard}${host}`
}

/**
 * Whether a page of this origin (the `Origin` header) may use the widget. An entry without a scheme allows http
 * and https, one with `*.` allows any host below it, and a bare domain also allows its `www.`.
 */
export function originAllowed(domains: readonly string[], origin: string | undefined): boolean {
  if (!origin || !URL.canParse(origin)) return false
  const { protocol, host } = new URL(origin)
  if (protocol !== 'https:' && protocol !== 'http:') return false
  return domains.some(domain => {
    const [, scheme, wildcard, allowed] = /^(https?:\/\/)?(\*\.)?(.+)$/.exec(domain)!
    if (scheme && scheme !== `${protocol}//`) return false
    return wildcard ? host.endsWith(`.${allowed}`) : host === allowed || host === `www.${allowed}`
  })
}
