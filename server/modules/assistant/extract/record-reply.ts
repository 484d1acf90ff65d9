import { filingOf } from '#server/language/text/stems.ts'
import { words } from '#server/language/text/words.ts'
import { type RecordField, recordIn, type TableRecord } from '#server/modules/knowledge/records/records.ts'
import { type AnswerType, fits } from './answer-types.ts'

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
 * veneer – fee: £600.00, visits: 2". Null when the line is no record.
 */
export function recordReply(line: string, wanted: Wanted): string | null {
  const record = recordIn(line)
  if (!record) return null
  const asked = askedFields(record, wanted)
  const [only] = asked
  if (asked.length === 1 && only) return `${record.name}: ${only.value}`
  const told = asked.slice(0, mostFields).map(({ head, value }) => (head ? `${head}: ${value}` : value))
  return `${record.name} – ${told.join(', ')}`
}

/** The fields whose head the question names, else those that hold what it asks for, else all. */
function askedFields({ fields }: TableRecord, { type, language, words: typed }: Wanted): RecordField[] {
  const filing = filingOf(language)
  const stems = new Set([...typed].flatMap(word => filing(word)?.stem ?? []))
  const named = fields.filter(({ head }) =>
    words(head).some(word => {
      const stem = filing(word)?.stem
      return stem !== undefined && stems.has(stem)
    }),
  )
  const held = (among: RecordField[]) =>
    among.filter(({ value }) => fits(type, value, { language, words: typed }) === 1)
  const both = held(named)
  if (both.length) return both
  if (named.length && named.length < fields.length) return named
  const fitting = held(fields)
  if (fitting.length) return fitting
  return fields.filter(({ value }) => value.length <= longestValue)
}
