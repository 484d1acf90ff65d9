import type { NewPersonField, PersonField, PersonFieldChanges } from '#contract/leads/fields.ts'
import { longest, mostFields } from '#contract/leads/leads.ts'
import type { Ctx } from '#server/core/context.ts'
import type { Tx } from '#server/db/tenant.ts'
import { invalid, notFound, Problem } from '#server/http/problem.ts'
import { noteChange } from '#server/jobs/changes.ts'
import * as rows from './queries.ts'

/** What the business wants to know of people, in the order in which it was defined. */
export const listFields = async (ctx: Ctx): Promise<PersonField[]> =>
  (await ctx.tx(rows.selectFields)).map(showField)

/** 400 for the 41st; 409 when there is one of this name; 422 for a choice of nothing. */
export const addField = (ctx: Ctx, { name, kind, choices = [] }: NewPersonField): Promise<PersonField> =>
  ctx.tx(async db => {
    const chosen = kind === 'choice' ? readChoices(choices) : []
    await rows.lockFields(db)
    const there = await rows.selectFields(db)
    if (there.length >= mostFields)
      throw new Problem(400, `Field limit reached: people may have ${mostFields} fields of their own.`)
    refuseTwin(there, name)
    const field = { id: ctx.id(), name: name.trim(), kind, choices: chosen, created_at: ctx.now() }
    await rows.insertField(db, field)
    await noteFields(ctx, db)
    return showField(field)
  })

/** Renames a field, or changes what can be chosen; values that can't be chosen any more stay. 404, 409, 422. */
export const changeField = (ctx: Ctx, id: string, changes: PersonFieldChanges): Promise<PersonField> =>
  ctx.tx(async db => {
    await rows.lockFields(db)
    const before = await rows.lockField(db, id)
    if (!before) throw notFound('Field')
    const { name, choices } = changes
    if (name !== undefined) {
      const others = (await rows.selectFields(db)).filter(field => field.id !== id)
      refuseTwin(others, name)
    }
    const next = {
      ...(name !== undefined && { name: name.trim() }),
      ...(choices !== undefined && before.kind === 'choice' && { choices: readChoices(choices) }),
    }
    await rows.updateField(db, id, next)
    await noteFields(ctx, db)
    return showField({ ...before, ...next })
  })

/** Deletes a field with everything that people have in it. 404. */
export const removeField = (ctx: Ctx, id: string): Promise<void> =>
  ctx.tx(async db => {
    await rows.lockFields(db)
    if (!(await rows.lockField(db, id))) throw notFound('Field')
    await rows.deleteField(db, id)
    await noteFields(ctx, db)
  })

const noteFields = (ctx: Ctx, db: Tx) => noteChange(ctx, db, { topic: 'lead', id: null, kind: 'fields' })

const refuseTwin = (there: rows.FieldRow[], name: string): void => {
  if (there.some(field => field.name.toLowerCase() === name.trim().toLowerCase()))
    throw new Problem(409, 'There is a field of this name already.')
}

function readChoices(given: string[]): string[] {
  const choices = [...new Set(given.map(choice => choice.trim()))]
  if (!choices.length) throw invalid(['body', 'choices'], 'Name at least one choice', 'too_short')
  return choices
}

const showField = ({ created_at, ...field }: rows.FieldRow): PersonField => ({
  ...field,
  created_at: created_at.toISOString(),
})

/** The values of a person with others set; null takes one away. */
export const withFields = (
  before: Record<string, string>,
  next: Record<string, string | null>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...before, ...next }).filter((field): field is [string, string] => field[1] !== null),
  )

/** Reads values for a person. 422 for an unknown field, and for what is no value of one. */
export async function readFields(
  ctx: Ctx,
  given: Record<string, string | null>,
): Promise<Record<string, string | null>> {
  const entries = Object.entries(given)
  if (!entries.length) return {}
  const fields = new Map((await listFields(ctx)).map(field => [field.id, field]))
  return Object.fromEntries(
    entries.map(([id, text]) => {
      const field = fields.get(id)
      if (!field) throw invalid(['body', 'fields', id], 'There is no such field')
      const read = readValue(field, text ?? '')
      if ('refused' in read)
        throw invalid(['body', 'fields', id], `${field.name} should be a valid ${field.kind}`)
      return [id, read.value]
    }),
  )
}

/** A value of a field as it is stored; null for a blank one. `refused` names what it should have been. */
export function readValue(
  { kind, choices }: Pick<PersonField, 'kind' | 'choices'>,
  given: string,
): { value: string | null } | { refused: PersonField['kind'] } {
  const text = given.trim()
  if (!text) return { value: null }
  if (kind === 'number') {
    const number = Number(text.replace(',', '.'))
    return /^[+-]?\d+([.,]\d+)?$/.test(text) && Number.isFinite(number)
      ? { value: String(number) }
      : { refused: kind }
  }
  if (kind === 'date') return isDay(text) ? { value: text } : { refused: kind }
  if (kind === 'choice') {
    const choice = choices.find(each => each.toLowerCase() === text.toLowerCase())
    return choice ? { value: choice } : { refused: kind }
  }
  return text.length > longest.field || text.includes('\0') ? { refused: kind } : { value: text }
}

const isDay = (text: string): boolean => {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : null
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
