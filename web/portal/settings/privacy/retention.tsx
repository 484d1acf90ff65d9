import type { Account } from '#client'
import { ChoiceField } from '../../parts/field.tsx'
import { counted } from '../../words/words.ts'
import { useEdits } from '../edits.ts'
import { Subject } from '../frame.tsx'
import { changeAccount } from '../queries.ts'
import { SaveForm } from '../save-form.tsx'
import { privacyWords } from './words.ts'

type Kind = keyof Account['retention']

const kinds: Kind[] = [
  'conversation_days',
  'lead_days',
  'booking_days',
  'message_days',
  'record_days',
  'audit_days',
]
/** These two always end; a log of less than a month would tell nothing. */
const least: Partial<Record<Kind, number>> = { record_days: 1, audit_days: 30 }
const spans = [7, 30, 90, 180, 365, 730, 1_095, 1_825, 3_650]
const year = 365

/** For how many days each kind of record is kept. */
export function Retention({ account }: { account: Account }) {
  const words = privacyWords()
  const edits = useEdits(`retention:${account.id}`, account.retention)
  const said = (days: number) => (days % year ? counted(words.days, days) : counted(words.years, days / year))
  const optionsOf = (kind: Kind, value: number | null) => {
    const known = [...new Set([...spans, ...(value ? [value] : [])])]
      .filter(days => days >= (least[kind] ?? 1))
      .sort((a, b) => a - b)
      .map(days => [String(days), said(days)] as const)
    return kind in least ? known : [['', words.for_ever] as const, ...known]
  }
  return (
    <Subject title={words.keeping} note={words.keeping_note}>
      <SaveForm edits={edits} save={retention => changeAccount({ retention })}>
        {kinds.map(kind => (
          <ChoiceField
            key={kind}
            label={words[kind]}
            value={String(edits.values[kind] ?? '')}
            onChange={({ target }) => edits.set({ [kind]: target.value ? Number(target.value) : null })}
            options={optionsOf(kind, account.retention[kind])}
          />
        ))}
      </SaveForm>
    </Subject>
  )
}
