import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Ctx } from '#server/core/context.ts'
import { isRecordId } from '#server/core/record-id.ts'
import { anyDiskFailure } from '#server/db/disk.ts'
import type { Endpoint } from '../endpoint.ts'
import { problemOf } from '../problem.ts'
import type { Identity } from './credentials.ts'

/** Something that a member or a key did through the API: what and to which record, never with which words. */
export interface AuditEntry {
  method: string
  /** The path's pattern: what stands in its place may be a secret, or somebody's name. */
  route: string
  /** The record that the path names, or that was made. */
  recordId: string | null
  /** Of the answer; a refused one was tried. */
  status: number
}

/** Writes a deed down; given by the privacy area. */
export type NoteDeed = (ctx: Ctx, deed: AuditEntry) => Promise<void>

/**
 * Runs what an endpoint does, and has it written down when it may change something and somebody answers for it. After
 * it is done and before the answer leaves: nobody is told of a change that is not in the log, and only the death of
 * the process between the two leaves one out. A log that can't be written costs nobody their answer.
 */
export async function noted(
  note: NoteDeed,
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
    // Nothing was changed for want of a disk, and what holds the log is on it.
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
