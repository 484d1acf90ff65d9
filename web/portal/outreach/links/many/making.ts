/** The names of a list, one a line, without empty lines and repeats. */
export const namesIn = (text: string, longest: number): string[] => [
  ...new Set(
    text
      .split('\n')
      .map(line => line.trim().slice(0, longest))
      .filter(Boolean),
  ),
]

/** What became of a list: those that were made, in its order, and why it stopped before the end. */
export interface Made<T> {
  done: T[]
  error: unknown
}

/**
 * Makes something of each name, one after another, so that what is made has the order of the list, and tells after each how many
 * are done. The first failure ends it: what comes after would fail for the same reason.
 */
export async function makeAll<T>(
  names: readonly string[],
  make: (name: string) => Promise<T>,
  progress: (done: number) => void,
): Promise<Made<T>> {
  const done: T[] = []
  try {
    for (const name of names) {
      done.push(await make(name))
      progress(done.length)
    }
    return { done, error: null }
  } catch (error) {
    return { done, error }
  }
}

const cell = (text: string) => `"${text.replaceAll('"', '""').replace(/^(?=[=+\-@\t\r])/, "'")}"`

/** A list for spreadsheets (RFC 4180). What a spreadsheet would run as a formula is marked as text. */
export const csvOf = (lines: readonly (readonly string[])[]): string =>
  lines.map(line => `${line.map(cell).join(',')}\r\n`).join('')
