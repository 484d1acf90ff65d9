import type { FieldProblem } from '#contract/errors.ts'
import { type NotificationKind, notificationKinds } from '#contract/notifications/kinds.ts'
import type {
  NotificationPreferences,
  NotificationWay,
  NotificationWishes,
} from '#contract/notifications/preferences.ts'
import type { Ctx } from '#server/core/context.ts'
import { readLanguage, readTimezone } from '#server/core/places.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { business, homeLanguage } from '#server/modules/accounts/accounts.ts'
import { team } from '#server/modules/accounts/members/members.ts'
import type { Schedule } from '../schedule/schedule.ts'
import * as rows from './queries.ts'

/** Somebody on the team who signs in, and how they want to be told. */
export interface Told {
  id: string
  email: string
  name: string | null
  role: 'owner' | 'agent'
  language: string
  ways: Record<NotificationKind, NotificationWay>
  schedule: Schedule
}

/** Of an owner: everything at once. An agent talks with visitors; what the business makes of it comes in a digest. */
const defaults: Record<'owner' | 'agent', Record<NotificationKind, NotificationWay>> = {
  owner: {
    handover: 'at_once',
    callback: 'at_once',
    unanswered: 'at_once',
    mail: 'at_once',
    booking: 'at_once',
    booking_change: 'at_once',
    lead: 'at_once',
    failure: 'at_once',
    weekly_report: 'off',
  },
  agent: {
    handover: 'at_once',
    callback: 'at_once',
    unanswered: 'at_once',
    mail: 'at_once',
    booking: 'digest',
    booking_change: 'digest',
    lead: 'digest',
    failure: 'off',
    weekly_report: 'off',
  },
}

const unchosen: rows.PreferenceRow = {
  kinds: {},
  digest_every: 'day',
  digest_at: '08:00',
  quiet_from: null,
  quiet_to: null,
  timezone: null,
  language: null,
}

/** Everybody on the team who can be told: an invitation that was not accepted may have gone to a stranger. */
export const toldMembers = (ctx: Ctx): Promise<Told[]> =>
  ctx.tx(async db => {
    const desk = await business(ctx)
    const chosen = new Map((await rows.selectPreferences(db)).map(row => [row.member_id, row]))
    return (await team(ctx))
      .filter(member => member.login_id !== null)
      .map(({ id, email, name, role: given }) => {
        const role = given as Told['role']
        const row = chosen.get(id) ?? unchosen
        return {
          id,
          email,
          name,
          role,
          language: row.language ?? homeLanguage(desk),
          ways: { ...defaults[role], ...row.kinds },
          schedule: {
            timezone: row.timezone ?? desk.timezone,
            digestEvery: row.digest_every,
            digestAt: row.digest_at,
            quiet: quietOf(row),
          },
        }
      })
  })

/** What a member chose, defaults filled in. 404. */
export const preferencesOf = (ctx: Ctx, memberId: string): Promise<NotificationPreferences> =>
  ctx.tx(async db => {
    const member = (await team(ctx)).find(({ id }) => id === memberId)
    if (!member) throw notFound('Member')
    const row = (await rows.selectPreferences(db)).find(each => each.member_id === memberId) ?? unchosen
    return {
      email: member.email,
      kinds: { ...defaults[member.role as Told['role']], ...row.kinds },
      digest: { every: row.digest_every, at: row.digest_at },
      quiet_hours: quietOf(row),
      timezone: row.timezone,
      language: row.language,
    }
  })

/** Replaces what a member chose. 404; one 422 with all problems. */
export const choose = (
  ctx: Ctx,
  memberId: string,
  wishes: NotificationWishes,
): Promise<NotificationPreferences> => {
  const row = read(wishes)
  return ctx.tx(async db => {
    await preferencesOf(ctx, memberId)
    await rows.upsertPreference(db, memberId, row, ctx.now())
    return preferencesOf(ctx, memberId)
  })
}

function read({ kinds = {}, digest, quiet_hours: quiet, ...given }: NotificationWishes): rows.PreferenceRow {
  const faults: FieldProblem[] = []
  const fault = (field: string, msg: string) =>
    faults.push({ loc: ['body', field], msg, type: 'value_error' })
  const timezone = given.timezone == null ? null : readTimezone(given.timezone)
  const language = given.language == null ? null : readLanguage(given.language)
  if (given.timezone != null && timezone === null)
    fault('timezone', 'Input should be an IANA time zone such as Europe/Berlin')
  if (given.language != null && language === null)
    fault('language', 'Input should be a language tag such as en or pt-BR')
  if (quiet && quiet.from === quiet.to)
    fault('quiet_hours', 'Quiet hours should end at another time than they begin')
  if (faults.length) throw new Problem(422, faults)
  return {
    kinds: Object.fromEntries(notificationKinds.flatMap(kind => (kinds[kind] ? [[kind, kinds[kind]]] : []))),
    digest_every: digest?.every ?? unchosen.digest_every,
    digest_at: digest?.at ?? unchosen.digest_at,
    quiet_from: quiet?.from ?? null,
    quiet_to: quiet?.to ?? null,
    timezone,
    language,
  }
}

const quietOf = ({ quiet_from: from, quiet_to: to }: rows.PreferenceRow) =>
  from !== null && to !== null ? { from, to } : null
