import type { BusinessContact } from '#contract/accounts/contact.ts'
import type { ChatTexts } from '#locales/types.ts'
import { safeHref } from './reply/reply-text.ts'

export interface ContactWay {
  kind: 'call' | 'email' | 'website'
  label: string
  text: string
  href: string
}

export function contactWays(contact: BusinessContact, strings: ChatTexts): ContactWay[] {
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
