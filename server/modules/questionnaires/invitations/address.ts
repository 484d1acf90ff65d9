import type { QuestionnaireInvitation } from '#contract/questionnaires/links.ts'
import type { Ctx } from '#server/core/context.ts'
import { Problem } from '#server/http/problem.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { readEmail, readPhone } from '#server/modules/contacts/address/address.ts'
import type { QuestionnaireLinkRow } from '../links/links.ts'

export type InvitationChannel = QuestionnaireInvitation['channel']

/** The person's address for a channel, as it is stored and compared; 400 where they have none. */
export async function reachableAt(
  ctx: Ctx,
  { person_email: email, person_phone: phone }: QuestionnaireLinkRow,
  channel: InvitationChannel,
): Promise<string> {
  if (channel === 'email') {
    const address = readEmail(email)
    if (!address)
      throw new Problem(400, email ? `${email} is not an email address.` : 'They have no email address.')
    return address
  }
  if (!phone) throw new Problem(400, 'They have no phone number.')
  const { country } = await business(ctx)
  const number = readPhone(phone, country)
  if ('reason' in number) throw new Problem(400, `${phone} ${number.reason}.`)
  return number.phone
}
