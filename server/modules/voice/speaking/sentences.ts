/** Shorter pieces, in letters, make a voice sound chopped, and each costs a request. */
const shortest = 20
/** A longer sentence is cut at a clause, so that the first sound does not wait for its end. */
const clauseFrom = 80
const longest = 240

/** A dot behind one of these ends no sentence, nor does one behind a single letter or a short number. In small letters. */
const abbreviations = new Set(
  'dr|mr|mrs|ms|prof|st|no|nr|tel|e.g|i.e|z.b|d.h|u.a|bzw|ca|etc|vs|approx|sra|sr|dra|mme|sig|dott|av|jr|str|usw|inkl|min|max|p.ej|núm|ul|np|tzw|al'.split(
    '|',
  ),
)

/** Cuts text into sentences that comes in pieces of any size: `push` and `end` return those that are complete. */
export function sentences(): { push(text: string): string[]; end(): string[] } {
  let rest = ''
  const cut = (complete: boolean): string[] => {
    const found: string[] = []
    for (let at = boundary(rest, complete); at > 0; at = boundary(rest, complete)) {
      found.push(rest.slice(0, at))
      rest = rest.slice(at)
    }
    return found.filter(sentence => sentence.trim())
  }
  return {
    push(text) {
      rest += text
      return cut(false)
    },
    end() {
      const found = cut(true)
      if (rest.trim()) found.push(rest)
      rest = ''
      return found
    },
  }
}

/** Where the first sentence of a text ends; 0 while nobody can tell. */
function boundary(text: string, complete: boolean): number {
  for (const match of text.matchAll(/[。！？]["'”」』）]*|[.!?…؟।]+["'”’»)\]*_]*(?=\s)|\n+/gu)) {
    const end = match.index + match[0].length
    if (weight(text.slice(0, end)) < shortest || isAbbreviation(text.slice(0, end), match[0])) continue
    // The rest at the very end is too short to stand alone.
    if (complete && weight(text.slice(end)) < shortest) return 0
    return end
  }
  if (text.length < clauseFrom) return 0
  const clauses = [...text.slice(0, longest).matchAll(/[,;:–—](?=\s)|[、，；]/gu)]
  const clause = clauses.find(({ index }) => index >= clauseFrom)
  if (clause) return clause.index + 1
  if (text.length < longest) return 0
  const space = text.lastIndexOf(' ', longest)
  return space > 0 ? space : longest
}

/** Length as it is heard: a Chinese, Japanese or Korean character is about a syllable, and counts as three letters. */
const weight = (text: string): number =>
  text.trim().length +
  2 * (text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu)?.length ?? 0)

function isAbbreviation(upTo: string, mark: string): boolean {
  if (mark !== '.') return false
  const word =
    /(\S+)\.$/u
      .exec(upTo)?.[1]
      ?.toLowerCase()
      .replace(/^["'(«„“]+/u, '') ?? ''
  return /^(\p{L}|\d{1,2})$/u.test(word) || abbreviations.has(word)
}
