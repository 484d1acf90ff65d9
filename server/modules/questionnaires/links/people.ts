import type { Ctx } from '#server/core/context.ts'
import type { Person, PersonalDataStore } from '#server/core/personal-data.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { resultOf } from '../result/result.ts'
import { type QuestionnaireLinkRow, statusOf, turnsOf } from './links.ts'
import { selectEndedBefore, selectOfPerson } from './queries.ts'
import { removeLinks } from './removal.ts'
import { personOf } from './wire.ts'

/** Questionnaires keep of people the links that they were sent, and all that they said. */
export const questionnairePersonalData: PersonalDataStore = {
  exportPerson: (ctx, person) =>
    ctx.tx(async () => {
      const records = []
      for (const link of await linksOf(ctx, person)) records.push(await wholeRecord(ctx, link))
      return { questionnaire_links: records }
    }),
  erasePerson: (ctx, person) =>
    ctx.tx(async () => {
      const ids = (await linksOf(ctx, person)).map(({ id }) => id)
      await removeLinks(ctx, ids)
      return { erased: { questionnaire_links: ids.length } }
    }),
  retained: [
    {
      setting: 'record_days',
      forgetBefore: (ctx, before, limit) =>
        ctx.tx(async db => {
          const ids = await selectEndedBefore(db, before, limit)
          await removeLinks(ctx, ids)
          return ids.length
        }),
    },
  ],
}

async function linksOf(ctx: Ctx, person: Person): Promise<QuestionnaireLinkRow[]> {
  const { country } = await business(ctx)
  return ctx.tx(db => selectOfPerson(db, person, country))
}

/** Without the token: a reader of the export must not be able to answer in their place. */
const wholeRecord = async (ctx: Ctx, link: QuestionnaireLinkRow) => {
  const [status, result] = [statusOf(link, ctx.now()), await resultOf(ctx, link)]
  return {
    id: link.id,
    person: personOf(link),
    status,
    created_at: link.created_at,
    expires_at: link.expires_at,
    opened_at: link.opened_at,
    started_at: link.started_at,
    completed_at: result && link.completed_at,
    revoked_at: link.revoked_at,
    language: link.language,
    invited_by: link.invited_by,
    invited_at: link.invited_at,
    recording_bytes: link.recording_bytes,
    // A session without a result has only its transcript.
    said: result ? undefined : await turnsOf(ctx, link.id),
    result,
  }
}
