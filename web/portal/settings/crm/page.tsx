import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CrmConnectionList } from '#client'
import { Read } from '../../parts/read.tsx'
import { OwnersOnly } from '../owners-only.tsx'
import { programsWords } from '../programs/words.ts'
import rows from '../rows.module.css'
import { ConnectionCard } from './connection-card.tsx'
import { crmQuery, type Provider } from './queries.ts'

const providers: Provider[] = ['hubspot', 'signed_json']

/** Milliseconds: nothing tells the desk that a comparison is over, so it looks. */
const lookEvery = 2_000

/** The CRMs that leads are copied to. */
export function Page() {
  // By provider: when its last comparison was, as another one was asked for.
  const [since, setSince] = useState<Partial<Record<Provider, string | null>>>({})
  const isSyncing = ({ connections }: CrmConnectionList, provider: Provider) => {
    const connection = connections.find(each => each.provider === provider)
    return (
      connection !== undefined &&
      provider in since &&
      connection.last_synced_at === since[provider] &&
      !connection.failing_since
    )
  }
  const query = useQuery({
    ...crmQuery,
    refetchInterval: ({ state: { data } }) =>
      data && providers.some(provider => isSyncing(data, provider)) ? lookEvery : false,
  })
  return (
    <OwnersOnly>
      <p className={rows.more}>{programsWords().crm_note}</p>
      <Read query={query} lines={6}>
        {data =>
          providers.map(provider => (
            <ConnectionCard
              key={provider}
              provider={provider}
              connections={data.connections}
              isSyncing={isSyncing(data, provider)}
              syncs={last => setSince(all => ({ ...all, [provider]: last }))}
            />
          ))
        }
      </Read>
    </OwnersOnly>
  )
}
