/** The size of a report's page. */
const perPage = 5

/** A plain PDF of these paragraphs in one font, with as many pages as it takes to reach about `bytes`. */
export function pdfOf(paragraphs: string[], bytes: number): Uint8Array<ArrayBuffer> {
  const objects: string[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  const pages: number[] = []
  let size = 0
  for (let p = 0; size < bytes; p++) {
    const page = Array.from({ length: perPage }, (_, i) => paragraphs[p * perPage + i] ?? '')
    const lines = page.flatMap(paragraph => [...wrap(paragraph, 100), ''])
    const content = `BT /F1 9 Tf 50 800 Td 11 TL ${lines.map(line => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`).join('\n')} ET`
    objects.push(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`)
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${objects.length} 0 R >>`,
    )
    pages.push(objects.length)
    size += content.length + 330
  }
  objects[1] = `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map(n => `${n} 0 R`).join(' ')}] >>`
  let file = '%PDF-1.4\n'
  const offsets = objects.map((body, i) => {
    const at = file.length
    file += `${i + 1} 0 obj\n${body}\nendobj\n`
    return at
  })
  const xref = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map(at => `${String(at).padStart(10, '0')} 00000 n \n`).join('')}`
  file += `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF\n`
  return new Uint8Array(Buffer.from(file, 'latin1'))
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line && line.length + word.length >= width) {
      lines.push(line)
      line = ''
    }
    line += (line && ' ') + word
  }
  return [...lines, line]
}
