import { setImmediate } from 'node:timers/promises'
import type { Ctx } from '#server/core/context.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { readEmail, readPhone } from '../address/address.ts'

export interface Pasted {
  contacts: { name: string | null; email: string | null; phone: string | null }[]
  skipped: { line: number; text: string; reason: string }[]
  count: number
}

/** Parsing a phone number takes about 16 µs, so the event loop is released after this many entries. */
const entriesBetweenTurns = 100
/** Characters. A longer entry is not a person. */
const longestEntry = 1_000
const longestName = 200
const longestShown = 200

/** The pieces between spaces, commas and brackets; an email address is one of them. */
const runs = /[^\s,;<>()[\]"|]+/g
/** 2026-01-31, 31.1.26 or 12/31/2026, but not the five pairs of digits of a French number. */
const dates =
  /(?<![\d./-])(?:\d{4}([./-])\d{1,2}\1\d{1,2}|\d{1,2}([./-])\d{1,2}\2(?:\d{4}|\d{2}))(?![./-]?\d)/g
const numbers = /[+(]?\d[\d\s()./-]{4,30}\d/g
const extension = /^\s*(?:extension|ext\.?|x|#|durchwahl|dw\.?)\s*:?\s*\d/i
const labels = /(?<![\p{L}\p{N}])(?:name|e-?mail|mail|telephone|telefon|phone|mobile|tel|fax)\s*[:=]/giu

/**
 * Finds people in pasted text: one a line, `Name <address>`, or many addresses separated by commas or semicolons. Nothing
 * is guessed or stored. A line without an email address and a phone number is skipped with a reason, and duplicates are
 * left out.
 */
export async function readPasted(ctx: Ctx, text: string): Promise<Pasted> {
  const { country } = await business(ctx)
  const contacts: Pasted['contacts'] = []
  const skipped: Pasted['skipped'] = []
  const seen = new Set<string>()
  let entries = 0
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    for (const entry of entriesOf(line)) {
      if (entries++ % entriesBetweenTurns === 0) await setImmediate()
      const read = readEntry(entry, country)
      if ('reason' in read) {
        skipped.push({ line: index + 1, text: cut(entry), reason: read.reason })
        continue
      }
      const key = read.email ?? read.phone!
      if (!seen.has(key)) contacts.push(read)
      seen.add(key)
    }
  }
  return { contacts, skipped, count: contacts.length }
}

/** A line is one person, unless it has several email addresses. */
function entriesOf(line: string): string[] {
  if (!line.trim()) return []
  if (line.split('@').length <= 2) return [line.trim()]
  const entries = splitOutsideQuotes(line, line.includes(';') ? ';' : ',')
  return entries.flatMap(entry => {
    const addresses = (entry.match(runs) ?? []).filter(run => run.includes('@'))
    return addresses.length > 1 ? addresses : [entry.trim()]
  })
}

/** Splits a line, but not within quotes: `"Smith, Ann" <ann@example.com>` is one entry. */
function splitOutsideQuotes(line: string, separator: string): string[] {
  const entries: string[] = []
  let [start, quoted] = [0, false]
  for (let at = 0; at <= line.length; at++) {
    if (line[at] === '"') quoted = !quoted
    if (at < line.length && (line[at] !== separator || quoted)) continue
    if (line.slice(start, at).trim()) entries.push(line.slice(start, at))
    start = at + 1
  }
  return entries
}

function readEntry(entry: string, country: string | null): Pasted['contacts'][number] | { reason: string } {
  if (entry.length > longestEntry) return { reason: `It is longer than ${longestEntry} characters.` }
  const problems: string[] = []
  const address = (entry.match(runs) ?? []).find(run => run.includes('@'))
  const email =
    address === undefined ? null : readEmail(address.replace(/^mailto:/i, '').replace(/[.:]+$/, ''))
  if (address !== undefined && !email) problems.push(`“${cut(address)}” is not an email address.`)
  let rest = address === undefined ? entry : entry.replace(address, ' ')
  rest = rest.replace(dates, ' ')
  let phone: string | null = null
  for (const { 0: candidate, index } of rest.matchAll(numbers)) {
    const beyond = rest.slice(index + candidate.length)
    const read = extension.test(beyond) ? { reason: 'has an extension' } : readPhone(candidate, country)
    if ('phone' in read) {
      phone = read.phone
      rest = rest.replace(candidate, ' ')
      break
    }
    problems.push(`“${candidate.trim()}” ${read.reason}.`)
  }
  if (email || phone) return { name: nameIn(rest), email, phone }
  return { reason: problems.join(' ') || 'There is no email address and no phone number in it.' }
}

/** The name in the text that remains without the addresses; null when it has no letter. */
function nameIn(rest: string): string | null {
  const name = rest
    .replace(labels, ' ')
    .replace(/[<>()[\]"|;\t]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ?,[ ,]*/g, ', ')
    .replace(/^[\s,\-–—:*•]+|[\s,\-–—:*•]+$/g, '')
  return /\p{L}/u.test(name) && name.length <= longestName ? name : null
}

const cut = (text: string): string =>
  text.length > longestShown ? `${text.slice(0, longestShown).toWellFormed()}…` : text
