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
 * Finds quotations exactly as they stand in one of these turns; '' for what stands in none. Case, kinds of quotation marks
 * and spaces may differ in what is looked for; what comes back is cut from the turn.
 */
export function quotable(turns: string[]): (quote: string) => string {
  const known = turns.map(plain)
  return quote => {
    const text = plain(bare(quote)).text.trim()
    if (text.length < shortest) return ''
    for (const [i, turn] of known.entries()) {
      for (let at = turn.text.indexOf(text); at >= 0; at = turn.text.indexOf(text, at + 1)) {
        // Not out of the middle of a word: "art" was not said by whoever said "start".
        if (cutsIn(turn.text[at - 1], text[0]) || cutsIn(turn.text[at + text.length], text.at(-1))) continue
        return turns[i]!.slice(turn.places[at]!, turn.places[at + text.length - 1]! + 1)
      }
    }
    return ''
  }
}

/** Without the marks and dots around it. */
const bare = (quote: string): string =>
  quote
    .trim()
    .replace(/^["'“”„«»‘’]+|["'“”„«»‘’]+$/g, '')
    .replace(/^(\.\.\.|…)+|(\.\.\.|…)+$/g, '')

const cutsIn = (outer: string | undefined, inner: string | undefined): boolean =>
  Boolean(outer && inner && /[\p{Script=Latin}\p{N}]/u.test(inner) && /[\p{L}\p{N}]/u.test(outer))

/** A text as quotations are compared, and where each of its characters stands in it. */
function plain(text: string): { text: string; places: number[] } {
  let out = ''
  const places: number[] = []
  for (let i = 0; i < text.length; i++) {
    const raw = marks[text[i]!] ?? text[i]!
    const lower = raw.toLowerCase()
    // The lower case of a letter may be two: then the places would be out.
    const char = /\s/.test(raw) ? ' ' : lower.length === 1 ? lower : raw
    if (char === ' ' && out.endsWith(' ')) continue
    out += char
    places.push(i)
  }
  return { text: out, places }
}
