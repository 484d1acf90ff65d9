// What no reply may carry, whoever wrote it.

/**
 * Characters that cannot be seen, or that change how others are read: controls, zero-width characters, marks and
 * overrides of direction (Unicode TR9), tags. Between Arabic or Indic letters a joiner is spelling and stays.
 */
const invisible =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is the point
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu
/** Joiners (U+200C, U+200D) that join nothing. */
const joiner =
  /(?<!\p{Script=Arabic}|\p{Script=Devanagari}|\p{Script=Bengali}|\p{Script=Tamil}|\p{Script=Malayalam}|\p{M}|\p{Extended_Pictographic}|\ufe0f)[\u200c\u200d]|[\u200c\u200d](?!\p{L}|\p{Extended_Pictographic})/gu
/** Sequences that control a terminal (ECMA-48). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: escape is the point
const terminal = /\u001b\[[\d;]*[A-Za-z]/g
const emphasis = /\*\*|__|```?|^\s{0,3}#{1,6}\s+/gm
const markdownLink = /(?<!!)\[([^\]\n]{1,200})\]\((https?:\/\/[^)\s]+)\)/g

/** The text without what nobody sees and without the marks of Markdown; links are written out. */
export const cleaned = (text: string): string =>
  text
    .replace(terminal, '')
    .replace(invisible, '')
    .replace(joiner, '')
    .replace(markdownLink, '$1 ($2)')
    .replace(emphasis, '')

/** The mark-up in a text: HTML, pictures, addresses that run something. Null when there is none. */
export const markupIn = (text: string): string | null =>
  /<\/?[a-z!][^>]{0,200}>?/iu.exec(text)?.[0] ??
  /!\[[^\]]{0,200}\]\(?[^)\s]{0,200}\)?/u.exec(text)?.[0] ??
  /\[[^\]\n]{1,200}\]\([^)\n]{0,200}\)/u.exec(text)?.[0] ??
  /(?<![\p{L}\d])(?:(?:java|vb)script:\s*\S{1,60}|data:[\w/+-]{1,60}[;,]|file:\/\/)/iu.exec(text)?.[0] ??
  null
