import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import type { SendMailOptions } from 'nodemailer'
import type MimeNode from 'nodemailer/lib/mime-node'
import type { Composed } from './compose.ts'

const require = createRequire(import.meta.url)

/** A message as it goes over the wire. */
export interface WrittenMail {
  envelope: { from: string; to: string[] }
  text: string
}

/**
 * Returns a function that writes messages in one piece, because all of a message is in memory. Nodemailer writes line by line
 * through several streams per part, which took a third of the time of a mail. The bytes are the same, except that a soft
 * line break before white space at the very end of a text may fall elsewhere.
 */
export function openMailWriter(): (composed: Composed) => WrittenMail {
  // Loaded with the first account: an installation without a mail server has none.
  const { MimeNode, MailComposer, base64, quotedPrintable, foldLines } = {
    MimeNode: require('nodemailer/lib/mime-node') as typeof import('nodemailer/lib/mime-node').default,
    MailComposer: require('nodemailer/lib/mail-composer') as new (
      options: SendMailOptions,
    ) => { compile(): MimeNode },
    base64: require('nodemailer/lib/base64') as typeof import('nodemailer/lib/base64'),
    quotedPrintable: require('nodemailer/lib/qp') as typeof import('nodemailer/lib/qp'),
    foldLines: (require('nodemailer/lib/mime-funcs') as typeof import('nodemailer/lib/mime-funcs')).foldLines,
  }

  function encoded(content: unknown, encoding: string | false): string {
    if (Buffer.isBuffer(content) && encoding === 'base64') return base64.wrap(base64.encode(content))
    if (typeof content !== 'string') throw new TypeError('a part of a mail is neither text nor a file')
    if (encoding === 'base64') return base64.wrap(base64.encode(content))
    if (encoding === 'quoted-printable') return quotedPrintable.wrap(quotedPrintable.encode(content))
    return content
  }

  /** Any message: nodemailer makes a tree of its parts, with their headers. */
  function writeTree(node: MimeNode): string {
    // This comes first because it decides on the boundary.
    const headers = node.buildHeaders()
    const parts = node.childNodes.map(child => `--${node.boundary}\r\n${writeTree(child)}\r\n`)
    const end = node.multipart ? `--${node.boundary}--\r\n` : ''
    return `${headers}\r\n\r\n${encoded(node.content || '', node.getTransferEncoding())}${parts.join('')}${end}`
  }

  const root = new MimeNode()
  const field = (key: string, value: string) => foldLines(`${key}: ${value}`, 76)

  function part(type: 'plain' | 'html', content: string, boundary: string): string {
    // Without a base for boundaries of its own it would draw random bytes for one.
    const node = new MimeNode(`text/${type}`, { baseBoundary: '-' }).setContent(content)
    const encoding = node.getTransferEncoding()
    return `--${boundary}\r
Content-Type: text/${type}; charset=utf-8\r
Content-Transfer-Encoding: ${encoding}\r
\r
${encoded(content, encoding)}\r
`
  }

  /**
   * A text and the same as HTML, which almost every message is. All such trees are alike, and making one took as long as
   * encoding what is in it. Nodemailer chooses the encodings and encodes each value.
   */
  function writeLetter(letter: Composed & { text: string; html: string }): WrittenMail {
    const { from, to, replyTo, subject, messageId, headers, text, html } = letter
    const [sender, recipient] = [root.encodeHeaderValue('From', from), root.encodeHeaderValue('To', to)]
    // A boundary that nobody can know before: a text could hold a known one.
    const boundary = `--_NmP-${randomUUID().replaceAll('-', '')}-Part_1`
    const fields = [
      ...Object.entries(headers).map(([key, value]) => field(key, root.encodeHeaderValue(key, value))),
      field('From', sender),
      field('To', recipient),
      ...(replyTo ? [field('Reply-To', root.encodeHeaderValue('Reply-To', replyTo))] : []),
      ...(subject ? [field('Subject', root.encodeHeaderValue('Subject', subject))] : []),
      field('Message-ID', root.encodeHeaderValue('Message-ID', messageId)),
      field('Date', root.encodeHeaderValue('Date', new Date())),
      'MIME-Version: 1.0',
      field('Content-Type', `multipart/alternative; boundary="${boundary}"`),
    ]
    return {
      envelope: { from: addressIn(sender), to: [addressIn(recipient)] },
      text: `${fields.join('\r\n')}\r\n\r\n${part('plain', text, boundary)}${part('html', html, boundary)}--${boundary}--\r\n`,
    }
  }

  return composed => {
    const { text, html, icalEvent, attachments } = composed
    if (text && html && !icalEvent && !attachments) return writeLetter({ ...composed, text, html })
    const tree = new MailComposer(composed).compile()
    const written = writeTree(tree)
    const { from, to } = tree.getEnvelope()
    return { envelope: { from: from || '', to }, text: written.endsWith('\n') ? written : `${written}\r\n` }
  }
}

/** The address in an encoded `From` or `To`, as nodemailer normalised it. */
const addressIn = (value: string): string => /<([^<>]*)>$/.exec(value)?.[1] ?? value
