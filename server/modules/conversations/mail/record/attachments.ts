const mark = '📎'

/** A mail's words with the names of what was attached, for people to read; the files are not kept. */
export const withFiles = (text: string, names: string[]): string =>
  names.length ? `${text}\n\n${mark} ${names.join(', ')}`.trim() : text

/** The words alone, for the assistant. */
export const withoutFiles = (text: string): string =>
  text.replace(new RegExp(`(^|\\n\\n)${mark} [^\\n]*$`, 'u'), '')
