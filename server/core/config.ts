/** The operator's decisions. main.ts reads them from the environment; tests pass them directly. */
export interface Config {
  /** Origin under which people and programs reach this server, no trailing slash. */
  publicUrl: string
  /** Base of chat pages: `{chatUrl}/{slug}/{token}`. */
  chatUrl: string
  /** Base of the pages on which questionnaires are answered: `{sessionUrl}/{title}/{token}`. */
  sessionUrl: string
  /** How many requests each category allows in its window of time. */
  rateLimits: RateLimits
  /** Whether strangers may register a business. */
  registration: 'open' | 'closed'
  /** Whether addresses given by users may lie in private networks. */
  allowPrivateNetwork: boolean
  /**
   * Whether we believe X-Forwarded-For: never (false), from the one proxy that connects to us (true), or from
   * proxies at these addresses.
   */
  trustProxy: boolean | string
  /** The bearer token that GET /metrics asks for; with null it answers only requests from this machine. */
  metricsToken: string | null
  /** HubSpot's API, or a proxy before it, no trailing slash. */
  hubspotUrl: string
  /** The language models, in the order in which they are asked; none: the built-in assistant answers. */
  languageModels: LanguageModel[]
  /** DNS servers that are asked about the records of a domain, with or without a port; none: the system's. */
  dnsServers: string[]
  /** The currency of what language models and calls cost, by its code (ISO 4217); null where the settings name no price. */
  currency: string | null
  /** What calls cost besides, in that currency. */
  callPrices: CallPrices
  /** So many calls go on at once, of all businesses and in all processes. */
  callsAtOnce: number
  /** Sound between pages and this server. */
  media: MediaConfig
}

export interface LanguageModel {
  model: string
  /** Of a million tokens; null where the settings name none. */
  price: { input: number; output: number } | null
}

/** Each null where the settings name no price. */
export interface CallPrices {
  /** Of a minute of sound that is recognised. */
  hearingMinute: number | null
  /** Of a thousand characters that are spoken. */
  voiceThousand: number | null
  /** Of a telephone line, for each minute that has begun. */
  lineMinute: number | null
}

export interface MediaConfig {
  /**
   * The voice activity detector: the Silero network, or WebRTC's own, which needs a fiftieth of the processor
   * time and errs more often.
   */
  vad: 'silero' | 'light'
  /** Addresses at which pages reach this server, besides those of its network cards. */
  addresses: string[]
  /** UDP ports for sound, first and last; null for any. */
  ports: [number, number] | null
  /** A TURN server that shares a secret with us. */
  turn: { urls: string[]; secret: string } | null
}

export interface RateLimits {
  auth: number
  chat: number
  calls: number
  ingest: number
  analytics: number
  widget: number
  general: number
}

export const defaultRateLimits: RateLimits = {
  auth: 5,
  chat: 200,
  calls: 60,
  ingest: 100,
  analytics: 120,
  widget: 300,
  general: 1000,
}
