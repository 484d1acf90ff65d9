import type { Contradiction, DuplicatePassage, StalePassage } from '#contract/quality.ts'
import { words } from '#server/language/text/words.ts'
import type { TaughtPassage } from '#server/modules/knowledge/overview/overview.ts'
import { lastDateIn } from './dates.ts'

/** Entries of each finding; nobody reads a longer list. */
const mostListed = 50
const excerpt = 300
const yearMs = 365 * 24 * 3600_000

const place = ({ parent_doc_id, name, kind }: TaughtPassage) => ({ parent_doc_id, name, kind })
const short = (text: string): string =>
  text.length > excerpt ? `${text.slice(0, excerpt - 1).trimEnd()}…` : text

/**
 * What may be outdated: passages whose last date has passed within some years (older dates tell history), and sources
 * stored more than a year ago that no answer ever cited.
 */
export function stalePassages(
  passages: TaughtPassage[],
  used: ReadonlySet<string>,
  now: Date,
): StalePassage[] {
  const dated = passages.flatMap(passage => {
    const last = lastDateIn(passage.text, now)
    return last
      ? [{ ...place(passage), text: short(passage.text), reason: `Its last date, ${last}, has passed.` }]
      : []
  })
  const firsts = [...Map.groupBy(passages, passage => passage.parent_doc_id).values()].map(own => own[0]!)
  const unused = firsts
    .filter(first => now.getTime() - first.taught_at.getTime() > yearMs && !used.has(first.parent_doc_id))
    .map(first => ({
      ...place(first),
      text: short(first.text),
      reason: `Taught on ${first.taught_at.toISOString().slice(0, 10)}, and no answer was made of it so far.`,
    }))
  return [...dated, ...unused].slice(0, mostListed)
}

/** Adjacent words in a shingle, by which two texts are compared. */
const shingleWords = 4
/** Two texts are near duplicates from this share of common shingles (Jaccard). */
const nearlySame = 0.8
/** The smallest hashes kept of a text to find similar ones: near duplicates share most of them. */
const sketch = 8

/** Equal or nearly equal texts stored more than once in one knowledge base. */
export function duplicatePassages(passages: TaughtPassage[]): DuplicatePassage[] {
  const groups: { first: TaughtPassage; shingles: Set<number>; members: TaughtPassage[] }[] = []
  const bySketch = new Map<string, number[]>()
  for (const passage of passages) {
    const shingles = shinglesOf(passage.text)
    const keys = [...shingles]
      .sort((a, b) => a - b)
      .slice(0, sketch)
      .map(hash => `${passage.link_id} ${hash}`)
    const near = new Set(keys.flatMap(key => bySketch.get(key) ?? []))
    const like = [...near].find(at => jaccard(groups[at]!.shingles, shingles) >= nearlySame)
    if (like !== undefined) {
      groups[like]!.members.push(passage)
      continue
    }
    const at = groups.push({ first: passage, shingles, members: [passage] }) - 1
    for (const key of keys) bySketch.set(key, [...(bySketch.get(key) ?? []), at])
  }
  return groups
    .map(({ first, members }) => ({
      text: short(first.text),
      sources: [...new Map(members.map(member => [member.parent_doc_id, place(member)])).values()],
      times: members.length,
    }))
    .filter(({ times }) => times > 1)
    .slice(0, mostListed)
    .map(({ text, sources }) => ({ text, sources }))
}

/**
 * Passages under one question or heading with different numbers: of two prices one is wrong. Running text must also be
 * worded alike, because two paragraphs on prices may well name two.
 */
export function contradictingPassages(passages: TaughtPassage[]): Contradiction[] {
  const titled = passages.filter(({ title }) => title.trim())
  const found: Contradiction[] = []
  for (const own of Map.groupBy(
    titled,
    ({ link_id, title }) => `${link_id} ${words(title).join(' ')}`,
  ).values()) {
    const against = own.filter((a, i) => own.some((b, j) => i !== j && contradict(a, b)))
    if (against.length < 2) continue
    const [{ title }] = against as [TaughtPassage]
    found.push({
      title,
      passages: against.map(passage => ({ ...place(passage), text: short(passage.text) })),
    })
    if (found.length === mostListed) break
  }
  return found
}

function contradict(a: TaughtPassage, b: TaughtPassage): boolean {
  const [inA, inB] = [numbersOf(a.text), numbersOf(b.text)]
  const differ = [...inA].some(n => !inB.has(n)) && [...inB].some(n => !inA.has(n))
  if (!differ) return false
  const pairs = a.kind === 'qa' && b.kind === 'qa'
  return pairs || jaccard(wordSet(a.text), wordSet(b.text)) >= 0.5
}

const numbersOf = (text: string): Set<string> =>
  new Set(text.match(/\d+(?:[.,:]\d+)*/g)?.map(number => number.replace(',', '.')))

const wordSet = (text: string): Set<string> => new Set(words(text).filter(word => !/\d/.test(word)))

function shinglesOf(text: string): Set<number> {
  const list = words(text)
  const last = Math.max(1, list.length - shingleWords + 1)
  return new Set(Array.from({ length: last }, (_, i) => hashOf(list.slice(i, i + shingleWords).join(' '))))
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

function jaccard<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): number {
  const shared = a.intersection(b).size
  return shared / (a.size + b.size - shared || 1)
}
