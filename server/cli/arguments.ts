import { parseArgs } from 'node:util'

/** The arguments are not a valid command. Its sentence and the usage go to stderr, and the exit code is 2. */
export class UsageError extends Error {}

/**
 * Parses a command's options (each takes a value) and its other words; `words` names as many as there must be. Throws
 * `UsageError`.
 */
export function readArguments<O extends string, W extends string>(
  args: string[],
  names: { options: readonly O[]; words: readonly W[] },
): { options: Partial<Record<O, string>>; words: Record<W, string> } {
  const options = Object.fromEntries(names.options.map(name => [name, { type: 'string' as const }]))
  let parsed: { values: Record<string, unknown>; positionals: string[] }
  try {
    parsed = parseArgs({ args: joinNegatives(args), options, allowPositionals: true, strict: true })
  } catch (error) {
    // parseArgs goes on to explain itself after its first sentence.
    throw new UsageError(`${(error as Error).message.split('. ')[0]!.replace(/\.$/, '')}.`)
  }
  const missing = names.words.slice(parsed.positionals.length)
  if (missing.length) throw new UsageError(`Missing: ${missing.map(word => `<${word}>`).join(' ')}`)
  const extra = parsed.positionals.slice(names.words.length)
  if (extra.length) throw new UsageError(`Unexpected: ${extra.join(' ')}`)
  return {
    options: parsed.values as Partial<Record<O, string>>,
    words: Object.fromEntries(names.words.map((word, i) => [word, parsed.positionals[i]])) as Record<
      W,
      string
    >,
  }
}

/** Turns `--documents -1` into `--documents=-1`; otherwise parseArgs takes `-1` for an option. */
const joinNegatives = (args: string[]): string[] =>
  args.reduce<string[]>((joined, arg) => {
    const before = joined.at(-1)
    if (/^-\d+$/.test(arg) && before?.startsWith('--') && !before.includes('='))
      joined[joined.length - 1] += `=${arg}`
    else joined.push(arg)
    return joined
  }, [])

/** Parses a limit: a whole number, or -1 for none. Throws `UsageError`. */
export function readLimit(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const value = Number(text)
  if (!/^(-1|\d{1,9})$/.test(text))
    throw new UsageError(`--${option} must be a whole number, or -1 for no limit.`)
  return value
}
