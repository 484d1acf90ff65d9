import type { FastifyReply } from 'fastify'
import { Problem } from '../problem.ts'

/** Fires when the caller hangs up before the answer. Work that only they wanted may then stop. */
export function hungUp(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  const abort = () => {
    if (!reply.raw.writableFinished) gone.abort(new Problem(400, 'The request was cut off.'))
  }
  if (reply.raw.closed) abort()
  else reply.raw.once('close', abort)
  return gone.signal
}
