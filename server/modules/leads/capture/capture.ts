import { type Static, Type } from 'typebox'
import { longest } from '#contract/leads/leads.ts'
import type { Skill, ToolEffects } from '#server/modules/assistant/skills/skills.ts'
import { type ContactDetails, callback, type Turn } from '#server/modules/assistant/turn/turn.ts'
import type { LanguageTool } from '#server/providers/language/port.ts'
import { dialogue, name, resume } from './dialogue.ts'

/** Asks visitors who want to hear from the business for their details; the module `conversations` makes the lead. */
export const takingDetails: Skill = {
  name,
  rules: () => [
    'When the visitor wants to be called or written to, asks for a quote, asks a price that you do not know, or leaves contact details, take their details: ask naturally for their name, then for an email address or a telephone number (one is enough), and use capture_lead as soon as you have one of these. Do not ask for what they have told already. When they decline, ask at most once more, never again. Questions in between you answer as always.',
  ],
  tools: (turn, effects) => [captureTool(turn, effects)],
  dialogue,
  resume,
}

const CaptureInput = Type.Object({
  name: Type.Optional(Type.String({ maxLength: longest.name })),
  email: Type.Optional(Type.String({ maxLength: 254 })),
  phone: Type.Optional(Type.String({ maxLength: longest.phone })),
  wants: Type.String({
    minLength: 1,
    maxLength: 500,
    description: 'What the visitor wants from the business, in one sentence.',
  }),
})

function captureTool(turn: Turn, effects: ToolEffects): LanguageTool {
  return {
    name: 'capture_lead',
    description:
      'Notes who the visitor is, how to reach them and what they want, for the people at the business. Give only what the visitor wrote themselves.',
    parameters: CaptureInput,
    async execute(input) {
      const given = input as Static<typeof CaptureInput>
      Object.assign(effects.contact, writtenByVisitor(turn, given))
      const { email, phone } = { ...turn.thread.contact, ...effects.contact }
      if (!email && !phone) {
        return {
          noted: false,
          note: 'Nobody can be reached with that: ask for an email address or a telephone number.',
        }
      }
      effects.intent = given.wants
      if (!effects.escalations.length) effects.escalations.push(callback(turn.message, given.wants))
      return { noted: true }
    },
  }
}

/** Only details that occur in the visitor's own messages, because a model may invent an address. */
function writtenByVisitor(
  { thread, message }: Turn,
  { name, email, phone }: Static<typeof CaptureInput>,
): Partial<ContactDetails> {
  const said = [...thread.messages.filter(({ role }) => role === 'visitor').map(({ text }) => text), message]
  const written = said.join('\n').toLowerCase()
  const digits = said.map(text => text.replace(/\D/g, '')).join(' ')
  const number = phone?.replace(/\D/g, '').replace(/^0+/, '')
  return {
    ...(name?.trim() && written.includes(name.trim().toLowerCase()) && { name: name.trim() }),
    ...(email?.trim() && written.includes(email.trim().toLowerCase()) && { email: email.trim() }),
    ...(phone && number && number.length >= 5 && digits.includes(number) && { phone: phone.trim() }),
  }
}
