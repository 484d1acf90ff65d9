import { addressesIn } from './address.ts'
import { dictatedRuns } from './runs.ts'
import { latinDigit } from './tokens.ts'
import { unitsOf } from './units.ts'
import { vocabularyOf } from './vocabulary.ts'

/** Nobody dictates for longer in one breath; the rest is left as it is. Characters. */
const longest = 2_000

/**
 * A recogniser's words with what was dictated in its written form: addresses ("anna. Dot brown. At. Example dot com."),
 * numbers ("oh seven nine double four"), names and codes that were spelled ("S M Y T H E", "B as in Bravo"). What was
 * corrected in the same breath is corrected. Everything else stays as it is. `tag` is BCP 47.
 */
export function dictated(tag: string, text: string): string {
  const vocabulary = vocabularyOf(tag)
  const said = text
    .slice(0, longest)
    .replace(/\p{Nd}/gu, digit => (digit.length === 1 ? latinDigit(digit) : digit))
  const units = unitsOf(said, vocabulary)
  const addresses = addressesIn(units, vocabulary).map(({ address, ...place }) => ({
    ...place,
    text: address,
  }))
  const found = [...addresses]
  let from = 0
  for (const { at, end } of [...addresses, { at: said.length, end: said.length }]) {
    found.push(
      ...dictatedRuns(
        units.filter(unit => unit.at >= from && unit.end <= at),
        vocabulary,
      ),
    )
    from = end
  }
  let out = ''
  let done = 0
  for (const { at, end, text: written } of found.sort((a, b) => a.at - b.at)) {
    if (at < done) continue
    out += said.slice(done, at) + written
    done = end
  }
  return out + said.slice(done) + text.slice(longest)
}
