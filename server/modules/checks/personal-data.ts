import type { PersonalDataStore } from '#server/core/personal-data.ts'
import { forgetRecords } from '#server/modules/conversations/inbox-items/inbox-items.ts'
import { conversationsOfPerson } from '#server/modules/conversations/people/people.ts'
import { blankAddress, deleteChecksOf, selectChecksOf } from './queries.ts'

/** Checks that were made of what a person asked. The owner's own questions may name a person's address. */
export const checksPersonalData: PersonalDataStore = {
  exportPerson: (ctx, person) =>
    ctx.tx(async db => {
      const conversations = await conversationsOfPerson(ctx, person)
      return { knowledge_checks: await selectChecksOf(db, conversations) }
    }),
  erasePerson: (ctx, person) =>
    ctx.tx(async db => {
      const ids = await deleteChecksOf(db, await conversationsOfPerson(ctx, person))
      await forgetRecords(ctx, { kind: 'failed_check', keys: ids })
      if (person.email) await blankAddress(db, person.email)
      return { erased: { knowledge_checks: ids.length } }
    }),
}
