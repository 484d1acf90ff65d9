import type { Ctx } from '#server/core/context.ts'
import { notFound } from '#server/http/problem.ts'
import { contactsById, sampleContact } from '#server/modules/contacts/contacts.ts'
import { placeholdersOf, renderContextOf, type TemplateText } from './rendering/rendering.ts'
import { type Recipient, type RenderContext, sourceOf, valueFor } from './rendering/values.ts'

/**
 * A person to preview a template with: the business's contact with the most fields, with made-up values for what a sender
 * would type. Without contacts, a made-up person who has every field of the template. With `contactId` this contact; 404.
 */
export async function sampleFor(
  ctx: Ctx,
  wording: TemplateText,
  contactId?: string | null,
): Promise<{ person: Recipient; filling: RenderContext }> {
  const filling = await renderContextOf(ctx, {})
  const contact = contactId ? await existing(ctx, contactId) : await sampleContact(ctx)
  const person = contact ?? { ...nobody, attributes: madeUp(placeholdersOf(wording).map(fieldOf)) }
  const sources = wording.variable_sources
  const given = placeholdersOf(wording).filter(
    name =>
      ['typed', 'page'].includes(sourceOf(sources, name)?.from ?? '') &&
      !valueFor(name, sources, person, filling),
  )
  return { person, filling: { ...filling, typed: madeUp(given) } }
}

async function existing(ctx: Ctx, id: string): Promise<Recipient> {
  const contact = (await contactsById(ctx, [id])).get(id)
  if (!contact) throw notFound('Contact')
  return contact
}

/** An example value for a placeholder: the words of its name. */
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
