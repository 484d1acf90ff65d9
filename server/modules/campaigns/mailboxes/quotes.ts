import { devices, disclaimers, forwards, labels, openings, originals, verbs } from './quote-words.ts'

/** Characters of a mail's text that are read; an answer rarely has more before its quote. */
const longest = 64 * 1024
/** Attributions (`On Monday, Ann wrote:`) are wrapped over at most this many lines. */
const attributionLines = 4
/** Shorter titles above marked quotes are wrapped over at most this many lines. */
const titleLines = 2
/** Length from which a quoted line may have been wrapped. */
const brokenAt = 65
/** Lines of a repeated header, including wrapped ones. */
const headerLines = 8

/**
 * The text that the author of a mail wrote: without quotes, signatures and the notes of phones. Reads each line a fixed
 * number of times, and at most 64 KB, so that its time is bounded. (A common library needs minutes for a mail of 767 KB.)
 */
export function withoutQuotes(text: string): string {
  const lines = text
    .slice(0, longest)
    .replace(/\r\n?/g, '\n')
    .replace(/[\u200b\u2060\ufeff\u00ad]/g, '')
    .split('\n')
    .map(line => line.trimEnd())
  const read = lines.map((line, at) => plain(isWrapped(lines, at) ? `> ${line}` : line))
  splitAttribution(lines, read)
  const mail = {
    read,
    foreign: read.map((_line, at) => isForeign(read, at)),
    firstText: read.findIndex(line => line !== ''),
    lastQuoted: read.findLastIndex((_line, at) => isQuoted(read, at)),
  }
  const end = lines.findIndex((_line, at) => endsMail(mail, at))
  const kept = end === -1 ? lines : lines.slice(0, end)
  const own = kept.filter(
    (_line, at) => !isQuoted(read, at) && !isAttribution(read, at) && !isFooter(read, at),
  )
  return own
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/**
 * Normalises a line for comparison with the words in quote-words.ts: its first 300 characters in lower case, without
 * accents, bold marks, unusual spaces and direction marks, and with the digits 0 to 9.
 */
const plain = (line: string): string =>
  line
    .slice(0, 300)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u064b-\u0652\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .normalize('NFC')
    .replace(/[٠-٩۰-۹]/g, digit => String(digit.charCodeAt(0) % 16))
    .replace(/ł/g, 'l')
    .replace(/đ/g, 'd')
    .replace(/ø/g, 'o')
    .replace(/ı/g, 'i')
    .replace(/[‐‑‒–—―]/g, '-')
    .replace(/\*+/g, '')
    .replace(/[\s\u00a0\u202f]+/g, ' ')

const isMarked = (line = ''): boolean => /^ {0,3}[>＞]/.test(line)

/** Whether a line is marked as quoted. A `>` may also end a link that was wrapped. */
const isQuoted = (read: string[], at: number): boolean =>
  isMarked(read[at]) && !/<https?:[^>]*$/.test(read[at - 1] ?? '')

/** Whether a line is the rest of a quoted line that a mail program wrapped without repeating the mark. */
const isWrapped = (lines: string[], at: number): boolean =>
  /^\p{Ll}/u.test(lines[at]!) &&
  isMarked(lines[at - 1]) &&
  isMarked(lines[at + 1]) &&
  lines[at - 1]!.length >= brokenAt &&
  !/[.?!:]$/.test(lines[at - 1]!)

/** A mail's lines, with what several rules need to know about them. */
interface ParsedMail {
  read: string[]
  /** Lines at which another mail begins without quote marks. */
  foreign: boolean[]
  firstText: number
  /** -1 when nothing is marked as quoted. */
  lastQuoted: number
}

/** Whether the author's text ends before this line: at a signature, a forwarded or an original message. */
function endsMail(mail: ParsedMail, at: number): boolean {
  const { read, foreign, lastQuoted } = mail
  const line = read[at]!
  const anythingBefore = mail.firstText < at
  // The signature separator of RFC 3676, section 4.3, whose trailing space is trimmed here.
  if (line === '--') return anythingBefore
  if (foreign[at]) return true
  // Notes of phones and legal disclaimers stand at the end of a text.
  if (device.test(line) || beginsDisclaimer(read, at)) return anythingBefore && at > lastQuoted
  if (!/^ ?([-_=*+~#]) ?(\1 ?)+$/.test(line)) return false
  const next = nextText(read, at + 1)
  return next !== -1 && (foreign[next]! || (at > lastQuoted && anythingBefore && isSignature(mail, next)))
}

const isForeign = (read: string[], at: number): boolean =>
  (isTitle(read[at]!) && !isQuoted(read, nextText(read, at + 1))) ||
  isHeader(read, at) ||
  beginsBareQuote(read, at)

/** `-----Original Message-----`. Two dashes need two more at the end, because they may begin an item of a list. */
const original = new RegExp(`^ ?([-_=*~]{3,}|[-_=*~]{2}(?=.*[-_=*~]{2}$)) ?(${originals})`)
const forward = new RegExp(`^ ?(${forwards})`)
const isTitle = (line: string): boolean => original.test(line) || forward.test(line)

/** A signature has few, short lines, and none is a sentence. */
const [signatureLines, signatureWidth] = [6, 60]

/** Whether only a signature follows, up to the end or to another mail. */
function isSignature({ read, foreign }: ParsedMail, from: number): boolean {
  let lines = 0
  for (let at = from; at < read.length && !foreign[at]; at++) {
    const line = read[at]!
    if (line === '' || /^ ?[-_=*+~#]{2,}$/.test(line)) continue
    if (++lines > signatureLines || line.length > signatureWidth || /[.?!:;,]$/.test(line)) return false
  }
  return true
}

type Label = keyof typeof labels
const labelled = Object.entries(labels).map(
  ([label, words]) =>
    [label as Label, new RegExp(`^ ?(${words.split(' ').join('|').replaceAll('_', ' ')}) ?[:：]`)] as const,
)
const labelOf = (line: string): Label | null => labelled.find(([, words]) => words.test(line))?.[0] ?? null
/** All labels in a line, because lines may be joined: `From: Ann Sent: Monday To: Ben`. */
const labelsIn = (line: string): (Label | null)[] =>
  line.split(' ').map((_word, at, words) => labelOf(words.slice(at).join(' ')))

/**
 * Whether a mail's header is repeated here, as Outlook does: labels of at least three kinds, or of two with a date, and
 * among them a subject or an email address. (`From: London`, `To: Paris`, `Date: Friday` is a journey.)
 */
function isHeader(read: string[], at: number): boolean {
  const first = labelOf(read[at]!)
  if (first !== 'from' && first !== 'date') return false
  const block = read.slice(at, at + headerLines)
  const end = block.findIndex((line, i) => line === '' && !labelOf(block[i + 1] ?? ''))
  const lines = end === -1 ? block : block.slice(0, end)
  const kinds = new Set([...lines.map(labelOf), ...labelsIn(read[at]!)])
  kinds.delete(null)
  const ofMail = kinds.has('subject') || lines.some(line => /\S@\S/.test(line))
  const dated = lines.some(line => labelOf(line) === 'date' && /\d/.test(line))
  return ofMail && (kinds.size >= 3 || (kinds.size === 2 && dated))
}

const nextText = (read: string[], at: number): number => {
  const found = read.slice(at, at + 3).findIndex(line => line !== '')
  return found === -1 ? -1 : found + at
}

const dashes = '[-_=*~> ]*'
const hasVerb = new RegExp(verbs, 'u')
/** A name of at most five words, and `wrote:`. */
const someoneWrote = new RegExp(`^ ?(\\S+ ){0,4}\\S*(${verbs})[^.:：]{0,20}[:：]$`, 'u')
const opens = new RegExp(`^${dashes}(${openings})[ ,]`)
const date = /\b(19|20)\d\d\b|\d{4} ?[年년]|\b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b|\d{4}[./-]\d{1,2}[./-]\d{1,2}/
const time = /\d{1,2} ?[:.h時时시] ?\d{2}/
const address = /[^\s<>]@[^\s<>]/
const beginsWithDate = new RegExp(
  `^${dashes}(\\p{L}{2,10}\\.?,? )?(\\d{1,2}\\.? |\\d{4}[./年년-]|\\d{1,2}[./-]\\d{1,2}[./-])`,
  'u',
)
/** Whether a line has something with which an attribution may begin. */
const mayBegin = (line: string): boolean =>
  opens.test(line) || beginsWithDate.test(line) || hasVerb.test(line) || address.test(line)
const ends = /([:：]|\b(wrote|schrieb|ecrit|scritto|escribio|escreveu) ?:?) ?-*$/

/**
 * The last line of an attribution that begins in line `from`; -1 when none does. An attribution has a word for "wrote" and
 * an opening, a date or an address; without such a word, a date and an address at its end.
 */
function attributionEnd(read: string[], from: number): number {
  const first = read[from]
  if (!first || !mayBegin(first)) return -1
  const wrapped = read.slice(from, from + attributionLines)
  const blank = wrapped.indexOf('')
  const end = (blank === -1 ? wrapped : wrapped.slice(0, blank)).findIndex(line => ends.test(line))
  if (end === -1) return quoteTitleEnd(read, from)
  const whole = wrapped.slice(0, end + 1).join(' ')
  const told = hasVerb.test(whole) && (opens.test(whole) || date.test(whole) || address.test(whole))
  const dated =
    date.test(whole) && time.test(whole) && /@[^\s<>]+[>)\]]*( \p{L}{2,20}){0,3} ?[:：] ?-*$/u.test(whole)
  if (!told && !dated) return quoteTitleEnd(read, from)
  // The author's own line above it may begin like an attribution: `On Monday then!`.
  for (let later = from + 1; later <= from + end; later++)
    if (opens.test(read[later]!) && attributionEnd(read, later) === from + end) return -1
  return from + end
}

/**
 * The last line of a title right above a marked quote, where weaker signs suffice: a date with a time or an address, which
 * ends with a colon, an address, or a name after a time zone (`2011/4/7 Ann <ann@example.org>`); or, in a paragraph of its
 * own, a name with "wrote" (`Ann via Riverside wrote:`). -1 when no title begins here.
 */
function quoteTitleEnd(read: string[], from: number): number {
  for (let end = from; end < from + titleLines && read[end]; end++) {
    const text = nextText(read, end + 1)
    if (text === end + 1 && !isQuoted(read, text)) continue
    if (text === -1 || !isQuoted(read, text)) return -1
    const whole = read.slice(from, end + 1).join(' ')
    const dated =
      date.test(whole) &&
      (time.test(whole) || address.test(whole)) &&
      (opens.test(whole) || beginsWithDate.test(whole)) &&
      (/([:：]|@[^\s<>]+>)$/.test(whole) || /\b(gmt|utc)[+-]\d/.test(whole))
    const told = !read[from - 1] && someoneWrote.test(whole)
    return dated || told ? end : -1
  }
  return -1
}

function isAttribution(read: string[], at: number): boolean {
  if (isTitle(read[at]!)) return true
  for (let from = Math.max(0, at - attributionLines + 1); from <= at; from++) {
    const end = attributionEnd(read, from)
    if (end >= at && !isBare(read, end)) return true
  }
  return false
}

/** Whether an attribution with a date, a time or an address begins here, with an unmarked quote after it. */
function beginsBareQuote(read: string[], at: number): boolean {
  const end = attributionEnd(read, at)
  if (end === -1 || !isBare(read, end)) return false
  const whole = read.slice(at, end + 1).join(' ')
  return date.test(whole) || time.test(whole) || address.test(whole)
}

/** Whether the text after this line is not marked as quoted. */
function isBare(read: string[], end: number): boolean {
  const next = read.slice(end + 1, end + 5).findIndex(line => line !== '')
  return next !== -1 && !isQuoted(read, end + 1 + next)
}

/** Splits a line in which the attribution follows the last word: `Yes, please On Mon, 3 Mar 2025, Ann wrote:`. */
function splitAttribution(lines: string[], read: string[]): void {
  const at = read.findIndex((line, i) => inline.test(line) && isQuoted(read, i + 1))
  if (at === -1) return
  const [, own] = inline.exec(lines[at]!.slice(0, 300)) ?? []
  if (own === undefined) return
  const rest = lines[at]!.slice(own.length).trimStart()
  lines.splice(at, 1, own.trimEnd(), rest)
  read.splice(at, 1, plain(own.trimEnd()), plain(rest))
}

const inline = /^(.{1,150}?)[ -]+on (?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,? .{5,120}wrote:$/i

const device = new RegExp(`^ ?[([<{]*(${devices})`)
const disclaimer = new RegExp(`^ ?(${disclaimers})`)
/** The shortest disclaimer in characters, and the longest in lines. */
const [disclaimerLength, disclaimerLines] = [100, 10]

function beginsDisclaimer(read: string[], at: number): boolean {
  const start = read[at - 1] ? '' : read.slice(at, at + 3).join(' ')
  return start.length >= disclaimerLength && disclaimer.test(start)
}

/** Whether a line is a phone's note, or part of a disclaimer. */
function isFooter(read: string[], at: number): boolean {
  if (device.test(read[at]!)) return true
  let from = at
  while (from > at - disclaimerLines && read[from - 1]) from--
  return read[at] !== '' && beginsDisclaimer(read, from)
}
