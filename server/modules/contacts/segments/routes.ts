import { Type } from 'typebox'
import { AudienceParams, segments } from '#contract/contacts/audiences.ts'
import { type Channel, channels } from '#contract/contacts/channels.ts'
import { ContactsAdded } from '#contract/contacts/contacts.ts'
import { OneOf } from '#contract/schema.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { invalid } from '#server/http/problem.ts'

import { syncSegment } from './segments.ts'

const SyncQuery = Type.Object({
  segment: Type.Optional(OneOf(...segments)),
  channels: Type.Optional(
    Type.Unsafe<string | string[]>({
      type: ['string', 'array'],
      maxLength: 100,
      maxItems: channels.length,
      items: { type: 'string', maxLength: 100 },
      description: 'Channels they agreed to, with commas between them',
    }),
  ),
  dry_run: Type.Boolean({ default: false, description: 'Only say what it would do' }),
  consent_source: Type.Optional(Type.String({ maxLength: 200, description: 'How they agreed' })),
})

export const segmentEndpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/communication/audiences/:id/sync-segment',
    summary: 'Add people whom the business knows already; without permission unless it is given here',
    access: 'owner',
    params: AudienceParams,
    query: SyncQuery,
    answers: { 200: ContactsAdded },
    handle: (ctx, { params, query }) =>
      syncSegment(ctx, params.id, {
        segment: query.segment,
        channels: readChannels(query.channels ?? []),
        source: query.consent_source?.trim(),
        dryRun: query.dry_run,
      }),
  }),
]

function readChannels(given: string | string[]): Channel[] {
  const names = [given].flat().flatMap(text => text.split(','))
  const wanted = names.map(name => name.trim()).filter(Boolean)
  const isChannel = (name: string): name is Channel => (channels as readonly string[]).includes(name)
  if (!wanted.every(isChannel)) {
    throw invalid(['query', 'channels'], `Input should be of ${channels.join(', ')}`, 'enum')
  }
  return wanted
}
