import type { CallDeviation, CallExpectations } from '#contract/calls/simulations.ts'
import { phoneKey } from '#server/core/phone-number.ts'
import { foldedLine } from '#server/language/text/fold.ts'
import type { RehearsedCall } from './rehearsal.ts'

/** Something that happened or did not, and nothing more to say of it. */
export const deviation = (
  kind: CallDeviation['kind'],
  more: Partial<Omit<CallDeviation, 'kind'>> = {},
): CallDeviation => ({ kind, wording: null, field: null, noted: null, turn: null, ...more })

/** In what a simulated call is not as expected; nothing where all of it is. `country`: of the business. */
export function notAsExpected(
  expect: CallExpectations,
  { call, endedBy }: Pick<RehearsedCall, 'call' | 'endedBy'>,
  country: string | null,
): CallDeviation[] {
  const { booked, transferred, hung_up_by, lead = {}, must_say = [], must_not_say = [] } = expect
  const found: CallDeviation[] = []
  const unless = (is: boolean, other: CallDeviation) => {
    if (!is) found.push(other)
  }
  const did = (action: string) => call.actions.includes(action)
  unless(
    booked === undefined || booked === did('booking_created'),
    deviation(booked ? 'not_booked' : 'booked'),
  )
  unless(
    transferred === undefined || transferred === did('transferred'),
    deviation(transferred ? 'not_transferred' : 'transferred'),
  )
  unless(
    !hung_up_by || hung_up_by === endedBy,
    deviation(endedBy === 'caller' ? 'caller_hung_up' : 'assistant_hung_up', {
      turn: call.transcript.length - 1,
    }),
  )
  for (const field of ['name', 'email', 'phone'] as const) {
    const wanted = lead[field]?.trim()
    if (!wanted) continue
    const noted = call.lead?.[field] ?? null
    const same =
      noted !== null &&
      (field === 'phone'
        ? phoneKey(noted, country) === phoneKey(wanted, country)
        : foldedLine(noted) === foldedLine(wanted))
    unless(same, deviation('not_noted', { field, wording: wanted, noted }))
  }
  const { says, turnOf } = wordsOf(call.transcript)
  for (const wording of must_say) unless(says(wording), deviation('not_said', { wording }))
  for (const wording of must_not_say)
    unless(!says(wording), deviation('said', { wording, turn: turnOf(wording) }))
  return found
}

/** What the assistant said, as one text and turn by turn. */
function wordsOf(transcript: RehearsedCall['call']['transcript']) {
  const turns = transcript.map(({ role, text }) => (role === 'agent' ? foldedLine(text) : null))
  const whole = foldedLine(transcript.flatMap(({ role, text }) => (role === 'agent' ? [text] : [])).join(' '))
  return {
    says: (wording: string) => whole.includes(foldedLine(wording)),
    /** Null where one turn begins what another ends. */
    turnOf(wording: string) {
      const at = turns.findIndex(text => text?.includes(foldedLine(wording)))
      return at === -1 ? null : at
    },
  }
}

const sentences: Record<CallDeviation['kind'], (of: CallDeviation) => string> = {
  booked: () => 'An appointment was made, where none should be.',
  not_booked: () => 'No appointment was made.',
  transferred: () => 'The caller was put through, where they should not be.',
  not_transferred: () => 'The caller was not put through.',
  caller_hung_up: () => 'The caller hung up.',
  assistant_hung_up: () => 'The assistant hung up.',
  not_noted: ({ field, wording, noted }) =>
    `The ${field} “${wording}” was not noted${noted ? `, but “${noted}”` : ''}.`,
  said: ({ wording }) => `“${wording}” was said.`,
  not_said: ({ wording }) => `“${wording}” was not said.`,
  caller_voice: () => 'The voice of the caller failed.',
  too_long: () => 'It lasted longer than two minutes.',
  stopped: () => 'The server stopped.',
  broken: () => 'The call could not be held to its end.',
}

/** The same in English, for people who read the API. */
export const sentenceOf = (of: CallDeviation): string => sentences[of.kind](of)
