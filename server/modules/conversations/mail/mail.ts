import { primary } from '#locales/resolve.ts'
import type { Ctx } from '#server/core/context.ts'
import { recordIdPattern } from '#server/core/record-id.ts'
import { nextLanguage, visitorLanguage } from '#server/language/detect.ts'
import { business, homeLanguage } from '#server/modules/accounts/accounts.ts'
import { captureLead } from '#server/modules/leads/leads.ts'
import { keepMailFiles, type StoredFile } from '../attachments/attachments.ts'
import { addVisitorMessage } from '../conversations.ts'
import { raise, settleKind } from '../inbox-items/inbox-items.ts'
import { selectConversationOf } from '../messages/queries.ts'
import { insertConversation } from '../queries.ts'
import { answerMail } from './answering/answering.ts'
import * as rows from './queries.ts'
import { notKept, withFiles } from './record/attachments.ts'
import { type MailContent, storeMailRecord, truncated } from './record/record.ts'
import { plainSubject, sameSubject } from './subjects/subjects.ts'

/** A mail to the business. */
interface IncomingMail extends MailContent {
  /** Its Message-ID with angle brackets, or a substitute. A second mail with the same id is ignored. */
  id: string
  /** The sender; the address in lower case. */
  from: { address: string; name: string | null }
  /** Its own text without quotations; '' when it has none. */
  text: string
  /** The Message-IDs that it refers to, with angle brackets. */
  answers: string[]
  /** Its files, as far as they were kept. */
  files?: StoredFile[]
  /** Whether the assistant may answer this sender without a person. */
  mayAnswer: boolean
}

/** Without a reference, a mail continues the thread of the same sender and subject if that is at most this old. */
const threadDays = 14
/** So many threads of one sender are compared by subject. */
const mostThreads = 50
/** Characters shown of a mail, and of a lead's intent. */
const longest = { text: 20_000, intent: 500 }

/** Our Message-IDs have the message's id before the `@`. */
const ownMessageId = new RegExp(`^<${recordIdPattern}@`, 'i')

/** The ids of our messages among Message-IDs, which anybody may have made up. */
export const ownMessageIds = (messageIds: string[]): string[] =>
  messageIds.flatMap(id => ownMessageId.exec(id)?.[1]?.toLowerCase() ?? [])

/** Whether a mail with this Message-ID was stored before. */
export const isKnownMail = async (ctx: Ctx, id: string): Promise<boolean> =>
  (await ctx.tx(db => selectConversationOf(db, `email:${id}`))) !== null

/** Whether one of these Message-IDs belongs to a thread with that sender. */
export const isInThread = async (ctx: Ctx, address: string, answers: string[]): Promise<boolean> =>
  (await threadOf(ctx, address, answers)) !== null

/**
 * Stores a mail in the thread that it answers, or in one about the same subject, or in a new conversation, whose sender
 * becomes a lead. Raises an inbox item and, when the business allows it, has the assistant answer. While a person holds
 * the conversation only they answer. The same mail again changes nothing.
 */
export const storeMail = (ctx: Ctx, letter: IncomingMail): Promise<void> =>
  ctx.tx(async db => {
    const externalId = `email:${letter.id}`
    if (await selectConversationOf(db, externalId)) return
    const { from, mayAnswer, files = [] } = letter
    const mail = truncated(letter)
    const { subject, attachments } = mail
    const text = withFiles((letter.text || subject).slice(0, longest.text), notKept(attachments, files))
    const own = await business(ctx)
    const { email_replies } = own
    const found = (await threadOf(ctx, from.address, letter.answers)) ?? (await bySubject(ctx, letter))
    const written = letter.text || subject
    const spoken = found?.language
      ? nextLanguage(written, found.language)
      : visitorLanguage(written, primary(homeLanguage(own)) ?? 'en')
    const conversation = {
      id: found?.id ?? ctx.id(),
      channel: 'email' as const,
      link_id: null,
      language: spoken,
      client_name: found?.client_name ?? from.name,
      email: from.address,
      phone: null,
    }
    if (!found) {
      // Marked as begun by the business, so that nobody can continue it from a public page.
      const begun = { begun_by: 'business' as const, tags: [], at: ctx.now(), subject }
      await insertConversation(db, { ...conversation, ...begun })
    }
    const { id, held } = await addVisitorMessage(ctx, conversation, { text, externalId })
    await storeMailRecord(db, id, mail, { mayAnswer })
    await keepMailFiles(ctx, { conversationId: conversation.id, messageId: id }, files)
    if (!found) await captureSender(ctx, conversation.id, { ...letter, subject })
    if (held) return
    await settleKind(ctx, conversation.id, 'email_draft')
    await raise(ctx, {
      kind: 'email_draft',
      title: plainSubject(subject) || text,
      conversationId: conversation.id,
      contact: { name: conversation.client_name, email: from.address, phone: null },
      question: { text, key: id },
    })
    if (email_replies !== 'off') {
      await ctx.enqueue(answerMail, { conversation_id: conversation.id, message_id: id })
    }
  })

/**
 * The thread that a mail refers to, only among the sender's own: knowing a Message-ID lets nobody write into another's
 * thread.
 */
const threadOf = async (ctx: Ctx, address: string, answers: string[]): Promise<rows.ThreadRow | null> => {
  if (!answers.length) return null
  const externalIds = answers.map(id => `email:${id}`)
  const found = await ctx.tx(db =>
    rows.selectThreadOf(db, { address, ids: ownMessageIds(answers), externalIds }),
  )
  return found ?? null
}

async function bySubject(ctx: Ctx, { from, subject }: IncomingMail): Promise<rows.ThreadRow | null> {
  const since = new Date(ctx.now().getTime() - threadDays * 24 * 3_600_000)
  const threads = await ctx.tx(db =>
    rows.selectThreads(db, { address: from.address, since, limit: mostThreads }),
  )
  return threads.find(thread => thread.subject !== null && sameSubject(thread.subject, subject)) ?? null
}

/** A sender who writes first wants something, so they become a lead. */
async function captureSender(
  ctx: Ctx,
  conversationId: string,
  { from, subject, text }: IncomingMail,
): Promise<void> {
  const intent = (plainSubject(subject) || text.split('\n')[0]!).slice(0, longest.intent)
  await captureLead(ctx, {
    name: from.name,
    email: from.address,
    intent: intent || null,
    source: 'email',
    conversationId,
  })
}
