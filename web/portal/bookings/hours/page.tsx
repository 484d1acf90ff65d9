import { useQuery } from '@tanstack/react-query'
import { Pending } from '../../parts/states.tsx'
import { useIsOwner } from '../../shell/me.ts'
import { accountQuery } from '../settings/account.ts'
import css from '../settings/settings.module.css'
import { settingWords } from '../settings/words.ts'
import { Closures } from './closures.tsx'
import { Holidays } from './holidays.tsx'
import { OpeningHours } from './opening-hours.tsx'
import { Rules } from './rules.tsx'

/** When the business is open, when it is not, and by which rules bookings are taken. */
export function Page() {
  const { data: account, error, refetch } = useQuery(accountQuery)
  const isOwner = useIsOwner()
  if (!account) return <Pending error={error} retry={refetch} lines={8} height={44} />
  return (
    <div className={css.column}>
      {!isOwner && <p className={css.quiet}>{settingWords().owners_only}</p>}
      <OpeningHours account={account} isOwner={isOwner} />
      <Closures account={account} isOwner={isOwner} />
      {isOwner && <Holidays account={account} />}
      <Rules account={account} isOwner={isOwner} />
    </div>
  )
}
