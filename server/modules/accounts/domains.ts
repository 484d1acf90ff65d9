/**
 * An entry of `allowed_domains` in its one form, or null when it names no website. What people paste is
 * understood: `https://Shop.Example.com/contact` → `https://shop.example.com`, `münchen.example` →
 * `xn--mnchen-3ya.example`, `*.example.com` and `localhost:5173` stay.
 */
export function readDomain(text: string): string | null {
  const parts = /^(https?:\/\/)?(\*\.)?([^\s*@]+)$/i.exec(text.trim())
  if (!parts) return null
  const [, scheme = '', wildcard = '', rest] = parts
  const address = `${scheme || 'https://'}${rest}`
  if (!URL.canParse(address)) return null
  const { host } = new URL(address)
  // One label is a website only on this machine; the port of a pasted address is kept.
  if (!/^[a-z0-9.-]+(:\d+)?$|^\[[\d:a-f.]+\](:\d+)?$/.test(host)) return null
  if (!host.includes('.') && !/^localhost(:\d+)?$|^\[/.test(host)) return null
  return `${scheme.toLowerCase()}${wildcard}${host}`
}

/**
 * Whether a page of this origin (the `Origin` header) may use the widget. An entry without a scheme
 * allows both http and https, one with `*.` any host below it, and a bare domain its `www.` as well.
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
