import { useQuery } from '@tanstack/react-query'
import { CheckIcon, PeopleIcon } from '../../parts/icons.tsx'
import { Menu, MenuItem, MenuLine } from '../../parts/menu.tsx'
import { useMe } from '../../shell/me.ts'
import { membersQuery } from '../queries.ts'
import type { Member } from '../records.ts'
import { inboxWords } from '../words.ts'

/** Who looks after it: a member of the team, or nobody. */
export function AssignMenu({
  assignee = null,
  onPick,
  shortcut,
  className,
}: {
  assignee?: Member | null
  onPick: (member: Member | null) => void
  shortcut?: string
  className?: string
}) {
  const words = inboxWords()
  const { user } = useMe()
  const { data } = useQuery(membersQuery)
  const me = { id: user.id, name: user.name ?? user.email }
  const others = (data?.members ?? []).filter(({ id, status }) => id !== user.id && status === 'active')
  const item = (member: Member, label: string) => (
    <MenuItem
      key={member.id}
      onClick={() => onPick(member)}
      checked={assignee?.id === member.id}
      aside={assignee?.id === member.id ? <CheckIcon size={14} /> : undefined}
    >
      <span dir="auto">{label}</span>
    </MenuItem>
  )
  return (
    <Menu button={<PeopleIcon />} label={words.assign} className={className} shortcut={shortcut}>
      {item(me, words.me)}
      {others.map(({ id, name, email }) => item({ id, name: name ?? email }, name ?? email))}
      <MenuLine />
      <MenuItem onClick={() => onPick(null)} disabled={assignee === null}>
        {words.nobody}
      </MenuItem>
    </Menu>
  )
}
