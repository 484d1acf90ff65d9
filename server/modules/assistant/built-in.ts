import { contactIn } from '#server/language/contact-details.ts'
import { nameIn } from '#server/language/names.ts'
import { hears, say } from '#server/language/phrases.ts'
import { fold } from '#server/language/text/fold.ts'
import { aloud } from './aloud/aloud.ts'
import {
  handoverRequest,
  hasOpenOffer,
  lastReply,
  lookUp,
  lookUpAfter,
  offeredQuestion,
  remainingWords,
  saysOnly,
} from './dialogue/dialogue.ts'
import { distressIn, distressReply } from './dialogue/distress.ts'
import { taughtForEmergencies } from './dialogue/emergencies.ts'
import { questionsIn } from './dialogue/parts.ts'
import { type Extract, extractAnswer } from './extract/extract.ts'
import { contactReply } from './facts/contact-reply.ts'
import { hoursReply } from './facts/hours-reply.ts'
import { localTime } from './opening-hours/opening-hours.ts'
import {
  type AnswerEvent,
  type ContactDetails,
  distinctSources,
  handover,
  outcome,
  type Turn,
  type TurnOutcome,
  unanswered,
} from './turn/turn.ts'

/** So many passages are searched for an answer. */
const passagesPerTurn = 5

/**
 * Answers without a model: courtesies, facts from the business's settings, and sentences from what the business taught.
 * It invents nothing: when it finds no answer it says so and offers to ask the team.
 */
export async function* answerBuiltIn(turn: Turn): AsyncGenerator<AnswerEvent, void, void> {
  const skilled = (await fromEmergency(turn)) ?? (await fromSkills(turn))
  const written =
    skilled ??
    turn.skills.reduce(
      (given, skill) => skill.resume?.(turn, given) ?? given,
      await fromFactsAndKnowledge(turn),
    )
  const reached = turn.spoken ? aloud(turn, written, { whole: skilled !== null }) : written
  yield { type: 'token', text: reached.reply }
  for (const action of reached.actions) yield { type: 'action', action }
  yield { type: 'end', outcome: reached }
}

/** The reply of the first skill that the message is for. */
async function fromSkills(turn: Turn): Promise<TurnOutcome | null> {
  for (const skill of turn.skills) {
    const reached = await skill.dialogue(turn)
    if (reached) return reached
  }
  return null
}

const fromFactsAndKnowledge = async (turn: Turn): Promise<TurnOutcome> =>
  (await replyToOwnQuestion(turn)) ??
  fromComplaint(turn) ??
  whoAmI(turn) ??
  wantsPerson(turn) ??
  courtesy(turn) ??
  fromSettings(turn) ??
  (await fromKnowledge(turn))

/** The reply when the message answers something that the assistant asked. */
async function replyToOwnQuestion(turn: Turn): Promise<TurnOutcome | null> {
  const { thread, message, locale } = turn
  const last = lastReply(thread)
  if (!last) return null
  const asked = (action: string) => last.actions.includes(action)
  const contact = contactOf(turn)
  const given = contact.email !== undefined || contact.phone !== undefined
  if (hasOpenOffer(thread) && given) return passOnQuestion(turn, contact)
  if (asked('offered_to_pass_on')) {
    if (saysOnly(turn, 'yes')) return passOnQuestion(turn, {})
    if (saysOnly(turn, 'no')) return outcome(say(locale, 'anything_else'))
  }
  if (asked('asked_for_contact') && saysOnly(turn, 'no')) {
    return outcome(say(locale, 'passed_on_unsigned', { business: turn.business.name }), {
      topic: 'team',
      actions: ['passed_on'],
    })
  }
  if (asked('asked_what_was_meant')) {
    const question = previousQuestion(turn) ?? message
    const choices = (last.memo?.choices as string[] | undefined) ?? []
    const chosen = saysOnly(turn, 'yes') && choices.length === 1 ? choices[0] : choiceIn(message, choices)
    if (chosen) return answerChosen(turn, chosen, question)
    if (saysOnly(turn, 'no')) return dontKnow(turn, question, null)
  }
  return null
}

function passOnQuestion({ thread, locale, business }: Turn, given: Partial<ContactDetails>): TurnOutcome {
  const contact = given.email ?? given.phone ?? thread.contact.email ?? thread.contact.phone
  const question = offeredQuestion(thread)
  const needs = question ? [unanswered(question)] : []
  if (!contact) {
    const reply = say(locale, 'how_to_reach_you')
    return outcome(reply, { topic: 'team', actions: ['asked_for_contact'], escalations: needs })
  }
  const reply = say(locale, 'passed_on', { business: business.name, contact })
  const intent = question ?? handoverRequest(thread)
  return outcome(reply, { topic: 'team', actions: ['passed_on'], escalations: needs, contact: given, intent })
}

/** Contact details and a name in the message. */
function contactOf({ locale, message }: Turn): Partial<ContactDetails> {
  const name = nameIn(locale, message)
  return { ...contactIn(message), ...(name && { name }) }
}

