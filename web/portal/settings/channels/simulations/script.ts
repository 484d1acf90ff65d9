import type { CallSimulation, NewCallSimulation } from '#client'

/** A scripted caller as the form has it. */
export interface Script {
  name: string
  direction: 'inbound' | 'outbound'
  about: string
  phone: string
  known_name: string
  steps: { kind: 'say' | 'press'; text: string }[]
  booked: Either
  transferred: Either
  hung_up_by: '' | 'assistant' | 'caller'
  lead_name: string
  lead_email: string
  lead_phone: string
  /** One wording a line. */
  must_say: string
  must_not_say: string
}

/** '' for either way. */
export type Either = '' | 'yes' | 'no'

export const emptyScript: Script = {
  name: '',
  direction: 'inbound',
  about: '',
  phone: '',
  known_name: '',
  steps: [{ kind: 'say', text: '' }],
  booked: '',
  transferred: '',
  hung_up_by: '',
  lead_name: '',
  lead_email: '',
  lead_phone: '',
  must_say: '',
  must_not_say: '',
}

const either = (wanted: boolean | undefined): Either => {
  if (wanted === undefined) return ''
  return wanted ? 'yes' : 'no'
}

export function scriptOf({ name, direction, about, caller, steps, expect }: CallSimulation): Script {
  const { lead } = expect
  return {
    name,
    direction: direction ?? 'inbound',
    about: about ?? '',
    phone: caller?.phone ?? '',
    known_name: caller?.name ?? '',
    steps: steps.map(({ say, press }) =>
      press === undefined ? { kind: 'say', text: say ?? '' } : { kind: 'press', text: press },
    ),
    booked: either(expect.booked),
    transferred: either(expect.transferred),
    hung_up_by: expect.hung_up_by ?? '',
    lead_name: lead?.name ?? '',
    lead_email: lead?.email ?? '',
    lead_phone: lead?.phone ?? '',
    must_say: (expect.must_say ?? []).join('\n'),
    must_not_say: (expect.must_not_say ?? []).join('\n'),
  }
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)

const orNull = (text: string): string | null => text.trim() || null

/** What the server keeps of it. `link_id` is not set in the form, and stays as it was. */
export function simulationOf(script: Script, link_id: string | null): NewCallSimulation {
  const lead = {
    name: orNull(script.lead_name),
    email: orNull(script.lead_email),
    phone: orNull(script.lead_phone),
  }
  const [mustSay, mustNotSay] = [linesOf(script.must_say), linesOf(script.must_not_say)]
  return {
    name: script.name.trim(),
    direction: script.direction,
    about: script.direction === 'outbound' ? orNull(script.about) : null,
    caller: { phone: orNull(script.phone), name: orNull(script.known_name) },
    link_id,
    steps: script.steps.map(({ kind, text }) =>
      kind === 'say' ? { say: text.trim() } : { press: text.replace(/\s/g, '') },
    ),
    expect: {
      ...(script.booked && { booked: script.booked === 'yes' }),
      ...(script.transferred && { transferred: script.transferred === 'yes' }),
      ...(script.hung_up_by && { hung_up_by: script.hung_up_by }),
      ...((lead.name || lead.email || lead.phone) && { lead }),
      ...(mustSay.length && { must_say: mustSay }),
      ...(mustNotSay.length && { must_not_say: mustNotSay }),
    },
  }
}

/** What is wrong with the steps; null where nothing is. */
export function wrongIn({ steps }: Pick<Script, 'steps'>): 'step_empty' | 'keys_only' | null {
  if (steps.some(({ text }) => !text.trim())) return 'step_empty'
  const isKeys = (text: string) => /^[\d*#\s]{1,32}$/.test(text)
  return steps.some(({ kind, text }) => kind === 'press' && !isKeys(text)) ? 'keys_only' : null
}
