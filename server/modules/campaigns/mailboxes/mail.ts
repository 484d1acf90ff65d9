import { createHash } from 'node:crypto'
import type { AddressObject, HeaderLines, ParsedMail, simpleParser } from 'mailparser'

/** A mail as far as we look into it. */
export interface Mail {
  /** Its own Message-ID with angle brackets; null when it has none. */
  id: string | null
  /** The sender's address in lower case; null when there is none to be read. */
  from: { address: string; name: string | null } | null
  /** Where its sender wants answers to go, if not to themselves: a form on a website writes for its visitor. */
  replyTo: { address: string; name: string | null } | null
  /** Whom it was written or delivered to: addresses in lower case. */
  recipients: string[]
  subject: string
  /** What it says, quotes included; '' when it holds no text. */
  text: string
  /** Message-IDs that it answers, the nearest first: In-Reply-To, then References from the last to the first. */
  answers: string[]
  /** The envelope's sender as the mail server wrote it down: '' is the empty one of bounces, null is unknown. */
  returnPath: string | null
  /** `multipart/report`, without parameters, in lower case. */
  contentType: string
  /** A header field's text as it was sent, unfolded; null when there is none. */
  header(name: string): string | null
  /** Parts that are no text to be read: delivery reports, returned messages, files. */
  parts: { type: string; content: string }[]
  /** Names of the files that it holds, pictures within its text left out. */
  files: string[]
  /** The whole, one character a byte. */
  source: string
}

/** Containers within containers exist in mails, but not so many; each costs stack in whoever walks through them. */
const mostContainers = 100
/** Longer HTML is not turned into text: a page of pictures and styles, not somebody's answer. */
const longestHtml = 256 * 1024

/** Reads a mail, or as much of its beginning as there is. Null for what is no mail that can be read. */
export async function readMail(bytes: Buffer): Promise<Mail | null> {
  const source = bytes.toString('latin1')
  if ((source.match(/boundary\s*=/gi)?.length ?? 0) > mostContainers) return null
  const parsed = await parse(bytes)
  if (!parsed) return null
  const header = (name: string) => headerOf(parsed.headerLines, name)
  const references = ids(header('references') ?? '').reverse()
  const [sender] = addresses(parsed.from)
  const returnPath = header('return-path')
  return {
    id: ids(header('message-id') ?? '')[0] ?? null,
    from: sender ?? null,
    replyTo: addresses(parsed.replyTo).find(({ address }) => address !== sender?.address) ?? null,
    recipients: recipientsOf(parsed, header),
    subject: clean(parsed.subject ?? ''),
    text: clean(parsed.text ?? ''),
    answers: [...new Set([...ids(header('in-reply-to') ?? ''), ...references])].slice(0, 100),
    returnPath: returnPath === null ? null : returnPath.replace(/[<>\s]/g, ''),
    contentType: (header('content-type') ?? 'text/plain').split(';')[0]!.trim().toLowerCase(),
    header,
    parts: parsed.attachments.map(part => ({
      type: part.contentType.toLowerCase(),
      content: part.content.toString('latin1'),
    })),
    files: parsed.attachments
      .filter(part => !part.related && !reportParts.test(part.contentType))
      .map(part => clean(part.filename ?? part.contentType)),
    source,
  }
}

/** What mail servers add to a report of theirs. */
const reportParts = /^message\/(global-)?(delivery-status|disposition-notification|feedback-report)$/i

/** By what the sender wrote, and by what mail servers note where they deliver to another mailbox than was written. */
function recipientsOf(parsed: ParsedMail, header: (name: string) => string | null): string[] {
  const noted = ['delivered-to', 'x-original-to', 'envelope-to'].flatMap(
    name => header(name)?.match(/[^\s<>,;]{1,200}@[^\s<>,;]{1,200}/g) ?? [],
  )
  const written = [...addresses(parsed.to), ...addresses(parsed.cc)].map(({ address }) => address)
  return [...new Set([...written, ...noted.map(address => clean(address).toLowerCase())])].slice(0, 100)
}

async function parse(bytes: Buffer): Promise<ParsedMail | null> {
  // Loaded with the first mail.
  const { simpleParser } = await import('mailparser')
  const options = { keepDeliveryStatus: true, skipTextToHtml: true, skipImageLinks: true, keepCidLinks: true }
  const read = (more: object) => simpleParser(bytes, { ...options, ...more })
  return read({ maxHtmlLengthToParse: longestHtml })
    .then(parsed => withText(parsed, simpleParser))
    .catch(() => read({ skipHtmlToText: true }))
    .catch(() => null)
}

/** The parser turns HTML into text only where it is the whole mail; one with a file beside it would say nothing. */
async function withText(parsed: ParsedMail, parse: typeof simpleParser): Promise<ParsedMail> {
  const { html } = parsed
  if (parsed.text?.trim() || typeof html !== 'string' || html.length > longestHtml) return parsed
  const { text } = await parse(`Content-Type: text/html; charset=utf-8\r\n\r\n${html}`, {
    skipTextToHtml: true,
  })
  return { ...parsed, text }
}

function headerOf(lines: HeaderLines, name: string): string | null {
  const line = lines.find(each => each.key === name)?.line
  return line === undefined
    ? null
    : line
        .slice(line.indexOf(':') + 1)
        .replace(/\r?\n/g, '')
        .trim()
}

/** What a mail is known by: its Message-ID, else one made of all that it holds. */
export const idOf = ({ id, source }: Mail): string => id ?? createHash('sha256').update(source).digest('hex')

/** Message-IDs in a header or a text, with their angle brackets. */
export const ids = (text: string): string[] => text.slice(0, 100_000).match(/<[^\s<>\p{Cc}]{1,500}>/gu) ?? []

function addresses(
  given: AddressObject | AddressObject[] | undefined,
): { address: string; name: string | null }[] {
  return [given ?? []]
    .flat()
    .flatMap(each => each.value)
    .filter(each => each.address)
    .map(each => ({
      address: clean(each.address!).toLowerCase(),
      name: clean(each.name).slice(0, 200) || null,
    }))
}

/** What a text column can hold. */
const clean = (text: string): string => text.replaceAll('\0', '').toWellFormed()
