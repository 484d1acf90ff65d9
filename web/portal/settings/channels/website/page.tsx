import { useQuery } from '@tanstack/react-query'
import type { Account } from '#client'
import { Read } from '../../../parts/read.tsx'
import { useIsOwner } from '../../../shell/me.ts'
import { useEdits } from '../../edits.ts'
import { accountQuery } from '../../queries.ts'
import { settingsWords } from '../../words.ts'
import { ChannelPage, OwnersOnly } from '../frame.tsx'
import { channelsWords } from '../words.ts'
import { Allowed } from './allowed.tsx'
import { Check } from './check.tsx'
import { LineForm } from './line-form.tsx'
import { Look } from './look.tsx'
import { Preview } from './preview.tsx'
import { Snippet } from './snippet.tsx'
import { lookOf, useLine } from './widget-look.ts'

/** The chat on the business's website: how it looks, where it may stand, and how it gets there. */
export function Page() {
  return (
    <ChannelPage title={channelsWords().website}>
      <Read query={useQuery(accountQuery)} lines={10}>
        {account => <Parts account={account} />}
      </Read>
    </ChannelPage>
  )
}

function Parts({ account }: { account: Account }) {
  const closed = useIsOwner() ? null : settingsWords().owners_only
  const edits = useEdits(`widget:${account.id}`, lookOf(account))
  const [line, setLine] = useLine()
  return (
    <>
      <Preview account={account} look={edits.values} line={line} />
      <Look edits={edits} closed={closed} />
      <Allowed account={account} closed={closed} />
      <Snippet tenant={account.id} line={line}>
        <LineForm line={line} change={setLine} />
      </Snippet>
      <OwnersOnly>
        <Check account={account} />
      </OwnersOnly>
    </>
  )
}
