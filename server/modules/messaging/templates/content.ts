import type { Channel } from '#contract/contacts/channels.ts'
import type { FieldProblem } from '#contract/errors.ts'
import type { VariableSources } from '#contract/messaging/templates.ts'
import { Problem } from '#server/http/problem.ts'
import type { Business } from '#server/modules/accounts/accounts.ts'
import { placeholdersIn, readParts } from './placeholders.ts'
import { sanitised } from './values.ts'

/** What the owner of a template decides. */
export interface Content {
  name: string
  channel: Channel
  subject: string | null
  body: string
  category: 'utility' | 'marketing' | 'authentication' | null
  language: string
  variable_sources: VariableSources
  dlt_template_id: string | null
  /** Voice: what becomes of a machine that picks up; null: what the account says. */
  on_machine: OnMachine | null
}

export type OnMachine = Business['calls']['on_machine']

/** Characters of a body (specification, section 8). */
const longestBody: Record<Channel, number> = { email: 100_000, sms: 1_600, whatsapp: 1_024, voice: 4_000 }

/** So that saying a template to 50,000 people stays quick. */
const mostPlaceholders = 100

/**
 * The content as it is kept: of one line where it becomes a header, without a subject where there is none. Throws 422 with
 * everything that its channel misses, 400 for what could never be filled in or sent.
 */
export function checkContent(given: Content): Content {
  const content = {
    ...given,
    name: sanitised(given.name),
    // As WhatsApp writes them: pt_BR.
    language: given.channel === 'whatsapp' ? given.language.replaceAll('-', '_') : given.language,
    subject: given.channel === 'email' ? sanitised(given.subject ?? '') || null : null,
    dlt_template_id: given.dlt_template_id?.trim() || null,
    on_machine: given.channel === 'voice' ? given.on_machine : null,
  }
  const lacking = shortcomings(content)
  if (lacking.length) throw new Problem(422, lacking)
  const refusal = unfit(content)
  if (refusal) throw new Problem(400, refusal)
  return content
}

/**
 * Throws 400 for an edit after which a placeholder that people were asked for is filled by nobody in particular: what they
 * type would be dropped without a word. Naming another source, or taking it out of the text and the sources, is no such edit.
 */
export function refuseDropping(before: Content, after: Content): void {
  const used = placeholdersOfContent(after)
  for (const name of typedIn(before.variable_sources)) {
    if (used.includes(name) && !Object.hasOwn(after.variable_sources, name)) {
      throw new Problem(
        400,
        `Whoever sends types {{${name}}}. Say in variable_sources who fills it from now on.`,
      )
    }
  }
}

const typedIn = (sources: VariableSources): string[] =>
  Object.keys(sources).filter(name => sources[name]!.from === 'typed')

function shortcomings({ channel, subject, body, category, variable_sources }: Content): FieldProblem[] {
  const lacking: FieldProblem[] = []
  const missing = (...loc: string[]) =>
    lacking.push({ loc: ['body', ...loc], msg: 'Field required', type: 'missing' })
  const limit = longestBody[channel]
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

/** Why a text could never be filled in or sent, in a sentence; null when it can. */
function unfit({ channel, subject, body, variable_sources }: Content): string | null {
  const [inSubject, inBody] = [readParts(subject ?? ''), readParts(body)]
  const problem = inSubject.problem ?? inBody.problem
  if (problem) return problem
  const used = placeholdersIn(inSubject.parts, inBody.parts)
  if (used.length > mostPlaceholders) return `A template can have at most ${mostPlaceholders} placeholders.`
  const dropped = typedIn(variable_sources).find(name => !used.includes(name))
  if (dropped !== undefined) {
    return `Whoever sends types {{${dropped}}}, and the text has no place for it. Put it in, or take it out of variable_sources.`
  }
  const said = readParts(body.trim()).parts
  if (channel === 'whatsapp' && [said[0], said.at(-1)].some(part => typeof part === 'object')) {
    return 'A WhatsApp message can’t begin or end with a placeholder. Put words around it.'
  }
  return null
}

const placeholdersOfContent = ({ subject, body }: Content): string[] =>
  placeholdersIn(readParts(subject ?? '').parts, readParts(body).parts)
