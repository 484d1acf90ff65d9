import { tableBlocks } from '../../../records/blocks.ts'
import type { DocumentBlock } from '../../units/units.ts'
import type { PdfLine } from './lines.ts'
import { mostTableRows, rowsFrom } from './tables/pages.ts'

/** A heading is so much larger than running text. */
const headingSizeRatio = 1.12
const mostHeadingLevels = 6
/** Characters. A longer line in another font is emphasis. */
const longestFontHeading = 80
/** In a font of headings at least this share of the text reads like headings. */
const headingFontShare = 0.7
/** A level below every larger heading. */
const fontHeadingLevel = 10
/** Lines of one paragraph are at most so much further apart than usual. */
const mostLineSpacing = 1.25
/** With more lines on a page the right margin is that of the neighbouring lines. */
const mostLines = 1_000

const textOf = (line: PdfLine) => line.cells[0]?.text ?? ''
const isRow = (line: PdfLine) => !!line.row || line.cells.length > 1
const isListed = (text: string) => /^(-|[([]?(\d{1,3}|\p{L})[.)\]]) /u.test(text)
const endsSentence = (text: string) => /[.!?:;。！？؟]["'”’)\]]*$/u.test(text)
/** An unfinished sentence that continues in lower case on the next line. */
const runsOn = (line: PdfLine, next: PdfLine | undefined): boolean =>
  !!next && !isRow(line) && !endsSentence(textOf(line)) && /^\p{Ll}/u.test(textOf(next))
const rounded = (size: number) => Math.round(size * 2) / 2

/** The most common value of the text. */
function usual<T>(lines: readonly PdfLine[], measure: (line: PdfLine, at: number) => T | null): T | null {
  const weights = new Map<T, number>()
  lines.forEach((line, at) => {
    const value = measure(line, at)
    const characters = line.cells.reduce((sum, cell) => sum + cell.text.length, 0)
    if (value !== null) weights.set(value, (weights.get(value) ?? 0) + characters)
  })
  let best: [T, number] | null = null
  for (const entry of weights) if (!best || entry[1] > best[1]) best = entry
  return best?.[0] ?? null
}

/**
 * A document's typesetting: size, font and line distance (in ems) of its running text, and the sizes of its headings.
 */
interface Typesetting {
  size: number
  font: string
  leading: number
  headings: number[]
}

function settingOf(lines: readonly PdfLine[]): Typesetting {
  const size = usual(lines, line => rounded(line.size)) ?? 10
  const font = usual(lines, line => (rounded(line.size) === size ? line.font : null)) ?? ''
  const leading = usual(lines, (line, at) => {
    const before = lines[at - 1]
    const ems = before && before.page === line.page ? (line.y - before.y) / line.size : 0
    return ems > 0.8 && ems < 3 ? Math.round(ems * 10) / 10 : null
  })
  const larger = new Set(
    lines
      .filter(line => !line.row)
      .map(line => rounded(line.size))
      .filter(one => one >= size * headingSizeRatio),
  )
  return { size, font, leading: leading ?? 1.2, headings: [...larger].sort((a, b) => b - a) }
}

const isLarger = (line: PdfLine, { size }: Typesetting) =>
  !isRow(line) && rounded(line.size) >= size * headingSizeRatio

/**
 * The right edge of a column: of its widest line that continues below, or one that two lines reach. A single longer
 * line (an address, a line of code) does not count.
 */
function edgeOf(column: readonly PdfLine[], em: number): number {
  const full = column.filter((line, at) => runsOn(line, column[at + 1]))
  if (full.length) return Math.max(...full.map(line => line.right))
  const rights = column.map(line => line.right).sort((a, b) => b - a)
  return rights.find((edge, at) => edge - (rights[at + 1] ?? 0) < 2 * em) ?? 0
}

/** Groups of lines directly below each other. */
function stacks(lines: readonly PdfLine[], { leading }: Typesetting): PdfLine[][] {
  const found: PdfLine[][] = []
  for (const line of lines) {
    const before = found.at(-1)?.at(-1)
    const down = before ? (line.y - before.y) / line.size : 0
    const under =
      before &&
      Math.abs(line.left - before.left) < 3 * line.size &&
      down > 0 &&
      down < mostLineSpacing * leading
    if (under) found.at(-1)!.push(line)
    else found.push([line])
  }
  return found
}

/**
 * The right edge of each line's column: before the text beside it, or where the lines of the page end. A line that
 * stops well before it was ended by its author.
 */
function margins(lines: readonly PdfLine[], setting: Typesetting): Map<PdfLine, number> {
  const ends = new Map<PdfLine, number>()
  if (lines.length > mostLines) return ends
  for (const stack of stacks(lines, setting)) {
    const beside = stack.flatMap(line =>
      lines.filter(other => other.left >= line.right && Math.abs(other.y - line.y) < line.size),
    )
    const limit = Math.min(...beside.map(other => other.left))
    const within = lines.filter(other => !isRow(other) && other.right <= limit)
    /** By the number of the column's lines, as the column of a longer line holds that of a shorter one, and by the letters' size. */
    const edges = new Map<string, number>()
    for (const line of stack) {
      const column = within.filter(other => other.left < line.right)
      const key = `${column.length} ${line.size}`
      if (!edges.has(key)) edges.set(key, edgeOf(column, line.size))
      ends.set(line, Math.max(line.right, edges.get(key)!))
    }
  }
  return ends
}

/** Whether the first word of `line` would have fitted after `before`: then the break was meant. */
function endedEarly(before: PdfLine, line: PdfLine, margin: number): boolean {
  const text = textOf(line)
  const letter = (line.right - line.left) / Math.max(1, text.length)
  const first = /[\u3040-\u9fff]/.test(text) ? 2 : text.indexOf(' ') + 1 || text.length + 1
  return before.right + letter * (first + 1) < margin
}

function goesOn(paragraph: readonly PdfLine[], line: PdfLine, setting: Typesetting, margin: number): boolean {
  const before = paragraph.at(-1)!
  const text = textOf(line)
  if (isRow(before) || isRow(line) || isListed(text)) return false
  if (Math.abs(line.size - before.size) > 0.08 * before.size) return false
  const hyphenated = /\p{L}[-\u2010]$/u.test(textOf(before))
  // In another page or column only an unfinished sentence continues.
  if (line.page !== before.page || line.y <= before.y)
    return (hyphenated || runsOn(before, line)) && !isLarger(line, setting)
  if (line.y - before.y > mostLineSpacing * setting.leading * Math.max(line.size, setting.size)) return false
  if (isLarger(line, setting)) return line.font === before.font
  const indent = line.left - before.left
  const indented = indent > 0.8 * line.size && indent < 4 * line.size && !isListed(textOf(paragraph[0]!))
  if (indented && endsSentence(textOf(before))) return false
  return hyphenated || !endedEarly(before, line, margin)
}

const unspacedScript = /[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uff60]/

/**
 * Joins lines to running text. A hyphen at a line's end goes, unless the document writes the word with it elsewhere.
 */
function joined(lines: readonly string[], words: () => ReadonlySet<string>): string {
  return lines.reduce((text, line) => {
    if (text.endsWith('\u00ad')) return text.slice(0, -1) + line
    const head = /(\p{L}+)[-\u2010]$/u.exec(text.slice(-60))?.[1]
    const tail = /^\p{Ll}+/u.exec(line)?.[0]
    if (head && tail) {
      const hyphenated = `${head}-${tail}`.toLowerCase()
      const whole = `${head}${tail}`.toLowerCase()
      return words().has(hyphenated) && !words().has(whole) ? text + line : text.slice(0, -1) + line
    }
    return unspacedScript.test(text.slice(-1)) && unspacedScript.test(line[0] ?? '')
      ? text + line
      : `${text} ${line}`
  })
}

/** The words within lines, whole or with hyphens. */
const wordsOf = (lines: readonly PdfLine[]): Set<string> => {
  const words = new Set<string>()
  for (const line of lines)
    for (const [word] of textOf(line).matchAll(/\p{L}+(-\p{L}+)*/gu)) words.add(word.toLowerCase())
  return words
}

/** No full stop at the end, and a beginning like a heading's. */
const readsLikeHeading = (text: string): boolean =>
  text.length <= longestFontHeading &&
  /^[\p{Lu}\p{Lo}\p{N}¿¡]/u.test(text) &&
  /\p{L}{2}/u.test(text) &&
  !isListed(text) &&
  !/[.,;:!。、]$/.test(text)

interface Paragraph {
  lines: PdfLine[]
  text: string
}

/** The paragraph's only font, if it is not that of running text. */
const otherFont = ({ lines }: Paragraph, { font }: Typesetting): string | null =>
  lines.every(line => line.font === lines[0]!.font) && lines[0]!.font !== font && !isRow(lines[0]!)
    ? lines[0]!.font
    : null

/** Fonts used almost only for headings, not for quotations or code. */
function headingFonts(paragraphs: readonly Paragraph[], setting: Typesetting): Set<string> {
  const counts = new Map<string, { headings: number; all: number }>()
  for (const paragraph of paragraphs) {
    const font = otherFont(paragraph, setting)
    if (!font) continue
    const count = counts.get(font) ?? { headings: 0, all: 0 }
    counts.set(font, {
      headings: count.headings + Number(readsLikeHeading(paragraph.text)),
      all: count.all + 1,
    })
  }
  return new Set(
    [...counts].filter(([, { headings, all }]) => headings >= headingFontShare * all).map(([font]) => font),
  )
}

function paragraphsOf(pages: readonly (readonly PdfLine[])[], setting: Typesetting): Paragraph[] {
  const found: PdfLine[][] = []
  for (const page of pages) {
    const ends = margins(
      page.filter(line => !line.row),
      setting,
    )
    for (const line of page) {
      const open = found.at(-1)
      const before = open?.at(-1)
      if (open && before && goesOn(open, line, setting, ends.get(before) ?? before.right)) open.push(line)
      else found.push([line])
    }
  }
  let known: Set<string> | undefined
  const words = () => {
    known ??= wordsOf(pages.flat())
    return known
  }
  return found.map(lines => ({ lines, text: joined(lines.map(textOf), words) }))
}

/**
 * Paragraphs, headings, list items and the rows of tables from lines in reading order: a row is a record, or with
 * `apart` its cells separated by " | ".
 */
export function* blocksOf(pages: readonly (readonly PdfLine[])[], apart = false): Generator<DocumentBlock> {
  const setting = settingOf(pages.flat())
  const paragraphs = paragraphsOf(pages, setting)
  const fonts = headingFonts(paragraphs, setting)
  /** That of the last heading. */
  let level = 0
  for (let at = 0; at < paragraphs.length; at++) {
    const { lines, text } = paragraphs[at]!
    const first = lines[0]!
    const size = setting.headings.indexOf(rounded(first.size))
    if (first.row && !apart) {
      const rows = rowsFrom(paragraphs.slice(at, at + mostTableRows).map(paragraph => paragraph.lines[0]!))
      yield* tableBlocks(
        rows.map(line => line.row!.cells),
        { level },
      )
      at += rows.length - 1
    } else if (isRow(first)) yield { text: first.cells.map(cell => cell.text).join(' | ') }
    else {
      if (size >= 0 && /\p{L}/u.test(text) && !isListed(text)) level = Math.min(size + 1, mostHeadingLevels)
      else if (fonts.has(otherFont(paragraphs[at]!, setting) ?? '') && readsLikeHeading(text))
        level = fontHeadingLevel
      else {
        yield { text }
        continue
      }
      yield { text, level }
    }
  }
}
