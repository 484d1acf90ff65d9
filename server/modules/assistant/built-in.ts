import { contactIn } from '#server/language/contact-details.ts'
import { nameIn } from '#server/language/names.ts'
import { hears, say } from '#server/language/phrases/phrases.ts'
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
  const { thread, message, tongue } = turn
  const last = lastReply(thread)
  if (!last) return null
  const asked = (action: string) => last.actions.includes(action)
  const contact = contactOf(turn)
  const given = contact.email !== undefined || contact.phone !== undefined
  if (hasOpenOffer(thread) && given) return passOnQuestion(turn, contact)
  if (asked('offered_to_pass_on')) {
    if (saysOnly(turn, 'yes')) return passOnQuestion(turn, {})
    if (saysOnly(turn, 'no')) return outcome(say(tongue, 'anything_else'))
  }
  if (asked('asked_for_contact') && saysOnly(turn, 'no')) {
    return outcome(say(tongue, 'passed_on_unsigned', { business: turn.business.name }), {
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

function passOnQuestion({ thread, tongue, business }: Turn, given: Partial<ContactDetails>): TurnOutcome {
  const contact = given.email ?? given.phone ?? thread.contact.email ?? thread.contact.phone
  const question = offeredQuestion(thread)
  const needs = question ? [unanswered(question)] : []
  if (!contact) {
    const reply = say(tongue, 'how_to_reach_you')
    return outcome(reply, { topic: 'team', actions: ['asked_for_contact'], escalations: needs })
  }
  const reply = say(tongue, 'passed_on', { business: business.name, contact })
  const intent = question ?? handoverRequest(thread)
  return outcome(reply, { topic: 'team', actions: ['passed_on'], escalations: needs, contact: given, intent })
}

/** Contact details and a name in the message. */
function contactOf({ tongue, message }: Turn): Partial<ContactDetails> {
  const name = nameIn(tongue, message)
  return { ...contactIn(message), ...(name && { name }) }
}

function wantsPerson(turn: Turn): TurnOutcome | null {
  const { message, tongue, business, thread } = turn
  const alone =
    hears(tongue, 'person_alone', message) && !remainingWords(turn, ['person_alone', 'place', 'yes']).length
  if (!hears(tongue, 'person', message) && !alone) return null
  const given = contactOf(turn)
  const reachable = given.email ?? given.phone ?? thread.contact.email ?? thread.contact.phone
  const reply = [say(tongue, 'handed_over', { business: business.name })]
  if (!reachable) reply.push(say(tongue, 'how_to_reach_you'))
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
  const { tongue, message, business, scope } = turn
  if (!hears(tongue, 'who', message) || remainingWords(turn, ['who', 'greeting', 'person_alone']).length)
    return null
  const agent = scope.agentName ?? business.agent_name
  return outcome(say(tongue, 'who', { agent, business: business.name }))
}

function courtesy(turn: Turn): TurnOutcome | null {
  const { tongue } = turn
  if (saysOnly(turn, 'greeting')) return outcome(say(tongue, 'hello'))
  if (saysOnly(turn, 'goodbye')) return outcome(say(tongue, 'goodbye'))
  if (saysOnly(turn, 'thanks')) return outcome(say(tongue, 'welcome'))
  if (saysOnly(turn, 'yes') || saysOnly(turn, 'no')) return outcome(say(tongue, 'anything_else'))
  return null
}

function fromSettings({ ctx, business, tongue, message, thread }: Turn): TurnOutcome | null {
  const goesOn = lastReply(thread)?.topic === 'hours'
  const hours = hoursReply({ business, language: tongue, message, now: ctx.now(), goesOn })
  if (hours) return outcome(hours, { topic: 'hours' })
  const contact = contactReply(business, tongue, message)
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
  const { tongue, message } = turn
  const { query, result } = await lookUp(turn, passagesPerTurn)
  const found = extractAnswer(query, result)
  const evidence = { topic: 'knowledge' as const, query, confidence: found.confidence }
  if (found.band === 'answer') {
    return outcome(found.text, { ...evidence, sources: distinctSources(found.cited) })
  }
  if (found.band === 'unsure' && found.suggestion) {
    // The sentence around the suggestion has its own question mark.
    const suggestion = found.suggestion.replace(/[\s?？؟]+$/, '')
    return outcome(say(tongue, 'meant', { suggestion }), {
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
  return outcome(say(turn.tongue, 'unknown', { business: turn.business.name }), {
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
