/** The first letter of a name as a reader sees it, with its accent. */
export function initial(name: string, lang: string): string {
  const [first] = new Intl.Segmenter(lang, { granularity: 'grapheme' }).segment(name.trim())
  return (first?.segment ?? '').toLocaleUpperCase(lang).toWellFormed()
}
