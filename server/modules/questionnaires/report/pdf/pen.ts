import type { FontFace, FontWeight } from './fonts.ts'
import { fontFile } from './fonts.ts'
import { type SetLine, setLines } from './text-layout.ts'

export interface TextStyle {
  size: number
  weight: FontWeight
  colour: string
  /** From the left edge of the text, in points; from its right one for text that runs the other way. */
  indent: number
  /** Room above, in points; none at the head of a page. */
  above: number
}

export const plain: TextStyle = { size: 10, weight: 400, colour: '#1d2433', indent: 0, above: 0 }

/** Beside the words of the record: labels, times, captions. */
export const muted = '#5b6475'

/** Where a line stands: its left edge, its baseline, and the room that it has. Points. */
interface LinePlace {
  x: number
  y: number
  width: number
}

/** Fonts as pdfkit has parsed them. It takes such a one as well as a file's bytes, and parsing takes longer than a page. */
const parsed = new Map<string, ArrayBuffer>()

/** OpenType features that place marks, all off. pdfkit hands them on to fontkit, which takes them as switches too. */
const withoutMarks = {
  mark: false,
  mkmk: false,
  abvm: false,
  blwm: false,
} as unknown as PDFKit.Mixins.OpenTypeFeatures[]

/** Measures and draws text on a PDF, wherever it is told to. */
export class Pen {
  readonly #doc: PDFKit.PDFDocument
  readonly #registered = new Set<string>()
  /**
   * Words that fontkit can't measure: it throws where a letter has no place for a mark that another of its class has
   * (Telugu శ్రీ). They are set with every mark where it falls by itself.
   */
  readonly #unplaced = new Set<string>()

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc
  }

  /** The lines of a text in this style, none wider than `width` points. */
  set(text: string, width: number, style: Pick<TextStyle, 'size' | 'weight'>): SetLine[] {
    return setLines(text, {
      width,
      measure: (face, part) => {
        this.#use(face, style)
        return this.#widthOf(part)
      },
    })
  }

  /** Draws one line; text that runs from right to left ends at the right edge of its place. */
  draw(line: SetLine, at: LinePlace, style: TextStyle): void {
    const x = line.rightToLeft ? at.x + at.width - line.width : at.x
    this.#doc.fillColor(style.colour)
    for (const piece of line.pieces) {
      this.#use(piece.face, style)
      this.#doc.text(piece.text, x + piece.x, at.y, {
        lineBreak: false,
        baseline: 'alphabetic',
        ...this.#featuresOf(piece.text),
      })
    }
  }

  #use(face: FontFace, { size, weight }: Pick<TextStyle, 'size' | 'weight'>): void {
    const name = `${face} ${weight}`
    if (this.#registered.has(name)) return void this.#doc.font(name, size)
    this.#registered.add(name)
    this.#doc.registerFont(name, parsed.get(name) ?? fontFile(face, weight))
    this.#doc.font(name, size)
    parsed.set(name, (this.#doc as unknown as { _font: { font: ArrayBuffer } })._font.font)
  }

  #featuresOf(text: string) {
    return this.#unplaced.has(text) ? { features: withoutMarks } : {}
  }

  #widthOf(text: string): number {
    try {
      return this.#doc.widthOfString(text, this.#featuresOf(text))
    } catch (error) {
      if (this.#unplaced.has(text)) throw error
      this.#unplaced.add(text)
      return this.#widthOf(text)
    }
  }
}
