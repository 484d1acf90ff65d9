import type { Channel } from '#contract/contacts/channels.ts'
import type { VariableSources } from '#contract/messaging/templates.ts'
import { escaped, isHtml } from './mail-body.ts'
import { joined, type Part, placeholdersIn, readParts } from './placeholders.ts'
import { endingOf } from './text-message.ts'
import { type Filling, type Person, sourceOf, valueFor } from './values.ts'

/** What of a template decides what is said. */
export interface Wording {
  channel: Channel
  subject: string | null
  body: string
  variable_sources: VariableSources
  /** WhatsApp: the placeholder of {{1}}, {{2}}, … as submitted; null before. */
  provider_positions: string[] | null
}

export interface Rendered {
  subject: string | null
  /** What the person reads or, on the phone, what the assistant is told to say. */
  body: string
  /** WhatsApp: the values of {{1}}, {{2}}, …; else none. */
  params: string[]
  /** Placeholders that nothing fills, in the order in which they stand; with one of them a message must not go. */
  missing: string[]
}

/**
 * Says a template to one person. Pure, and never throws: what can't be filled keeps its placeholder and is named in
 * `missing`. An HTML body stays HTML, its values escaped; a text message ends on how to opt out.
 */
export function render(wording: Wording, person: Person, filling: Filling): Rendered {
  const read = readOf(wording)
  const values = new Map(
    read.placeholders.map(name => [name, valueFor(name, wording.variable_sources, person, filling)]),
  )
  const say = (name: string) => values.get(name) || `{{${name}}}`
  const body = joined(read.body, name => read.safely(say(name)))
  return {
    subject: read.subject && joined(read.subject, say),
    body: read.isText ? body + endingOf(wording.body, filling.business.language ?? 'en') : body,
    params: read.positions.map(name => values.get(name) ?? ''),
    missing: read.placeholders.filter(name => !values.get(name)),
  }
}

/** The placeholders of a template, subject first, each once. */
export const placeholdersOf = (wording: Wording): readonly string[] => readOf(wording).placeholders

/** The text of a WhatsApp body as it is reviewed: `{{1}}`, `{{2}}`, …, and which placeholder each of them stands for. */
export function positional(body: string): { text: string; positions: string[] } {
  const { parts } = readParts(body)
  const positions = placeholdersIn(parts)
  return { text: joined(parts, name => `{{${positions.indexOf(name) + 1}}}`), positions }
}

/** Whether a message of this template holds a link to the booking page, and so must not go while nobody can book. */
export const needsBooking = (wording: Wording): boolean =>
  placeholdersOf(wording).some(name => sourceOf(wording.variable_sources, name)?.from === 'booking')

interface Read {
  subject: Part[] | null
  body: Part[]
  placeholders: string[]
  positions: string[]
  isText: boolean
  /** Makes a value safe for the body's form. */
  safely(value: string): string
}

/** A mail of 100,000 characters to 50,000 people is taken apart once. */
const known = new WeakMap<Wording, Read>()

function readOf(wording: Wording): Read {
  const before = known.get(wording)
  if (before) return before
  const { channel, subject, body } = wording
  const [subjectParts, bodyParts] = [
    subject === null ? null : readParts(subject).parts,
    readParts(body).parts,
  ]
  const read: Read = {
    subject: subjectParts,
    body: bodyParts,
    placeholders: placeholdersIn(subjectParts ?? [], bodyParts),
    positions: channel === 'whatsapp' ? (wording.provider_positions ?? placeholdersIn(bodyParts)) : [],
    isText: channel === 'sms',
    safely: channel !== 'email' ? value => value : isHtml(body) ? escaped : withoutTags,
  }
  known.set(wording, read)
  return read
}

/** So that what somebody entered as their name never turns a mail of plain text into HTML. */
const withoutTags = (value: string): string => value.replaceAll('<', '‹').replaceAll('>', '›')
