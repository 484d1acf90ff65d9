import type { Account, CallSetup } from '#client'
import { ChoiceField, TextField } from '../../../parts/field.tsx'
import { numberOf } from '../../../words/dates.ts'
import { say } from '../../../words/words.ts'
import { useEdits } from '../../edits.ts'
import { Subject } from '../../frame.tsx'
import { changeAccount } from '../../queries.ts'
import { SaveForm } from '../../save-form.tsx'
import { numberOrNone, orNull } from '../nested.ts'
import { callsWords } from '../words.ts'
import css from './phone.module.css'

/** How calls are held, whoever placed them. */
export function CallRules({
  account,
  closed,
  setup,
}: {
  account: Account
  closed: string | null
  setup: CallSetup | undefined
}) {
  const words = callsWords()
  const { record, transfer_to, outage_transfer_to, at_once, engine } = account.calls
  const edits = useEdits(`calls:${account.id}`, {
    record,
    transfer_to: transfer_to ?? '',
    outage_transfer_to: outage_transfer_to ?? '',
    at_once: at_once?.toString() ?? '',
    engine,
  })
  const { values, set } = edits
  const save = ({ transfer_to, outage_transfer_to, at_once, ...rest }: Partial<typeof values>) =>
    changeAccount({
      calls: {
        ...rest,
        ...(transfer_to !== undefined && { transfer_to: orNull(transfer_to) }),
        ...(outage_transfer_to !== undefined && { outage_transfer_to: orNull(outage_transfer_to) }),
        ...(at_once !== undefined && { at_once: numberOrNone(at_once) ?? null }),
      },
    })
  const number = { type: 'tel', dir: 'ltr', maxLength: 40 } as const
  const realtime = setup?.realtime
  return (
    <Subject title={words.rules}>
      <SaveForm edits={edits} save={save} closed={closed}>
        <p className={css.notice}>{words.announced}</p>
        <label className={css.check}>
          <input
            type="checkbox"
            checked={values.record}
            onChange={event => set({ record: event.target.checked })}
          />
          <span>
            {words.record}
            <small>{words.record_note}</small>
          </span>
        </label>
        <TextField
          label={words.transfer_to}
          note={words.transfer_to_note}
          {...number}
          value={values.transfer_to}
          onChange={event => set({ transfer_to: event.target.value })}
        />
        <TextField
          label={words.outage_to}
          note={words.outage_to_note}
          {...number}
          value={values.outage_transfer_to}
          onChange={event => set({ outage_transfer_to: event.target.value })}
        />
        <TextField
          label={words.at_once}
          note={say(words.at_once_note, { count: setup ? numberOf(setup.at_once) : '…' })}
          type="number"
          dir="ltr"
          min={1}
          max={10_000}
          value={values.at_once}
          onChange={event => set({ at_once: event.target.value })}
        />
        {setup && (realtime || engine === 'realtime') ? (
          <ChoiceField
            label={words.engine}
            value={values.engine}
            onChange={event => set({ engine: event.target.value as typeof engine })}
            options={[
              ['cascade', words.engine_cascade],
              ['realtime', say(words.engine_realtime, { model: realtime?.model ?? '–' })],
            ]}
          />
        ) : (
          <TextField label={words.engine} note={words.engine_only} readOnly value={words.engine_cascade} />
        )}
      </SaveForm>
    </Subject>
  )
}
