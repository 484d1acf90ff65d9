import type { PersonErased, PersonExport, PersonQuery } from '#contract/privacy/people.ts'
import type { Ctx } from '#server/core/context.ts'
import type { Person, PersonalDataStore } from '#server/core/personal-data.ts'
import { phoneKey } from '#server/core/phone-number.ts'
import { invalid } from '#server/http/problem.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { noteErasure } from './erasures/erasures.ts'

/** Everything that the business keeps about one person. 422 when nobody is named. */
export const exportPerson = (
  ctx: Ctx,
  stores: PersonalDataStore[],
  query: PersonQuery,
): Promise<PersonExport> =>
  ctx.tx(async () => {
    const person = await readPerson(ctx, query)
    const records: PersonExport['records'] = {}
    for (const store of stores) Object.assign(records, await store.exportPerson(ctx, person))
    return { person, exported_at: ctx.now().toISOString(), records }
  })

/**
 * Erases one person everywhere or nowhere, in one transaction. It does not search data that expires within a
 * day anyway: stored answers to Idempotency-Keys, which are encrypted, and finished jobs. Throws 422 when
 * nobody is named.
 */
export const erasePerson = (
  ctx: Ctx,
  stores: PersonalDataStore[],
  query: PersonQuery,
): Promise<PersonErased> =>
  ctx.tx(async () => {
    const person = await readPerson(ctx, query)
    const erased: PersonErased['erased'] = {}
    const kept: PersonErased['kept'] = []
    for (const store of stores) {
      const done = await store.erasePerson(ctx, person)
      Object.assign(erased, done.erased)
      kept.push(...(done.kept ?? []).filter(({ count }) => count > 0))
    }
    const done = { id: ctx.id(), person, erased_at: ctx.now().toISOString(), erased, kept }
    await noteErasure(ctx, done)
    return done
  })

/** The person that a query names. 422 for none. */
export async function readPerson(ctx: Ctx, { email, phone }: PersonQuery): Promise<Person> {
  const address = email?.trim().toLowerCase() || null
  const number = phone?.trim() ? phoneKey(phone, (await business(ctx)).country) : null
  if (!address && !number) throw invalid(['query'], 'One of email and phone is required', 'missing')
  return { email: address, phone: number }
}
