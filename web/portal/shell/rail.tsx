import { Link, useRouterState } from '@tanstack/react-router'
import { initial } from '#web/ui/initial.ts'
import { pageData } from '../page-data.ts'
import { ChevronIcon, SearchIcon } from '../parts/icons.tsx'
import { openBusinesses } from '../session/businesses-door.ts'
import { AccountMenu } from './account-menu.tsx'
import { type Area, areas, liesIn } from './areas.ts'
import { Badge } from './badge.tsx'
import { commandKey } from './command-key.ts'
import { openFinder } from './finder-door.ts'
import { useMe } from './me.ts'
import css from './rail.module.css'
import { Status } from './status.tsx'
import { shellWords } from './words.ts'

/** The areas, at the side of a wide window. */
export function Rail() {
  const { tenant, user } = useMe()
  const words = shellWords()
  return (
    <header className={css.rail}>
      <button
        type="button"
        className={css.brand}
        onClick={openBusinesses}
        aria-haspopup="dialog"
        title={words.businesses}
      >
        <span className={css.arch} aria-hidden="true">
          {initial(tenant.name, pageData.lang)}
        </span>
        <span className={css.name} dir="auto">
          {tenant.name}
        </span>
        <span className={css.chevron}>
          <ChevronIcon size={14} />
        </span>
      </button>
      <button type="button" className={css.find} onClick={openFinder}>
        <SearchIcon size={15} />
        {words.find}
        <kbd className={css.key}>{commandKey} K</kbd>
      </button>
      <nav aria-label={words.areas} className={css.areas}>
        {areas.map(area => (
          <AreaLink key={area.name} area={area} />
        ))}
      </nav>
      <div className={css.account}>
        <span className={css.face} aria-hidden="true">
          {initial(user.name ?? user.email, pageData.lang)}
        </span>
        <div className={css.who}>
          <div className={css.name} dir="auto">
            {user.name ?? user.email}
          </div>
          <Status />
        </div>
        <AccountMenu />
      </div>
    </header>
  )
}

function AreaLink({ area }: { area: Area }) {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const { icon: Icon, name } = area
  return (
    <Link to={area.path} className={css.area} aria-current={liesIn(area, path) ? 'page' : undefined}>
      <Icon />
      {shellWords()[name]}
      <Badge area={name} />
    </Link>
  )
}
