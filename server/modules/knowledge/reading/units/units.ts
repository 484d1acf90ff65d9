/** The smallest meaningful piece of a document: a paragraph, a line, a table row, a record, a pair. */
export interface Unit {
  text: string
  /** The headings above it: 'Rooms › Prices'. Not repeated in `text`. */
  heading?: string
  /** A question with its answer; `text` then has both, readable. */
  pair?: { question: string; answer: string }
  /** Its place in a list, and the cells of a table's row. Both are lost when neighbours are merged. */
  item?: ListItem
  cells?: string[]
  /**
   * After merging: the end of each line or paragraph of the document in `text`, in UTF-16 units. One that continues in
   * the next chunk has no end here. Absent when the unit itself is counted.
   */
  ends?: number[]
  /** It continues the paragraph before, which was too long for one chunk. */
  continues?: true
}

export interface ListItem {
  /** 0 at the top. */
  depth: number
  /** Whether the list is numbered. */
  ordered: boolean
}

export const pairUnit = (question: string, answer: string): Unit => ({
  text: `Q: ${question}\nA: ${answer}`,
  pair: { question, answer },
})

/** The pair that a text was made of; null for another text. */
export function pairIn(text: string): { question: string; answer: string } | null {
  const [, question, answer] = /^Q: (.*?)\nA: (.*)$/s.exec(text) ?? []
  return question === undefined || answer === undefined ? null : { question, answer }
}

/** A block of a paged document, before headings are matched to text. */
export interface DocumentBlock {
  text: string
  /**
   * 1 is the highest; fractions stand between two levels of the document (a table's caption under a heading). Absent:
   * running text. A heading without text ends the sections of its level and below.
   */
  level?: number
  item?: ListItem
  cells?: string[]
}

/** Characters. A longer "heading" is a paragraph styled as one. */
const longestHeading = 160

const path = (headings: { text: string }[]): string | undefined =>
  headings.map(heading => heading.text).join(' › ') || undefined

/**
 * Puts every text under the path of its headings. A heading without text (a poster, a title page) becomes a unit, so
 * that no words are lost.
 */
export function* underHeadings(blocks: Iterable<DocumentBlock>): Generator<Unit> {
  let open: { level: number; text: string; used: boolean }[] = []
  const close = function* (level: number): Generator<Unit> {
    const closing = open.filter(heading => heading.level >= level)
    open = open.filter(heading => heading.level < level)
    // A heading above sub-headings is already in their path.
    const last = closing.at(-1)
    if (last && !last.used) {
      const above = [...open, ...closing.slice(0, -1)]
      for (const heading of above) heading.used = true
      yield { text: last.text, heading: path(above) }
    }
  }
  for (const { text, level, item, cells } of blocks) {
    if (level === undefined || text.length > longestHeading) {
      for (const heading of open) heading.used = true
      yield { text, heading: path(open), ...(item && { item }), ...(cells && { cells }) }
    } else {
      yield* close(level)
      if (text) open.push({ level, text: text.replace(/\s+/g, ' '), used: false })
    }
  }
  yield* close(0)
}

/** The units as readable text: each heading once, above its text. */
export function readableText(units: readonly Unit[]): string {
  let text = ''
  let heading: string | undefined
  for (const unit of units) {
    const section = unit.heading !== heading || unit.pair ? '\n\n' : '\n'
    const joint = unit.continues && unit.heading === heading ? ' ' : section
    const above = unit.heading && unit.heading !== heading ? `${unit.heading}\n` : ''
    text += `${text && joint}${above}${unit.text}`
    heading = unit.heading
  }
  return text
}
