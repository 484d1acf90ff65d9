import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useIsOwner, useMe } from '../../shell/me.ts'
import { SettingsPage, Subject } from '../frame.tsx'
import { membersQuery } from '../queries.ts'
import { Read } from '../read.tsx'
import rows from '../rows.module.css'
import { settingsWords } from '../words.ts'
import { Invite } from './invite.tsx'
import { MemberRow } from './member-row.tsx'
import css from './team.module.css'
import { useRemoval } from './use-removal.ts'

/** Who works at the business, and as what. */
export function Page() {
  const words = settingsWords()
  const query = useQuery(membersQuery)
  const me = useMe()
  const mayChange = useIsOwner()
  const { leaving, remove } = useRemoval()
  return (
    <SettingsPage>
      <Subject
        title={words.members}
        note={mayChange ? `${words.owner_note} ${words.agent_note}` : words.owners_only}
      >
        <Read query={query} lines={3}>
          {({ members }) => (
            <ul className={css.list}>
              {members
                .filter(({ id }) => !leaving.includes(id))
                .map(member => (
                  <MemberRow
                    key={member.id}
                    member={member}
                    self={member.id === me.user.id}
                    mayChange={mayChange}
                    remove={() => remove(member)}
                  />
                ))}
            </ul>
          )}
        </Read>
      </Subject>
      <Link to={'/settings/team/roles' as never} className={rows.back}>
        {words.what_roles}
      </Link>
      {mayChange && <Invite />}
    </SettingsPage>
  )
}
