/** A text in the order in which it is said: what stands there as it is, and what is filled in. */
export type TemplatePart = string | { placeholder: string }

/** Names longer than this are a brace that was never meant to open one. */
const longestName = 100

/**
 * Takes a text apart at its placeholders, `{{name}}` in double braces: any name works, spaces around it don't count.
 * `problem` says in a sentence what is wrong with the first that can't be read: one that is never closed, say. Single
 * braces, and closing ones with nothing open (style sheets have them), are text.
 */
export function readParts(text: string): { parts: TemplatePart[]; problem: string | null } {
  const parts: TemplatePart[] = []
  for (let at = 0; at < text.length; ) {
    const open = text.indexOf('{{', at)
    if (open === -1 || open > at) parts.push(text.slice(at, open === -1 ? undefined : open))
    if (open === -1) break
    const close = text.indexOf('}}', open)
    const name = close === -1 ? null : text.slice(open + 2, close).trim()
    if (name === null || /[{}\p{Cc}]/u.test(name)) return { parts, problem: notClosed(text, open) }
    if (!name) return { parts, problem: 'There is a placeholder without a name: {{}}.' }
    if (name.length > longestName) return { parts, problem: tooLong(name) }
    parts.push({ placeholder: name })
    at = close + 2
  }
  return { parts, problem: null }
}

/** The placeholders of texts, each once, in the order in which a reader meets them. */
export const placeholdersIn = (...texts: TemplatePart[][]): string[] => [
  ...new Set(texts.flat().flatMap(part => (typeof part === 'string' ? [] : [part.placeholder]))),
]

/** A text put together again, each placeholder as `fill` says. */
export const joined = (parts: TemplatePart[], fill: (placeholder: string) => string): string =>
  parts.map(part => (typeof part === 'string' ? part : fill(part.placeholder))).join('')

const notClosed = (text: string, open: number): string => {
  const excerpt = [...text.slice(open, open + 60)].slice(0, 24).join('')
  return `A placeholder is opened and never closed: “${excerpt}”. Write it as {{name}}.`
}

const tooLong = (name: string): string =>
  `A placeholder’s name has at most ${longestName} characters: “${[...name].slice(0, 24).join('')}…”.`
