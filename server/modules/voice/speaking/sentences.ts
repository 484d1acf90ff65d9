/** Shorter pieces make a voice sound chopped, and each costs a request. */
const shortest = 20
/** Without an end in sight, a piece ends at a clause, so that the first sound does not wait for a long sentence. */
const clauseFrom = 80
const longest = 240

/** Not ends of sentences, in small letters; beside these a single letter or a number before the dot is none. */
const abbreviations = new Set(
  'dr|mr|mrs|ms|prof|st|no|nr|tel|e.g|i.e|z.b|d.h|u.a|bzw|ca|etc|vs|approx|sra|sr|dra|mme|sig|dott|av|jr|str|usw|inkl|min|max|p.ej|núm|ul|np|tzw|al'.split(
    '|',
  ),
)

/** Makes sentences of text that comes in pieces of any size. */
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

/** Where the first sentence of it ends; 0 while that can't be said. */
function boundary(text: string, complete: boolean): number {
  for (const match of text.matchAll(/[。！？]["'”」』）]*|[.!?…؟।]+["'”’»)\]*_]*(?=\s)|\n+/gu)) {
    const end = match.index + match[0].length
    if (weight(text.slice(0, end)) < shortest || isAbbreviation(text.slice(0, end), match[0])) continue
    // What is left over at the very end is too short to stand alone.
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

/** Length as it is heard: a sign of Chinese, Japanese or Korean is about a syllable, and worth more letters than one. */
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
