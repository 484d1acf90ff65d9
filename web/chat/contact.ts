import { safeHref } from './reply/reply-text.ts'
import type { Strings } from './strings/en.ts'

/** How to reach the business directly. */
export type BusinessContact = { phone?: string | null; email?: string | null; website?: string | null }

export type ContactWay = { kind: 'call' | 'email' | 'website'; label: string; text: string; href: string }

export function contactWays(contact: BusinessContact, strings: Strings): ContactWay[] {
  const { phone, email, website } = contact
  const site = website && (/^https?:/i.test(website) ? website : `https://${website}`)
  return [
    phone && way('call', strings.call, phone, `tel:${phone.replace(/[^\d+]/g, '')}`),
    email && way('email', strings.email, email, `mailto:${email}`),
    site && way('website', strings.website, site.replace(/^https?:\/\/(www\.)?|\/$/gi, ''), site),
  ].filter(found => typeof found === 'object' && found !== null)
}

function way(kind: ContactWay['kind'], label: string, text: string, target: string): ContactWay | null {
  const href = safeHref(target)
  return href === null ? null : { kind, label, text, href }
}
