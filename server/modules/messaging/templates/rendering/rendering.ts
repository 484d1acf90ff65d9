import type { Channel } from '#contract/contacts/channels.ts'
import type { VariableSources } from '#contract/messaging/templates.ts'
import type { Ctx } from '#server/core/context.ts'
import { business, homeLanguage } from '#server/modules/accounts/accounts.ts'
import { openBookingPage } from '#server/modules/bookings/bookings.ts'
import { escaped, isHtml, mailBody } from './mail-body.ts'
import { joined, placeholdersIn, readParts, type TemplatePart } from './placeholders.ts'
import { endingOf, type SmsCost, smsCost } from './text-message.ts'
import { type Recipient, type RenderContext, sourceOf, valueFor } from './values.ts'

/** The fields of a template that decide its text. */
export interface TemplateText {
  channel: Channel
  subject: string | null
  body: string
  /** Calls: the words for an answering machine. */
  voicemail?: string | null
  variable_sources: VariableSources
  /** WhatsApp: the placeholder of {{1}}, {{2}}, … as submitted; null before. */
  provider_positions: string[] | null
}

export interface Rendered {
  subject: string | null
  /** The text that the person reads or, for calls, the assistant's brief. */
  body: string
  /** Calls: the words for an answering machine; null where the template has none. */
  voicemail: string | null
  /** WhatsApp: the values of {{1}}, {{2}}, …; else none. */
  params: string[]
  /** Placeholders without a value, in order. A message with such a placeholder must not be sent. */
  missing: string[]
}

/**
 * Renders a template for one person. Pure, and never throws: a placeholder without a value stays in the text, and `missing`
 * names it. Values in an HTML body are escaped, and a text message ends with how to opt out.
 */
export function render(wording: TemplateText, person: Recipient, filling: RenderContext): Rendered {
  const read = readOf(wording)
  const values = new Map(
    read.placeholders.map(name => [name, valueFor(name, wording.variable_sources, person, filling)]),
  )
  const say = (name: string) => values.get(name) || `{{${name}}}`
  const body = joined(read.body, (name, before) => read.safely(say(name), before))
  return {
    subject: read.subject && joined(read.subject, say),
    body: read.isText ? body + endingOf(wording.body, filling.business.language ?? 'en') : body,
    voicemail: read.voicemail && joined(read.voicemail, say),
    params: read.positions.map(name => values.get(name) ?? ''),
    missing: read.placeholders.filter(name => !values.get(name)),
  }
}

/** What a rendered text message counts for at the carrier. */
export const textSizeOf = ({ body }: Pick<Rendered, 'body'>): SmsCost => smsCost(body)

/** The placeholders of a template, each once, those of the subject first. */
export const placeholdersOf = (wording: TemplateText): readonly string[] => readOf(wording).placeholders

/** A WhatsApp body as Meta reviews it, with `{{1}}`, `{{2}}`, …, and the placeholder that each position stands for. */
export function positional(body: string): { text: string; positions: string[] } {
  const { parts } = readParts(body)
  const positions = placeholdersIn(parts)
  return { text: joined(parts, name => `{{${positions.indexOf(name) + 1}}}`), positions }
}

/** Whether a template links to the booking page, so that it must not be sent while nobody can book. */
export const needsBooking = (wording: TemplateText): boolean =>
  placeholdersOf(wording).some(name => sourceOf(wording.variable_sources, name)?.from === 'booking')

/** A rendered mail as HTML, whichever it was written as. */
export const htmlOf = (body: string): string => mailBody(body).html

/** Everything besides the person that fills this business's templates now, with the values typed for one send. */
export async function renderContextOf(ctx: Ctx, typed: Record<string, string>): Promise<RenderContext> {
  const own = await business(ctx)
  const { name, email, phone, website } = own
  return {
    business: { name, email, phone, website, language: homeLanguage(own) },
    typed,
    bookingUrl: await openBookingPage(ctx),
  }
}

interface ParsedTemplate {
  subject: TemplatePart[] | null
  body: TemplatePart[]
  voicemail: TemplatePart[] | null
  placeholders: string[]
  positions: string[]
  isText: boolean
  /** Escapes a value for the format of the body, behind the text before it. */
  safely(value: string, before: string): string
}

/** Parsed templates, so that a mail of 100,000 characters to 50,000 people is parsed once. */
const known = new WeakMap<TemplateText, ParsedTemplate>()

function readOf(wording: TemplateText): ParsedTemplate {
  const before = known.get(wording)
  if (before) return before
  const { channel, subject, body, voicemail = null } = wording
  const [subjectParts, bodyParts, voicemailParts] = [
    subject === null ? null : readParts(subject).parts,
    readParts(body).parts,
    voicemail === null ? null : readParts(voicemail).parts,
  ]
  const read: ParsedTemplate = {
    subject: subjectParts,
    body: bodyParts,
    voicemail: voicemailParts,
    placeholders: placeholdersIn(subjectParts ?? [], bodyParts, voicemailParts ?? []),
    positions: channel === 'whatsapp' ? (wording.provider_positions ?? placeholdersIn(bodyParts)) : [],
    isText: channel === 'sms',
    safely: channel !== 'email' ? value => value : isHtml(body) ? inHtml : withoutTags,
  }
  known.set(wording, read)
  return read
}

/** In HTML a value is text; an address that would run something leads nowhere. */
const inHtml = (value: string, before: string): string =>
  /=\s*["']?\s*$/.test(before) && /^\s*(?:javascript|data|vbscript):/i.test(value) ? '#' : escaped(value)

/** Replaces angle brackets, so that a value such as somebody's name can't turn a plain mail into HTML. */
const withoutTags = (value: string): string => value.replaceAll('<', '‹').replaceAll('>', '›')
