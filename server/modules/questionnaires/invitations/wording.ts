import { textsOf } from '#locales/load.ts'
import { phrase } from '#locales/phrase.ts'
import type { Business } from '#server/modules/accounts/accounts.ts'
import type { QuestionnaireLinkRow } from '../links/links.ts'
import type { QuestionnaireRow } from '../queries.ts'
import { showQuestionnaire } from '../wire.ts'
import type { InvitationChannel } from './address.ts'

interface Invited {
  /** BCP 47: that of the interview. */
  language: string
  link: Pick<QuestionnaireLinkRow, 'person_name' | 'expires_at'>
  questionnaire: QuestionnaireRow
  desk: Pick<Business, 'name' | 'phone' | 'website' | 'timezone'>
  url: string
}

/** The invitation as a mail or a text message, in the language of the interview. */
export function wordsOf(
  channel: InvitationChannel,
  { language, link, questionnaire, desk, url }: Invited,
): { subject: string; body: string } {
  const { bookingMail, invitationMail: mail } = textsOf(language)
  const { about, question_count: questions, expected_minutes: minutes } = showQuestionnaire(questionnaire)
  const until = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    timeZone: desk.timezone,
  }).format(link.expires_at)
  const values = { name: link.person_name, business: desk.name, questions, minutes, until }
  const subject = phrase(mail.subject, values)
  if (channel === 'sms') return { subject, body: `${phrase(mail.text_message, values)} ${url}` }
  const paragraphs = [
    phrase(bookingMail.hello, values),
    phrase(mail.asks, values),
    ...(about ? [about] : []),
    phrase(mail.length, values),
    `${phrase(mail.aloud, values)}\n${url}`,
    phrase(mail.until, values),
    [desk.name, desk.phone, desk.website].filter(Boolean).join('\n'),
  ]
  return { subject, body: paragraphs.join('\n\n') }
}
