import type { PersonalDataStore } from '#server/core/personal-data.ts'
import { forgetReport } from './reports.ts'

/** The quality report quotes visitors' questions. Erasing a person deletes it, and the next reader gets a new one. */
export const qualityPersonalData: PersonalDataStore = {
  exportPerson: async () => ({}),
  async erasePerson(ctx) {
    await forgetReport(ctx, 'quality')
    return { erased: {} }
  },
}
