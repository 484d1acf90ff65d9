import bidiFactory, { type Bidi } from 'bidi-js'
import LineBreaker from 'linebreak'
import { type FontFace, faceOf } from './fonts.ts'

// Its types describe a module that the package does not export to Node.
const bidi = (bidiFactory as unknown as () => Bidi)()

/** A stretch of one font that is drawn in one go, left to right. */
interface TextPiece {
  text: string
  face: FontFace
  /** From the line's left edge, in points. */
  x: number
}

export interface SetLine {
  pieces: TextPiece[]
  width: number
  rightToLeft: boolean
}

/** Stands for a character that no font has. */
const box = '□'
/** Explicit directions and invisible marks. The words' own directions are right, and can't be abused. */
const unseen = /[\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\u00ad]|[\ufe00-\ufe0f]/gu
const isRightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const mark = /[\p{M}\u200c\u200d]/u
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A text as it can be set: on one line, without emoji, and with a box for each character that no font has. */
export function settable(text: string): string {
  const plain = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\p{RGI_Emoji}/gv, found => (/^[\x20-\x7e]/.test(found) ? found[0]! : '[emoji]'))
    .replace(unseen, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  let isKnown = false
  return Array.from(plain, char => {
    // A mark is left out with the letter that it stands on.
    if (mark.test(char)) return isKnown ? char : ''
    isKnown = faceOf(char.codePointAt(0)!) !== null
    return isKnown ? char : box
  }).join('')
}

/**
 * Breaks a text into lines of at most `width` points and sets each: fonts by character, directions by the Unicode
 * Bidirectional Algorithm, breaks by UAX #14. `measure` gives the width of a stretch of one font.
 */
export function setLines(
  given: string,
  { width, measure }: { width: number; measure: (face: FontFace, text: string) => number },
): SetLine[] {
  const text = settable(given)
  if (!text) return []
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text)
  const rightToLeft = (paragraphs[0]?.level ?? 0) % 2 === 1
  const facesAt = facesOf(text)
  const widthOf = (from: number, to: number) =>
    stretches(text, from, to, i => facesAt[i]!).reduce(
      (sum, [start, end]) => sum + measure(facesAt[start]!, text.slice(start, end)),
      0,
    )
  return breakLines(text, width, widthOf).map(([from, to]) => {
    const pieces: TextPiece[] = []
    let x = 0
    for (const [start, end] of visualOrder(text, from, to, levels)) {
      for (const piece of piecesOf(text, start, end, { rightToLeft: levels[start]! % 2 === 1, facesAt })) {
        pieces.push({ ...piece, x })
        x += measure(piece.face, piece.text)
      }
    }
    return { pieces, width: x, rightToLeft }
  })
}

/** The font of every UTF-16 unit. Marks and joiners take the font of their letter. */
function facesOf(text: string): FontFace[] {
  const found: FontFace[] = []
  let before = faceOf(0x20)!
  for (const char of text) {
    const face: FontFace = mark.test(char) ? before : faceOf(char.codePointAt(0)!)!
    for (let i = 0; i < char.length; i++) found.push(face)
    before = face
  }
  return found
}

/** Where each line begins and ends, without the spaces at its end. */
function breakLines(
  text: string,
  width: number,
  widthOf: (from: number, to: number) => number,
): [number, number][] {
  const lines: [number, number][] = []
  const breaker = new LineBreaker(text)
  let start = 0
  let used = 0
  let last = 0
  const end = (at: number) => {
    if (at > start) lines.push([start, start + text.slice(start, at).trimEnd().length])
    start = at
    used = 0
  }
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    const word = last + text.slice(last, next.position).trimEnd().length
    const wide = widthOf(last, word)
    if (used + wide > width) end(last)
    if (wide > width) {
      // A word that is wider than a line is broken between any two letters.
      for (const { segment, index } of graphemes.segment(text.slice(last, word))) {
        const letter = widthOf(last + index, last + index + segment.length)
        if (used + letter > width) end(last + index)
        used += letter
      }
    } else used += wide
    used += widthOf(word, next.position)
    last = next.position
  }
  end(text.length)
  return lines
}

/** Runs of one direction in the order in which they stand on the line (UAX #9, rule L2). */
function visualOrder(text: string, from: number, to: number, levels: Uint8Array): [number, number][] {
  const runs = stretches(text, from, to, i => levels[i]!)
  const levelOf = ([start]: [number, number]) => levels[start]!
  const highest = Math.max(0, ...runs.map(levelOf))
  for (let level = highest; level >= 1; level--) {
    for (let i = 0; i < runs.length; i++) {
      let j = i
      while (j < runs.length && levelOf(runs[j]!) >= level) j++
      if (j > i + 1) runs.splice(i, j - i, ...runs.slice(i, j).reverse())
      i = Math.max(i, j - 1)
    }
  }
  return runs
}

/**
 * The pieces of one run, from left to right. The font turns round Arabic and Hebrew words by itself, but neither their order
 * nor what stands between them: that is done here, with brackets mirrored.
 */
function piecesOf(
  text: string,
  from: number,
  to: number,
  { rightToLeft, facesAt }: { rightToLeft: boolean; facesAt: FontFace[] },
): Omit<TextPiece, 'x'>[] {
  if (!rightToLeft) {
    return stretches(text, from, to, i => facesAt[i]!).map(([start, end]) => {
      const part = text.slice(start, end)
      // Persian digits run from left to right, and the font would turn them round.
      return { text: isRightToLeft.test(part) ? turned(part) : part, face: facesAt[start]! }
    })
  }
  return stretches(text, from, to, i => `${facesAt[i]} ${text[i] === ' '}`)
    .reverse()
    .map(([start, end]) => {
      const part = text.slice(start, end)
      return { text: isRightToLeft.test(part) ? part : turned(part), face: facesAt[start]! }
    })
}

/** From right to left, brackets mirrored, also those that carry marks. */
const turned = (part: string): string =>
  Array.from(graphemes.segment(part), ({ segment }) => {
    const [letter, ...marks] = segment
    return [bidi.getMirroredCharacter(letter!) ?? letter, ...marks].join('')
  })
    .reverse()
    .join('')

/** The longest stretches in which `by` stays the same, never within a character. */
function stretches(text: string, from: number, to: number, by: (i: number) => unknown): [number, number][] {
  const found: [number, number][] = []
  let start = from
  for (let i = from + 1; i <= to; i++) {
    if (i < to && (by(i) === by(start) || /[\udc00-\udfff]/.test(text[i]!))) continue
    if (i > start) found.push([start, i])
    start = i
  }
  return found
}
