import { useQuery } from '@tanstack/react-query'
import { Read } from '../../parts/read.tsx'
import { useIsOwner } from '../../shell/me.ts'
import { SettingsPage } from '../frame.tsx'
import { accountQuery } from '../queries.ts'
import { settingsWords } from '../words.ts'
import { Contact } from './contact.tsx'
import { Hours } from './hours.tsx'
import { Look } from './look.tsx'

/** What the business tells of itself, and how it looks. */
export function Page() {
  const closed = useIsOwner() ? null : settingsWords().owners_only
  return (
    <SettingsPage>
      <Read query={useQuery(accountQuery)} lines={8}>
        {account => (
          <>
            <Contact account={account} closed={closed} />
            <Hours account={account} closed={closed} />
            <Look account={account} closed={closed} />
          </>
        )}
      </Read>
    </SettingsPage>
  )
}
