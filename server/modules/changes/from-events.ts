import type { ChangeTopic } from '#contract/changes/topics.ts'
import type { DomainEvent, Listener } from '#server/core/job.ts'
import { noteChange } from '#server/jobs/changes.ts'

type About = (data: DomainEvent['data']) => unknown

const ownId: About = data => data.id
const callId: About = data => data.call_id

/** Events that change what the desk shows, and the record that each is about. What has no event notes its change itself. */
const changing: Record<string, { topic: ChangeTopic; kind: string; about: About | null }> = {
  'booking.created': { topic: 'booking', kind: 'created', about: ownId },
  'booking.updated': { topic: 'booking', kind: 'updated', about: ownId },
  'booking.cancelled': { topic: 'booking', kind: 'cancelled', about: ownId },
  'lead.captured': { topic: 'lead', kind: 'captured', about: ownId },
  'lead.updated': { topic: 'lead', kind: 'updated', about: ownId },
  'call.started': { topic: 'call', kind: 'started', about: ownId },
  'call.completed': { topic: 'call', kind: 'ended', about: ownId },
  'call.failed': { topic: 'call', kind: 'ended', about: ownId },
  'call.progressed': { topic: 'call', kind: 'progressed', about: callId },
  'knowledge.changed': { topic: 'knowledge', kind: 'indexed', about: null },
}

export const noteChangesOfEvents: Listener = {
  name: 'changes.note',
  types: Object.keys(changing),
  inTransaction: true,
  async handle(ctx, { type, data }) {
    const { topic, kind, about } = changing[type]!
    const id = about?.(data)
    await ctx.tx(db => noteChange(ctx, db, { topic, kind, id: typeof id === 'string' ? id : null }))
  },
}
