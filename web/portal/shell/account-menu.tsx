import { useNavigate } from '@tanstack/react-router'
import { LeaveIcon, MoreIcon, SettingsIcon } from '../parts/icons.tsx'
import { Menu, MenuItem } from '../parts/menu.tsx'
import { signOut } from '../session/door.ts'
import css from './rail.module.css'
import { shellWords } from './words.ts'

/** What one does about oneself. */
export function AccountMenu() {
  const words = shellWords()
  const go = useNavigate()
  return (
    <Menu button={<MoreIcon />} label={words.account} className={css.opener}>
      <MenuItem icon={<SettingsIcon />} onClick={() => void go({ to: '/settings' as never })}>
        {words.your_settings}
      </MenuItem>
      <MenuItem icon={<LeaveIcon />} onClick={() => void signOut()}>
        {words.sign_out}
      </MenuItem>
    </Menu>
  )
}
