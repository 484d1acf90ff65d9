// PDF files for the tests, made by hand: only text at given places.
import { deflateSync } from 'node:zlib'

/** Text at a place in points from the page's top left corner. */
export interface PlacedText {
  text: string
  x: number
  y: number
  size?: number
  bold?: boolean
}

/** A4. */
const pageWidth = 595
const pageHeight = 842

/** In WinAnsi, as Latin-1 with a bullet. */
const literal = (text: string) => `(${text.replace(/[\\()]/g, '\\$&').replaceAll('•', '\x95')})`
const drawn = ({ text, x, y, size = 11, bold }: PlacedText) =>
  `BT /${bold ? 'B' : 'R'} ${size} Tf 1 0 0 1 ${x} ${pageHeight - y} Tm ${literal(text)} Tj ET`

function file(objects: readonly string[], trailer: string): Buffer {
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const start = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

const font = (name: string) =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
const stream = (content: string, dictionary = '') =>
  `<< ${dictionary} /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`

/** A document of pages with these contents; `extra` objects are numbered from 5. */
function pdfOf(
  contents: readonly string[],
  extra: readonly string[] = [],
  resources = '',
  trailer = '',
): Buffer {
  const first = 5 + extra.length
  const kids = contents.map((_, at) => `${first + 2 * at} 0 R`)
  return file(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Count ${contents.length} /Kids [${kids.join(' ')}] /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Resources << /Font << /R 3 0 R /B 4 0 R >> ${resources} >> >>`,
      font('Helvetica'),
      font('Helvetica-Bold'),
      ...extra,
      ...contents.flatMap((content, at) => [
        `<< /Type /Page /Parent 2 0 R /Contents ${first + 2 * at + 1} 0 R >>`,
        stream(content),
      ]),
    ],
    trailer,
  )
}

export const pdf = (...pages: PlacedText[][]): Buffer => pdfOf(pages.map(page => page.map(drawn).join('\n')))

/** Lines of running text, one below the other. */
export const lines = (
  texts: readonly string[],
  at: { x: number; y: number; leading?: number; size?: number },
): PlacedText[] =>
  texts.map((text, row) => ({ text, x: at.x, y: at.y + row * (at.leading ?? 14), size: at.size ?? 11 }))

/** One page with a picture and no text, like a scan. */
export function scannedPdf(): Buffer {
  const image = stream(
    '\xff'.repeat(12),
    '/Type /XObject /Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceRGB /BitsPerComponent 8',
  )
  return pdfOf(['q 500 0 0 700 40 40 cm /Scan Do Q'], [image], '/XObject << /Scan 5 0 R >>')
}

/** Needs a password. */
export function lockedPdf(): Buffer {
  const key = (byte: string) => `<${byte.repeat(32)}>`
  const locked = `<< /Filter /Standard /V 1 /R 2 /O ${key('41')} /U ${key('42')} /P -4 >>`
  return pdfOf(
    [drawn({ text: 'Secret', x: 50, y: 50 })],
    [locked],
    '',
    `/Encrypt 5 0 R /ID [${key('43')} ${key('43')}]`,
  )
}

/** The same page many times over, in few bytes. */
export function repeatedPdf(count: number): Buffer {
  const kids = Array.from({ length: count }, () => '5 0 R').join(' ')
  return file(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Count ${count} /Kids [${kids}] >>`,
      font('Helvetica'),
      stream(drawn({ text: 'Again', x: 50, y: 50 })),
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Contents 4 0 R /Resources << /Font << /R 3 0 R >> >> >>`,
    ],
    '',
  )
}

/** Ten pages of endless content: seventy kilobytes that decompress to 70 MB a page, so that no reader finishes. */
export function endlessPdf(): Buffer {
  const packed = deflateSync(Buffer.alloc(70_000_000, 'q Q ')).toString('latin1')
  const form = stream(packed, '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Filter /FlateDecode')
  const pages = Array.from({ length: 10 }, () => '/Endless Do')
  return pdfOf(pages, [form], '/XObject << /Endless 5 0 R >>')
}
