import { primary } from '#locales/resolve.ts'
import type { Ctx } from '#server/core/context.ts'
import { recordIdPattern } from '#server/core/record-id.ts'
import { visitorLanguage } from '#server/language/detect.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { captureLead } from '#server/modules/leads/leads.ts'
import { addVisitorMessage } from '../conversations.ts'
import { raise, settleKind } from '../inbox-items/inbox-items.ts'
import { selectConversationOf } from '../messages/queries.ts'
import { insertConversation } from '../queries.ts'
import { answerMail } from './answering.ts'
import { withFiles } from './files.ts'
import { keepMail, type MailParts, trimmed } from './keeping.ts'
import * as rows from './queries.ts'
import { plainSubject, sameSubject } from './subjects.ts'

/** A mail that somebody wrote to the business. */
export interface Letter extends MailParts {
  /** Its Message-ID with angle brackets, or what stands for one: the same one twice is one mail. */
  id: string
  /** Who is to be answered; the address in lower case. */
  from: { address: string; name: string | null }
  /** What it says itself; '' when it says nothing. */
  text: string
  /** Message-IDs that it refers to, with angle brackets. */
  answers: string[]
  /** Whether an answer that no person has read may be mailed to this sender at all. */
  mayAnswer: boolean
}

/** Without a reference, a mail of the same sender about the same subject goes on with what was said within this time. */
const threadDays = 14
/** Threads of one sender that are looked through for a subject. */
const mostThreads = 50
/** As much of a mail's words as is shown, and of what a lead is said to want. */
const longest = { text: 20_000, intent: 500 }

/** Message-IDs of ours hold the message's id before the `@`. */
const ours = new RegExp(`^<${recordIdPattern}@`, 'i')

/** Ids of messages of ours that Message-IDs name, whoever made them up. */
export const ownIds = (messageIds: string[]): string[] =>
  messageIds.flatMap(id => ours.exec(id)?.[1]?.toLowerCase() ?? [])

/** Whether these Message-IDs belong to a thread with that sender. */
export const isInThread = async (ctx: Ctx, address: string, answers: string[]): Promise<boolean> =>
  (await threadOf(ctx, address, answers)) !== null

/**
 * Keeps a mail: in the thread that it answers, else in one about the same subject, else in a new conversation, whose
 * sender becomes a lead. Puts it before the people of the business and, where the business wants that, has the assistant
 * answer it. While a person holds the conversation it is for them alone. The same mail again changes nothing.
 */
export const takeLetter = (ctx: Ctx, letter: Letter): Promise<void> =>
  ctx.tx(async db => {
    const externalId = `email:${letter.id}`
    if (await selectConversationOf(db, externalId)) return
    const { from, mayAnswer } = letter
    const mail = trimmed(letter)
    const { subject, attachments } = mail
    const text = withFiles((letter.text || subject).slice(0, longest.text), attachments)
    const { email_replies, language } = await business(ctx)
    const found = (await threadOf(ctx, from.address, letter.answers)) ?? (await bySubject(ctx, letter))
    const spoken = visitorLanguage(letter.text || subject, found?.language ?? primary(language) ?? 'en')
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
      // As if begun by the business: nobody can go on with it from a public page.
      const begun = { begun_by: 'business' as const, tags: [], at: ctx.now(), subject }
      await insertConversation(db, { ...conversation, ...begun })
    }
    const { id, held } = await addVisitorMessage(ctx, conversation, { text, externalId })
    await keepMail(db, id, mail, { mayAnswer })
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

/** The thread that a mail refers to. Only its own: whoever learns of a Message-ID gets no word into another's. */
const threadOf = async (ctx: Ctx, address: string, answers: string[]): Promise<rows.ThreadRow | null> => {
  if (!answers.length) return null
  const externalIds = answers.map(id => `email:${id}`)
  const found = await ctx.tx(db => rows.selectThreadOf(db, { address, ids: ownIds(answers), externalIds }))
  return found ?? null
}

async function bySubject(ctx: Ctx, { from, subject }: Letter): Promise<rows.ThreadRow | null> {
  const since = new Date(ctx.now().getTime() - threadDays * 24 * 3_600_000)
  const threads = await ctx.tx(db =>
    rows.selectThreads(db, { address: from.address, since, limit: mostThreads }),
  )
  return threads.find(thread => thread.subject !== null && sameSubject(thread.subject, subject)) ?? null
}

/** Who writes to a business of their own accord wants something of it. */
async function captureSender(
  ctx: Ctx,
  conversationId: string,
  { from, subject, text }: Letter,
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
