import { decodeText } from '#server/http/files/text-file.ts'
import type { Unit } from '../units/units.ts'

/** Characters. An editor may have broken a line of this length at its right margin. */
const shortestBrokenLine = 50

/**
 * One unit for each non-empty line. A line that an editor broke at the margin (long, unfinished, and the next begins in
 * lower case) is joined with the next.
 */
export function* readTxt(bytes: Uint8Array): Generator<Unit> {
  let open = ''
  let unfinished = false
  for (const raw of decodeText(bytes).split(/\r\n?|\n/)) {
    const line = raw.trim()
    if (unfinished && /^\p{Ll}/u.test(line)) open += ` ${line}`
    else {
      if (open) yield { text: open }
      open = line
    }
    unfinished = line.length >= shortestBrokenLine && !/[.!?:;]$/.test(line)
  }
  if (open) yield { text: open }
}
