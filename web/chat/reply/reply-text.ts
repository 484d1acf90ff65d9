/**
 * Parses the light formatting of a reply into plain records: paragraphs, lists, bold, emphasis, code, links. It knows
 * no HTML, so none can come through; everything else stays text.
 */
export type ReplyInline =
  | { kind: 'text'; text: string }
  | { kind: 'bold'; inside: ReplyInline[] }
  | { kind: 'emphasis'; inside: ReplyInline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; text: string; href: string }

export type ReplyBlock =
  | { kind: 'paragraph'; lines: ReplyInline[][] }
  | { kind: 'list'; ordered: boolean; start: number; items: ReplyInline[][] }
  | { kind: 'code'; text: string }

const bulletLine = /^\s*[-*•]\s+(.+)$/
const numberedLine = /^\s*(\d{1,3})[.)]\s+(.+)$/
const headingLine = /^\s*#{1,6}\s+(.+?)[\s#]*$/
const ruleLine = /^\s*([-*_])(?:\s*\1){2,}\s*$/
const fenceLine = /^\s*```/

/** `unfinished`: the reply is still arriving, so an unclosed mark at its end counts as closed. */
export function parseReply(text: string, { unfinished = false } = {}): ReplyBlock[] {
  const blocks: ReplyBlock[] = []
  let paragraph: ReplyInline[][] | undefined
  let fence: string[] | undefined

  for (const line of (unfinished ? closeMarks(text) : text).split(/\r\n?|\n/)) {
    if (fence) {
      if (fenceLine.test(line)) fence = endFence(blocks, fence)
      else fence.push(line)
      continue
    }
    if (fenceLine.test(line)) {
      fence = []
      paragraph = undefined
      continue
    }
    if (line.trim() === '' || ruleLine.test(line)) {
      paragraph = undefined
      continue
    }
    const item = readItem(line)
    if (item) {
      addItem(blocks, item)
      paragraph = undefined
      continue
    }
    const heading = headingLine.exec(line)
    if (heading) {
      blocks.push({ kind: 'paragraph', lines: [[{ kind: 'bold', inside: parseInline(heading[1] ?? '') }]] })
      paragraph = undefined
      continue
    }
    const before = blocks.at(-1)
    if (!paragraph && /^\s{2,}/.test(line) && before?.kind === 'list') {
      before.items.at(-1)?.push({ kind: 'text', text: ' ' }, ...parseInline(line.trim()))
      continue
    }
    if (!paragraph) {
      paragraph = []
      blocks.push({ kind: 'paragraph', lines: paragraph })
    }
    paragraph.push(parseInline(line.trim()))
  }
  if (fence) endFence(blocks, fence)
  return blocks
}

function endFence(blocks: ReplyBlock[], lines: string[]): undefined {
  if (lines.length > 0) blocks.push({ kind: 'code', text: lines.join('\n') })
}

interface Item {
  ordered: boolean
  start: number
  text: string
}

function readItem(line: string): Item | undefined {
  const bullet = bulletLine.exec(line)
  if (bullet) return { ordered: false, start: 1, text: bullet[1] ?? '' }
  const number = numberedLine.exec(line)
  return number ? { ordered: true, start: Number(number[1]), text: number[2] ?? '' } : undefined
}

function addItem(blocks: ReplyBlock[], { ordered, start, text }: Item): void {
  const last = blocks.at(-1)
  const inline = parseInline(text)
  if (last?.kind === 'list' && last.ordered === ordered) last.items.push(inline)
  else blocks.push({ kind: 'list', ordered, start, items: [inline] })
}

// Every repetition is bounded, so that a hostile reply cannot slow the scan.
const inlineMark = new RegExp(
  [
    /\*\*(?=\S)(?<bold>(?:(?!\*\*).){0,1000}?\S)\*\*/,
    /(?<![\w*])\*(?=[^\s*])(?<emphasis>[^*\n]{0,500}?[^\s*])\*(?![\w*])/,
    /`(?<code>[^`\n]{1,500})`/,
    /\[(?<label>[^\]\n]{1,300})\]\(\s*<?(?<target>[^\s()<>]{1,2000}(?:\([^\s()<>]{0,200}\)[^\s()<>]{0,500})?)>?(?:\s+"[^"\n]{0,300}")?\s*\)/,
    /(?<url>(?:https?:\/\/|www\.)[^\s<>"“”「」、。]{1,2000})/,
    /(?<email>[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5})/,
    /(?<![\w+])(?<phone>\+\d[\d\s().\-/\u00a0]{5,22}\d)/,
  ]
    .map(pattern => pattern.source)
    .join('|'),
  'giu',
)

function parseInline(text: string): ReplyInline[] {
  const found: ReplyInline[] = []
  let from = 0
  for (const match of text.matchAll(inlineMark)) {
    const [part, length] = inlineOf(match)
    if (match.index > from) found.push({ kind: 'text', text: text.slice(from, match.index) })
    found.push(part)
    from = match.index + length
    // What was cut off a match (a full stop after an address) is plain text.
    if (length < match[0].length) {
      found.push({ kind: 'text', text: match[0].slice(length) })
      from = match.index + match[0].length
    }
  }
  if (from < text.length) found.push({ kind: 'text', text: text.slice(from) })
  return found
}

function inlineOf(match: RegExpExecArray): [ReplyInline, number] {
  const { bold, emphasis, code, label, target, url, email, phone } = match.groups ?? {}
  const whole = match[0].length
  if (bold !== undefined) return [{ kind: 'bold', inside: parseInline(bold) }, whole]
  if (emphasis !== undefined) return [{ kind: 'emphasis', inside: parseInline(emphasis) }, whole]
  if (code !== undefined) return [{ kind: 'code', text: code }, whole]
  if (label !== undefined) return [link(label, target ?? ''), whole]
  if (email !== undefined) return [link(email, `mailto:${email}`), whole]
  if (phone !== undefined) return [link(phone, `tel:${phone.replace(/[^\d+]/g, '')}`), whole]
  const address = withoutTail(url ?? '')
  return [link(address, /^www\./i.test(address) ? `https://${address}` : address), address.length]
}

function link(text: string, target: string): ReplyInline {
  const href = safeHref(target)
  return href === null ? { kind: 'text', text } : { kind: 'link', text, href }
}

/** An address in a sentence does not include the punctuation after it, nor a bracket that it did not open. */
function withoutTail(address: string): string {
  let end = address.length
  for (;;) {
    const last = address[end - 1] ?? ''
    const opened =
      last === ')' && address.slice(0, end).split('(').length > address.slice(0, end - 1).split(')').length
    if (!/[.,;:!?'’*_\])]/.test(last) || opened) return address.slice(0, end)
    end--
  }
}

const allowedSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/**
 * An address that is safe for a link, or null. Only listed schemes are allowed (not `javascript:`, `data:` and the
 * like), and no address with a user name, which only imitates another site.
 */
export function safeHref(target: string): string | null {
  const url = parseUrl(target)
  if (!url || !allowedSchemes.has(url.protocol) || url.username !== '' || url.password !== '') return null
  return url.href
}

// Safari has `URL.parse` only since 18.
function parseUrl(target: string): URL | null {
  try {
    return new URL(target)
  } catch {
    return null
  }
}

/** A reply as text to read aloud: without marks, links by their names. */
export function plainReply(text: string): string {
  return text.replace(/\[([^\]\n]{1,300})\]\([^)\n]{0,2000}\)/g, '$1').replace(/\*\*|`|^\s*#+\s/gm, '')
}

/** Closes marks left open in the last line, so that half a mark never shows while a reply arrives. */
function closeMarks(text: string): string {
  const start = text.lastIndexOf('\n') + 1
  const line = text
    .slice(start)
    .replace(/\[([^\]\n]*)(?:\]|\]\([^)\n]*)?$/, '$1')
    .replace(/(^|\s)\*$/, '$1')
  return text.slice(0, start) + (opensBold(line) ? closeBold(line) : line)
}

function opensBold(line: string): boolean {
  return line.split('**').length % 2 === 0
}

function closeBold(line: string): string {
  return line.endsWith('**') ? line.slice(0, -2) : `${line.replace(/\*$/, '').trimEnd()}**`
}
