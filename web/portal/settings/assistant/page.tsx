import { useQuery } from '@tanstack/react-query'
import { Read } from '../../parts/read.tsx'
import { useIsOwner } from '../../shell/me.ts'
import { SettingsPage } from '../frame.tsx'
import { accountQuery } from '../queries.ts'
import { settingsWords } from '../words.ts'
import { Models } from './models.tsx'
import css from './page.module.css'
import { Powers } from './powers.tsx'
import { Questions } from './questions.tsx'
import { Speaking } from './speaking.tsx'
import { TryIt } from './try-it.tsx'

/** How the assistant speaks, what it may do and which model answers; beside it, the assistant itself. */
export function Page() {
  const isOwner = useIsOwner()
  const closed = isOwner ? null : settingsWords().owners_only
  const query = useQuery(accountQuery)
  return (
    <SettingsPage wide>
      <div className={css.columns}>
        <div className={css.main}>
          <Read query={query} lines={10}>
            {account => (
              <>
                <Speaking account={account} closed={closed} />
                <Questions account={account} closed={closed} />
                <Powers account={account} closed={closed} />
              </>
            )}
          </Read>
          {isOwner && <Models />}
        </div>
        <aside className={css.side}>
          <TryIt account={query.data} />
        </aside>
      </div>
    </SettingsPage>
  )
}
