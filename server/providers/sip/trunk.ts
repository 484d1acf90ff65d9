import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { OutgoingCall, PlacedCall } from '../carrier/port.ts'
import { DeliveryFailed } from '../delivery.ts'
import { type Agent, openAgent } from './agent.ts'
import type {
  CallOrder,
  IncomingCall,
  PlacedCallEvents,
  PlacedSipCall,
  RegistrationState,
  TrunkSettings,
} from './port.ts'

const firstPauseMs = 1_000
const longestPauseMs = 120_000

export interface TrunkState {
  state: RegistrationState
  /** Why it is not registered, for the operator; ''. */
  detail: string
}

/** Who holds the calls of this process. */
export interface SipDesk {
  /** Places a call from this number. Throws DeliveryFailed. */
  dial(order: OutgoingCall, from: string): Promise<PlacedCall>
  hangUp(providerId: string): void
}

export interface TrunkListener {
  incoming(call: IncomingCall, ownHost: string): void
  state(now: TrunkState): void
  /** Resolves when no call is in hand any more, or none may wait. */
  quiet(): Promise<void>
}

/** The SIP trunk of this installation, as one process uses it. */
export interface SipTrunk {
  /** The numbers that it carries, E.164, and the slug of the business each is reserved for. */
  numbers: { number: string; slug: string | null }[]
  /** At most so many calls at once in this process. */
  channels: number
  /** Slug of the business that callers of an unassigned number reach; null: the only one. */
  callsFor: string | null
  transfers: 'refer' | 'bridge'
  /** To which its numbers belong. */
  domain: string
  /** From now on this desk holds the calls of this process; null: nobody does. */
  attend(desk: SipDesk | null): void
  /** Throws DeliveryFailed where nobody holds calls in this process. */
  desk(): SipDesk
  /**
   * Registers and takes calls until the signal fires, then lets those in hand end (`quiet`). Finds a lost trunk again by
   * itself. One process does it.
   */
  listen(on: TrunkListener, signal: AbortSignal): Promise<void>
  /** Places a call. `sdp` is told the address of ours that the trunk reaches. Throws when the trunk can't be reached. */
  place(
    order: Omit<CallOrder, 'sdp'> & { sdp(ownHost: string): Promise<string> },
    events: PlacedCallEvents,
  ): Promise<PlacedSipCall>
  close(): Promise<void>
}

export interface TrunkOptions extends TrunkSettings {
  numbers: SipTrunk['numbers']
  channels: number
  callsFor: string | null
  transfers: SipTrunk['transfers']
}

export function openSipTrunk(options: TrunkOptions, log: Logger): SipTrunk {
  const { numbers, channels, callsFor, transfers, domain } = options
  let listening: Agent | null = null
  /** For calls that a process places which does not listen. */
  let calling: Promise<Agent> | null = null
  let closed = false
  let attending: SipDesk | null = null

  /** Opens an agent that listens; resolves when its connection is lost or the signal fires. */
  async function session(
    turn: number,
    on: TrunkListener,
    signal: AbortSignal,
    opened: () => void,
  ): Promise<void> {
    const lost = Promise.withResolvers<void>()
    const agent = await openAgent(
      options,
      { listens: true, turn },
      {
        incoming: call => on.incoming(call, agent.ownHost()),
        state(state, detail) {
          on.state({ state, detail })
          if (state === 'registered') return opened()
          if (state !== 'registering')
            log.warn({ state, detail }, 'the SIP trunk does not take our registration')
          // Another of its addresses may answer.
          if (state === 'unreachable' && agent.isIdle()) lost.resolve()
        },
        lost(error) {
          log.warn({ err: error }, 'the connection to the SIP trunk is gone')
          on.state({ state: 'unreachable', detail: error.message })
          lost.resolve()
        },
      },
    )
    listening = agent
    try {
      await Promise.race([lost.promise, over(signal)])
      // New calls go elsewhere, and those in hand go on.
      await agent.retire()
      if (signal.aborted) await on.quiet()
    } finally {
      listening = null
      await agent.close()
    }
  }

  return {
    numbers,
    channels,
    callsFor,
    transfers,
    domain,
    attend(desk) {
      attending = desk
    },
    desk() {
      if (attending) return attending
      throw new DeliveryFailed({
        reason: 'provider_unavailable',
        detail: 'The SIP trunk is not ready in this process.',
        temporary: true,
      })
    },
    async listen(on, signal) {
      let pause = firstPauseMs
      for (let turn = 0; !signal.aborted; turn++) {
        await session(turn, on, signal, () => {
          pause = firstPauseMs
        }).catch(error => {
          log.warn({ err: error }, 'the SIP trunk can’t be reached')
          on.state({ state: 'unreachable', detail: (error as Error).message })
        })
        await delay(pause * (0.8 + 0.4 * Math.random()), undefined, { signal }).catch(() => {})
        pause = Math.min(2 * pause, longestPauseMs)
      }
      on.state({ state: 'off', detail: '' })
    },
    async place({ sdp, ...order }, events) {
      if (closed) throw new Error('This process is stopping.')
      if (!listening) calling ??= openCalling()
      const agent = listening ?? (await calling!)
      return agent.place({ ...order, sdp: await sdp(agent.ownHost()) }, events)
    },
    async close() {
      closed = true
      const agent = await calling?.catch(() => null)
      await agent?.close()
    },
  }

  function openCalling(): Promise<Agent> {
    const opening = openAgent(
      options,
      { listens: false, turn: 0 },
      {
        incoming: call => call.reject(480),
        state() {},
        lost() {
          calling = null
        },
      },
    )
    opening.catch(() => {
      calling = null
    })
    return opening
  }
}

const over = (signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
