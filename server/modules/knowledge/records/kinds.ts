// What kind of value a cell holds, told from its signs alone and so in every language. A column of prices under a word
// has a head; a price over prices is no head, whatever the markup says.

export type CellKind = 'empty' | 'text' | 'money' | 'time' | 'number'

/** Characters. Longer cells are text, also when an amount is in them. */
const longestValue = 40

const money =
  /\p{Sc}\s*\d|\d\s*\p{Sc}|\d[\d.,'’ ]*(?:-{1,2}|–|—)?\s*(?:EUR|USD|GBP|CHF|CAD|AUD|SEK|NOK|DKK|PLN|CZK|HUF|RON|INR|JPY|AED|Kč|kr|zł|Ft|lei|Fr)(?!\p{L})|(?:EUR|USD|GBP|CHF|CAD|AUD|SEK|NOK|DKK|PLN|CZK|HUF|RON|INR|JPY|AED|Rs|Fr)\.?\s*\d/u
const time = /\b\d{1,2}[:.h]\d{2}\b|\b\d{1,2}\s*(?:[ap]\.?m\b|uhr\b|h\b|–|-)/i

export function kindOf(text: string): CellKind {
  const bare = text.trim()
  if (!bare) return 'empty'
  if (bare.length > longestValue || !/\p{N}/u.test(bare)) return 'text'
  const letters = bare.match(/\p{L}/gu)?.length ?? 0
  const digits = bare.match(/\p{N}/gu)?.length ?? 0
  if (money.test(bare) && letters <= 3 * digits + 6) return 'money'
  if (time.test(bare) && letters <= 2 * digits) return 'time'
  return digits >= letters ? 'number' : 'text'
}

/** The kind that more than half of the filled cells have; 'text' when there is none. */
export function commonKind(texts: Iterable<string>): CellKind {
  const counts = new Map<CellKind, number>()
  let filled = 0
  for (const text of texts) {
    const kind = kindOf(text)
    if (kind === 'empty') continue
    filled++
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  if (!filled) return 'empty'
  for (const [kind, count] of counts) if (count * 2 > filled) return kind
  return 'text'
}
