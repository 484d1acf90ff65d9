/** One OpenAI-compatible server. */
export interface ModelServer {
  url: string
  model: string
  apiKey: string | null
}

/** A wrong value in the environment; the start stops with this sentence. */
export class SettingError extends Error {}

export type Environment = Record<string, string | undefined>

export function number(env: Environment, name: string, otherwise: number, min: number, max: number): number {
  const text = env[name]
  if (!text) return otherwise
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < min || value > max) {
    throw new SettingError(
      `${name} must be a whole number from ${min} to ${max}; it is ${JSON.stringify(text)}.`,
    )
  }
  return value
}

/** A number that may have a fraction; null where it is not set. */
export function decimal(env: Environment, name: string, min: number, max: number): number | null {
  const text = env[name]
  if (!text) return null
  const value = Number(text)
  if (!/^\d+(\.\d+)?$/.test(text) || value < min || value > max)
    throw new SettingError(`${name} must be a number from ${min} to ${max}; it is ${JSON.stringify(text)}.`)
  return value
}

export function choice<const T extends string>(
  env: Environment,
  name: string,
  values: T[],
  otherwise: NoInfer<T>,
): T {
  const text = env[name] || otherwise
  if (!values.includes(text as T))
    throw new SettingError(`${name} must be one of ${values.join(', ')}; it is ${JSON.stringify(text)}.`)
  return text as T
}

export function onOff(env: Environment, name: string, otherwise: boolean): boolean {
  const text = env[name]?.toLowerCase()
  if (!text) return otherwise
  if (['on', 'true', '1', 'yes'].includes(text)) return true
  if (['off', 'false', '0', 'no'].includes(text)) return false
  throw new SettingError(`${name} must be on or off; it is ${JSON.stringify(env[name])}.`)
}

export function url(env: Environment, name: string, protocols: string[]): string | null {
  const text = env[name]
  if (!text) return null
  const parsed = URL.canParse(text) ? new URL(text) : null
  if (!parsed || !protocols.includes(parsed.protocol)) {
    // The value may hold a password, so it is not repeated.
    throw new SettingError(
      `${name} must be a URL that begins with ${protocols.map(p => `${p}//`).join(' or ')}.`,
    )
  }
  return text
}

/** A web address that others are made from, without the slash at its end. */
export function base(env: Environment, name: string): string | null {
  const text = url(env, name, ['http:', 'https:'])
  if (!text) return null
  const { username, password, search, hash } = new URL(text)
  if (username || password || search || hash)
    throw new SettingError(`${name} must be an address without a login, a query or a fragment.`)
  return text.replace(/\/+$/, '')
}

export function origin(env: Environment, name: string): string | null {
  const text = base(env, name)
  if (!text) return null
  const parsed = new URL(text)
  if (parsed.pathname !== '/') {
    throw new SettingError(
      `${name} must be an origin without a path, such as https://desk.example.com; it is ${JSON.stringify(text)}.`,
    )
  }
  return parsed.origin
}

/** Throws when a setting is present whose partner is missing. */
export function refuseAlone(env: Environment, needed: string, names: string[]): null {
  const name = names.find(each => env[each])
  if (name) throw new SettingError(`${name} is set but ${needed} is not; set both or neither.`)
  return null
}

/** A setting that another one makes necessary. */
export function needed(env: Environment, name: string, by: string): string {
  const value = env[name]
  if (!value) throw new SettingError(`${by} is set but ${name} is not.`)
  return value
}

/** The three settings of one such server; null where it is not set. */
export function modelServer(env: Environment, prefix: string, key = `${prefix}_API_KEY`): ModelServer | null {
  const address = url(env, `${prefix}_URL`, ['http:', 'https:'])
  const model = env[`${prefix}_MODEL`]
  if (!address) return refuseAlone(env, `${prefix}_URL`, [`${prefix}_MODEL`, key])
  if (!model)
    throw new SettingError(`${prefix}_URL is set but ${prefix}_MODEL is not: name the model to ask for.`)
  return { url: address.replace(/\/+$/, ''), model, apiKey: env[key] || null }
}
