/** A piece of a template's text: literal text, or a placeholder. */
export type TemplatePart = string | { placeholder: string }

/** A longer name means that the braces were not meant as a placeholder. */
const longestName = 100

/**
 * Splits a text at its placeholders, `{{name}}` in double braces. Any name works, and spaces around it are ignored.
 * `problem` is a sentence about the first invalid placeholder, such as one that is never closed. Single braces, and closing
 * braces without an opening pair (style sheets have them), are text.
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

/** The placeholders of texts in order, each once. */
export const placeholdersIn = (...texts: TemplatePart[][]): string[] => [
  ...new Set(texts.flat().flatMap(part => (typeof part === 'string' ? [] : [part.placeholder]))),
]

/** Joins the pieces of a text, with each placeholder replaced by `fill`, which also gets the text right before it. */
export const joined = (
  parts: TemplatePart[],
  fill: (placeholder: string, before: string) => string,
): string =>
  parts
    .map((part, at) => (typeof part === 'string' ? part : fill(part.placeholder, textBefore(parts, at))))
    .join('')

const textBefore = (parts: TemplatePart[], at: number): string => {
  const before = parts[at - 1]
  return typeof before === 'string' ? before : ''
}

const notClosed = (text: string, open: number): string => {
  const excerpt = [...text.slice(open, open + 60)].slice(0, 24).join('')
  return `A placeholder is opened and never closed: “${excerpt}”. Write it as {{name}}.`
}

const tooLong = (name: string): string =>
  `A placeholder’s name has at most ${longestName} characters: “${[...name].slice(0, 24).join('')}…”.`
