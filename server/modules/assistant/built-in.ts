import { contactIn } from '#server/language/contact-details.ts'
import { nameIn } from '#server/language/names.ts'
import { asksForPerson, hears, say } from '#server/language/phrases.ts'
import { aloud } from './aloud/aloud.ts'
import {
  handoverRequest,
  hasOpenOffer,
  lastReply,
  offeredQuestion,
  remainingWords,
  saysOnly,
} from './dialogue/dialogue.ts'
import { distressIn, distressReply } from './dialogue/distress.ts'
import { taughtForEmergencies } from './dialogue/emergencies.ts'
import { tellingOf } from './dialogue/telling.ts'
import { answerChosen, choiceIn, dontKnow, fromKnowledge } from './from-knowledge.ts'
import { fromSettings } from './from-settings.ts'
import {
  type AnswerEvent,
  type ContactDetails,
  handover,
  outcome,
  type Turn,
  type TurnOutcome,
  unanswered,
} from './turn/turn.ts'

/**
 * Answers without a model: courtesies, facts from the business's settings, and sentences from what the business taught.
 * It invents nothing: when it finds no answer it says so and offers to ask the team.
 */
export async function* answerBuiltIn(turn: Turn): AsyncGenerator<AnswerEvent, void, void> {
  const skilled = (await fromEmergency(turn)) ?? (await fromSkills(turn))
  const written = skilled ?? resumed(turn, await fromFactsAndKnowledge(turn))
  const reached = turn.spoken ? aloud(turn, written, { whole: skilled !== null }) : written
  yield { type: 'token', text: reached.reply }
  for (const action of reached.actions) yield { type: 'action', action }
  yield { type: 'end', outcome: reached }
}

/** The reply, and what skills add to it. Choices answer its last question, so those of a question before it go. */
function resumed(turn: Turn, given: TurnOutcome): TurnOutcome {
  const whole = turn.skills.reduce((reply, skill) => skill.resume?.(turn, reply) ?? reply, given)
  const overtaken = whole.reply !== given.reply && whole.choices === given.choices
  return overtaken ? { ...whole, choices: [] } : whole
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
  (await fromComplaint(turn)) ??
  whoAmI(turn) ??
  (await wantsPerson(turn)) ??
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
  // "Yes" to "How can the team reach you?" names no way yet.
  if (asked('asked_for_contact') && saysOnly(turn, 'yes')) {
    return outcome(say(locale, 'how_to_reach_you'), { topic: 'team', actions: ['asked_for_contact'] })
  }
  if (asked('asked_for_contact') && saysOnly(turn, 'no')) {
    return outcome(await tellingOf(turn, 'handover', 'passed_on_unsigned'), {
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

async function passOnQuestion(turn: Turn, given: Partial<ContactDetails>): Promise<TurnOutcome> {
  const { thread, locale } = turn
  const contact = given.email ?? given.phone ?? thread.contact.email ?? thread.contact.phone
  const question = offeredQuestion(thread)
  const needs = question ? [unanswered(question)] : []
  if (!contact) {
    const reply = say(locale, 'how_to_reach_you')
    return outcome(reply, { topic: 'team', actions: ['asked_for_contact'], escalations: needs })
  }
  const reply = await tellingOf(turn, 'unanswered', 'passed_on', { contact })
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

const fromComplaint = async (turn: Turn): Promise<TurnOutcome | null> =>
  distressIn(turn.locale, turn.message) === 'complaint' ? distressReply(turn, 'complaint') : null

async function wantsPerson(turn: Turn): Promise<TurnOutcome | null> {
  const { message, locale, thread } = turn
  const alone =
    hears(locale, 'person_alone', message) &&
    // "Who is the manager?" wants to know.
    !hears(locale, 'asks', message) &&
    !remainingWords(turn, ['person_alone', 'place', 'yes']).length
  if (!asksForPerson(locale, message) && !alone) return null
  const given = contactOf(turn)
  const reachable = given.email ?? given.phone ?? thread.contact.email ?? thread.contact.phone
  const reply = [await tellingOf(turn, 'handover', 'handed_over')]
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

const previousQuestion = ({ thread }: Turn): string | null =>
  thread.messages.findLast(said => said.role === 'visitor')?.text ?? null
