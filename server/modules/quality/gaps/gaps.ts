import type { Static } from 'typebox'
import type { GapConversations, GapFilter, OpenGap } from '#contract/knowledge/gaps.ts'
import type { Gap } from '#contract/quality.ts'
import type { Ctx } from '#server/core/context.ts'
import type { Key, Window } from '#server/db/keyset.ts'
import { notFound } from '#server/http/problem.ts'
import { type KeysetResult, readPage } from '#server/http/request/cursors.ts'
import { settleItems } from '#server/modules/conversations/inbox-items/inbox-items.ts'
import { search } from '#server/modules/knowledge/knowledge.ts'
import { type Group, grouped } from './grouping.ts'
import * as rows from './queries.ts'
import { waitingAmong } from './waiting.ts'

/** So many of the newest questions are read: older ones are seldom news. */
const mostQuestions = 1_000
/** Conversations shown of one gap. */
const mostConversations = 500
/** Characters shown of the nearest passage. */
const longestNearest = 400
/** Below this confidence the nearest passage is about something else. */
const nearFrom = 0.15
const dayMs = 24 * 3_600_000

const groupsSince = async (ctx: Ctx, since: Date | null): Promise<Group[]> =>
  grouped(await ctx.tx(db => rows.selectAsked(db, { since, limit: mostQuestions })))

/**
 * Questions that the assistant could not answer and nobody has answered since; the most asked first. Questions that
 * share most of their meaningful words are one gap, with the id of its oldest question.
 */
export const openGaps = async (ctx: Ctx): Promise<Gap[]> =>
  (await groupsSince(ctx, null))
    .filter(({ state }) => state === 'open')
    .map(gapOf)
    .sort(byAsked)

/** What was counted last, by business: grouping a thousand questions takes longer than all other counts together. */
const counted = new Map<string, { print: string; gaps: number }>()
/** Businesses that are remembered. */
const mostCounted = 1_000
/** Days that `listGaps` shows unless it is told otherwise. */
const countedDays = 30

/** How many gaps the list shows when nothing is said about it. */
export const countOpenGaps = (ctx: Ctx): Promise<number> =>
  ctx.tx(async db => {
    const since = new Date(ctx.now().getTime() - countedDays * dayMs)
    const print = await rows.fingerprintOf(db, since)
    const known = counted.get(ctx.tenant)
    if (known?.print === print) return known.gaps
    const gaps = (await groupsSince(ctx, since)).filter(({ state }) => state === 'open').length
    counted.delete(ctx.tenant)
    counted.set(ctx.tenant, { print, gaps })
    if (counted.size > mostCounted) counted.delete(counted.keys().next().value!)
    return gaps
  })

/** The questions of a gap; 404. */
export async function groupOf(ctx: Ctx, gapId: string): Promise<Group> {
  const group = (await groupsSince(ctx, null)).find(({ questions }) =>
    questions.some(({ id }) => id === gapId),
  )
  if (!group) throw notFound('Gap')
  return group
}

/** A page of the gaps in one state. */
export async function listGaps(
  ctx: Ctx,
  { status = 'open', days, sort = 'asked', ...page }: Static<typeof GapFilter>,
): Promise<KeysetResult<OpenGap>> {
  const since = new Date(ctx.now().getTime() - days * dayMs)
  const groups = (await groupsSince(ctx, since)).filter(({ state }) => state === status)
  const sorted = groups.map(group => ({ ...gapOf(group), group })).sort(sort === 'asked' ? byAsked : byNewest)
  const keyOf = ({ id, asked, last_asked_at: last }: (typeof sorted)[number]): Key =>
    sort === 'asked' ? [asked, last, id] : [last, id]
  const { rows: shown, ...end } = await readPage<Gap & { group: Group }>(
    ctx,
    {
      name: 'gaps',
      sort,
      filter: { status, days },
      select: async window => cut(sorted, window, keyOf),
      keyOf,
      count: async most => Math.min(sorted.length, most ?? sorted.length),
    },
    page,
  )
  return { rows: await withDetails(ctx, shown), ...end }
}

