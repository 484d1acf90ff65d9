import type { CallExpectations } from '#contract/calls/simulations.ts'
import { phoneKey } from '#server/core/phone-number.ts'
import { foldedLine } from '#server/language/text/fold.ts'
import type { RehearsedCall } from './rehearsal.ts'

/** In what a simulated call is not as expected, in sentences; none where all of it is. `country`: of the business. */
export function notAsExpected(
  expect: CallExpectations,
  { call, endedBy }: Pick<RehearsedCall, 'call' | 'endedBy'>,
  country: string | null,
): string[] {
  const said = foldedLine(
    call.transcript.flatMap(({ role, text }) => (role === 'agent' ? [text] : [])).join(' '),
  )
  const { booked, transferred, hung_up_by, lead = {}, must_say = [], must_not_say = [] } = expect
  const reasons: string[] = []
  const unless = (is: boolean, reason: string) => {
    if (!is) reasons.push(reason)
  }
  const did = (action: string) => call.actions.includes(action)
  unless(
    booked === undefined || booked === did('booking_created'),
    booked ? 'No appointment was made.' : 'An appointment was made, where none should be.',
  )
  unless(
    transferred === undefined || transferred === did('transferred'),
    transferred ? 'The caller was not put through.' : 'The caller was put through, where they should not be.',
  )
  unless(
    !hung_up_by || hung_up_by === endedBy,
    `The ${endedBy === 'caller' ? 'caller' : 'assistant'} hung up.`,
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
    unless(same, `The ${field} “${wanted}” was not noted${noted ? `, but “${noted}”` : ''}.`)
  }
  for (const wording of must_say) unless(said.includes(foldedLine(wording)), `“${wording}” was not said.`)
  for (const wording of must_not_say) unless(!said.includes(foldedLine(wording)), `“${wording}” was said.`)
  return reasons
}
