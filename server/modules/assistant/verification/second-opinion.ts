import type { Passage } from '#server/modules/knowledge/search/search.ts'
import { ProviderUnavailable } from '#server/providers/unavailable.ts'
import type { Turn } from '../turn/turn.ts'

/** Passages that are shown beside a sentence, in characters. */
const longestBasis = 6_000

/**
 * What a second, small model thinks of a sentence that holds no number (rules judge those better): whether the passages
 * that it cites, or all of them, support it. True where there is no such model, or where it fails: then the rules decide
 * alone.
 */
export async function secondOpinion(
  { ctx, signal }: Turn,
  sentence: string,
  cited: number[],
  passages: Passage[],
): Promise<boolean> {
  const { checker } = ctx
  if (!checker || /\p{Nd}/u.test(sentence) || !passages.length) return true
  const named = passages.filter((_, i) => cited.includes(i + 1))
  const basis = (named.length ? named : passages).map(({ title, text }) => `${title}\n${text}`)
  try {
    return await checker.supports(sentence, basis.join('\n\n').slice(0, longestBasis), signal)
  } catch (error) {
    if (!(error instanceof ProviderUnavailable) || signal.aborted) throw error
    ctx.metrics.providerError({ provider: 'checker', reason: error.reason })
    return true
  }
}
