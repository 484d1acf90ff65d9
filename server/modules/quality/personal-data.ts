import type { PersonalDataStore } from '#server/core/personal-data.ts'
import { forgetReport } from './reports.ts'

/** The quality score quotes what visitors asked, so that nobody's words may outlive them there: the next reader gets a new one. */
export const qualityPersonalData: PersonalDataStore = {
  exportPerson: async () => ({}),
  async erasePerson(ctx) {
    await forgetReport(ctx, 'quality')
    return { erased: {} }
  },
}
