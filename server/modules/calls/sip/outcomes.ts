import type { CarrierStatus } from '#server/providers/carrier/port.ts'

/** How a call that we placed ended before anybody spoke, by the trunk's answer. `rang`: it had rung before. */
export function outcomeOf(
  status: number,
  { rang, reason }: { rang: boolean; reason: string },
): { status: CarrierStatus; error: string | null } {
  // Somebody pressed it away: 603 and 608, as 486 from a telephone that is in use.
  if ([486, 600, 603, 608].includes(status)) return { status: 'busy', error: null }
  if (status === 487 || status === 480 || (status === 408 && rang))
    return { status: 'no-answer', error: null }
  if (status === 408) return { status: 'failed', error: 'The SIP trunk did not answer.' }
  const words = reason.replace(/[^\p{L}\p{N} .,'/-]/gu, '').slice(0, 60)
  return { status: 'failed', error: `The trunk could not connect it (SIP ${status} ${words}).` }
}
