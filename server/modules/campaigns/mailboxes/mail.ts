import { createHash } from 'node:crypto'
import type { AddressObject, HeaderLines, ParsedMail, simpleParser } from 'mailparser'

/** The parts of a mail that we use. */
export interface IncomingMail {
  /** Its own Message-ID with angle brackets; null when it has none. */
  id: string | null
  /** The sender's address in lower case; null when it can't be read. */
  from: { address: string; name: string | null } | null
  /** The address for answers, if it is not the sender's: a website's form sends mails for its visitors. */
  replyTo: { address: string; name: string | null } | null
  /** The addresses to which it was written or delivered, in lower case. */
  recipients: string[]
  subject: string
  /** Its text with quotes; '' when it has none. */
  text: string
  /** Message-IDs that it answers, the nearest first: In-Reply-To, then References in reverse order. */
  answers: string[]
  /** The envelope's sender, as our mail server noted it: '' is the empty one of bounces, null is unknown. */
  returnPath: string | null
  /** `multipart/report`, without parameters, in lower case. */
  contentType: string
  /** The unfolded text of a header field; null when it is absent. */
  header(name: string): string | null
  /** Parts that are not text: delivery reports, returned messages, files. */
  parts: { type: string; content: string }[]
  /** Attached files, without pictures within the text. */
  files: { name: string; content: Uint8Array }[]
  /** The raw mail as latin1: one character is one byte. */
  source: string
}

/** Real mails nest fewer containers than this; each costs the parser stack. */
const mostContainers = 100
/** Bytes read of a part as the report of a mail server; such reports are short. */
const longestPart = 1024 * 1024
/** Longer HTML is not converted to text: it is a page of pictures and styles, not a person's answer. */
const longestHtml = 256 * 1024

/** Parses a mail, or the beginning of one. Null when it can't be parsed. */
export async function readMail(bytes: Buffer): Promise<IncomingMail | null> {
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
      content: part.content.subarray(0, longestPart).toString('latin1'),
    })),
    files: parsed.attachments
      .filter(part => !part.related && !reportParts.test(part.contentType))
      .map(part => ({ name: clean(part.filename ?? part.contentType), content: part.content })),
    source,
  }
}

/** Content types that mail servers add to their reports. */
const reportParts = /^message\/(global-)?(delivery-status|disposition-notification|feedback-report)$/i

/** The addresses that the sender wrote, and those that mail servers noted when they redirected the mail. */
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

/** The parser converts HTML to text only when it is the whole mail; this does it for a mail with attachments. */
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

/** Identifies a mail: its Message-ID, else a hash of the whole mail. */
export const idOf = ({ id, source }: IncomingMail): string =>
  id ?? createHash('sha256').update(source).digest('hex')

/** The Message-IDs in a header or a text, with angle brackets. */
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

/** Removes characters that a text column can't hold. */
const clean = (text: string): string => text.replaceAll('\0', '').toWellFormed()
