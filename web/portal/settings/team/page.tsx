import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Member } from '#client'
import { holdRemoval, tell, useKept } from '../../parts/notices/notices.ts'
import { Read } from '../../parts/read.tsx'
import { useIsOwner, useMe } from '../../shell/me.ts'
import { say } from '../../words/words.ts'
import { SettingsPage, Subject } from '../frame.tsx'
import { membersQuery, removeMember } from '../queries.ts'
import rows from '../rows.module.css'
import { teamSentenceOf } from '../sentence.ts'
import { settingsWords } from '../words.ts'
import { Invite } from './invite.tsx'
import { MemberRow } from './member-row.tsx'
import css from './team.module.css'

/** Who works at the business, and as what. */
export function Page() {
  const words = settingsWords()
  const query = useQuery(membersQuery)
  const mayChange = useIsOwner()
  return (
    <SettingsPage>
      <Subject
        title={words.members}
        note={mayChange ? `${words.owner_note} ${words.agent_note}` : words.owners_only}
      >
        <Read query={query} lines={3}>
          {({ members }) => <Members members={members} mayChange={mayChange} />}
        </Read>
      </Subject>
      <Link to={'/settings/team/roles' as never} className={rows.back}>
        {words.what_roles}
      </Link>
      {mayChange && <Invite />}
    </SettingsPage>
  )
}

function Members({ members, mayChange }: { members: Member[]; mayChange: boolean }) {
  const me = useMe()
  const remove = ({ id, name, email }: Member) =>
    holdRemoval(say(settingsWords().removed, { name: name ?? email }), id, () =>
      removeMember(id).catch((error: unknown) => tell(teamSentenceOf(error))),
    )
  return (
    <ul className={css.list}>
      {useKept(members).map(member => (
        <MemberRow
          key={member.id}
          member={member}
          self={member.id === me.user.id}
          mayChange={mayChange}
          remove={() => remove(member)}
        />
      ))}
    </ul>
  )
}
