import type { Actor } from '#server/core/context.ts'
import { Problem } from '../problem.ts'
import type { Identity } from './credentials.ts'

// Who may do what. Each endpoint names one line of this table as its `access`. No other code looks at a role or
// the class of a key. `docs/roles.md` lists every endpoint with its line and the reasons.

/** The caller: nobody in particular, one of the two classes of API keys, or a member signed in with a browser. */
export const callers = ['visitor', 'standard key', 'admin key', 'agent', 'owner'] as const
export type Caller = (typeof callers)[number]

/** Each line opens its endpoints to these callers: */
export const accesses = {
  /**
   * Everybody. The path or the body carries its own credential, or none is needed. A credential in the headers
   * is ignored.
   */
  public: ['visitor', 'standard key', 'admin key', 'agent', 'owner'],
  /** Everybody. A credential in the headers must be valid; the handler finds it in `ctx.caller`. */
  optional: ['visitor', 'standard key', 'admin key', 'agent', 'owner'],
  /** Members, about themselves. API keys have no self. */
  session: ['agent', 'owner'],
  /** Members, where a person must have decided: what the rules of the business speak against. */
  member: ['agent', 'owner'],
  /** The day's work with people: conversations, Needs You, leads, bookings, calls. */
  standard: ['standard key', 'admin key', 'agent', 'owner'],
  /** The rest of what an agent works with: reading knowledge and answering gaps, results of questionnaires. */
  agent: ['admin key', 'agent', 'owner'],
  /** Settings in people's eyes, but everyday work for the programs that use standard keys. */
  'standard-or-owner': ['standard key', 'admin key', 'owner'],
  /** Actions that outlast the person who took them, reach many people at once, or can't be undone. */
  owner: ['admin key', 'owner'],
} as const satisfies Record<string, readonly Caller[]>

export type Access = keyof typeof accesses

export const mayCall = (access: Access, caller: Caller): boolean =>
  (accesses[access] as readonly Caller[]).includes(caller)

const callerOf = (actor: Identity['actor']): Caller =>
  actor.kind === 'key' ? `${actor.class} key` : actor.role

/** Whether an answer that several callers get may hold for this one what endpoints of that access are for. */
export const maySee = (access: Access, actor: Actor): boolean =>
  (actor.kind === 'member' || actor.kind === 'key') && mayCall(access, callerOf(actor))

/**
 * Refuses a caller who may not use an endpoint of this access: 401 without a credential, else 403 with the
 * missing right.
 */
export function checkAccess(access: Access, identity: Identity | null): void {
  if (mayCall(access, 'visitor')) return
  if (!identity) throw new Problem(401, 'Sign in, or send an API key in X-API-Key.')
  const { actor } = identity
  if (mayCall(access, callerOf(actor))) return
  if (actor.kind === 'member') throw new Problem(403, 'Only an owner of the business may do this.')
  throw new Problem(
    403,
    access === 'session' || access === 'member'
      ? 'This works only when signed in in a browser.'
      : 'Admin API key required',
  )
}
