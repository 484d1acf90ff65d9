/** Marks that models add to or change in quotations. */
const marks: Record<string, string> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '\u00a0': ' ',
}
const shortest = 3

/**
 * Finds a quotation in these turns, and returns the turn's own words; '' where no turn has it. Case, kinds of quotation
 * marks and spaces may differ.
 */
export function quotable(turns: string[]): (quote: string) => string {
  const known = turns.map(plain)
  return quote => {
    const text = plain(bare(quote)).text.trim()
    if (text.length < shortest) return ''
    for (const [i, turn] of known.entries()) {
      for (let at = turn.text.indexOf(text); at >= 0; at = turn.text.indexOf(text, at + 1)) {
        // Not out of the middle of a word: a person who said "start" did not say "art".
        if (cutsIn(turn.text[at - 1], text[0]) || cutsIn(turn.text[at + text.length], text.at(-1))) continue
        return turns[i]!.slice(turn.places[at]!, turn.places[at + text.length - 1]! + 1)
      }
    }
    return ''
  }
}

/** The quotation without the marks and dots around it. */
const bare = (quote: string): string =>
  quote
    .trim()
    .replace(/^["'“”„«»‘’]+|["'“”„«»‘’]+$/g, '')
    .replace(/^(\.\.\.|…)+|(\.\.\.|…)+$/g, '')

const cutsIn = (outer: string | undefined, inner: string | undefined): boolean =>
  Boolean(outer && inner && /[\p{Script=Latin}\p{N}]/u.test(inner) && /[\p{L}\p{N}]/u.test(outer))

/** A text in the form in which quotations are compared, and the place of each of its characters in the original. */
function plain(text: string): { text: string; places: number[] } {
  let out = ''
  const places: number[] = []
  for (let i = 0; i < text.length; i++) {
    const raw = marks[text[i]!] ?? text[i]!
    const lower = raw.toLowerCase()
    // The lower case of some letters is two characters, which would shift the places behind them.
    const char = /\s/.test(raw) ? ' ' : lower.length === 1 ? lower : raw
    if (char === ' ' && out.endsWith(' ')) continue
    out += char
    places.push(i)
  }
  return { text: out, places }
}
