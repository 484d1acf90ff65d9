import type { Channel } from '#contract/contacts/channels.ts'
import type { FieldProblem } from '#contract/errors.ts'
import type { MailBlock, VariableSources } from '#contract/messaging/templates.ts'
import { Problem } from '#server/http/problem.ts'
import type { Business } from '#server/modules/accounts/accounts.ts'
import { mailOfBlocks, mostMailBytes } from './blocks/blocks.ts'
import { problemsOfBlocks, textsOfBlocks, tidied } from './blocks/checks.ts'
import type { House } from './blocks/house.ts'
import { placeholdersIn, readParts } from './rendering/placeholders.ts'
import { sanitised } from './rendering/values.ts'

/** The fields of a template that its owner edits. */
export interface TemplateContent {
  name: string
  channel: Channel
  subject: string | null
  body: string
  /** Email: what the body is made of; null where it stands alone. */
  blocks: MailBlock[] | null
  preheader: string | null
  category: 'utility' | 'marketing' | 'authentication' | null
  language: string
  variable_sources: VariableSources
  dlt_template_id: string | null
  /** Voice: what the call does when a machine picks up; null: the account's setting decides. */
  on_machine: OnMachine | null
  /** Voice: the words for a machine that picks up; null: those of the account. */
  voicemail: string | null
}

export type OnMachine = Business['calls']['on_machine']

/** Maximum length of a body, in characters. */
const longestBody: Record<Channel, number> = { email: 100_000, sms: 1_600, whatsapp: 1_024, voice: 4_000 }

/** Limited so that rendering a template for 50,000 people stays fast. */
const mostPlaceholders = 100

/**
 * Checks and normalises the content of a template: header fields become one line, and only mails keep a subject. 422 with
 * every field that the channel needs and that is missing; 400 for a text that could never be filled in or sent.
 */
export function checkContent(given: TemplateContent, house: House): TemplateContent {
  const blocks = given.channel === 'email' ? (given.blocks?.map(tidied) ?? null) : null
  const preheader = blocks && (sanitised(given.preheader ?? '') || null)
  const wrong = problemsOfBlocks(blocks ?? [], house.imagesAt)
  if (wrong.length) throw new Problem(422, wrong)
  refuseBroken([preheader ?? '', ...textsOfBlocks(blocks ?? [])])
  const content = {
    ...given,
    blocks,
    preheader,
    body: blocks ? mailOfBlocks({ blocks, preheader, language: given.language }, house) : given.body,
    name: sanitised(given.name),
    // WhatsApp writes pt_BR.
    language: given.channel === 'whatsapp' ? given.language.replaceAll('-', '_') : given.language,
    subject: given.channel === 'email' ? sanitised(given.subject ?? '') || null : null,
    dlt_template_id: given.dlt_template_id?.trim() || null,
    on_machine: given.channel === 'voice' ? given.on_machine : null,
    voicemail: given.channel === 'voice' ? sanitised(given.voicemail ?? '') || null : null,
  }
  const lacking = problemsOf(content)
  if (lacking.length) throw new Problem(422, lacking)
  const refusal = refusalOf(content)
  if (refusal) throw new Problem(400, refusal)
  return content
}

/**
 * Throws 400 for an edit that removes the source `typed` of a placeholder still in the text: values that senders type would
 * be dropped silently. An edit may name another source, or remove the placeholder from the text and the sources.
 */
export function refuseUnfilled(before: TemplateContent, after: TemplateContent): void {
  const used = placeholdersOfContent(after)
  for (const name of typedIn(before.variable_sources)) {
    if (used.includes(name) && !Object.hasOwn(after.variable_sources, name)) {
      throw new Problem(400, `The sender types {{${name}}}. Name another source for it in variable_sources.`)
    }
  }
}

const typedIn = (sources: VariableSources): string[] =>
  Object.keys(sources).filter(name => sources[name]!.from === 'typed')

function problemsOf({ channel, subject, body, category, variable_sources }: TemplateContent): FieldProblem[] {
  const lacking: FieldProblem[] = []
  const missing = (...loc: string[]) =>
    lacking.push({ loc: ['body', ...loc], msg: 'Field required', type: 'missing' })
  const limit = longestBody[channel]
  if (!body.trim()) missing('body')
  if ([...body].length > limit) {
    const msg = `String should have at most ${limit} characters`
    lacking.push({ loc: ['body', 'body'], msg, type: 'string_too_long' })
  }
  if (channel === 'email' && !subject) missing('subject')
  if (channel === 'whatsapp' && !category) missing('category')
  for (const [name, { from, value }] of Object.entries(variable_sources)) {
    if (from === 'fixed' && !sanitised(value ?? '')) missing('variable_sources', name, 'value')
  }
  return lacking
}

/** 400 for a placeholder of these texts that is never closed: in the mail of them it would end somewhere else. */
function refuseBroken(texts: string[]): void {
  const problem = texts.map(text => readParts(text).problem).find(found => found !== null)
  if (problem) throw new Problem(400, problem)
}

/** A sentence why a text could never be filled in or sent; null when it can. */
function refusalOf({
  channel,
  subject,
  body,
  blocks,
  voicemail,
  variable_sources,
}: TemplateContent): string | null {
  if (blocks && Buffer.byteLength(body) > mostMailBytes) {
    return 'This mail is so long that mail programs cut its end off. Take something out.'
  }
  const read = [readParts(subject ?? ''), readParts(body), readParts(voicemail ?? '')]
  const problem = read.map(({ problem }) => problem).find(found => found !== null)
  if (problem) return problem
  const used = placeholdersIn(...read.map(({ parts }) => parts))
  if (used.length > mostPlaceholders) return `A template can have at most ${mostPlaceholders} placeholders.`
  const dropped = typedIn(variable_sources).find(name => !used.includes(name))
  if (dropped !== undefined) {
    return `The sender types {{${dropped}}}, but the text does not contain it. Add it, or remove it from variable_sources.`
  }
  const said = readParts(body.trim()).parts
  if (channel === 'whatsapp' && [said[0], said.at(-1)].some(part => typeof part === 'object')) {
    return 'A WhatsApp message can’t begin or end with a placeholder. Put words around it.'
  }
  return null
}

const placeholdersOfContent = ({ subject, body, voicemail }: TemplateContent): string[] =>
  placeholdersIn(...[subject ?? '', body, voicemail ?? ''].map(text => readParts(text).parts))
