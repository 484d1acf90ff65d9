import type { Ctx } from '#server/core/context.ts'
import { tokenHash } from '#server/core/secret-token.ts'
import type { Tx } from '#server/db/tenant.ts'
import type { NewsRow } from '../news/queries.ts'
import { type Told, toldMembers } from '../preferences/preferences.ts'
import { dueAt, pauseAfter } from '../schedule/schedule.ts'
import { answerToken } from './answer-address.ts'
import * as rows from './queries.ts'
import { headline, readNews } from './wording.ts'

/** Mails to one member within an hour; what comes on top waits and then comes as one digest. */
const mostAnHour = 20
/** More mails that are due together, as after quiet hours, are one digest. */
const mostTogether = 5
/** One digest counts so many pieces of news; the rest comes with the next one. */
const mostNews = 2_000

const hourMs = 3_600_000

/** Makes mails of the news that are due for a member: one for each conversation, or a digest. */
export const bundle = (ctx: Ctx, memberId: string): Promise<void> =>
  ctx.tx(async db => {
    await rows.lockMember(db, memberId)
    const member = (await toldMembers(ctx)).find(({ id }) => id === memberId)
    if (!member) return
    const wanted = await stillWanted(ctx, db, member)
    const digest = wanted.filter(news => news.digest)
    const threads = await readyThreads(
      ctx,
      db,
      member,
      wanted.filter(news => !news.digest),
    )
    if (!digest.length && !threads.length) return
    const now = ctx.now()
    const times = await rows.selectMailTimes(db, memberId, new Date(now.getTime() - hourMs))
    const left = mostAnHour - times.length
    if (left <= 0) {
      const until = new Date(times[0]!.getTime() + hourMs)
      return rows.postponeNews(db, idsOf([...digest, ...threads.flat()]), until)
    }
    const together = threads.length > Math.min(left - (digest.length ? 1 : 0), mostTogether)
    const inDigest = together ? [...digest, ...threads.flat()] : digest
    if (inDigest.length) await addMail(ctx, db, member, { threadId: null, digest: true }, inDigest)
    if (together) return
    for (const news of threads) {
      const threadId = news[0]!.conversation_id && (await threadOf(ctx, db, member, news))
      await addMail(ctx, db, member, { threadId, digest: false }, news)
    }
  })

/** The news that are due and that the member still wants to hear. */
async function stillWanted(ctx: Ctx, db: Tx, member: Told): Promise<NewsRow[]> {
  const due = await rows.selectDueNews(db, member.id, ctx.now(), mostNews)
  const isOff = ({ kind, change }: NewsRow) => member.ways[kind] === 'off' && change !== 'wrote'
  await rows.deleteNews(db, idsOf(due.filter(isOff)))
  return due.filter(news => !isOff(news))
}

/** The news that are told at once, by what they are about, without conversations that were mailed a moment ago. */
async function readyThreads(ctx: Ctx, db: Tx, member: Told, news: NewsRow[]): Promise<NewsRow[][]> {
  const about = Map.groupBy(news, each => each.conversation_id ?? each.record_id)
  const ready: NewsRow[][] = []
  for (const [conversationId, together] of about) {
    const until = together[0]!.conversation_id ? await pausedUntil(ctx, db, member, conversationId) : null
    if (until && until > ctx.now())
      await rows.postponeNews(db, idsOf(together), dueAt(until, 'at_once', member.schedule))
    else ready.push(together)
  }
  return ready
}

async function pausedUntil(ctx: Ctx, db: Tx, member: Told, conversationId: string): Promise<Date | null> {
  const thread = await rows.selectThread(db, { conversationId, memberId: member.id })
  if (!thread) return null
  const aDayAgo = ctx.now().getTime() - 24 * hourMs
  const since = new Date(Math.max(aDayAgo, thread.answered_at?.getTime() ?? 0))
  const { mails, last } = await rows.selectThreadPace(db, thread.id, since)
  return last && new Date(last.getTime() + pauseAfter(mails))
}

/** The thread of a conversation with a member; its subject is that of its first mail. */
async function threadOf(ctx: Ctx, db: Tx, member: Told, news: NewsRow[]): Promise<string> {
  const conversationId = news[0]!.conversation_id!
  const known = await rows.selectThread(db, { conversationId, memberId: member.id })
  if (known) return known.id
  const id = ctx.id()
  const told = await readNews(ctx, news)
  await rows.insertThread(db, {
    id,
    conversation_id: conversationId,
    member_id: member.id,
    subject: told[0] ? headline(told[0], member.language) : '',
    token_hash: tokenHash(answerToken(ctx, id)),
  })
  return id
}

const addMail = (
  ctx: Ctx,
  db: Tx,
  member: Told,
  { threadId, digest }: { threadId: string | null; digest: boolean },
  news: NewsRow[],
): Promise<void> => {
  const mail = { id: ctx.id(), member_id: member.id, thread_id: threadId, digest, created_at: ctx.now() }
  return rows.insertMail(db, mail, idsOf(news))
}

const idsOf = (news: NewsRow[]): string[] => news.map(({ id }) => id)
