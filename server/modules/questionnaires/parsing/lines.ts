/** A line of an outline: its words, and its mark. */
export interface OutlineLine {
  text: string
  /** 0 at the top: by its number's parts (1.2), else by how far it is indented. */
  depth: number
  mark: 'heading' | 'number' | 'letter' | 'bullet' | 'none'
  /** Whether an empty line stands before it. */
  gap: boolean
  /** Of a table's row. */
  cells?: string[]
}

/** So many characters of a line are read. A question is shorter, and no pattern below can take long. */
const longestLine = 5_000

const tabWidth = 4

/** "Question 3:" in our languages, and the letters that people write for it. */
const label =
  /^(?:(?:question|frage|pregunta|domanda|pergunta|vraag|pytanie|soru|質問|问题|السؤال|سؤال|שאלה)\s{0,3}\d{0,3}|[qfpdvs]\s?\d{1,3}|q)\s{0,3}[:：.)]\s{0,9}(?=\S)/iu
const dotted = /^(\d{1,3}(?:\.\d{1,3}){1,3})[.)]?\s{1,9}(?=\S)/
const numbered = /^[([]?\d{1,3}(?:[.)\]:]\s{1,9}|\s{0,2}[-–—]\s{1,9}|[、．)]\s{0,9})(?=\S)/
const lettered = /^(?:[([]?\p{L}[.)\]]|\(?[ivx]{1,4}[.)])\s{1,9}(?=\S)/iu
const bulleted = /^(?:[-*+–—‣→]\s{1,9}|[•◦·●○▪■□☐☒✓◆]\s{0,9})(?=\S)/u
const heading = /^#{1,6}\s{1,9}(?=\S)/
const box = /^\[[ x]?\]\s{1,9}(?=\S)/i
const ruler = /^[-=_*~\s|:+]{3,}$/

/** Reads text as people write lists of questions: Markdown, numbered, indented, or line by line. */
export function readLines(text: string): OutlineLine[] {
  const lines: OutlineLine[] = []
  let gap = false
  for (const raw of text.split(/\r\n?|\n/)) {
    const cut = raw.slice(0, longestLine).toWellFormed()
    const bare = cut.trim()
    // A ruler, or the dashes under a table's head, only separates.
    if (!bare || ruler.test(bare)) gap = true
    else {
      const line = lineOf(bare, indentOf(cut), gap)
      if (line) lines.push(line)
      gap = false
    }
  }
  return lines
}

function indentOf(line: string): number {
  let columns = 0
  for (const character of line) {
    if (character === '\t') columns += tabWidth
    else if (/\s/.test(character)) columns++
    else break
  }
  return columns
}

function lineOf(bare: string, indent: number, gap: boolean): OutlineLine | null {
  const line = (mark: OutlineLine['mark'], found: RegExp | null, depth = indent): OutlineLine | null => {
    const text = plain(found ? bare.replace(found, '') : bare)
    return text ? { text, depth, mark, gap } : null
  }
  if (/ \| |^\|.*\|$/.test(bare)) {
    const cells = bare
      .replace(/^\||\|$/g, '')
      .split('|')
      .map(cell => plain(cell.trim()))
    return { text: cells.filter(Boolean).join(' '), depth: indent, mark: 'none', gap, cells }
  }
  if (heading.test(bare)) return line('heading', heading)
  const parts = dotted.exec(bare)?.[1]
  if (parts) return line('number', dotted, (parts.split('.').length - 1) * tabWidth)
  if (label.test(bare)) return line('number', label)
  if (numbered.test(bare)) return line('number', numbered)
  if (lettered.test(bare)) return line('letter', lettered)
  if (bulleted.test(bare)) return line('bullet', bulleted)
  return line('none', null)
}

/** The text without the signs of Markdown, on one line. */
const plain = (text: string): string =>
  text
    .replace(box, '')
    .replace(/\*\*|__|`/g, '')
    .replace(/^[*_]([^*_]+)[*_]$/, '$1')
    .replace(/\s+#+$/, '')
    .replace(/[_.…]{4,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
