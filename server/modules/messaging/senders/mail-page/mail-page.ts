import { escaped, mailBody } from '../../templates/rendering/mail-body.ts'
import { withUnsubscribe } from '../email.ts'

/**
 * A page that shows a mail to its sender: it runs nothing and belongs to no site, whatever the mail holds. Its pictures come
 * from where they will.
 */
export const mailPageHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "sandbox; default-src 'none'; img-src https: http: data:; style-src 'unsafe-inline'; frame-ancestors 'self'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** What most mail programs give a mail that brings no styles. */
const style =
  'body { margin: 16px; font: 15px/1.5 sans-serif; color: #1a1a1a; background: #fff; overflow-wrap: anywhere }'

/** A mail as mail programs show it, with the footer by which people unsubscribe. The footer’s link leads nowhere. */
export function mailPage({ subject, body }: { subject: string; body: string }, language: string): string {
  const { html } = withUnsubscribe(mailBody(body), '#', language)
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title>`
  return `<!doctype html><html lang="${escaped(language)}"><head>${head}<style>${style}</style></head><body dir="auto">${html}</body></html>`
}
