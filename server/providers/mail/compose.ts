import { randomUUID } from 'node:crypto'
import type { SendMailOptions } from 'nodemailer'
import { type MailMessage, MailUnavailable } from './port.ts'

/** Accepts one plain address, not a list, a group or a line break. */
const addressForm = /^[^\s<>()[\],;:\\"@]+@[^\s<>()[\],;:\\"@]+$/

/** A sender as an adapter is given it: `desk@example.com` or `Front desk <desk@example.com>`. */
export function readSender(from: string): MailAddress {
  const [, name = '', address = from] = /^([^<]*)<([^<>]+)>\s*$/.exec(from) ?? []
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address.trim() }
}

interface MailAddress {
  name: string
  address: string
}

/** A message in the form that nodemailer takes. */
export interface Composed extends SendMailOptions {
  from: MailAddress
  to: MailAddress
  replyTo?: MailAddress
  subject: string
  text: string
  html?: string
  headers: Record<string, string>
  messageId: string
}

/**
 * The message as all adapters send it. Throws MailUnavailable when the recipient is not an address. No content
 * of names or subjects can add a header.
 */
export function compose(message: MailMessage, from: string): Composed {
  if (!addressForm.test(message.to)) {
    throw new MailUnavailable('rejected', 'The recipient is not an email address')
  }
  const sender = readSender(from)
  const domain = /@(.+)$/.exec(sender.address)?.[1] ?? 'localhost'
  const { key, replyTo, calendar, files } = message
  return {
    from: { ...sender, ...(message.fromName && { name: oneLine(message.fromName) }) },
    to: { name: oneLine(message.toName ?? ''), address: message.to },
    ...(replyTo && addressForm.test(replyTo) && { replyTo: { name: '', address: replyTo } }),
    ...(calendar && {
      icalEvent: { method: calendar.method, content: calendar.text, filename: 'booking.ics' },
    }),
    ...(files?.length && {
      attachments: files.map(({ name, type, content }) => ({
        filename: oneLine(name),
        contentType: type,
        content,
        contentDisposition: 'attachment' as const,
      })),
    }),
    subject: oneLine(message.subject),
    text: message.text,
    ...(message.html !== undefined && { html: message.html }),
    // Keeps out-of-office robots from answering (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', ...message.headers },
    messageId: `<${key ?? randomUUID()}@${domain}>`,
    // Asks for a report when it can't be delivered, and for the headers only of what it returns (RFC 3461).
    ...(key && { dsn: { id: key, return: 'headers', notify: ['failure'], recipient: message.to } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim()
