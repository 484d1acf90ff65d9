import { randomInt } from 'node:crypto'
import type { FakeTwilio, TakenCall } from '../fakes/twilio.ts'
import { openCaller, type RigCaller } from './caller.ts'

/** A running server with a carrier, and one business whose number can be called. */
export interface RigDesk {
  /** The server's address, and the one that the carrier knows it by. */
  origin: string
  publicUrl: string
  twilio: FakeTwilio
  ourNumber: string
  /** A request of the business's own: `GET /calls`. */
  // biome-ignore lint/suspicious/noExplicitAny: what a server answers is only known to the test that asks
  request(method: string, path: string, body?: unknown): Promise<any>
}

/** One call on the rig: who speaks, and what the business sees of it. */
export interface RigCall extends RigCaller {
  taken: TakenCall
  from: string
  /** The call as the API shows it now. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  read(): Promise<any>
  /** Hangs up as a person does: the carrier reports the end. */
  end(): Promise<void>
}

/** A person calls the business, and the carrier opens the stream as its instructions say. */
export async function callIn(
  desk: RigDesk,
  { from = `+49151${randomInt(10_000_000, 99_999_999)}` }: { from?: string } = {},
): Promise<RigCall> {
  const { twilio, origin, publicUrl, ourNumber } = desk
  const taken = twilio.callIn(from, ourNumber)
  const address = `${publicUrl}/api/v1/providers/twilio/voice`
  const answer = await twilio.tell(taken, address, { origin, status: 'ringing' })
  return streamOf(desk, taken, await answer.text(), from)
}

/** The carrier has picked a call up and was given these instructions. */
export async function streamOf(
  desk: RigDesk,
  taken: TakenCall,
  twiml: string,
  from = taken.from,
): Promise<RigCall> {
  taken.status = 'in-progress'
  const url = /<Stream [^>]*url="([^"]+)"/.exec(twiml)?.[1]
  if (!url) throw new Error(`The call was not put on a stream: ${twiml}`)
  const caller = await openCaller(url.replace(/^wss?:\/\/[^/]+/, desk.origin.replace('http', 'ws')), {
    callSid: taken.sid,
  })
  const read = async () => {
    const { calls } = await desk.request('GET', '/calls?limit=100')
    const person = taken.direction === 'inbound' ? from : taken.to
    return calls.find((each: { phone_number: string }) => each.phone_number === person)
  }
  return {
    ...caller,
    taken,
    from,
    read,
    async end() {
      caller.hangUp()
      const address = `${desk.publicUrl}/api/v1/providers/twilio/voice/status`
      await desk.twilio.tell(taken, taken.fields.StatusCallback?.[0] ?? address, {
        origin: desk.origin,
        status: 'completed',
      })
    },
  }
}
