/** The address of a website as people type it, as an address; null for what is none. */
export function readWebsite(typed: string): string | null {
  const text = typed.trim()
  if (!text) return null
  try {
    const url = new URL(/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`)
    return /^https?:$/.test(url.protocol) && url.hostname.includes('.') ? url.href : null
  } catch {
    return null
  }
}