/** Somebody in need gets what the business taught about that first, before anything else is heard in their words. */
async function fromEmergency(turn: Turn): Promise<TurnOutcome | null> {
  if (distressIn(turn.locale, turn.message) !== 'emergency') return null
  return distressReply(turn, 'emergency', await taughtForEmergencies(turn))
}

const fromComplaint = (turn: Turn): TurnOutcome | null =>
  distressIn(turn.locale, turn.message) === 'complaint' ? distressReply(turn, 'complaint') : null

function wantsPerson(turn: Turn): TurnOutcome | null {
  const { message, locale, business, thread } = turn
  const alone =
    hears(locale, 'person_alone', message) && !remainingWords(turn, ['person_alone', 'place', 'yes']).length
  if (!hears(locale, 'person', message) && !alone) return null
  const given = contactOf(turn)
  const reachable = given.email ?? given.phone ?? thread.contact.email ?? thread.contact.phone
  const reply = [say(locale, 'handed_over', { business: business.name })]
  if (!reachable) reply.push(say(locale, 'how_to_reach_you'))
  return outcome(reply.join(' '), {
    topic: 'team',
    handedOver: true,
    actions: reachable ? ['handed_over'] : ['handed_over', 'asked_for_contact'],
    escalations: [handover(message)],
    contact: given,
    intent: message,
  })
}

function whoAmI(turn: Turn): TurnOutcome | null {
  const { locale, message, business, scope } = turn
  if (!hears(locale, 'who', message) || remainingWords(turn, ['who', 'greeting', 'person_alone']).length)
    return null
  const agent = scope.agentName ?? business.agent_name
  return outcome(say(locale, 'who', { agent, business: business.name }))
}

function courtesy(turn: Turn): TurnOutcome | null {
  const { locale } = turn
  if (saysOnly(turn, 'greeting')) return outcome(say(locale, 'hello'))
  if (saysOnly(turn, 'goodbye')) return outcome(say(locale, 'goodbye'))
  if (saysOnly(turn, 'thanks')) return outcome(say(locale, 'welcome'))
  if (saysOnly(turn, 'yes') || saysOnly(turn, 'no')) return outcome(say(locale, 'anything_else'))
  return null
}

function fromSettings({ ctx, business, locale, message, thread }: Turn): TurnOutcome | null {
  const before = lastReply(thread)?.topic
  const hours = hoursReply({
    business,
    language: locale,
    message,
    now: ctx.now(),
    goesOn: before === 'hours',
    pointsElsewhere: before === 'knowledge',
  })
  if (hours) return outcome(hours, { topic: 'hours' })
  const contact = contactReply(business, locale, message)
  return contact ? outcome(contact, { topic: 'contact' }) : null
}

/** The choice that a message takes: by its number, or by its words. */
function choiceIn(message: string, choices: string[]): string | undefined {
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
async function answerChosen(turn: Turn, chosen: string, question: string): Promise<TurnOutcome> {
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

/** What one question of the message got from the knowledge. */
interface Part extends Extract {
  question: string
  query: string
}

/**
 * Answers with sentences of the knowledge, each question of the message for itself. When it is unsure it asks back;
 * when it finds nothing it says so.
 */
async function fromKnowledge(turn: Turn): Promise<TurnOutcome> {
  const parts = await answerParts(turn)
  const [part] = parts
  const query = parts.map(each => each.query).join(' ')
  const answered = parts.filter(({ band }) => band === 'answer')
  const confidence = Math.min(...parts.map(each => each.confidence))
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
      escalations: open.map(each => unanswered(each.question, { bestScore: each.confidence })),
    })
  }
  if (parts.length === 1 && part!.band === 'unsure' && part!.choices.length) return askBack(turn, part!)
  return dontKnow(turn, turn.message, confidence, query, part)
}

async function answerParts(turn: Turn): Promise<Part[]> {
  const today = localTime(turn.business, turn.ctx.now()).toPlainDate()
  const parts: Part[] = []
  for (const question of questionsIn(turn.message, turn.language)) {
    const last = parts.at(-1)
    const { query, result, type } = last
      ? await lookUpAfter(turn, question, last.question, passagesPerTurn)
      : await lookUpFirst(turn, question)
    parts.push({
      ...extractAnswer({ question: query, language: turn.language, today, type }, result),
      question,
      query,
    })
  }
  return parts
}

const lookUpFirst = (turn: Turn, question: string) => lookUp({ ...turn, message: question }, passagesPerTurn)

/** What was found, introduced by its language when that is not the visitor's. */
function inLanguage({ locale, language }: Turn, { text, cited }: Extract): string {
  const own = cited[0]?.reading.language
  if (!own || own === language) return text
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

function dontKnow(
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
    escalations: [unanswered(question, { bestScore })],
  })
}

const previousQuestion = ({ thread }: Turn): string | null =>
  thread.messages.findLast(said => said.role === 'visitor')?.text ?? null
