import type { Ctx } from '#server/core/context.ts'
import { sampleContact } from '#server/modules/contacts/contacts.ts'
import { placeholdersOf, renderContextOf, type TemplateText } from './rendering/rendering.ts'
import { type Recipient, type RenderContext, sourceOf, valueFor } from './rendering/values.ts'

/**
 * Somebody to try a template on: the fullest of the business's contacts, with what a sender would give made up. Where there
 * is no contact, one is made up who has everything that the template asks for.
 */
export async function sampleFor(
  ctx: Ctx,
  wording: TemplateText,
): Promise<{ person: Recipient; filling: RenderContext }> {
  const [contact, filling] = [await sampleContact(ctx), await renderContextOf(ctx, {})]
  const person = contact ?? { ...nobody, attributes: madeUp(placeholdersOf(wording).map(fieldOf)) }
  const sources = wording.variable_sources
  const given = placeholdersOf(wording).filter(
    name =>
      ['typed', 'page'].includes(sourceOf(sources, name)?.from ?? '') &&
      !valueFor(name, sources, person, filling),
  )
  return { person, filling: { ...filling, typed: madeUp(given) } }
}

/** An example of a value, for a placeholder that nothing here can fill: its own words. */
export const exampleOf = (placeholder: string): string =>
  fieldOf(placeholder)
    .replace(/[._-]+/g, ' ')
    .trim() || 'example'

const fieldOf = (placeholder: string): string => placeholder.replace(/^contact\.attributes\./, '')

const madeUp = (names: string[]): Record<string, string> =>
  Object.fromEntries(names.map(name => [name, exampleOf(name)]))

const nobody = {
  name: 'Ann Example',
  email: 'ann@example.com',
  phone: '+12025550143',
  country: 'US',
  timezone: 'America/New_York',
  external_id: '1001',
}
