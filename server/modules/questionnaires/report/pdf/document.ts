import PDFDocument from 'pdfkit'
import { type FontFace, type FontWeight, fontFile } from './fonts.ts'
import { type SetLine, setLines, settable } from './text-layout.ts'

/** A4, in points. */
const page = { width: 595.28, height: 841.89 }
const margin = 56
const footerRoom = 34
const bottom = page.height - margin - footerRoom
/** Lines are wide apart enough for letters with marks above and below (Arabic, Devanagari, Telugu). */
const leading = 1.5
const gap = 4
const column = page.width - 2 * margin

export interface TextStyle {
  size: number
  weight: FontWeight
  colour: string
  /** From the left edge of the text, in points; from its right one for text that runs the other way. */
  indent: number
  /** Room above, in points; none at the head of a page. */
  above: number
}

const plain: TextStyle = { size: 10, weight: 400, colour: '#1d2433', indent: 0, above: 0 }

/** Fonts as pdfkit has parsed them, which takes longer than to set a page: it takes such a one as well as its bytes. */
const parsed = new Map<string, ArrayBuffer>()

/** OpenType features that place marks; pdfkit hands them on to fontkit, which takes them as switches too. */
const withoutMarks = {
  mark: false,
  mkmk: false,
  abvm: false,
  blwm: false,
} as unknown as PDFKit.Mixins.OpenTypeFeatures[]

/** A document that is written from top to bottom. Every text is tagged, in reading order, with the words that it shows. */
export interface PdfDocument {
  heading(level: 1 | 2 | 3, text: string): void
  paragraph(text: string, style?: Partial<TextStyle>): void
  /** Label at the left, text beside it. */
  row(label: string, text: string, labelWidth: number): void
  /** Items with something before each: a dot, or a word. */
  list(items: { mark: string; text: string; under?: string }[]): void
  /** Pictures side by side, each with a line below that also describes it. */
  pictures(pictures: { jpeg: Uint8Array; caption: string; description: string }[]): void
  /** Keeps what follows together with so much room on a page. */
  need(points: number): void
  end(footer: (page: number, pages: number) => string): Promise<Buffer>
}

