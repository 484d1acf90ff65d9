import { Problem } from '../problem.ts'
import type { Identity } from './credentials.ts'

// Who may do what. Each endpoint names one line of this table as its `access`; there is no other place where a role or the
// class of a key is looked at. `docs/roles.md` lists every endpoint with its line, and says why.

/** Who asks: somebody without a credential, one of the two classes of keys, or a member signed in with a browser. */
export const callers = ['visitor', 'standard key', 'admin key', 'agent', 'owner'] as const
export type Caller = (typeof callers)[number]

/** The endpoints of a line are open to (specification, section 5; interface, "Roles"): */
export const accesses = {
  /** Whoever asks. The path or the body carries its own credential, or none is needed; one that is sent is not looked at. */
  public: ['visitor', 'standard key', 'admin key', 'agent', 'owner'],
  /** Whoever asks. A credential that is sent must be good, and is given as `ctx.caller`. */
  optional: ['visitor', 'standard key', 'admin key', 'agent', 'owner'],
  /** Members about themselves: a key is nobody. */
  session: ['agent', 'owner'],
  /** The day's work with people: conversations, Needs You, leads, bookings, calls. */
  standard: ['standard key', 'admin key', 'agent', 'owner'],
  /** The rest of what an agent works with: reading knowledge and answering gaps, results of questionnaires. */
  agent: ['admin key', 'agent', 'owner'],
  /** What is a setting to people, and part of the day's work to the programs that standard keys are for. */
  'standard-or-owner': ['standard key', 'admin key', 'owner'],
  /** What outlives the one who did it, reaches many people at once, or can't be undone. */
  owner: ['admin key', 'owner'],
} as const satisfies Record<string, readonly Caller[]>

export type Access = keyof typeof accesses

export const mayCall = (access: Access, caller: Caller): boolean =>
  (accesses[access] as readonly Caller[]).includes(caller)

const callerOf = (actor: Identity['actor']): Caller =>
  actor.kind === 'key' ? `${actor.class} key` : actor.role

/** Refuses an identity that may not call an endpoint of this access: 401 without one, else 403 with what is missing. */
export function checkAccess(access: Access, identity: Identity | null): void {
  if (mayCall(access, 'visitor')) return
  if (!identity) throw new Problem(401, 'Sign in, or send an API key in X-API-Key.')
  const { actor } = identity
  if (mayCall(access, callerOf(actor))) return
  if (actor.kind === 'member') throw new Problem(403, 'Only an owner of the business may do this.')
  throw new Problem(
    403,
    access === 'session' ? 'This works only when signed in in a browser.' : 'Admin API key required',
  )
}
