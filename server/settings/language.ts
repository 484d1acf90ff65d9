import { usualLimits } from '#server/providers/language/port.ts'
import { callPrices, namesPrice } from './prices.ts'
import {
  decimal,
  type Environment,
  type ModelServer,
  modelServer,
  needed,
  number,
  refuseAlone,
  SettingError,
} from './setting.ts'

/** A server that writes answers, and how it is asked. */
export interface LanguageServer extends ModelServer {
  /** Null: the server's own. */
  temperature: number | null
  /** Of one answer, thoughts included. */
  maxTokens: number
  /** Of a prompt, about. */
  contextTokens: number
  timeoutMs: number
  /** Of a million tokens. */
  price: { input: number; output: number } | null
}

export interface LanguageSettings {
  /** In the order in which they are asked; empty: the built-in assistant answers. */
  language: LanguageServer[]
  /** The currency of all prices, by its code (ISO 4217); null without prices. */
  currency: string | null
}

/** What goes with a server's address and means nothing without it. */
const dependent = [
  'LLM_TEMPERATURE',
  'LLM_MAX_TOKENS',
  'LLM_CONTEXT_TOKENS',
  'LLM_TIMEOUT',
  'LLM_PRICE_INPUT',
  'LLM_PRICE_OUTPUT',
  'LLM_FALLBACK_URL',
]

export function language(env: Environment): LanguageSettings {
  const first = modelServer(env, 'LLM')
  const second = modelServer(env, 'LLM_FALLBACK', 'LLM_FALLBACK_KEY')
  if (!first) refuseAlone(env, 'LLM_URL', dependent)
  if (!second) refuseAlone(env, 'LLM_FALLBACK_URL', ['LLM_FALLBACK_PRICE_INPUT', 'LLM_FALLBACK_PRICE_OUTPUT'])
  const asked = {
    temperature: decimal(env, 'LLM_TEMPERATURE', 0, 2),
    maxTokens: number(env, 'LLM_MAX_TOKENS', usualLimits.maxTokens, 16, 100_000),
    contextTokens: number(env, 'LLM_CONTEXT_TOKENS', usualLimits.contextTokens, 1_000, 2_000_000),
    timeoutMs: number(env, 'LLM_TIMEOUT', 60, 1, 600) * 1_000,
  }
  const servers = [
    first && { ...first, ...asked, price: price(env, 'LLM_PRICE') },
    second && { ...second, ...asked, price: price(env, 'LLM_FALLBACK_PRICE') },
  ].filter(server => server !== null)
  return {
    language: servers,
    currency: currency(env, servers.some(server => server.price !== null) || namesPrice(callPrices(env))),
  }
}

function price(env: Environment, prefix: string): LanguageServer['price'] {
  const [input, output] = [`${prefix}_INPUT`, `${prefix}_OUTPUT`]
  const prices = { input: decimal(env, input, 0, 1_000_000), output: decimal(env, output, 0, 1_000_000) }
  if (prices.input === null) return refuseAlone(env, input, [output])
  needed(env, output, input)
  return { input: prices.input, output: prices.output ?? 0 }
}

function currency(env: Environment, priced: boolean): string | null {
  if (!priced) return refuseAlone(env, 'LLM_PRICE_INPUT', ['LLM_PRICE_CURRENCY'])
  const code = env.LLM_PRICE_CURRENCY || 'USD'
  if (!/^[A-Z]{3}$/.test(code))
    throw new SettingError(
      `LLM_PRICE_CURRENCY must be the code of a currency, such as EUR; it is ${JSON.stringify(code)}.`,
    )
  return code
}
