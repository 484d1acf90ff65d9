import PDFDocument from 'pdfkit'
import { muted, Pen, plain, type TextStyle } from './pen.ts'
import { type SetLine, settable } from './text-layout.ts'

/** A4, in points. */
const page = { width: 595.28, height: 841.89 }
const margin = 56
const footerRoom = 34
const bottom = page.height - margin - footerRoom
/** Lines are wide apart enough for letters with marks above and below (Arabic, Devanagari, Telugu). */
const leading = 1.5
/** The baseline stands so far below the top of its line, by the size of the letters. */
const ascent = 1.1
const gap = 4
const column = page.width - 2 * margin

/** Pictures side by side, and the room between them and for the line below. Points. */
const picturesAcross = 3
const pictureSpace = 10
const captionRoom = 24

/** A document that is written from top to bottom. Every text is tagged, in reading order, with its own words. */
export interface PdfDocument {
  heading(level: 1 | 2 | 3, text: string): void
  paragraph(text: string, style?: Partial<TextStyle>): void
  /** Label at the left, text beside it. */
  row(label: string, text: string, labelWidth: number): void
  /** Items with a mark before each: a dot, or a word. */
  list(items: { mark: string; text: string; under?: string }[]): void
  /** Pictures side by side, each with a caption below. `description` is for those who don't see it. */
  pictures(pictures: { jpeg: Uint8Array; caption: string; description: string }[]): void
  /** Makes sure that so many points are left on the page: else what follows begins on the next. */
  need(points: number): void
  /** Writes a line at the foot of every page, and resolves with the bytes of the document. */
  end(footer: (page: number, pages: number) => string): Promise<Buffer>
}

interface DocumentInfo {
  title: string
  author: string
  subject: string
  /** BCP 47, of the document's own words. */
  language: string
  at: Date
}

/** Begins a document; PDF 1.7 on A4. */
export const startDocument = (about: DocumentInfo): PdfDocument => new FlowingDocument(about)

const openPdf = (about: DocumentInfo): PDFKit.PDFDocument =>
  new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: about.language,
    // No font yet: not a built-in one, and not ours, which pdfkit would read anew for every word.
    font: null as unknown as string,
    info: {
      Title: settable(about.title),
      Author: settable(about.author),
      Subject: settable(about.subject),
      Creator: 'frontdesk',
      CreationDate: about.at,
      ModDate: about.at,
    },
  })

type StructureElement = PDFKit.PDFStructureElement

/** What is drawn line by line: in which column of the page, in which style, and as part of which element. */
interface Flow {
  x: number
  width: number
  style: TextStyle
  within: StructureElement
}

class FlowingDocument implements PdfDocument {
  readonly #doc: PDFKit.PDFDocument
  readonly #pen: Pen
  readonly #root: StructureElement
  readonly #chunks: Buffer[] = []
  /** The top of what comes next, in points from the top of the page. */
  #y = margin

  constructor(about: DocumentInfo) {
    this.#doc = openPdf(about)
    this.#doc.on('data', (chunk: Buffer) => this.#chunks.push(chunk))
    this.#pen = new Pen(this.#doc)
    this.#root = this.#doc.struct('Document')
    this.#doc.addStructure(this.#root)
  }

  heading(level: 1 | 2 | 3, text: string): void {
    const size = { 1: 20, 2: 14, 3: 11 }[level]
    const above = { 1: 0, 2: 16, 3: 8 }[level]
    this.#block(`H${level}`, text, { size, weight: 700, above })
  }

  paragraph(text: string, style: Partial<TextStyle> = {}): void {
    this.#block('P', text, style)
  }

  row(label: string, text: string, labelWidth: number): void {
    const style = { ...plain, colour: muted }
    const width = column - labelWidth
    const beside = this.#pen.set(text, width, plain)
    this.need(plain.size * leading)
    this.#element('P', `${label}: ${text}`, this.#root, within => {
      const [start] = this.#pen.set(label, labelWidth - 8, style)
      const at = { x: margin, y: this.#y + style.size * ascent, width: labelWidth }
      if (start) within.add(() => this.#pen.draw(start, at, style))
      if (!beside.length) this.#y += plain.size * leading
      this.#lines(beside, { x: margin + labelWidth, width, style: plain, within })
    })
  }

  list(items: { mark: string; text: string; under?: string }[]): void {
    const list = this.#doc.struct('L')
    this.#root.add(list)
    for (const item of items) this.#item(list, item)
    list.end()
    this.#y += gap
  }

