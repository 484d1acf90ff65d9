const mark = '📎'

/** A mail's text with the names of its attachments, for people. The files are not stored. */
export const withFiles = (text: string, names: string[]): string =>
  names.length ? `${text}\n\n${mark} ${names.join(', ')}`.trim() : text

/** The text alone, for the assistant. */
export const withoutFiles = (text: string): string =>
  text.replace(new RegExp(`(^|\\n\\n)${mark} [^\\n]*$`, 'u'), '')