/** The window of a sorted list that was made just now. A gap that moved while pages were read may come twice. */
function cut<T extends Gap>(sorted: T[], { after, limit, offset }: Window, keyOf: (gap: T) => Key): T[] {
  const key = after && sorted.findIndex(gap => isBehind(keyOf(gap), after))
  const from = key === null ? offset : key < 0 ? sorted.length : key
  return sorted.slice(from, from + limit)
}

/** Whether a key comes after another in a list that is sorted downwards. */
function isBehind(key: Key, other: Key): boolean {
  const at = key.findIndex((value, i) => value !== other[i])
  return at >= 0 && key[at]! < other[at]!
}

const byAsked = (a: Gap, b: Gap): number => b.asked - a.asked || byNewest(a, b)
const byNewest = (a: Gap, b: Gap): number =>
  a.last_asked_at === b.last_asked_at ? (a.id < b.id ? 1 : -1) : a.last_asked_at < b.last_asked_at ? 1 : -1

async function withDetails(ctx: Ctx, gaps: (Gap & { group: Group })[]): Promise<OpenGap[]> {
  const waiting = await waitingAmong(
    ctx,
    gaps.flatMap(({ group }) => pendingOf(group)),
  )
  const shown: OpenGap[] = []
  for (const { group, ...gap } of gaps) {
    const conversations = pendingOf(group).flatMap(id => waiting.get(id)?.conversationId ?? [])
    shown.push({
      ...gap,
      waiting: new Set(conversations).size,
      status: group.state,
      nearest: await nearestTo(ctx, gap.question),
    })
  }
  return shown
}

const pendingOf = ({ questions }: Group): string[] =>
  questions.filter(({ pending }) => pending).map(({ id }) => id)

/** By words alone: something is always near in meaning. */
async function nearestTo(ctx: Ctx, question: string): Promise<OpenGap['nearest']> {
  const { passages, confidence } = await search(
    { ...ctx, embeddings: null },
    { linkId: null, main: true },
    question,
    1,
  )
  const [passage] = passages
  if (!passage || confidence < nearFrom) return null
  const { parent_doc_id, name, text } = passage
  return { parent_doc_id, name, text: text.slice(0, longestNearest).toWellFormed() }
}

/** The conversations in which a gap came up, newest first; 404. */
export async function conversationsOfGap(ctx: Ctx, id: string): Promise<Static<typeof GapConversations>> {
  const group = await groupOf(ctx, id)
  const items = group.questions.map(question => question.id)
  const found = await ctx.tx(db => rows.selectAskedIn(db, items, mostConversations))
  const waiting = await waitingAmong(ctx, pendingOf(group))
  const conversations = found.map(({ item_id, asked_at, ...conversation }) => ({
    ...conversation,
    asked_at: asked_at.toISOString(),
    waiting: waiting.has(item_id),
  }))
  return { conversations }
}

/** One gap as the list shows it; 404. */
export async function getGap(ctx: Ctx, id: string): Promise<OpenGap> {
  const group = await groupOf(ctx, id)
  const [gap] = await withDetails(ctx, [{ ...gapOf(group), group }])
  return gap!
}

/** Marks every question of a gap as taught and done. */
export const closeGap = (ctx: Ctx, { questions }: Group): Promise<void> =>
  ctx.tx(async db => {
    const items = questions.map(question => question.id)
    await settleItems(ctx, items)
    await rows.setState(db, items, 'taught', ctx.now())
  })

function gapOf({ questions }: Group): Gap {
  const scores = questions.flatMap(({ best_score: score }) => score ?? [])
  return {
    id: questions[0].id,
    question: questions[0].question,
    asked: new Set(questions.map(({ conversation_id, id }) => conversation_id ?? id)).size,
    last_asked_at: questions.at(-1)!.created_at.toISOString(),
    best_score: scores.length ? Math.max(...scores) : null,
  }
}
