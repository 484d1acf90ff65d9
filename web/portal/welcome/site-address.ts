/** What somebody typed as the address of a site: `example.com` means its secure page. Null for what is none. */
export function siteAddress(typed: string): string | null {
  const text = typed.trim()
  if (!text || /\s/.test(text)) return null
  try {
    const url = new URL(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`)
    return /^https?:$/.test(url.protocol) && /[.:]|^localhost$/.test(url.host) ? url.href : null
  } catch {
    return null
  }
}
