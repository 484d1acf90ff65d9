/** What the operator decides; read from the environment by main.ts, given directly by tests. */
export interface Config {
  /** Origin under which people and programs reach this server, no trailing slash. */
  publicUrl: string
  /** Base of chat pages: `{chatUrl}/{slug}/{token}`. */
  chatUrl: string
  /** Base of the pages on which questionnaires are answered: `{sessionUrl}/{title}/{token}`. */
  sessionUrl: string
  /** Requests in each category's window (specification, section 8). */
  rateLimits: RateLimits
  /** Whether strangers may register a business. */
  registration: 'open' | 'closed'
  /** Whether addresses given by users may lie in private networks. */
  allowPrivateNetwork: boolean
  /** Whether X-Forwarded-For is believed: not, of the one proxy that connects to us (true), or of proxies at these addresses. */
  trustProxy: boolean | string
  /** Whom GET /metrics answers: a bearer token, or null for requests from this machine only. */
  metricsToken: string | null
  /** HubSpot's API, or a proxy before it, no trailing slash. */
  hubspotUrl: string
  /** How sound travels between pages and this server. */
  media: MediaConfig
}

export interface MediaConfig {
  /** What tells voices from other sounds: the Silero network, or WebRTC's own, which costs a fiftieth and errs more. */
  vad: 'silero' | 'light'
  /** Where pages reach this server, besides the addresses of its network cards. */
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
