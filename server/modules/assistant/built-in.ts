import { contactIn } from '#server/language/contact-details.ts'
import { nameIn } from '#server/language/names.ts'
import { hears, say } from '#server/language/phrases.ts'
import { aloud } from './aloud/aloud.ts'
import { rest, saysOnly } from './courtesies.ts'
import { extractAnswer } from './extract/extract.ts'
import { contactReply } from './facts/contact-reply.ts'
import { hoursReply } from './facts/hours-reply.ts'
import { lastReply, lookUp, offeredQuestion, offerStands, wishedQuestion } from './thread.ts'
import {
  type AnswerEvent,
  type Contact,
  distinctSources,
  handover,
  type Outcome,
  outcome,
  type Turn,
  unanswered,
} from './turn.ts'

/** Passages that an answer is looked for in (specification, section 8). */
const passagesPerTurn = 5

/**
 * Answers with no model: courtesies, facts from the business's settings, and sentences found in what the
 * business taught. It invents nothing: what it doesn't find it says it doesn't know, and offers to ask.
 */
export async function* builtIn(turn: Turn): AsyncGenerator<AnswerEvent, void, void> {
  const skilled = await bySkill(turn)
  const written =
    skilled ??
    turn.skills.reduce((given, skill) => skill.resume?.(turn, given) ?? given, await byItself(turn))
  const reached = turn.spoken ? aloud(turn, written, { whole: skilled !== null }) : written
  yield { type: 'token', text: reached.reply }
  for (const action of reached.actions) yield { type: 'action', action }
  yield { type: 'end', outcome: reached }
}

/** What the first skill that knows what the message is about makes of it. */
async function bySkill(turn: Turn): Promise<Outcome | null> {
  for (const skill of turn.skills) {
    const reached = await skill.dialogue(turn)
    if (reached) return reached
  }
  return null
}

const byItself = async (turn: Turn): Promise<Outcome> =>
  (await takeUp(turn)) ??
  whoAmI(turn) ??
  wantsPerson(turn) ??
  courtesy(turn) ??
  fact(turn) ??
  (await knowledge(turn))

/** What the visitor's message is when it answers something that the assistant asked. */
async function takeUp(turn: Turn): Promise<Outcome | null> {
  const { thread, message, locale } = turn
  const last = lastReply(thread)
  if (!last) return null
  const asked = (action: string) => last.actions.includes(action)
  const contact = contactOf(turn)
  const given = contact.email !== undefined || contact.phone !== undefined
  if (offerStands(thread) && given) return passOn(turn, contact)
  if (asked('offered_to_pass_on')) {
    if (saysOnly(turn, 'yes')) return passOn(turn, {})
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
    if (saysOnly(turn, 'yes')) return asMeant({ ...turn, message: last.query }, question)
    if (saysOnly(turn, 'no')) return dontKnow(turn, question, null)
  }
  return null
}

function passOn({ thread, locale, business }: Turn, given: Partial<Contact>): Outcome {
  const contact = given.email ?? given.phone ?? thread.contact.email ?? thread.contact.phone
  const question = offeredQuestion(thread)
  const needs = question ? [unanswered(question)] : []
  if (!contact) {
    const reply = say(locale, 'how_to_reach_you')
    return outcome(reply, { topic: 'team', actions: ['asked_for_contact'], needs })
  }
  const reply = say(locale, 'passed_on', { business: business.name, contact })
  const intent = question ?? wishedQuestion(thread)
  return outcome(reply, { topic: 'team', actions: ['passed_on'], needs, contact: given, intent })
}

/** What the visitor tells of themselves in this message. */
function contactOf({ locale, message }: Turn): Partial<Contact> {
  const name = nameIn(locale, message)
  return { ...contactIn(message), ...(name && { name }) }
}

function wantsPerson(turn: Turn): Outcome | null {
  const { message, locale, business, thread } = turn
  const alone = hears(locale, 'person_alone', message) && !rest(turn, ['person_alone', 'place', 'yes']).length
  if (!hears(locale, 'person', message) && !alone) return null
  const given = contactOf(turn)
  const reachable = given.email ?? given.phone ?? thread.contact.email ?? thread.contact.phone
  const reply = [say(locale, 'handed_over', { business: business.name })]
  if (!reachable) reply.push(say(locale, 'how_to_reach_you'))
  return outcome(reply.join(' '), {
    topic: 'team',
    handedOver: true,
    actions: reachable ? ['handed_over'] : ['handed_over', 'asked_for_contact'],
    needs: [handover(message)],
    contact: given,
    intent: message,
  })
}

function whoAmI(turn: Turn): Outcome | null {
  const { locale, message, business, scope } = turn
  if (!hears(locale, 'who', message) || rest(turn, ['who', 'greeting', 'person_alone']).length) return null
  const agent = scope.agentName ?? business.agent_name
  return outcome(say(locale, 'who', { agent, business: business.name }))
}

function courtesy(turn: Turn): Outcome | null {
  const { locale } = turn
  if (saysOnly(turn, 'greeting')) return outcome(say(locale, 'hello'))
  if (saysOnly(turn, 'goodbye')) return outcome(say(locale, 'goodbye'))
  if (saysOnly(turn, 'thanks')) return outcome(say(locale, 'welcome'))
  if (saysOnly(turn, 'yes') || saysOnly(turn, 'no')) return outcome(say(locale, 'anything_else'))
  return null
}

function fact({ ctx, business, locale, message, thread }: Turn): Outcome | null {
  const goesOn = lastReply(thread)?.topic === 'hours'
  const hours = hoursReply({ business, language: locale, message, now: ctx.now(), goesOn })
  if (hours) return outcome(hours, { topic: 'hours' })
  const contact = contactReply(business, locale, message)
  return contact ? outcome(contact, { topic: 'contact' }) : null
}

/** The answer to what the visitor confirms to have meant, which then no longer waits for the team. */
async function asMeant(turn: Turn, question: string): Promise<Outcome> {
  const found = await knowledge(turn)
  return found.answered ? { ...found, met: unanswered(question) } : dontKnow(turn, question, found.confidence)
}

/** The sentences of the knowledge that answer; below the bands of certainty it asks back, or says it doesn't know. */
async function knowledge(turn: Turn): Promise<Outcome> {
  const { locale, message } = turn
  const { query, result } = await lookUp(turn, passagesPerTurn)
  const found = extractAnswer(query, result)
  const evidence = { topic: 'knowledge' as const, query, confidence: found.confidence }
  if (found.band === 'answer') {
    return outcome(found.text, { ...evidence, sources: distinctSources(found.cited) })
  }
  if (found.band === 'unsure' && found.suggestion) {
    // The sentence around it asks already.
    const suggestion = found.suggestion.replace(/[\s?？؟]+$/, '')
    return outcome(say(locale, 'meant', { suggestion }), {
      ...evidence,
      query: found.suggestion,
      answered: false,
      actions: ['asked_what_was_meant'],
      needs: [unanswered(message, { bestScore: found.confidence })],
    })
  }
  return dontKnow(turn, message, found.confidence, query)
}

function dontKnow(
  turn: Turn,
  question: string,
  bestScore: number | null,
  query: string | null = null,
): Outcome {
  return outcome(say(turn.locale, 'unknown', { business: turn.business.name }), {
    topic: 'knowledge',
    query,
    confidence: bestScore,
    answered: false,
    actions: ['offered_to_pass_on'],
    needs: [unanswered(question, { bestScore })],
  })
}

const previousQuestion = ({ thread }: Turn): string | null =>
  thread.messages.findLast(said => said.role === 'visitor')?.text ?? null
