import { recordLine } from '../../records/records.ts'
import { pairUnit, type Unit } from '../units/units.ts'

/** A row or an object: column names as the owner wrote them, with their values. */
export type RecordFields = (readonly [name: string, value: string])[]

/** Columns with the record's name. */
const titleColumns = ['title', 'heading', 'name', 'topic']
/** Characters. A longer value is text, whatever its column's name. */
const longestTitle = 120
/** Column names repeat on every row: a hostile one must not multiply. */
const longestName = 80
/** Characters. A longer value, or one of several sentences, is text of its own. */
const longestValue = 120

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

const isText = (value: string): boolean =>
  value.length > longestValue || /\n|[.!?。！？]\s+\S/u.test(value.trim())

const headed = ([name, value]: RecordFields[number]): string => {
  const head = name.trim().slice(0, longestName)
  return head ? `${head}: ${value.trim()}` : value.trim()
}

/** Whether these columns suffice: `question` and `answer`, or `content`. */
export function hasNeededColumns(names: readonly string[]): boolean {
  const columns = new Set(names.map(columnName))
  return columns.has('content') || (columns.has('question') && columns.has('answer'))
}

/**
 * What a record says, so that it can be read alone beside others: one line with its name, or its longer texts under its
 * name. Null when there is nothing.
 */
export function namedUnit(name: string, content: string, fields: RecordFields): Unit | null {
  const filled = fields.filter(([, value]) => value.trim())
  const line = (title: string, own: RecordFields) =>
    recordLine({
      name: title,
      fields: own.map(([head, value]) => ({ head: head.slice(0, longestName), value })),
    })
  const texts = filled.filter(([, value]) => isText(value))
  if (!texts.length && !isText(content)) {
    const all: RecordFields = name && content ? [['', content], ...filled] : filled
    const text = line(name || content, all)
    return text ? { text } : null
  }
  const short = filled.filter(field => !texts.includes(field))
  const text = [content.trim(), ...texts.map(headed), short.length ? line(name, short) : '']
    .filter(Boolean)
    .join('\n')
  return name ? { text, heading: name } : { text }
}

/**
 * A pair when the record is one. Otherwise its content and its other fields with their names. Null when there is nothing
 * to learn: a question without an answer.
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
  return namedUnit(title?.[1].trim() ?? '', content, others)
}
