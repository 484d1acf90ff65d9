import { randomUUID } from 'node:crypto'
import type { SendMailOptions } from 'nodemailer'
import { type MailMessage, MailUnavailable } from './port.ts'

/** One plain address; whoever is named by a list, a group or a line break is not meant. */
const addressForm = /^[^\s<>()[\],;:\\"@]+@[^\s<>()[\],;:\\"@]+$/

/**
 * The message as every adapter hands it over. `from` is `desk@example.com` or `Front desk <desk@example.com>`.
 * Throws MailUnavailable when the recipient is no address.
 */
export function compose(message: MailMessage, from: string): SendMailOptions & { messageId: string } {
  if (!addressForm.test(message.to)) {
    throw new MailUnavailable('rejected', 'The recipient is not an email address')
  }
  const domain = /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  return {
    from,
    to: { name: '', address: message.to },
    subject: message.subject,
    text: message.text,
    html: message.html,
    // Keeps out-of-office robots from answering (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', ...message.headers },
    messageId: `<${randomUUID()}@${domain}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
