/** Characters of a stored and shown name. */
const longestName = 120
const longestExtension = 10

function clipped(text: string, longest: number): string {
  if (text.length <= longest) return text
  let kept = ''
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
  for (const { segment } of graphemes.segment(text.slice(0, longest))) {
    if (kept.length + segment.length >= longest) break
    kept += segment
  }
  return `${kept.trimEnd()}…`
}

/**
 * A file's name made safe to store and show: its last path segment, without control characters and without invisible
 * ones that reverse text (`exe.fdp` shown as `pdf.exe`), at most 120 characters with its extension kept. 'file' when
 * nothing is left.
 */
export function displayName(name: string): string {
  const bare = name
    .slice(-4_096)
    .toWellFormed()
    .split(/[/\\]/)
    .findLast(segment => segment.trim())
  const shown = (bare ?? '')
    .normalize('NFC')
    // Joiners (200c, 200d) stay: Persian and emoji need them.
    .replace(
      /\p{Cc}|[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufffd-\uffff\u{e0000}-\u{e007f}]/gu,
      '',
    )
    .replace(/\s+/g, ' ')
    .trim()
  if (/^\.*$/.test(shown)) return 'file'
  const dot = shown.lastIndexOf('.')
  const extension = dot > 0 && shown.length - dot <= longestExtension ? shown.slice(dot) : ''
  return clipped(shown.slice(0, shown.length - extension.length), longestName - extension.length) + extension
}

/** The extension in lower case with its dot, or ''. */
export const extensionOf = (name: string): string =>
  /\.[a-z0-9]+$/.exec(displayName(name).toLowerCase())?.[0] ?? ''

/** 'garden_pool-view.JPG' → 'garden pool view'; '' for a camera's number. */
export function wordsOfName(name: string): string {
  const shown = displayName(name)
  const stem = shown.slice(0, shown.length - extensionOf(name).length)
  const words = stem.replace(/[_\-.+\s]+/g, ' ').trim()
  return /^((img|dsc|dscn|pxl|image|photo|screenshot|whatsapp image) ?)?[\d ]*$/i.test(words) ? '' : words
}
