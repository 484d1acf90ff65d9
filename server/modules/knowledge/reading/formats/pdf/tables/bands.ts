// What is printed at one height of a page, from the left to the right.
import type { PdfPiece } from '../lines.ts'
import type { Span } from './table.ts'

/** A word at its place, which is estimated when its piece has several. */
export interface Word extends Span {
  text: string
  of: PdfPiece
}

/** Words of one column. */
export interface Segment extends Span {
  text: string
  y: number
  /** Parts of pieces, where a piece goes over several columns. */
  pieces: PdfPiece[]
  /** The pieces as the file has them. */
  from: PdfPiece[]
}

export interface Band {
  y: number
  size: number
  font: string
  words: Word[]
  /** The spaces between its words that are wider than in running text. */
  gaps: Span[]
  /** Pieces of running text: too long to be two cells that stand close together. */
  runs: Span[]
}

/** Gaps in ems. PDF.js itself joins what is nearer than the first, as one piece. */
const widestWordGap = 0.6
const touching = 0.12
/** How far an estimated edge of a word may be off. */
const uncertainty = 0.1
/** Characters. */
const shortestRun = 30
/** How far a baseline may be off within a band. */
const baselineTolerance = 0.3

/** The usual width of a letter, in ems, as in Helvetica: enough to find a space within a piece. */
function letterWidth(letter: string): number {
  if (/[\sijl.,:;'|!()[\]{}tfI/-]/.test(letter)) return 0.29
  if (/[mwMW@%—…]/.test(letter)) return 0.88
  return /[\p{Lu}&€]/u.test(letter) ? 0.68 : 0.55
}

/** Those of ASCII, by code: a long document has ten million of them. */
const asciiWidths = Array.from({ length: 128 }, (_, code) => letterWidth(String.fromCharCode(code)))
const widthOf = (letter: string) => asciiWidths[letter.charCodeAt(0)] ?? letterWidth(letter)
const isSpace = (letter: string) => (letter <= ' ' || letter > '~') && /\s/.test(letter)

function wordsOf(piece: PdfPiece): Word[] {
  const { text } = piece
  if (!/\s/.test(text)) return [{ text, left: piece.x, right: piece.x + piece.width, of: piece }]
  let sum = 0
  for (const letter of text) sum += widthOf(letter)
  const scale = piece.width / sum
  const words: Word[] = []
  let x = piece.x
  let at = 0
  let from = 0
  let open: Word | null = null
  const close = () => {
    if (open) open.text = text.slice(from, at)
    open = null
  }
  for (const letter of text) {
    const right = x + widthOf(letter) * scale
    if (isSpace(letter)) close()
    else if (open) open.right = right
    else {
      from = at
      open = { text: '', left: x, right, of: piece }
      words.push(open)
    }
    x = right
    at += letter.length
  }
  close()
  // A space between estimated words may be wider than it seems.
  for (const [at, word] of words.entries()) {
    if (at > 0) word.left += uncertainty * piece.size
    if (at < words.length - 1) word.right -= uncertainty * piece.size
  }
  return words
}

function bandOf(y: number, pieces: readonly PdfPiece[]): Band {
  const main = pieces.reduce((longest, piece) => (piece.text.length > longest.text.length ? piece : longest))
  const words = pieces.flatMap(wordsOf).sort((a, b) => a.left - b.left)
  const gaps: Span[] = []
  let reach = words[0]!.right
  for (const { left, right } of words) {
    if (left - reach > widestWordGap * main.size) gaps.push({ left: reach, right: left })
    reach = Math.max(reach, right)
  }
  const runs = pieces
    .filter(({ text }) => text.length >= shortestRun)
    .map(({ x, width }) => ({ left: x, right: x + width }))
  return { y, size: main.size, font: main.font, words, gaps, runs }
}

/** The bands of these pieces, from the top. */
export function bandsOf(pieces: readonly PdfPiece[]): Band[] {
  const bands: { y: number; pieces: PdfPiece[] }[] = []
  for (const piece of pieces.toSorted((a, b) => a.y - b.y)) {
    const open = bands.at(-1)
    if (open && piece.y - open.y <= baselineTolerance * piece.size) open.pieces.push(piece)
    else bands.push({ y: piece.y, pieces: [piece] })
  }
  return bands.map(({ y, pieces: own }) => bandOf(y, own))
}

/** These words of a band as one segment. */
export function segmentOf(words: readonly Word[], y: number): Segment {
  const pieces: PdfPiece[] = []
  let last: Word | undefined
  let text = ''
  for (const word of words) {
    const joined = !last || word.left - last.right < touching * word.of.size
    const open = pieces.at(-1)
    text += joined ? word.text : ` ${word.text}`
    if (open && last?.of === word.of) {
      open.text += ` ${word.text}`
      open.width = word.right - open.x
    } else pieces.push({ ...word.of, text: word.text, x: word.left, width: word.right - word.left })
    last = word
  }
  return {
    text,
    y,
    left: Math.min(...words.map(({ left }) => left)),
    right: Math.max(...words.map(({ right }) => right)),
    pieces,
    from: [...new Set(words.map(({ of }) => of))],
  }
}
