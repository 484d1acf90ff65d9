/**
 * Which of the `known` languages serves a BCP 47 tag: the tag itself, else what is left when its last parts are dropped
 * (RFC 4647, 3.4: `pt-BR` is served by `pt`); null when none does. Old codes are taken for the new ones: `iw`, which
 * Java and old Android say for Hebrew, is `he`.
 */
export function lookup(tag: string | null | undefined, known: Iterable<string>): string | null {
  const wanted = canonical(tag)
  if (wanted === null) return null
  const tags = new Map([...known].map(each => [each.toLowerCase(), each]))
  const parts = wanted.toLowerCase().split('-')
  for (let length = parts.length; length > 0; length--) {
    const found = tags.get(parts.slice(0, length).join('-'))
    if (found !== undefined) return found
  }
  return null
}

/** The first of these tags that one of the `known` languages serves, as that language; English when none does. */
export function resolve(tags: Iterable<string | null | undefined>, known: Iterable<string>): string {
  const all = [...known]
  for (const tag of tags) {
    const found = lookup(tag, all)
    if (found !== null) return found
  }
  return 'en'
}

/** `pt` of `pt-BR`; null of what is no BCP 47 tag. */
export const primary = (tag: string | null | undefined): string | null =>
  canonical(tag)?.split('-')[0] ?? null

/** The tags of an `Accept-Language` header (RFC 9110, 12.5.4), most wanted first; `q=0` means refused. */
export function preferredTags(header = ''): string[] {
  return header
    .split(',', 30)
    .map(part => {
      const [tag = '', ...parameters] = part.split(';')
      const quality = parameters.map(p => /^\s*q=([\d.]+)\s*$/i.exec(p)?.[1]).find(q => q !== undefined)
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality) || 0 }
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)
}

/** Each tag as it is written rightly, null for what is none. A process hears few of them, and asks the library slowly. */
const canonicalTags = new Map<string, string | null>()
const mostTags = 1_000

function canonical(tag: string | null | undefined): string | null {
  if (!tag) return null
  const known = canonicalTags.get(tag)
  if (known !== undefined) return known
  const made = canonicalOf(tag)
  if (canonicalTags.size >= mostTags) canonicalTags.clear()
  canonicalTags.set(tag, made)
  return made
}

function canonicalOf(tag: string): string | null {
  try {
    return Intl.getCanonicalLocales(tag.trim().replaceAll('_', '-') || [])[0] ?? null
  } catch {
    return null
  }
}

/** The language as a country writes it, so that times are 17:00 or 5 PM; as it is where that makes no tag. */
export function regional(language: string, country: string | null): string {
  const wanted = country && !language.includes('-') ? `${language}-${country}` : language
  return canonical(wanted) ?? canonical(language) ?? 'en'
}

/** A language that was recognised in somebody's words (`pt`), as the first of these tags has it that is of that language (`pt-BR`). */
export const inRegion = (language: string, ...tags: (string | null | undefined)[]): string =>
  tags.find(tag => tag && primary(tag) === language) ?? language
