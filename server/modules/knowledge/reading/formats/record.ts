import { pairUnit, type Unit } from '../units/units.ts'

/** A row or an object: column names as the owner wrote them, with their values. */
export type RecordFields = (readonly [name: string, value: string])[]

/** Columns with the record's name. */
const titleColumns = ['title', 'heading', 'name', 'topic']
/** Characters. A longer value is text, whatever its column's name. */
const longestTitle = 120
/** Column names repeat on every row: a hostile one must not multiply. */
const longestName = 80

const columnName = (name: string): string =>
  name
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestName)
    .toWellFormed()
    .toLowerCase()
    .replace(/[ :*]+$/, '')

const valueIn = (fields: RecordFields, column: string): string =>
  fields.find(([name, value]) => columnName(name) === column && value.trim())?.[1] ?? ''

const lines = (fields: RecordFields): string[] =>
  fields
    .filter(([, value]) => value.trim())
    .map(([name, value]) => {
      const shown = name.trim().slice(0, longestName)
      return shown ? `${shown}: ${value.trim()}` : value.trim()
    })

/** Whether these columns suffice: `question` and `answer`, or `content`. */
export function hasNeededColumns(names: readonly string[]): boolean {
  const columns = new Set(names.map(columnName))
  return columns.has('content') || (columns.has('question') && columns.has('answer'))
}

/**
 * A pair when the record is one. Otherwise its content, then its other fields as "Name: value", under its title. Null
 * when there is nothing to learn: a question without an answer.
 */
export function recordUnit(fields: RecordFields): Unit | null {
  const question = valueIn(fields, 'question')
  const answer = valueIn(fields, 'answer')
  if (question && answer) return pairUnit(question, answer)
  const content = valueIn(fields, 'content') || answer
  if (question && !content) return null
  const title = fields.find(
    ([name, value]) =>
      titleColumns.includes(columnName(name)) && value.trim() && value.length <= longestTitle,
  )
  const others = fields.filter(field => field !== title && field[1] !== content)
  const text = [content, ...lines(others)].filter(Boolean).join('\n')
  if (!title) return text ? { text } : null
  return text ? { text, heading: title[1] } : { text: title[1] }
}
