import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Ctx } from '#server/core/context.ts'
import { isRecordId } from '#server/core/record-id.ts'
import { anyDiskFailure } from '#server/db/disk.ts'
import type { Endpoint } from '../endpoint.ts'
import { problemOf } from '../problem.ts'
import type { Identity } from './credentials.ts'

/**
 * One entry of the audit log: which member or key called which route about which record. It never holds the
 * request's words.
 */
export interface AuditEntry {
  method: string
  /** The pattern of the path, because the values in it may be a secret or somebody's name. */
  route: string
  /** The record that the path names, or that the request created. */
  recordId: string | null
  /** The status of the answer. Refused requests are logged too. */
  status: number
}

/** Writes an entry; the privacy module provides it. */
export type WriteAuditEntry = (ctx: Ctx, entry: AuditEntry) => Promise<void>

/**
 * Runs a handler and writes an audit entry when it may change something on behalf of a member or key. The entry
 * is written after the change and before the answer leaves, so only a crash between the two can leave a change
 * out of the log. When the log can't be written, the caller still gets their answer.
 */
export async function noted(
  note: WriteAuditEntry,
  e: Endpoint,
  { request, reply, identity }: { request: FastifyRequest; reply: FastifyReply; identity: Identity | null },
  run: () => Promise<unknown>,
): Promise<unknown> {
  if (!identity || e.method === 'GET' || e.method === 'OPTIONS' || e.audited === false) return run()
  const ctx = request.ctx.as(identity.tenant, identity.actor)
  const write = (status: number, made: unknown) =>
    note(ctx, { method: e.method, route: e.path, recordId: recordOf(request.params, made), status }).catch(
      error =>
        ctx.log.error(
          { err: error, method: e.method, route: e.path, status },
          'a change is missing in the audit log',
        ),
    )
  let made: unknown
  try {
    made = await run()
  } catch (error) {
    // The full disk prevented the change, and the log lies on the same disk.
    if (await anyDiskFailure(error, ctx.db.folder)) throw error
    await write(problemOf(error)?.status ?? 500, null)
    throw error
  }
  await write(reply.statusCode, made)
  return made
}

function recordOf(params: unknown, made: unknown): string | null {
  const named = Object.values((params ?? {}) as Record<string, string>).findLast(value => isRecordId(value))
  const id = named ?? (made as { id?: unknown } | null | undefined)?.id
  return typeof id === 'string' && isRecordId(id) ? id : null
}
