import { BroadcastOverview, OverviewFilter } from '#contract/campaigns/overview.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { overview } from './overview.ts'

export const overviewEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/communication/overview',
    summary: 'What was sent in the last days, what was not, and why',
    access: 'owner',
    limit: 'analytics',
    query: OverviewFilter,
    answers: { 200: BroadcastOverview },
    handle: (ctx, { query }) => overview(ctx, query.days),
  }),
]
