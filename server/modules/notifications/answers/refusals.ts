import { textsOf } from '#locales/load.ts'
import { phrase } from '#locales/phrase.ts'
import type { Ctx } from '#server/core/context.ts'
import { type Job, job } from '#server/core/job.ts'
import { Problem } from '#server/http/problem.ts'
import { getConversation } from '#server/modules/conversations/conversations.ts'
import { replySubject } from '#server/modules/conversations/mail/subjects/subjects.ts'
import { senderOf } from '#server/modules/messaging/senders/senders.ts'
import { addressed } from '../mails/mails.ts'
import { waysOf } from '../mails/wording.ts'
import { type Told, toldMembers } from '../preferences/preferences.ts'

/** Why a member's mail did not reach the visitor; `other` names the reason in words of the API. */
export type Refusal =
  | 'ended'
  | 'gone'
  | 'other_sender'
  | 'forged'
  | 'empty'
  | 'no_conversation'
  | 'other'
  /** It did, without its files. */
  | 'files'

export interface RefusedAnswer {
  id: string
  member_id: string
  refusal: Refusal
  /** The mail that was refused. */
  subject: string
  message_id: string | null
  /** What the reason needs to be told: an address, names of files, a sentence. */
  detail: string
  /** The conversation whose visitor can be reached otherwise; null where that is not to be told. */
  conversation_id: string | null
  /** What the member wrote, so that it is not lost. */
  text: string
}

/** Mails a member that, and why, their answer did not reach the visitor. Only ever to the address that we know of them. */
export const explainRefusal: Job<RefusedAnswer> = job<RefusedAnswer>({
  name: 'notifications.explain_refusal',
  async run(ctx, { id, member_id, refusal, subject, message_id, detail, conversation_id, text }) {
    const member = (await toldMembers(ctx)).find(each => each.id === member_id)
    const sender = await senderOf(ctx, 'email')
    if (!member || !sender.ready) return
    const { accountMail, bookingMail, teamMail } = textsOf(member.language)
    const paragraphs = [
      member.name ? phrase(bookingMail.hello, { name: member.name }) : accountMail.hello,
      refusal === 'files' ? teamMail.delivered : teamMail.not_delivered,
      phrase(teamMail[`because_${refusal}`], { detail }),
      conversation_id ? await waysTo(ctx, conversation_id, member) : '',
      ...(text && refusal !== 'files' ? [text.replace(/^/gm, '> ')] : []),
    ]
    const headers = {
      'Auto-Submitted': 'auto-replied',
      'X-Auto-Response-Suppress': 'All',
      ...(message_id && { 'In-Reply-To': message_id, References: message_id }),
    }
    await sender.deliver(
      {
        ...addressed(ctx, member, id),
        subject: replySubject(subject),
        body: `${paragraphs.filter(Boolean).join('\n\n')}\n`,
        thread: { headers, language: member.language },
      },
      () => {},
    )
  },
})

/** How to reach the visitor; '' when nothing is known, or they were erased. */
async function waysTo(ctx: Ctx, conversationId: string, { language }: Told): Promise<string> {
  const contact = await getConversation(ctx, conversationId).catch(error => {
    if (error instanceof Problem && error.status === 404) return null
    throw error
  })
  if (!contact?.email && !contact?.phone) return ''
  const { client_name: name, email, phone } = contact
  return waysOf({ contact: { name, email, phone } }, language)
}
