import { randomBytes } from 'node:crypto'
import { hostInUri, parseNameAddress, parseVia } from './address.ts'
import { credentialsFor, userAgent } from './dialog.ts'
import type { Credentials } from './digest.ts'
import { type Headers, headerOf, headersOf, type SipRequest, type SipResponse } from './message.ts'
import type { RegistrationState } from './port.ts'
import type { Transactions } from './transactions.ts'
import type { Endpoint } from './transport.ts'

/** We ask for so many seconds; the trunk may grant fewer. */
const wantedSeconds = 300
const shortestSeconds = 20
/** The pauses between failed tries grow to these. A trunk that refuses the password blocks those who insist. */
const longestPauseMs = { unreachable: 120_000, refused: 900_000 }
const firstPauseMs = { unreachable: 2_000, refused: 30_000 }

interface RegistrationParts {
  transactions: Transactions
  server: Endpoint
  credentials: Credentials | null
  address: { user: string; domain: string }
  contact(): string
  /** The trunk sees us under this address. True when our `Contact` is another now. */
  seenAs(address: Endpoint): boolean
  state(state: RegistrationState, detail: string): void
}

export interface Registration {
  /** Takes it back. Resolves once the trunk has heard, or after a second. */
  end(): Promise<void>
}

/** Registers at the trunk, and again before it expires (RFC 3261, section 10). */
export function register(parts: RegistrationParts): Registration {
  const callId = `${randomBytes(16).toString('hex')}@frontdesk`
  const tag = randomBytes(8).toString('hex')
  const { user, domain } = parts.address
  const address = `<sip:${user}@${hostInUri(domain)}>`
  let sequence = 0
  let failures = 0
  let seconds = wantedSeconds
  let over = false
  let timer: NodeJS.Timeout | undefined

  const request = (expires: number, credentials: Headers): SipRequest => ({
    method: 'REGISTER',
    uri: `sip:${hostInUri(domain)}`,
    headers: [
      ['max-forwards', '70'],
      ['from', `${address};tag=${tag}`],
      ['to', address],
      ['call-id', callId],
      ['cseq', `${++sequence} REGISTER`],
      ['contact', `<${parts.contact()}>`],
      ['expires', String(expires)],
      ['user-agent', userAgent],
      ...credentials,
    ],
    body: '',
  })
  const ask = (expires: number): Promise<SipResponse> =>
    new Promise(resolve => {
      let tries = 0
      const attempt = (credentials: Headers) => {
        const asked = request(expires, credentials)
        parts.transactions.send(asked, parts.server, response => {
          if (response.status < 200) return
          const answer = parts.credentials && credentialsFor(asked, response, parts.credentials)
          if (!answer || tries > 1 || (tries > 0 && !answer.stale)) return resolve(response)
          tries++
          attempt([answer.header])
        })
      }
      attempt([])
    })
  const later = (ms: number) => {
    if (!over) timer = setTimeout(() => void pass(), ms)
  }
  const failed = (state: 'unreachable' | 'refused', detail: string) => {
    parts.state(state, detail)
    const pause = Math.min(firstPauseMs[state] * 2 ** failures++, longestPauseMs[state])
    // All telephones of a trunk that was away would come back at once.
    later(pause * (0.8 + 0.4 * Math.random()))
  }
  const pass = async () => {
    const response = await ask(seconds)
    if (over) return
    const { status, reason } = response
    if (status === 423) {
      seconds = Math.min(Number(headerOf(response, 'min-expires')) || 2 * seconds, 86_400)
      return later(0)
    }
    if (status >= 300) {
      const refused = [401, 403, 404, 407].includes(status)
      return failed(
        refused ? 'refused' : 'unreachable',
        status === 408
          ? 'The trunk does not answer.'
          : `The trunk answers ${status} ${reason.slice(0, 100)}.`,
      )
    }
    failures = 0
    const via = parseVia(headerOf(response, 'via')!)
    const [host, port] = [via?.params.get('received'), Number(via?.params.get('rport'))]
    if (host && port && parts.seenAs({ host, port })) return later(0)
    parts.state('registered', '')
    later(Math.max(granted(response, parts.contact(), seconds) * 800, shortestSeconds * 1000))
  }
  parts.state('registering', '')
  void pass()
  return {
    async end() {
      over = true
      clearTimeout(timer)
      await Promise.race([ask(0), new Promise(done => setTimeout(done, 1_000).unref())])
    },
  }
}

/** For how many seconds the trunk has registered this contact. */
function granted(response: SipResponse, contact: string, asked: number): number {
  const ours = headersOf(response, 'contact')
    .map(parseNameAddress)
    .find(each => each?.uri.split(';')[0] === contact.split(';')[0])
  const seconds = Number(ours?.params.get('expires') ?? headerOf(response, 'expires'))
  return seconds > 0 ? seconds : asked
}
