/** A record as flat texts, its inner fields behind a dot: `{ imap: { host } }` → `{ 'imap.host': … }`. Nothing is ''. */
export function flat(record: object, names: readonly string[]): Record<string, string> {
  const at = (name: string) =>
    name
      .split('.')
      .reduce<unknown>((inner, part) => (inner as Record<string, unknown> | null)?.[part], record)
  return Object.fromEntries(names.map(name => [name, String(at(name) ?? '')]))
}

/** A text that may be empty, which is nothing. */
export const orNull = (text: string | undefined): string | null => text?.trim() || null

/** A whole number; undefined where there is none, so that the server's usual one holds. */
export const numberOrNone = (text: string | undefined): number | undefined =>
  text?.trim() ? Number(text) : undefined
