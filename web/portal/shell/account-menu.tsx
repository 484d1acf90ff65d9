import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { LeaveIcon, MoreIcon, SettingsIcon } from '../parts/icons.tsx'
import { signOut } from '../session/door.ts'
import css from './account-menu.module.css'
import list from './popover-list.module.css'
import { shellWords } from './words.ts'

/** What one does about oneself, in a popover of the browser's own. */
export function AccountMenu() {
  const words = shellWords()
  const id = useId()
  return (
    <>
      <button
        type="button"
        className={css.opener}
        popoverTarget={id}
        aria-label={words.account}
        title={words.account}
      >
        <MoreIcon />
      </button>
      <div id={id} popover="auto" className={`${list.list} ${css.items}`}>
        <Link to={'/settings' as never} onClick={() => document.getElementById(id)?.hidePopover()}>
          <SettingsIcon />
          {words.your_settings}
        </Link>
        <button type="button" onClick={() => void signOut()}>
          <LeaveIcon />
          {words.sign_out}
        </button>
      </div>
    </>
  )
}
