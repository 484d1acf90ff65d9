import { textsOf } from '#locales/load.ts'
import { phrase } from '#locales/phrase.ts'
import type { Ctx } from '#server/core/context.ts'
import type { Business } from '#server/modules/accounts/accounts.ts'
import type { Told } from '../preferences/preferences.ts'
import { settingsUrl } from './desk-url.ts'

/** What every mail to a member begins with, and what it says below its end of why it came. */
export function frameOf({ config }: Ctx, member: Told, desk: Business): { hello: string; settings: string } {
  const { bookingMail, accountMail, teamMail } = textsOf(member.language)
  return {
    hello: member.name ? phrase(bookingMail.hello, { name: member.name }) : accountMail.hello,
    settings: phrase(teamMail.settings, { business: desk.name, url: settingsUrl(config) }),
  }
}
