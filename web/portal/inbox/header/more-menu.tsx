import { MoreIcon } from '../../parts/icons.tsx'
import { Menu, MenuItem, MenuLine } from '../../parts/menu.tsx'
import { tell } from '../../parts/notices/notices.ts'
import { now } from '../../words/clock.ts'
import { soon } from '../../words/dates.ts'
import { snoozeChoices } from '../actions/snooze.ts'
import { apply } from '../changes.ts'
import type { Conversation } from '../records.ts'
import { useSelf } from '../self.ts'
import { inboxWords } from '../words.ts'
import css from './header.module.css'

/** What is done rarely; on a phone also what has no room in the line. */
export function MoreMenu({
  conversation,
  done,
  className,
}: {
  conversation: Conversation
  done: () => void
  className?: string
}) {
  const words = inboxWords()
  const me = useSelf()
  const { id, status, unread, assignee } = conversation
  const act = (change: Parameters<typeof apply>[1]) => () => void apply({ ids: [id] }, change, me)
  const tomorrow = snoozeChoices(now()).find(({ key }) => key === 'tomorrow')!
  return (
    <Menu button={<MoreIcon />} label={words.more} className={className}>
      <span className={css.onPhone}>
        <MenuItem onClick={done}>{words.done}</MenuItem>
        <MenuItem
          onClick={act({ action: 'snooze', value: tomorrow.until.toISOString() })}
          aside={soon(tomorrow.until)}
        >
          {words.snooze_tomorrow}
        </MenuItem>
        {assignee?.id !== me.id && (
          <MenuItem onClick={act({ action: 'assign', value: me.id, member: me })}>
            {words.assign}: {words.me}
          </MenuItem>
        )}
        <MenuLine />
      </span>
      <MenuItem onClick={act({ action: unread ? 'read' : 'unread' })}>
        {unread ? words.mark_read : words.mark_unread}
      </MenuItem>
      <MenuItem onClick={act({ action: status === 'open' ? 'close' : 'reopen' })}>
        {status === 'open' ? words.close : words.reopen}
      </MenuItem>
      <MenuItem
        onClick={() => {
          void navigator.clipboard?.writeText(location.href).then(() => tell(words.copied))
        }}
      >
        {words.copy_link}
      </MenuItem>
    </Menu>
  )
}
