import { filingOf } from '#server/language/text/stems.ts'
import { words } from '#server/language/text/words.ts'
import { type RecordField, recordIn, type TableRecord } from '#server/modules/knowledge/records/records.ts'
import { type AnswerType, fits, mustHold } from './answer-types.ts'

/** A record with more values is told by those that were asked for, or by its first ones. */
const mostFields = 4
/** A value longer than this is a text and is told as its own sentence. Characters. */
const longestValue = 160

/** What a question wants of a record. */
interface Wanted {
  type: AnswerType
  language: string
  /** The words of the question, folded. */
  words: ReadonlySet<string>
}

/**
 * A record as a person would say it: "Porcelain veneer: £600.00" when one value was asked for, otherwise "Porcelain
 * veneer – fee: £600.00, visits: 2". A timetable that begins with the time is told by the course that was asked for.
 * Null when the line is no record.
 */
export function recordReply(line: string, wanted: Wanted): string | null {
  const found = recordIn(line)
  if (!found) return null
  const record = turned(found, wanted)
  const asked = askedFields(record, wanted)
  const [only] = asked
  if (asked.length === 1 && only) return `${record.name}: ${only.value}`
  const told = asked.slice(0, mostFields).map(({ head, value }) => (head ? `${head}: ${value}` : value))
  return `${record.name} – ${told.join(', ')}`
}

/** The record under the value that the question names, when its own name holds nothing of the question. */
function turned(record: TableRecord, { language, words: typed }: Wanted): TableRecord {
  const stems = stemsOf([...typed], language)
  const holds = (text: string) => stemsOf(words(text), language).intersection(stems).size
  if (holds(record.name)) return record
  const [best] = record.fields
    .map(field => ({ field, held: holds(field.value) }))
    .filter(({ held }) => held > 0)
    .sort((a, b) => b.held - a.held)
  if (!best) return record
  const others = record.fields.filter(field => field !== best.field)
  return { name: best.field.value, fields: [{ head: '', value: record.name }, ...others] }
}

const stemsOf = (list: string[], language: string): Set<string> =>
  new Set(list.flatMap(word => filingOf(language)(word)?.stem ?? []))

/** The fields that hold what is asked for, of them those whose head the question names; else the named ones, else all. */
function askedFields({ fields }: TableRecord, { type, language, words: typed }: Wanted): RecordField[] {
  const stems = stemsOf([...typed], language)
  const named = fields.filter(({ head }) => stemsOf(words(head), language).intersection(stems).size > 0)
  const held = (among: RecordField[]) =>
    among.filter(({ value }) => fits(type, value, { language, words: typed }) === 1)
  if (mustHold(type)) {
    const both = held(named)
    if (both.length) return both
    const fitting = held(fields)
    if (fitting.length) return fitting
  }
  if (named.length && named.length < fields.length) return named
  return fields.filter(({ value }) => value.length <= longestValue)
}
