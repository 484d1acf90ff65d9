import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Connection } from '#client'
import { Read } from '../../../parts/read.tsx'
import { Subject } from '../../frame.tsx'
import { connectionsQuery } from '../queries.ts'
import { channelsWords } from '../words.ts'

/** The account of one channel. */
export function ChannelAccount<C extends Connection['channel']>({
  channel,
  title = channelsWords().own_account,
  children,
}: {
  channel: C
  title?: string
  children: (connection: Connection & { channel: C }) => ReactNode
}) {
  return (
    <Subject title={title}>
      <Read query={useQuery(connectionsQuery)} lines={6}>
        {all => children(all.find(each => each.channel === channel) as Connection & { channel: C })}
      </Read>
    </Subject>
  )
}
