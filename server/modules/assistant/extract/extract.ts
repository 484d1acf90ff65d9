import { fold } from '#server/language/text/fold.ts'
import type { Passage, SearchResult } from '#server/modules/knowledge/search/search.ts'
import { answerType, opensAsYesOrNo } from './answer-types.ts'
import { bestSentences } from './best-sentences.ts'
import { answerFrom, confidenceOf, type Evidence, unsureFrom } from './confidence.ts'
import { evidenceFor } from './evidence.ts'
import { type Asked, nothing, toldAsOver, weighed } from './judged.ts'
import { records, taughtAnswer } from './pairs-and-records.ts'
import { scoreSentences, sectionOf } from './sentence-scores.ts'

/** The answer that the passages give, in their own words. */
export interface Extract {
  /** '' when nothing was found. */
  text: string
  /** How likely it is right, 0 to 1. */
  confidence: number
  evidence: Evidence | null
  /** answer: reply with it. unsure: ask back. unknown: the passages do not hold the answer. */
  band: 'answer' | 'unsure' | 'unknown'
  /** The passages quoted, the more telling first. */
  cited: Passage[]
  /** Questions or headings of the passages that the visitor may have meant, the likeliest first. */
  choices: string[]
}

/** From here on a missing word is what the question is about, unless so much of the question is there. */
const strangeWord = 0.6
const coversAnyway = 0.7

/** From here on a taught question is the visitor's own, and its answer as likely right as this. */
const verySame = 0.75
const knownAnswer = 0.9
const mostChoices = 3

/** Answers from a search result: a taught answer whole, a record, or the best sentences. It invents nothing. */
export function extractAnswer(asked: Asked, result: SearchResult): Extract {
  const [best] = result.passages
  if (!best) return { text: '', confidence: 0, evidence: null, band: 'unknown', cited: [], choices: [] }
  const type = asked.type ?? answerType(asked.question, asked.language)
  const scored = weighed(asked, scoreSentences(asked, type, result))
  const found = toldAsOver(
    taughtAnswer(result, scored) ??
      records(asked, type, scored) ??
      bestSentences(asked, type, scored) ??
      nothing,
    asked,
  )
  const evidence = evidenceFor(type, found, scored, result)
  const likely = confidenceOf(evidence)
  // Somebody wrote the answer to this very question.
  const confidence = evidence.asked >= verySame ? Math.max(likely, knownAnswer) : likely
  // Who asks for a price or a telephone number is not answered by a sentence without one, and whether somebody does
  // something is not answered by a passage that lacks the word for it.
  const lacksPoint =
    (type === 'yes or no' || type === 'other') &&
    evidence.strange >= strangeWord &&
    evidence.covered < coversAnyway
  // What somebody wrote for this very question answers it, also "How much is the deposit?" with "We take none." It is
  // another question when it asks for another thing: where to cancel, and whether one can.
  const written = found.on?.passage
  const kind = written && answerType(written.title, written.reading.language)
  const sameKind = kind === type || (kind === 'yes or no' && opensAsYesOrNo(asked.question, asked.language))
  const unfit = evidence.unfit && !(evidence.asked >= verySame && sameKind)
  const sure = confidence >= answerFrom && !unfit && !lacksPoint
  const band = sure ? 'answer' : confidence >= unsureFrom ? 'unsure' : 'unknown'
  return {
    text: found.text,
    confidence,
    evidence,
    band,
    cited: found.cited,
    choices: band === 'answer' ? [] : choicesFrom(result.passages, asked.question),
  }
}

/** The headings of the best passages, unless the visitor asked just that. */
function choicesFrom(passages: Passage[], question: string): string[] {
  const headings = passages
    .map(sectionOf)
    .filter(heading => heading && fold(heading) !== fold(question.trim()))
  return [...new Set(headings)].slice(0, mostChoices)
}
