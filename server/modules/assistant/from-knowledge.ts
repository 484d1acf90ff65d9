import { say } from '#server/language/phrases.ts'
import { fold } from '#server/language/text/fold.ts'
import { passageLanguage } from '#server/language/text/language.ts'
import { passagesAtMost, remembered } from '#server/language/text/remembered.ts'
import { lookUp, lookUpAfter } from './dialogue/dialogue.ts'
import { questionsIn } from './dialogue/parts.ts'
import { type Extract, extractAnswer } from './extract/extract.ts'
import { closedOn } from './facts/closed-on.ts'
import { fromSettings } from './from-settings.ts'
import { localTime } from './opening-hours/opening-hours.ts'
import {
  choices as choicesOf,
  distinctSources,
  outcome,
  type Turn,
  type TurnOutcome,
  unanswered,
  yesOrNo,
} from './turn/turn.ts'

/** So many passages are searched for an answer. */
const passagesPerTurn = 5

/** What one question of the message got from the knowledge. */
interface Part extends Extract {
  question: string
  query: string
  /** Whether the settings answer it, which need no confidence. */
  known: boolean
}

/**
 * Answers with sentences of the knowledge, each question of the message for itself. When it is unsure it asks back;
 * when it finds nothing it says so.
 */
export async function fromKnowledge(turn: Turn): Promise<TurnOutcome> {
  const parts = await answerParts(turn)
  const [part] = parts
  const query = parts.map(each => each.query).join(' ')
  const answered = parts.filter(({ band }) => band === 'answer')
  const searched = parts.filter(({ known }) => !known).map(each => each.confidence)
  const confidence = searched.length ? Math.min(...searched) : null
  const evidence = { topic: 'knowledge' as const, query, confidence }
  if (answered.length) {
    const reply = [...new Set(answered.map(each => inLanguage(turn, each)))].join('\n\n')
    const sources = distinctSources(answered.flatMap(each => each.cited))
    const open = parts.filter(each => !answered.includes(each))
    if (!open.length) return outcome(reply, { ...evidence, sources })
    return outcome(`${reply}\n\n${unknown(turn, open[0]!)}`, {
      ...evidence,
      sources,
      answered: false,
      actions: ['offered_to_pass_on'],
      choices: yesOrNo(turn.locale),
      escalations: open.map(each => unanswered(each.question, { bestScore: each.confidence })),
    })
  }
  if (parts.length === 1 && part!.band === 'unsure' && part!.choices.length) return askBack(turn, part!)
  return dontKnow(turn, turn.message, confidence, query, part)
}

/** The part of an extract that settings leave open. */
const nothingSearched = {
  confidence: 1,
  evidence: null,
  band: 'answer' as const,
  cited: [],
  choices: [],
}

async function answerParts(turn: Turn): Promise<Part[]> {
  const today = localTime(turn.business, turn.ctx.now()).toPlainDate()
  const parts: Part[] = []
  for (const question of questionsIn(turn.message, turn.language)) {
    const last = parts.at(-1)
    const known = fromSettings({ ...turn, message: question })
    if (known) {
      parts.push({ ...nothingSearched, text: known.reply, question, query: question, known: true })
      continue
    }
    const { query, result, type } = last
      ? await lookUpAfter(turn, question, last.question, passagesPerTurn)
      : await lookUpFirst(turn, question)
    const found = extractAnswer({ question: query, language: turn.language, today, type }, result)
    const closed =
      found.band === 'answer' ? null : closedOn(turn.business, turn.locale, question, turn.ctx.now())
    parts.push(
      closed
        ? { ...nothingSearched, text: closed, question, query, known: true }
        : { ...found, question, query, known: false },
    )
  }
  return parts
}

const lookUpFirst = (turn: Turn, question: string) => lookUp({ ...turn, message: question }, passagesPerTurn)

const shownLanguage = remembered(passageLanguage, passagesAtMost)

/** What was found, introduced by its language when that is not the visitor's. */
function inLanguage({ locale, language }: Turn, { text, cited }: Extract): string {
  const passage = cited[0]
  // A price list has no small words to show its language: then it needs no introduction.
  const own = passage ? shownLanguage(`${passage.title}\n${passage.text}`, language) : language
  if (own === language) return text
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(own) ?? own
  return say(locale, 'only_in_language', { language: name, text })
}

/** Asks which of the likeliest headings was meant. */
function askBack(turn: Turn, { choices, query, confidence }: Part): TurnOutcome {
  const { locale, message } = turn
  // The sentence around the suggestion has its own question mark.
  const plain = choices.map(choice => choice.replace(/[\s?？؟]+$/, ''))
  const [only] = plain
  const reply =
    plain.length === 1
      ? say(locale, 'meant', { suggestion: only! })
      : [say(locale, 'meant_choices'), ...choices.map((choice, i) => `${i + 1}. ${choice}`)].join('\n')
  return outcome(reply, {
    topic: 'knowledge',
    confidence,
    query,
    answered: false,
    actions: ['asked_what_was_meant'],
    escalations: [unanswered(message, { bestScore: confidence })],
    memo: { choices },
    // The reply numbers them for those who read it where there are no buttons.
    choices: plain.length === 1 ? yesOrNo(locale) : choicesOf(choices),
  })
}

/** That nothing answers, and what is known nearby. */
function unknown({ locale, business }: Turn, { choices, evidence }: Part): string {
  const [nearby] = choices
  const near = nearby !== undefined && (evidence?.covered ?? 0) >= nearEnough
  return near
    ? `${say(locale, 'unknown_but_near', { nearby })} ${say(locale, 'offer_to_pass_on', { business: business.name })}`
    : say(locale, 'unknown', { business: business.name })
}

/** A heading is named when its passage holds at least this share of the question. */
const nearEnough = 0.35

export function dontKnow(
  turn: Turn,
  question: string,
  bestScore: number | null,
  query: string | null = null,
  part?: Part,
): TurnOutcome {
  const reply = part ? unknown(turn, part) : say(turn.locale, 'unknown', { business: turn.business.name })
  return outcome(reply, {
    topic: 'knowledge',
    query,
    confidence: bestScore,
    answered: false,
    actions: ['offered_to_pass_on'],
    choices: yesOrNo(turn.locale),
    escalations: [unanswered(question, { bestScore })],
  })
}

/** The choice that a message takes: by its number, or by its words. */
export function choiceIn(message: string, choices: string[]): string | undefined {
  const number = /^\D{0,12}(\d)\D{0,3}$/u.exec(message.trim())?.[1]
  if (number) return choices[Number(number) - 1]
  const said = fold(message)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return choices.find(
    choice =>
      fold(choice)
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim() === said,
  )
}

/**
 * Answers what the visitor chose with the passage under that heading, and resolves the escalation: of its sentences
 * those that the visitor's first question is nearest to.
 */
export async function answerChosen(turn: Turn, chosen: string, question: string): Promise<TurnOutcome> {
  const result = await turn.search(chosen, passagesPerTurn, question)
  const under = result.passages.filter(({ title }) => fold(title).endsWith(fold(chosen)))
  if (!under.length) return dontKnow(turn, question, result.confidence)
  const today = localTime(turn.business, turn.ctx.now()).toPlainDate()
  const asked = { question: `${chosen} ${question}`, language: turn.language, today }
  const found = extractAnswer(asked, { ...result, passages: under })
  return outcome(inLanguage(turn, found), {
    topic: 'knowledge',
    query: asked.question,
    confidence: found.confidence,
    sources: distinctSources(found.cited),
    resolved: unanswered(question),
  })
}
