import { contactIn } from '#server/language/contact-details.ts'
import { nameIn } from '#server/language/names.ts'
import { hears, say } from '#server/language/phrases.ts'
import { aloud } from './aloud/aloud.ts'
import {
  handoverRequest,
  hasOpenOffer,
  lastReply,
  lookUp,
  offeredQuestion,
  remainingWords,
  saysOnly,
} from './dialogue/dialogue.ts'
import { extractAnswer } from './extract/extract.ts'
import { contactReply } from './facts/contact-reply.ts'
import { hoursReply } from './facts/hours-reply.ts'
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
  const skilled = await fromSkills(turn)
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
  if (asked('asked_what_was_meant') && last.query) {
    const question = previousQuestion(turn) ?? message
    if (saysOnly(turn, 'yes')) return answerConfirmed({ ...turn, message: last.query }, question)
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
  const goesOn = lastReply(thread)?.topic === 'hours'
  const hours = hoursReply({ business, language: locale, message, now: ctx.now(), goesOn })
  if (hours) return outcome(hours, { topic: 'hours' })
  const contact = contactReply(business, locale, message)
  return contact ? outcome(contact, { topic: 'contact' }) : null
}

/** Answers the question that the visitor confirmed they meant, and resolves its escalation. */
async function answerConfirmed(turn: Turn, question: string): Promise<TurnOutcome> {
  const found = await fromKnowledge(turn)
  return found.answered
    ? { ...found, resolved: unanswered(question) }
    : dontKnow(turn, question, found.confidence)
}

/** Answers with sentences of the knowledge. When it is unsure it asks back; when it finds nothing it says so. */
async function fromKnowledge(turn: Turn): Promise<TurnOutcome> {
  const { locale, message } = turn
  const { query, result } = await lookUp(turn, passagesPerTurn)
  const found = extractAnswer(query, result)
  const evidence = { topic: 'knowledge' as const, query, confidence: found.confidence }
  if (found.band === 'answer') {
    return outcome(found.text, { ...evidence, sources: distinctSources(found.cited) })
  }
  if (found.band === 'unsure' && found.suggestion) {
    // The sentence around the suggestion has its own question mark.
    const suggestion = found.suggestion.replace(/[\s?？؟]+$/, '')
    return outcome(say(locale, 'meant', { suggestion }), {
      ...evidence,
      query: found.suggestion,
      answered: false,
      actions: ['asked_what_was_meant'],
      escalations: [unanswered(message, { bestScore: found.confidence })],
    })
  }
  return dontKnow(turn, message, found.confidence, query)
}

function dontKnow(
  turn: Turn,
  question: string,
  bestScore: number | null,
  query: string | null = null,
): TurnOutcome {
  return outcome(say(turn.locale, 'unknown', { business: turn.business.name }), {
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
