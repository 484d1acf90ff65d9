import { randomBytes } from 'node:crypto'
import ipaddr from 'ipaddr.js'
import { hostInUri, parseUri } from './address.ts'
import type { CallParts, OpenCall } from './calls.ts'
import { allowed, tagOf } from './dialog.ts'
import { incomingCall } from './incoming.ts'
import { addressOf, locate } from './locate.ts'
import { headerOf, isRequest, type SipMessage, type SipRequest } from './message.ts'
import { placeCall } from './placing.ts'
import type {
  CallOrder,
  IncomingCall,
  PlacedCallEvents,
  PlacedSipCall,
  RegistrationState,
  TrunkSettings,
} from './port.ts'
import { type Registration, register } from './registration.ts'
import { createTransactions, type Incoming } from './transactions.ts'
import { type Endpoint, openTransport } from './transport.ts'

const lastWordsMs = 200

interface AgentEvents {
  incoming(call: IncomingCall): void
  state(state: RegistrationState, detail: string): void
  /** The connection to the trunk is gone. Calls go on without being told of their end. */
  lost(error: Error): void
}

/** A user agent at one trunk, over one port or connection. */
export interface Agent {
  /** The address of ours for sound. */
  ownHost(): string
  /** No call goes on over it. */
  isIdle(): boolean
  place(order: CallOrder, events: PlacedCallEvents): PlacedSipCall
  /** Takes the registration back: no new calls come. */
  retire(): Promise<void>
  /** Hangs up all calls. */
  close(): Promise<void>
}

/** `listens`: it registers, where the settings say so, and takes calls. `turn`: which of the trunk's addresses is tried. */
export async function openAgent(
  settings: TrunkSettings,
  { listens, turn }: { listens: boolean; turn: number },
  events: AgentEvents,
): Promise<Agent> {
  const servers = await locate(settings)
  const server = servers[turn % servers.length]!
  const trusted = trustedBy(settings, servers)
  /** Only the trunk knows this name of ours, so that whoever calls it was sent by the trunk. */
  const name = randomBytes(8).toString('hex')
  const calls = new Map<string, OpenCall>()
  const transport = await openTransport(
    { kind: settings.transport, server, name: settings.host, port: listens ? settings.ownPort : 0 },
    {
      message(message, from) {
        if (isWelcome(message, from)) transactions.receive(message, from)
      },
      lost: events.lost,
    },
  )
  let seen: Endpoint = { host: settings.ownAddress ?? transport.local.host, port: transport.local.port }
  const contact = () => {
    const params = settings.transport === 'udp' ? '' : `;transport=${settings.transport}`
    return `sip:${name}@${hostInUri(seen.host)}:${seen.port}${params}`
  }
  const credentials =
    settings.password === null ? null : { user: settings.authUser, password: settings.password }
  const transactions = createTransactions(transport, () => transport.local, {
    request,
    ack: message => calls.get(keyOf(message))?.acknowledge(message),
  })
  const parts: CallParts = {
    transactions,
    credentials,
    contact,
    addressOf,
    address: { user: settings.user, domain: settings.domain },
    server,
    opened: call => void calls.set(`${call.dialog.callId} ${call.dialog.localTag}`, call),
    closed: call => void calls.delete(`${call.dialog.callId} ${call.dialog.localTag}`),
  }

  /** Strangers get no answer at all: who scans the network for telephones finds none here. */
  function isWelcome(message: SipMessage, from: Endpoint): boolean {
    if (!isRequest(message) || transport.kind !== 'udp') return true
    return calls.has(keyOf(message)) || trusted(from.host) || parseUri(message.uri)?.user === name
  }
  function request(incoming: Incoming) {
    const message = incoming.request
    const call = calls.get(keyOf(message))
    if (call) return call.request(incoming)
    if (tagOf(headerOf(message, 'to')!)) return incoming.respond(481, 'Call/Transaction Does Not Exist')
    if (message.method === 'OPTIONS') return incoming.respond(200, 'OK', { headers: [['allow', allowed]] })
    if (message.method === 'NOTIFY') return incoming.respond(200, 'OK')
    if (message.method !== 'INVITE')
      return incoming.respond(405, 'Method Not Allowed', { headers: [['allow', allowed]] })
    if (!listens) return incoming.respond(480, 'Temporarily Unavailable')
    const needed = headerOf(message, 'require')
    if (needed && needed !== 'timer')
      return incoming.respond(420, 'Bad Extension', { headers: [['unsupported', needed]] })
    events.incoming(incomingCall(parts, incoming))
  }

  const registration: Registration | null =
    listens && settings.registers
      ? register({
          ...parts,
          seenAs(address) {
            if (settings.ownAddress || (address.host === seen.host && address.port === seen.port))
              return false
            seen = address
            return true
          },
          state: events.state,
        })
      : null
  if (listens && !settings.registers) events.state('registered', '')
  return {
    ownHost: () => seen.host,
    isIdle: () => calls.size === 0,
    place: (order, on) => placeCall(parts, order, on),
    retire: async () => registration?.end(),
    async close() {
      const inHand = [...calls.values()]
      for (const call of inHand) call.hangUp()
      // A BYE leaves once the address it goes to is known.
      if (inHand.length) await new Promise(done => setTimeout(done, lastWordsMs))
      transactions.close()
      transport.close()
    },
  }
}

/** What a request within a call is found by: its Call-ID, and our tag in it. */
const keyOf = (request: SipRequest): string =>
  `${headerOf(request, 'call-id')} ${tagOf(headerOf(request, 'to')!)}`

/** Whether calls may come from an address: the trunk's own, or one that the operator has named. */
function trustedBy({ trusted }: TrunkSettings, servers: Endpoint[]): (host: string) => boolean {
  const own = new Set(servers.map(({ host }) => host))
  const ranges = trusted.map(each =>
    each.includes('/')
      ? ipaddr.parseCIDR(each)
      : ipaddr.parseCIDR(`${each}/${each.includes(':') ? 128 : 32}`),
  )
  return host => {
    if (own.has(host)) return true
    const address = ipaddr.process(host)
    return ranges.some(range => address.kind() === range[0].kind() && address.match(range))
  }
}
