import { CheckIcon, CloseIcon, MoreIcon } from '../../parts/icons.tsx'
import { Menu, MenuItem } from '../../parts/menu.tsx'
import { numberOf } from '../../words/dates.ts'
import { counted } from '../../words/words.ts'
import { AssignMenu } from '../actions/assign-menu.tsx'
import { SnoozeMenu } from '../actions/snooze-menu.tsx'
import { TagMenu } from '../actions/tag-menu.tsx'
import type { BulkAction, Change } from '../cache.ts'
import { apply } from '../changes.ts'
import { useSelf } from '../self.ts'
import { inboxWords } from '../words.ts'
import css from './bulk-bar.module.css'
import type { Selection } from './selection.ts'
import type { GroupState } from './use-groups.ts'

/** What can be done with the selected conversations. All that match can be chosen where the view is one list. */
export function BulkBar({ selection, groups }: { selection: Selection; groups: GroupState[] }) {
  const words = inboxWords()
  const me = useSelf()
  const [first] = groups
  const all = first && groups.length === 1 && first.total > selection.count ? first : null
  const act = (change: Change & { action: BulkAction }) => {
    const chosen = selection.isAll && first ? { filter: first.filter } : { ids: selection.ids }
    selection.clear()
    void apply(chosen, change, me)
  }
  const count = selection.isAll && first ? first.total : selection.count
  return (
    <div className={css.bar} role="toolbar" aria-label={words.actions}>
      <button type="button" className={css.button} aria-label={words.select_none} onClick={selection.clear}>
        <CloseIcon size={16} />
      </button>
      <span className={css.count}>
        {counted(words.selected, count)}
        {selection.isAll && first?.isCapped && '+'}
      </span>
      <button
        type="button"
        className={css.button}
        title={words.done}
        aria-label={words.done}
        onClick={() => act({ action: 'done' })}
      >
        <CheckIcon />
      </button>
      <SnoozeMenu
        className={css.button}
        onPick={until => act(until ? { action: 'snooze', value: until } : { action: 'unsnooze' })}
      />
      <AssignMenu
        className={css.button}
        onPick={member => act({ action: 'assign', value: member?.id ?? null, member })}
      />
      <TagMenu className={css.button} onAdd={tag => act({ action: 'tag', value: tag })} />
      <Menu button={<MoreIcon />} label={words.more} className={css.button}>
        <MenuItem onClick={() => act({ action: 'read' })}>{words.mark_read}</MenuItem>
        <MenuItem onClick={() => act({ action: 'unread' })}>{words.mark_unread}</MenuItem>
        <MenuItem onClick={() => act({ action: 'close' })}>{words.close}</MenuItem>
        <MenuItem onClick={() => act({ action: 'reopen' })}>{words.reopen}</MenuItem>
      </Menu>
      {all && !selection.isAll && (
        <button type="button" className={css.all} onClick={selection.selectAll}>
          {counted(words.select_matching, all.total).replace(
            numberOf(all.total),
            numberOf(all.total) + (all.isCapped ? '+' : ''),
          )}
        </button>
      )}
    </div>
  )
}
