import type { OpenCtx } from '#server/core/context.ts'
import type { BackgroundLoop, Pace } from '#server/core/job.ts'
import { openLocks } from '#server/jobs/locks.ts'
import { noteTrunk } from '#server/modules/messaging/sip-lines/sip-lines.ts'
import { beatMs, createHeldCalls, endAbandoned, type HeldCalls } from './held.ts'
import { takeCall } from './incoming.ts'
import { dialTelephone } from './outgoing.ts'

const trunkLock = 'calls.sip_trunk'

/**
 * The calls over the installation's SIP trunk. One process at a time listens there and registers: it holds a lock for as
 * long as it lives, and another takes over when it dies. Every process that runs jobs places calls, and holds those that it
 * has placed or taken until they end.
 */
export const sipLoop: BackgroundLoop = {
  name: 'calls.sip',
  async run(open, pace) {
    const trunk = open.sip
    if (!trunk) return untilStopped(pace)
    const held = createHeldCalls()
    trunk.attend({
      dial: (order, from) => dialTelephone(open, held, order, from),
      hangUp: held.hangUp,
    })
    const beating = keepBeating(open, held, pace)
    try {
      await takeTurns(open, held, pace)
    } finally {
      trunk.attend(null)
      await Promise.race([held.none(), forced(open)])
      await beating
    }
  },
}

async function untilStopped(pace: Pace): Promise<void> {
  while (!pace.signal.aborted) await pace.rest(3_600_000)
}

/** Listens at the trunk whenever no other process does. */
async function takeTurns(open: OpenCtx, held: HeldCalls, pace: Pace): Promise<void> {
  const locks = openLocks(open.db)
  try {
    while (!pace.signal.aborted) {
      const lost = await locks.take(trunkLock).catch(() => null)
      if (lost) await listen(open, held, AbortSignal.any([pace.signal, lost]))
      else await pace.rest(beatMs / 2)
    }
  } finally {
    locks.close()
  }
}

async function listen(open: OpenCtx, held: HeldCalls, signal: AbortSignal): Promise<void> {
  const note = notes(open)
  const renewing = setInterval(() => {
    void note(null)
    void endAbandoned(open).catch(error =>
      open.log.warn({ err: error }, 'abandoned calls could not be ended'),
    )
  }, beatMs)
  try {
    await open.sip!.listen(
      {
        incoming: (call, ownHost) => takeCall(open, held, call, ownHost),
        state: now => void note(now),
        quiet: () => Promise.race([held.none(), forced(open)]),
      },
      signal,
    )
  } finally {
    clearInterval(renewing)
  }
}

/** Writes down how the trunk stands, again and again: what nobody repeats is no longer so. */
function notes(open: OpenCtx) {
  let last = { state: 'registering', detail: '' }
  return (now: typeof last | null): Promise<void> => {
    last = now ?? last
    open.metrics.sipRegistered(last.state === 'registered')
    return noteTrunk(open, last).catch(error =>
      open.log.debug({ err: error }, 'the state of the SIP trunk could not be written down'),
    )
  }
}

/** Goes on until the last call has ended, after the process was asked to stop. */
async function keepBeating(open: OpenCtx, held: HeldCalls, pace: Pace): Promise<void> {
  while (!pace.signal.aborted || (held.size && !open.shutdown.forced.aborted)) {
    await held.beat(open).catch(error => open.log.debug({ err: error }, 'held calls could not be renewed'))
    if (!pace.signal.aborted) await pace.rest(beatMs)
    else
      await Promise.race([held.none(), forced(open), new Promise(done => setTimeout(done, beatMs).unref())])
  }
}

const forced = ({ shutdown }: OpenCtx): Promise<void> =>
  new Promise(resolve => {
    if (shutdown.forced.aborted) resolve()
    else shutdown.forced.addEventListener('abort', () => resolve(), { once: true })
  })
