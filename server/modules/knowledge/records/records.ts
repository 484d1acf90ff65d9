// A row of a table, a line of a price list, an object of a catalogue: whatever file it came from, the knowledge keeps a
// record as one line that can be read alone. Search, replies, the model's prompt and the owner's pages all show this
// form.
//
//   Porcelain veneer — Fee: £600.00; Visits: 2
//   Porcelain veneer: £600.00                     (a table of two columns without heads)

/** A named value of a record. `head` is '' when the table names no columns. */
export interface RecordField {
  head: string
  value: string
}

/** One thing that a table or a catalogue describes. */
export interface TableRecord {
  /** What the record is about: its first cell. */
  name: string
  fields: RecordField[]
}

const afterName = ' — '
const betweenFields = '; '

/** One line, without the signs that separate the parts of a record. */
const plain = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replaceAll(afterName, ' – ')
    .replaceAll(betweenFields, ', ')
    .replace(/[;:]$/, '')

/** The record as one line. '' when it has neither a name nor a value. */
export function recordLine({ name, fields }: TableRecord): string {
  const told = fields
    .map(({ head, value }) => ({ head: plain(head), value: plain(value) }))
    .filter(({ value }) => value)
    .map(({ head, value }) => (head ? `${head}: ${value}` : value))
  const title = plain(name)
  if (!title || !told.length) return title || told.join(betweenFields)
  const named = fields.some(({ head, value }) => head.trim() && value.trim())
  return `${title}${named ? afterName : ': '}${told.join(named ? betweenFields : ', ')}`
}

/** The record in a line with named fields; null when the line is something else. */
export function recordIn(line: string): TableRecord | null {
  const at = line.indexOf(afterName)
  if (at < 1) return null
  const fields = line
    .slice(at + afterName.length)
    .split(betweenFields)
    .map(part => {
      const colon = part.indexOf(': ')
      return colon > 0
        ? { head: part.slice(0, colon), value: part.slice(colon + 2) }
        : { head: '', value: part }
    })
  return fields.some(({ head }) => head) ? { name: line.slice(0, at), fields } : null
}
