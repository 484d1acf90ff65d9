import { Link, useRouterState } from '@tanstack/react-router'
import { useId } from 'react'
import { BusinessIcon, LeaveIcon, MoreIcon, SearchIcon } from '../parts/icons.tsx'
import { openBusinesses } from '../session/businesses-door.ts'
import { signOut } from '../session/door.ts'
import { areas, liesIn } from './areas.ts'
import { Badge } from './badge.tsx'
import { openFinder } from './finder-door.ts'
import list from './popover-list.module.css'
import css from './tab-bar.module.css'
import { shellWords } from './words.ts'

/** The areas at the bottom of a phone: four, and the others behind More, a popover of the browser's own. */
export function TabBar() {
  const words = shellWords()
  const id = useId()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const behind = areas.filter(({ onPhone }) => !onPhone)
  const leave = () => document.getElementById(id)?.hidePopover()
  return (
    <nav className={css.bar} aria-label={words.areas}>
      {areas
        .filter(({ onPhone }) => onPhone)
        .map(area => (
          <Link key={area.name} to={area.path} aria-current={liesIn(area, path) ? 'page' : undefined}>
            <area.icon size={22} />
            <Badge area={area.name} small />
            {words[area.name]}
          </Link>
        ))}
      <button
        type="button"
        popoverTarget={id}
        data-current={behind.some(area => liesIn(area, path)) || undefined}
      >
        <MoreIcon size={22} />
        {words.more}
      </button>
      <div id={id} popover="auto" className={`${list.list} ${css.more}`}>
        <button
          type="button"
          onClick={() => {
            leave()
            openFinder()
          }}
        >
          <SearchIcon />
          {words.find}
        </button>
        {behind.map(area => (
          <Link
            key={area.name}
            to={area.path}
            onClick={leave}
            aria-current={liesIn(area, path) ? 'page' : undefined}
          >
            <area.icon />
            {words[area.name]}
          </Link>
        ))}
        <button
          type="button"
          onClick={() => {
            leave()
            openBusinesses()
          }}
        >
          <BusinessIcon />
          {words.businesses}
        </button>
        <button type="button" onClick={() => void signOut()}>
          <LeaveIcon />
          {words.sign_out}
        </button>
      </div>
    </nav>
  )
}
