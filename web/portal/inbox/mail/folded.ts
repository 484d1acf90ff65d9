/** A stretch of a mail: words of its author, or lines that it quotes. */
export interface Stretch {
  quoted: boolean
  text: string
  lines: number
}

const isQuoted = (line: string): boolean => /^\s{0,3}[>＞]/.test(line)

/**
 * A mail's text as stretches of own words and of quoted lines, in order. The line above a quotation that says who wrote it
 * (it ends in a colon) belongs to the quotation. Empty stretches are left out.
 */
export function folded(text: string): Stretch[] {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const quoted = lines.map(isQuoted)
  for (const [at, line] of lines.entries()) {
    if (quoted[at] || !/[:：]\s*$/.test(line)) continue
    const next = lines.findIndex((other, i) => i > at && other.trim() !== '')
    if (next > 0 && quoted[next]) for (let i = at; i < next; i++) quoted[i] = true
  }
  const stretches: Stretch[] = []
  for (const [at, line] of lines.entries()) {
    const last = stretches.at(-1)
    // An empty line goes on with what it stands in.
    const isEmpty = line.trim() === ''
    if (last && (isEmpty || last.quoted === quoted[at])) {
      last.text += `\n${line}`
      last.lines++
    } else stretches.push({ quoted: quoted[at]!, text: line, lines: 1 })
  }
  return stretches
    .map(({ quoted: isQuote, text: own }) => {
      const trimmed = own.replace(/^\s*\n|\s+$/g, '')
      return { quoted: isQuote, text: trimmed, lines: trimmed.split('\n').length }
    })
    .filter(({ text: own }) => own.trim() !== '')
}
