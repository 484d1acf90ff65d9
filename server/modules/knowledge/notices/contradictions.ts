import { setImmediate as otherWork } from 'node:timers/promises'
import type { KnowledgeNotice } from '#contract/knowledge/notices.ts'
import { words } from '#server/language/text/words.ts'
import type { TaughtPassage } from '../overview/overview.ts'
import { recordIn, type TableRecord } from '../records/records.ts'
import { shortened } from './over.ts'

/** Names compared before other work may run. */
const batch = 500

/** A line that tells values of something by its name. */
export interface RecordLine {
  /** Equal for lines of one knowledge base on things of one name. */
  key: string
  record: TableRecord
  line: string
  passage: TaughtPassage
}

/** "Veneer: £600.00": a line of a price list without heads. Its value has a number; other such lines are prose. */
const priceLine = /^([^:\n]{2,80}): ([^\n]{0,39}\d[^\n]{0,39})$/

/** The records in a passage, without those in these lines. */
export const recordLines = (passage: TaughtPassage, except: ReadonlySet<string>): RecordLine[] =>
  passage.kind === 'qa'
    ? []
    : passage.text.split('\n').flatMap(line => {
        if (except.has(line)) return []
        const row = recordIn(line)
        const record = row ?? priceOf(line.trim(), passage.title)
        if (!record) return []
        const below = row ? '' : words(passage.title).join(' ')
        const key = `${passage.link_id} ${words(record.name).join(' ')} ${below}`
        return [{ key, record, line: line.trim(), passage }]
      })

/**
 * Such a line counts only with the others under the same heading: "Price: £20" below one product and "Price: £25" below
 * another agree. Without a heading one word is a label.
 */
function priceOf(line: string, title: string): TableRecord | null {
  const [, name, value] = priceLine.exec(line) ?? []
  if (!name || !value || !/\p{L}/u.test(name)) return null
  return title.trim() || words(name).length > 1 ? { name, fields: [{ head: '', value }] } : null
}

/** The value of one field in one source. */
interface Told {
  head: string
  value: string
  from: RecordLine
}

/**
 * Records of one name to which two sources of one knowledge base give different values under one head. A source with
 * several values of its own, such as a list of sizes, contradicts nobody.
 */
export async function contradictingRecords(lines: RecordLine[]): Promise<KnowledgeNotice[]> {
  const named = [...Map.groupBy(lines, ({ key }) => key).values()]
  const found: KnowledgeNotice[] = []
  for (const [place, own] of named.entries()) {
    if (place % batch === batch - 1) await otherWork()
    found.push(...contradictionIn(own))
  }
  return found
}

function contradictionIn(own: RecordLine[]): KnowledgeNotice[] {
  const first = own[0]!
  if (own.every(({ passage }) => passage.parent_doc_id === first.passage.parent_doc_id)) return []
  const told = own.flatMap(from => from.record.fields.map(field => ({ ...field, from })))
  const against = [...Map.groupBy(told, ({ head }) => words(head).join(' ')).values()].flatMap(disagreeing)
  if (!against.length) return []
  const heads = [...new Set(against.flatMap(({ head }) => head || []))]
  const bySource = new Map(against.map(({ from }) => [from.passage.parent_doc_id, from]))
  const stored = [...bySource.values()].map(({ passage }) => passage.taught_at.toISOString())
  return [
    {
      kind: 'contradiction' as const,
      subject: shortened(first.record.name),
      reason: heads.length
        ? `Sources differ in ${heads.map(head => `“${head}”`).join(', ')}.`
        : 'Sources tell different values.',
      since: stored.sort().at(-1)!,
      passages: [...bySource.values()].map(({ line, passage: { parent_doc_id, name, kind } }) => ({
        ...{ parent_doc_id, name, kind },
        text: shortened(line),
      })),
    },
  ]
}

/** A name that more sources tell other values of is a label, such as "Adult" or "Small". */
const mostSources = 5

/** Values of one head, one for each source that has only one, which differ from another source's. */
function disagreeing(told: Told[]): Told[] {
  const single = [...Map.groupBy(told, ({ from }) => from.passage.parent_doc_id).values()].flatMap(own =>
    own.every(({ value }) => !differ(value, own[0]!.value)) ? [own[0]!] : [],
  )
  if (single.length > mostSources) return []
  return single.filter(a => single.some(b => a !== b && differ(a.value, b.value)))
}

/** Longer values are descriptions, which two sources may well word differently. */
const mostWords = 3

/** Whether two values can't both be right: other numbers, or other words where there are few and no numbers. */
function differ(a: string, b: string): boolean {
  const [inA, inB] = [numbersOf(a), numbersOf(b)]
  if (inA.size && inB.size) return unlike(inA, inB)
  if (inA.size || inB.size) return false
  const [wordsA, wordsB] = [new Set(words(a)), new Set(words(b))]
  return Math.max(wordsA.size, wordsB.size) <= mostWords && unlike(wordsA, wordsB)
}

/** Neither holds all of the other: "600" and "600, or 20 a month" agree. */
const unlike = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  !a.isSubsetOf(b) && !b.isSubsetOf(a)

const numbersOf = (value: string): Set<string> =>
  new Set(
    words(value)
      .filter(word => /\d/.test(word))
      .map(word => (Number.isNaN(Number(word)) ? word : String(Number(word)))),
  )
