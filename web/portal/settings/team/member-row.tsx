import { useState } from 'react'
import type { Member } from '#client'
import { initial } from '#web/ui/initial.ts'
import { pageData } from '../../page-data.ts'
import { TrashIcon } from '../../parts/icons.tsx'
import { tell } from '../../parts/notices/notices.ts'
import { say } from '../../words/words.ts'
import { changeMember, inviteAgain } from '../queries.ts'
import { teamSentenceOf } from '../sentence.ts'
import { settingsWords } from '../words.ts'
import css from './team.module.css'

export function MemberRow({
  member,
  self,
  mayChange,
  remove,
}: {
  member: Member
  self: boolean
  mayChange: boolean
  remove: () => void
}) {
  const words = settingsWords()
  const shown = member.name ?? member.email
  const [fault, setFault] = useState<string | null>(null)
  const attempt = (work: Promise<unknown>, done?: string) =>
    void work.then(
      () => {
        setFault(null)
        if (done) tell(done)
      },
      (error: unknown) => setFault(teamSentenceOf(error)),
    )
  const invited = member.status === 'invited'
  return (
    <li className={css.member}>
      <span className={css.face} aria-hidden="true">
        {initial(shown, pageData.lang)}
      </span>
      <div className={css.who}>
        <div className={css.name}>
          <span dir="auto">{shown}</span>
          {self && <span className={css.mark}>{words.that_is_you}</span>}
          {invited && <span className={css.mark}>{words.waiting}</span>}
        </div>
        {member.name && (
          <div className={css.email}>
            <bdi>{member.email}</bdi>
          </div>
        )}
        {fault !== null && (
          <div className={css.fault} role="alert">
            {fault}
          </div>
        )}
      </div>
      {mayChange && invited && (
        <button
          type="button"
          className={css.way}
          onClick={() => attempt(inviteAgain(member.id), words.invited_again)}
        >
          {words.mail_again}
        </button>
      )}
      {mayChange ? (
        <select
          className={css.way}
          aria-label={say(words.role_of, { name: shown })}
          value={member.role}
          onChange={event => attempt(changeMember(member.id, { role: event.target.value as Member['role'] }))}
        >
          <option value="owner">{words.owner}</option>
          <option value="agent">{words.agent}</option>
        </select>
      ) : (
        <span className={css.email}>{words[member.role]}</span>
      )}
      {mayChange && !self && (
        <button
          type="button"
          className={css.remove}
          onClick={remove}
          aria-label={say(words.remove_of, { name: shown })}
          title={words.remove}
        >
          <TrashIcon />
        </button>
      )}
    </li>
  )
}
