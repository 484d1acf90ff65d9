import { mostPreferenceBytes, type Preferences } from '#contract/accounts/preferences.ts'
import type { Ctx } from '#server/core/context.ts'
import { readLanguage } from '#server/core/places.ts'
import { invalid, Problem } from '#server/http/problem.ts'
import { noteChange } from '#server/jobs/changes.ts'
import { memberOf } from '../actors/actors.ts'
import { sessionEnded } from '../logins/logins.ts'
import { findMember } from '../members/queries.ts'
import * as rows from './queries.ts'

/** What the acting member prefers, and the version of it; both are empty before the first change. */
export const ownPreferences = (ctx: Ctx): Promise<rows.PreferenceRow> =>
  ctx.tx(async tx => (await rows.findPreferences(tx, memberOf(ctx).id)) ?? { preferences: {}, version: 0 })

/**
 * Changes what the acting member prefers, key by key: one that is sent replaces that key, null removes it, and the others
 * stay, so that two tabs don't lose each other's. `basedOn`: the version that the change was made from, for a key that both
 * may have changed; null: any. Throws 412 when it is another by now, and 422.
 */
export async function changePreferences(
  ctx: Ctx,
  changes: Preferences,
  basedOn: number | null,
): Promise<rows.PreferenceRow> {
  if (changes.language && readLanguage(changes.language) === null)
    throw invalid(['body', 'preferences', 'language'], 'Input should be a language tag such as en or pt-BR')
  return ctx.tx(async tx => {
    const { id } = memberOf(ctx)
    if (!(await findMember(tx, id))) throw sessionEnded()
    const before = await rows.lockPreferences(tx, id)
    if (basedOn !== null && basedOn !== before.version)
      throw new Problem(412, 'These preferences were changed meanwhile. Read them again.')
    const all = Object.entries({ ...before.preferences, ...changes }).filter(([, value]) => value !== null)
    const after = { preferences: Object.fromEntries(all), version: before.version + 1 }
    if (Buffer.byteLength(JSON.stringify(after.preferences)) > mostPreferenceBytes)
      throw invalid(['body', 'preferences'], 'Preferences should hold at most 16 kB', 'too_long')
    await rows.updatePreferences(tx, id, after)
    await noteChange(ctx, tx, { topic: 'member', id, kind: 'preferences' })
    return after
  })
}
