import { displayName } from '#server/http/files/file-name.ts'

const mark = '📎'

/** The names of those files of a mail that were not kept. */
export function notKept(names: string[], kept: { name: string }[]): string[] {
  const left = kept.map(({ name }) => name)
  return names.filter(name => {
    const at = left.indexOf(displayName(name))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** A mail's text with the names of files that were not kept, for people. */
export const withFiles = (text: string, names: string[]): string =>
  names.length ? `${text}\n\n${mark} ${names.join(', ')}`.trim() : text

/** The text alone, for the assistant. */
export const withoutFiles = (text: string): string =>
  text.replace(new RegExp(`(^|\\n\\n)${mark} [^\\n]*$`, 'u'), '')
