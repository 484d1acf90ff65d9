import type { Crawl } from '#client'

type Counts = Pick<Crawl, 'status' | 'pages_found' | 'pages_done' | 'pages_failed'>

export const isReading = ({ status }: Pick<Crawl, 'status'>): boolean =>
  status === 'queued' || status === 'running'

/** How far it is, 0 to 1. While it reads, more pages may be found: never 1 before its end. */
export function shareRead({
  status,
  pages_found: found,
  pages_done: done,
  pages_failed: failed,
}: Counts): number {
  if (!isReading({ status })) return 1
  return found ? Math.min(0.99, (done + failed) / found) : 0
}

/** The schedules that are offered, in hours: a day, a week, a month. */
export const schedules = [24, 168, 720] as const

/** The nearest of the offered schedules; null for none. */
export const scheduleOf = (hours: number | null): (typeof schedules)[number] | null =>
  hours === null
    ? null
    : [...schedules].sort((a, b) => Math.abs(Math.log(a / hours)) - Math.abs(Math.log(b / hours)))[0]!

/** What somebody typed as the address of a site: `example.com` means its secure page. Null for what is none. */
export function siteAddress(typed: string): string | null {
  const text = typed.trim()
  if (!text || /\s/.test(text)) return null
  try {
    const url = new URL(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`)
    const isSite =
      /^https?:$/.test(url.protocol) && (url.hostname.includes('.') || url.hostname === 'localhost')
    return isSite || url.hostname.startsWith('[') ? url.href : null
  } catch {
    return null
  }
}
