/** Fills the `{name}` marks of an interface sentence; a mark without a value stays as it is. */
export function phrase(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark))
}
