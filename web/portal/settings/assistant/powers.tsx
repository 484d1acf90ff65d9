import type { Account } from '#client'
import { ChoiceField } from '../../parts/field.tsx'
import { useEdits } from '../edits.ts'
import { Subject } from '../frame.tsx'
import { changeAccount } from '../queries.ts'
import rows from '../rows.module.css'
import { SaveForm } from '../save-form.tsx'
import { assistantWords } from './words.ts'

const channels = ['chat', 'call', 'book'] as const
const mails = ['off', 'draft', 'auto'] as const

/** What the assistant is let do by itself. */
export function Powers({ account, closed }: { account: Account; closed: string | null }) {
  const words = assistantWords()
  const edits = useEdits(`powers:${account.id}`, {
    channels: account.channels,
    email_replies: account.email_replies,
  })
  const { values, set } = edits
  return (
    <Subject title={words.may} note={words.may_note}>
      <SaveForm edits={edits} closed={closed} save={changeAccount}>
        <fieldset className={rows.group} aria-label={words.may}>
          {channels.map(channel => (
            <label key={channel} className={rows.check}>
              <input
                type="checkbox"
                checked={values.channels[channel]}
                onChange={({ target }) =>
                  set({ channels: { ...values.channels, [channel]: target.checked } })
                }
              />
              {words[`may_${channel}`]}
            </label>
          ))}
        </fieldset>
        <ChoiceField
          label={words.mails}
          value={values.email_replies}
          onChange={({ target }) => set({ email_replies: target.value as Account['email_replies'] })}
          options={mails.map(way => [way, words[`mails_${way}`]] as const)}
        />
      </SaveForm>
    </Subject>
  )
}
