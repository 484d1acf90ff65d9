import type { LanguageUsage } from './port.ts'
import { estimatedTokens } from './tokens.ts'

/** The price of a million tokens of each kind. */
export interface TokenPrice {
  input: number
  output: number
}

const million = 1_000_000

/** No answer takes so many: a server that says so errs. */
const mostTokens = 100 * million

/** What a server says that a step took, in tokens, as far as it says so. */
interface ToldUsage {
  input?: number | undefined
  output?: number | undefined
}

/** Counts the tokens of one answer: by what the server says or, where it says nothing, by the characters. */
export interface UsageTally {
  /** A step begins, with a prompt of about so many tokens. */
  begin(promptTokens: number): void
  /** The model wrote more: words, thoughts, or arguments of a call. */
  wrote(text: string): void
  /** The model called a tool, perhaps without arguments. */
  called(): void
  /** The step ended, and the server told what it took. */
  end(told: ToldUsage): void
  /** What was used so far; null when no server has begun to answer. */
  total(): LanguageUsage | null
}

export function usageTally(model: string, price: TokenPrice | null): UsageTally {
  let counted = { input: 0, output: 0 }
  let estimated = false
  let answered = false
  /** The step that has not ended. */
  let open = { prompt: 0, written: '' }
  const settle = ({ input, output }: ToldUsage) => {
    if (isCount(input) && isCount(output)) {
      counted = { input: counted.input + input, output: counted.output + output }
    } else {
      estimated = true
      counted = {
        input: counted.input + open.prompt,
        output: counted.output + estimatedTokens(open.written),
      }
    }
    open = { prompt: 0, written: '' }
  }
  return {
    begin(promptTokens) {
      open = { prompt: promptTokens, written: '' }
    },
    wrote(text) {
      open.written += text
      answered ||= text !== ''
    },
    called() {
      answered = true
    },
    end: settle,
    total() {
      if (open.written) settle({})
      if (!answered && counted.input + counted.output === 0) return null
      const { input, output } = counted
      return { model, input, output, estimated, cost: costOf({ input, output }, price) }
    },
  }
}

const isCount = (value: number | undefined): value is number =>
  Number.isInteger(value) && value! >= 0 && value! <= mostTokens

export const costOf = (tokens: TokenPrice, price: TokenPrice | null): number | null =>
  price && (tokens.input * price.input + tokens.output * price.output) / million
