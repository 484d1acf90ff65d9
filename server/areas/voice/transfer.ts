import type { Logger } from 'pino'
import type { Line } from './line.ts'
import { within } from './speaking/changes.ts'

/** How long it may take, ringing included. Milliseconds. */
const transferWithin = 40_000

/** Puts the person on this line through to a number; whether that worked in time. Never throws. */
export async function putThrough(line: Line, phone: string, log: Logger): Promise<boolean> {
  let isThrough = false
  await within(
    transferWithin,
    line.transfer(phone).then(
      through => {
        isThrough = through
      },
      error => log.warn({ err: error }, 'somebody could not be put through'),
    ),
  )
  return isThrough
}