export function startDocument(about: {
  title: string
  author: string
  subject: string
  language: string
  at: Date
}): PdfDocument {
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: about.language,
    // None of the built-in fonts; and not one of ours, which would be read anew for every word (it is kept by its own name).
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
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const root = doc.struct('Document')
  doc.addStructure(root)
  const registered = new Set<string>()
  let y = margin

  function use(face: FontFace, { size, weight }: Pick<TextStyle, 'size' | 'weight'>): void {
    const name = `${face} ${weight}`
    if (registered.has(name)) return void doc.font(name, size)
    registered.add(name)
    doc.registerFont(name, parsed.get(name) ?? fontFile(face, weight))
    doc.font(name, size)
    parsed.set(name, (doc as unknown as { _font: { font: ArrayBuffer } })._font.font)
  }

  /**
   * fontkit throws where a letter has no place for a mark that another of its class has (Telugu శ్రీ): such words are set
   * with every mark where it falls by itself.
   */
  const unplaced = new Set<string>()
  const featuresOf = (text: string) => (unplaced.has(text) ? { features: withoutMarks } : {})

  function widthOf(text: string): number {
    try {
      return doc.widthOfString(text, featuresOf(text))
    } catch (error) {
      if (unplaced.has(text)) throw error
      unplaced.add(text)
      return widthOf(text)
    }
  }

  const set = (text: string, width: number, style: Pick<TextStyle, 'size' | 'weight'>): SetLine[] =>
    setLines(text, {
      width,
      measure: (face, part) => {
        use(face, style)
        return widthOf(part)
      },
    })

  /** Makes sure that so many points are left on the page. */
  function need(points: number): void {
    if (y + points <= bottom) return
    doc.addPage()
    y = margin
  }

  function drawLine(line: SetLine, at: { x: number; y: number; width: number }, style: TextStyle): void {
    const x = line.rightToLeft ? at.x + at.width - line.width : at.x
    doc.fillColor(style.colour)
    for (const piece of line.pieces) {
      use(piece.face, style)
      doc.text(piece.text, x + piece.x, at.y, {
        ...{ lineBreak: false, baseline: 'alphabetic' },
        ...featuresOf(piece.text),
      })
    }
  }

  /** Draws lines one below the other, over as many pages as it takes. */
  function drawLines(
    lines: SetLine[],
    {
      x,
      width,
      style,
      within,
    }: { x: number; width: number; style: TextStyle; within: PDFKit.PDFStructureElement },
  ): void {
    const height = style.size * leading
    for (const line of lines) {
      need(height)
      const baseline = y + style.size * 1.1
      within.add(() => drawLine(line, { x, y: baseline, width }, style))
      y += height
    }
  }

  /** An element of the document's structure with what is drawn in it; its words for whoever does not see them. */
  function element(
    tag: string,
    words: string,
    parent: PDFKit.PDFStructureElement,
    draw: (own: PDFKit.PDFStructureElement) => void,
  ) {
    const own = doc.struct(tag as 'P', words ? { actual: settable(words) } : {})
    parent.add(own)
    draw(own)
    own.end()
  }

  function block(tag: string, text: string, given: Partial<TextStyle>, parent = root): void {
    const style = { ...plain, ...given }
    const width = column - style.indent
    const lines = set(text, width, style)
    if (!lines.length) return
    if (y > margin) y += style.above
    // A heading does not stand alone at the foot of a page, nor the first line of a text.
    need(Math.min(lines.length, 2) * style.size * leading + (tag.startsWith('H') ? 40 : 0))
    const first = lines[0]!.rightToLeft ? margin : margin + style.indent
    element(tag, text, parent, own => drawLines(lines, { x: first, width, style, within: own }))
    y += gap
  }

  return {
    heading(level, text) {
      const size = { 1: 20, 2: 14, 3: 11 }[level]
      block(`H${level}`, text, { size, weight: 700, above: level === 1 ? 0 : level === 2 ? 16 : 8 })
    },
    paragraph: (text, style = {}) => block('P', text, style),
    row(label, text, labelWidth) {
      const beside = set(text, column - labelWidth, plain)
      need(plain.size * leading)
      element('P', `${label}: ${text}`, root, own => {
        const top = y
        const style = { ...plain, colour: '#5b6475' }
        const [start] = set(label, labelWidth - 8, style)
        if (start)
          own.add(() => drawLine(start, { x: margin, y: top + style.size * 1.1, width: labelWidth }, style))
        if (!beside.length) y += plain.size * leading
        drawLines(beside, { x: margin + labelWidth, width: column - labelWidth, style: plain, within: own })
      })
    },
    list(items) {
      const list = doc.struct('L')
      root.add(list)
      for (const { mark, text, under } of items) {
        const item = doc.struct('LI')
        list.add(item)
        need(plain.size * leading)
        const indent = mark.length > 1 ? 84 : 14
        element('Lbl', mark, item, own => {
          const [line] = set(mark, indent, plain)
          if (line)
            own.add(() =>
              drawLine(
                line,
                { x: margin, y: y + plain.size * 1.1, width: indent },
                { ...plain, colour: '#5b6475' },
              ),
            )
        })
        element('LBody', '', item, body => {
          const where = { x: margin + indent, width: column - indent }
          element('P', text, body, own =>
            drawLines(set(text, where.width, plain), { ...where, style: plain, within: own }),
          )
          if (!under) return
          const style = { ...plain, size: 9, colour: '#5b6475' }
          element('P', under, body, own =>
            drawLines(set(under, where.width, style), { ...where, style, within: own }),
          )
        })
        item.end()
        y += 2
      }
      list.end()
      y += gap
    },
    pictures(pictures) {
      const across = 3
      const space = 10
      const width = (column - (across - 1) * space) / across
      const height = (width * 3) / 4
      for (let i = 0; i < pictures.length; i += across) {
        need(height + 24)
        for (const [j, { jpeg, caption, description }] of pictures.slice(i, i + across).entries()) {
          const x = margin + j * (width + space)
          const figure = doc.struct('Figure', { alt: settable(description) })
          root.add(figure)
          figure.add(() => {
            doc.image(Buffer.from(jpeg), x, y, { fit: [width, height], align: 'center', valign: 'center' })
          })
          const style = { ...plain, size: 8, colour: '#5b6475' }
          const [line] = set(caption, width, style)
          if (line) figure.add(() => drawLine(line, { x, y: y + height + 11, width }, style))
          figure.end()
        }
        y += height + 24
      }
    },
    need,
    end(footer) {
      root.end()
      const { count } = doc.bufferedPageRange()
      const style = { ...plain, size: 8, colour: '#5b6475' }
      for (let i = 0; i < count; i++) {
        doc.switchToPage(i)
        const [line] = set(footer(i + 1, count), column, style)
        doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] })
        if (line) drawLine(line, { x: margin, y: page.height - margin, width: column }, style)
        doc.endMarkedContent()
      }
      return new Promise((done, failed) => {
        doc.on('end', () => done(Buffer.concat(chunks)))
        doc.on('error', failed)
        doc.end()
      })
    },
  }
}