  pictures(pictures: { jpeg: Uint8Array; caption: string; description: string }[]): void {
    const width = (column - (picturesAcross - 1) * pictureSpace) / picturesAcross
    const height = (width * 3) / 4
    for (let i = 0; i < pictures.length; i += picturesAcross) {
      this.need(height + captionRoom)
      for (const [j, picture] of pictures.slice(i, i + picturesAcross).entries())
        this.#figure(picture, { x: margin + j * (width + pictureSpace), width, height })
      this.#y += height + captionRoom
    }
  }

  need(points: number): void {
    if (this.#y + points <= bottom) return
    this.#doc.addPage()
    this.#y = margin
  }

  end(footer: (page: number, pages: number) => string): Promise<Buffer> {
    this.#root.end()
    const { count } = this.#doc.bufferedPageRange()
    for (let i = 0; i < count; i++) {
      this.#doc.switchToPage(i)
      this.#footer(footer(i + 1, count))
    }
    return new Promise((done, failed) => {
      this.#doc.on('end', () => done(Buffer.concat(this.#chunks)))
      this.#doc.on('error', failed)
      this.#doc.end()
    })
  }

  #footer(text: string): void {
    const style = { ...plain, size: 8, colour: muted }
    const [line] = this.#pen.set(text, column, style)
    this.#doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] })
    if (line) this.#pen.draw(line, { x: margin, y: page.height - margin, width: column }, style)
    this.#doc.endMarkedContent()
  }

  #block(tag: string, text: string, given: Partial<TextStyle>): void {
    const style = { ...plain, ...given }
    const width = column - style.indent
    const lines = this.#pen.set(text, width, style)
    if (!lines.length) return
    if (this.#y > margin) this.#y += style.above
    // A heading does not stand alone at the foot of a page, nor the first line of a text.
    this.need(Math.min(lines.length, 2) * style.size * leading + (tag.startsWith('H') ? 40 : 0))
    const x = lines[0]!.rightToLeft ? margin : margin + style.indent
    this.#element(tag, text, this.#root, within => this.#lines(lines, { x, width, style, within }))
    this.#y += gap
  }

  #item(list: StructureElement, { mark, text, under }: { mark: string; text: string; under?: string }): void {
    const item = this.#doc.struct('LI')
    list.add(item)
    this.need(plain.size * leading)
    const indent = mark.length > 1 ? 84 : 14
    const beside = { x: margin + indent, width: column - indent }
    this.#element('Lbl', mark, item, within => {
      const [line] = this.#pen.set(mark, indent, plain)
      if (!line) return
      within.add(() => {
        const at = { x: margin, y: this.#y + plain.size * ascent, width: indent }
        this.#pen.draw(line, at, { ...plain, colour: muted })
      })
    })
    this.#element('LBody', '', item, body => {
      this.#element('P', text, body, within =>
        this.#lines(this.#pen.set(text, beside.width, plain), { ...beside, style: plain, within }),
      )
      if (!under) return
      const style = { ...plain, size: 9, colour: muted }
      this.#element('P', under, body, within =>
        this.#lines(this.#pen.set(under, beside.width, style), { ...beside, style, within }),
      )
    })
    item.end()
    this.#y += 2
  }

  #figure(
    { jpeg, caption, description }: { jpeg: Uint8Array; caption: string; description: string },
    { x, width, height }: { x: number; width: number; height: number },
  ): void {
    const figure = this.#doc.struct('Figure', { alt: settable(description) })
    this.#root.add(figure)
    figure.add(() => {
      this.#doc.image(Buffer.from(jpeg), x, this.#y, {
        fit: [width, height],
        align: 'center',
        valign: 'center',
      })
    })
    const style = { ...plain, size: 8, colour: muted }
    const [line] = this.#pen.set(caption, width, style)
    if (line) figure.add(() => this.#pen.draw(line, { x, y: this.#y + height + 11, width }, style))
    figure.end()
  }

  /** Draws lines one below the other, over as many pages as it takes. */
  #lines(lines: SetLine[], { x, width, style, within }: Flow): void {
    const height = style.size * leading
    for (const line of lines) {
      this.need(height)
      const y = this.#y + style.size * ascent
      within.add(() => this.#pen.draw(line, { x, y, width }, style))
      this.#y += height
    }
  }

  /** An element of the document's structure with what is drawn in it. `words`: its text for those who don't see it. */
  #element(
    tag: string,
    words: string,
    parent: StructureElement,
    draw: (own: StructureElement) => void,
  ): void {
    const own = this.#doc.struct(tag as 'P', words ? { actual: settable(words) } : {})
    parent.add(own)
    draw(own)
    own.end()
  }
}
