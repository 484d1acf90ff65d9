import type { PersonalDataStore } from '#server/core/personal-data.ts'
import { forgetReport } from './reports.ts'
import { blankInTellings } from './telling/queries.ts'

/**
 * The quality report quotes visitors' questions: erasing a person deletes it, and the next reader gets a new one. What a
 * visitor is told goes with their conversation; in what others are told, an address is blanked.
 */
export const qualityPersonalData: PersonalDataStore = {
  exportPerson: async () => ({}),
  async erasePerson(ctx, { email }) {
    await forgetReport(ctx, 'quality')
    if (email) await ctx.tx(db => blankInTellings(db, email))
    return { erased: {} }
  },
}
