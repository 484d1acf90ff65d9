/** The smallest piece of a document that means something alone: a paragraph, a line, a table row, a record, a pair. */
export interface Unit {
  text: string
  /** Where it stands: 'Rooms › Prices'. Not repeated in `text`. */
  heading?: string
  /** A question with its answer; `text` is then both, readable. */
  pair?: { question: string; answer: string }
  /** Its place in a list, and the cells of a table's row; both are lost where neighbours are merged to passages. */
  item?: ListItem
  cells?: string[]
  /**
   * Where the document's own lines or paragraphs end in `text`, in UTF-16 units, where neighbours were merged; one that goes
   * on in the next passage has no end here. Absent where the unit is what counts.
   */
  ends?: number[]
  /** It goes on in the middle of the paragraph before, which was too long for one passage. */
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

/** What a paged document is made of before its headings are known to head something. */
export interface DocumentBlock {
  text: string
  /** 1 is the highest. Absent: running text. */
  level?: number
  item?: ListItem
  cells?: string[]
}

/** Characters. A longer "heading" is a paragraph that someone styled as one. */
const longestHeading = 160

const path = (headings: { text: string }[]): string | undefined =>
  headings.map(heading => heading.text).join(' › ') || undefined

/**
 * Puts every text under the path of headings above it. A heading with nothing under it (a poster, a title page)
 * is itself what the document says: it becomes a unit, so that no words are lost.
 */
export function* underHeadings(blocks: Iterable<DocumentBlock>): Generator<Unit> {
  let open: { level: number; text: string; used: boolean }[] = []
  const close = function* (level: number): Generator<Unit> {
    const closing = open.filter(heading => heading.level >= level)
    open = open.filter(heading => heading.level < level)
    // A heading over sub-headings is in their path already.
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
      open.push({ level, text: text.replace(/\s+/g, ' '), used: false })
    }
  }
  yield* close(0)
}

/** The units as a person would read them: each heading once, above what stands under it. */
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
