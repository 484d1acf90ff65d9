import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { tokenHash } from '#server/core/secret-token.ts'
import { Problem } from '#server/http/problem.ts'
import { personByEmail } from '#server/modules/accounts/logins/logins.ts'
import { getConversation } from '#server/modules/conversations/conversations.ts'
import { reply } from '#server/modules/conversations/replies/replies.ts'
import { tokenIn } from '../mails/answer-address.ts'
import { type Told, toldMembers } from '../preferences/preferences.ts'
import * as rows from './queries.ts'
import { explainRefusal, type Refusal } from './refusals.ts'

/** A mail that came in, as far as an answer to a notification needs it. Automatic mails were sorted out before. */
export interface TeamMail {
  /** Its Message-ID, or a hash of it all. */
  id: string
  messageId: string | null
  /** The address in `From`, in lower case. */
  from: string | null
  recipients: string[]
  /** The ids of our own mails among those that it answers. */
  mailIds: string[]
  subject: string
  /** Its own words, without quotes and signature. */
  text: string
  files: string[]
  /** The mail server found that the sender's domain did not send it. */
  forged: boolean
}

/** So many refusals a day are explained to a member: a stranger who knows an address must not flood them. */
const mostExplained = 5
/** Channels whose visitor is gone once the conversation has ended. */
const pageChannels = ['chat', 'widget', 'call']
const dayMs = 24 * 3_600_000

/**
 * Takes a mail that answers a notification: it becomes a message to the visitor, in the member's name, where the visitor
 * wrote. What can't be passed on is explained to the member. Returns false for a mail that answers no notification. A mail
 * that is read twice is delivered once. `tenant`: the business whose mailbox it came to; null: the installation's.
 */
export async function receiveAnswer(open: OpenCtx, tenant: string | null, mail: TeamMail): Promise<boolean> {
  const token = tokenIn(mail.recipients)
  const by = { tokenHash: token ? tokenHash(token) : null, mailIds: mail.mailIds }
  // biome-ignore lint/plugin: the token, or our mail, says which business
  const thread = await open.crossTenant(db => rows.selectAnsweredThread(db, by))
  if (!thread || (tenant && thread.tenant_id !== tenant)) {
    if (!token) return false
    await refuseUnknown(open, mail)
    return true
  }
  const ctx = open.as(thread.tenant_id, { kind: 'system' })
  const member = (await toldMembers(ctx)).find(({ id }) => id === thread.member_id)
  // They left the team: their mails are nobody's.
  if (!member) return true
  const refusal = refusalOf(mail, member, thread) ?? (await deliver(ctx, member, thread, mail))
  if (refusal) await refuse(ctx, member, mail, { ...refusal, conversationId: thread.conversation_id })
  return true
}

interface Refused {
  refusal: Refusal
  detail: string
}

function refusalOf(mail: TeamMail, member: Told, { conversation_id }: rows.AnsweredThread): Refused | null {
  if (mail.from !== member.email) return { refusal: 'other_sender', detail: mail.from ?? '?' }
  if (mail.forged) return { refusal: 'forged', detail: '' }
  if (!conversation_id) return { refusal: 'no_conversation', detail: '' }
  if (!mail.text) return { refusal: 'empty', detail: '' }
  return null
}

/** Passes the words on, once. Returns why they could not be, or that the files were not. */
async function deliver(
  ctx: Ctx,
  member: Told,
  thread: rows.AnsweredThread,
  mail: TeamMail,
): Promise<Refused | null> {
  const theirs = ctx.as(ctx.tenant, { kind: 'member', id: member.id, role: member.role, session: '' })
  const conversationId = thread.conversation_id!
  try {
    const taken = await theirs.tx(async db => {
      const outcome = 'delivered'
      const noted = { external_id: mail.id, member_id: member.id, outcome, created_at: ctx.now() }
      if (!(await rows.insertAnswer(db, noted))) return false
      const { channel, status } = await getConversation(theirs, conversationId)
      if (status === 'closed' && pageChannels.includes(channel)) throw new Problem(410, 'ended')
      await reply(theirs, conversationId, { text: mail.text })
      await rows.markAnswered(db, thread.thread_id!, ctx.now())
      return true
    })
    return taken && mail.files.length ? { refusal: 'files', detail: mail.files.join(', ') } : null
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    if (error.status === 410) return { refusal: 'ended', detail: '' }
    if (error.status === 404) return { refusal: 'gone', detail: '' }
    const { detail } = error
    return {
      refusal: 'other',
      detail: typeof detail === 'string' ? detail : detail.map(({ msg }) => msg).join(' '),
    }
  }
}

/** Explains to the member, once for each mail, why it was not passed on. */
const refuse = (
  ctx: Ctx,
  member: Told,
  mail: TeamMail,
  { refusal, detail, conversationId }: Refused & { conversationId: string | null },
): Promise<void> =>
  ctx.tx(async db => {
    const external_id = refusal === 'files' ? `files ${mail.id}` : mail.id
    const refused = await rows.countRefused(db, member.id, new Date(ctx.now().getTime() - dayMs))
    const noted = { external_id, member_id: member.id, outcome: refusal, created_at: ctx.now() }
    if (!(await rows.insertAnswer(db, noted)) || refused >= mostExplained) return
    const isTheirs = refusal !== 'other_sender' && refusal !== 'forged'
    const reachable = isTheirs && refusal !== 'files'
    await ctx.enqueue(explainRefusal, {
      id: ctx.id(),
      member_id: member.id,
      refusal,
      subject: mail.subject.slice(0, 200),
      message_id: mail.messageId,
      detail: detail.slice(0, 500),
      conversation_id: reachable ? conversationId : null,
      // Words that somebody else sent are not mailed on.
      text: isTheirs ? mail.text.slice(0, 4_000) : '',
    })
  })

/** An address for answers that belongs to no thread any more: a member is told, a stranger hears nothing. */
async function refuseUnknown(open: OpenCtx, mail: TeamMail): Promise<void> {
  const person = mail.from && !mail.forged ? await personByEmail(open, mail.from) : null
  if (!person) return
  const found = person.member
  const ctx = open.as(found.tenant_id, { kind: 'system' })
  const member = (await toldMembers(ctx)).find(({ id }) => id === found.id)
  if (member) await refuse(ctx, member, mail, { refusal: 'gone', detail: '', conversationId: null })
}
