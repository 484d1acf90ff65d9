import type { FirstQuestion } from '#contract/onboarding.ts'
import type { Ctx } from '#server/core/context.ts'
import { searchScopeOf } from '#server/modules/knowledge/knowledge.ts'
import { passagesTaught } from '#server/modules/knowledge/overview/overview.ts'
import { tryQuestion } from '#server/modules/rehearsals/rehearsals.ts'
import { type Candidate, candidatesIn } from './candidates.ts'

/** Questions given. */
const most = 3
/** Candidates of which an answer is asked for. */
const mostTried = 24
/** Characters of an answer that an owner judges at a glance. */
const longestAnswer = 600

/**
 * Up to three questions that visitors may ask of what was read, with the answers that they would get, each about something
 * else; for an owner who sees for the first time what the assistant can do. 404 for an unknown link.
 */
export async function firstQuestions(
  ctx: Ctx,
  linkId: string | null,
  signal: AbortSignal,
): Promise<FirstQuestion[]> {
  const scope = await searchScopeOf(ctx, linkId)
  const passages = (await passagesTaught(ctx)).filter(
    ({ link_id }) => (link_id === null && scope.main) || link_id === scope.linkId,
  )
  // Without the models: they would be asked two dozen times for three answers.
  const builtIn = { ...ctx, language: null, embeddings: null }
  const found: (FirstQuestion & { about: string })[] = []
  const candidates = candidatesIn(passages)
  for (const candidate of spread(candidates).slice(0, mostTried)) {
    if (found.length === most) break
    if (found.some(({ about }) => about === candidate.about)) continue
    const answered = await answerTo(builtIn, candidate, linkId, signal)
    if (answered && !found.some(({ answer }) => answer === answered.answer))
      found.push({ ...answered, about: candidate.about })
  }
  const shown: FirstQuestion[] = []
  for (const { about: _, ...question } of found) {
    const candidate = candidates.find(each => each.question === question.question)!
    const hasModel = ctx.language ?? ctx.embeddings
    shown.push((hasModel && (await answerTo(ctx, candidate, linkId, signal))) || question)
  }
  return shown
}

/** The answer to a candidate, if a source answers it and the owner can judge it; else null. */
async function answerTo(
  ctx: Ctx,
  { question, parent_doc_id: id, language }: Candidate,
  linkId: string | null,
  signal: AbortSignal,
): Promise<FirstQuestion | null> {
  const told = await tryQuestion(ctx, { question, link_id: linkId, language }, [], signal)
  const source = told.sources.find(({ parent_doc_id }) => parent_doc_id === id) ?? told.sources[0]
  if (!told.answered || !source || told.reply.length > longestAnswer) return null
  const { parent_doc_id, name } = source
  return { question, answer: told.reply, parent_doc_id, name, sentence: told.sentence }
}

/** The candidates in an order in which the first are about different things and from different sources. */
function spread(candidates: Candidate[]): Candidate[] {
  const rounds = new Map<string, number>()
  const sources = new Map<string, number>()
  return candidates
    .map(candidate => {
      const round = rounds.get(candidate.about) ?? 0
      const again = sources.get(candidate.parent_doc_id) ?? 0
      rounds.set(candidate.about, round + 1)
      sources.set(candidate.parent_doc_id, again + 1)
      return { candidate, rank: candidate.worth - round - again / 2 }
    })
    .sort((a, b) => b.rank - a.rank)
    .map(({ candidate }) => candidate)
}
