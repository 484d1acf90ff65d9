import { useNavigate } from '@tanstack/react-router'
import type { CallSimulation } from '#client'
import { AreaField, ChoiceField, TextField } from '../../../parts/field.tsx'
import { useIsOwner } from '../../../shell/me.ts'
import { useEdits } from '../../edits.ts'
import { Subject } from '../../frame.tsx'
import { SaveForm } from '../../save-form.tsx'
import { settingsWords } from '../../words.ts'
import { simulationsWords } from '../words.ts'
import { Expectations } from './expectations.tsx'
import { saveSimulation } from './queries.ts'
import { emptyScript, type Script, scriptOf, simulationOf, wrongIn } from './script.ts'
import css from './simulations.module.css'
import { Steps } from './steps.tsx'

/** What a caller does, and what should come of it. */
export function ScriptForm({ simulation }: { simulation: CallSimulation | null }) {
  const words = simulationsWords()
  const closed = useIsOwner() ? null : settingsWords().owners_only
  const go = useNavigate()
  const edits = useEdits<Script>(
    `simulation:${simulation?.id ?? 'new'}`,
    simulation ? scriptOf(simulation) : emptyScript,
  )
  const { values, set } = edits
  const wrong = edits.dirty ? wrongIn(values) : null
  const save = async () => {
    const saved = await saveSimulation(
      simulation?.id ?? null,
      simulationOf(values, simulation?.link_id ?? null),
    )
    if (!simulation) void go({ to: `/settings/channels/simulations/${saved.id}` as never, replace: true })
  }
  return (
    <Subject title={words.steps} note={words.steps_note}>
      <SaveForm edits={edits} save={save} wrong={wrong && words[wrong]} closed={closed}>
        <TextField
          label={words.name}
          placeholder={words.name_example}
          required
          maxLength={200}
          value={values.name}
          onChange={event => set({ name: event.target.value })}
        />
        <Steps steps={values.steps} change={steps => set({ steps })} />
        <h3 className={css.h3}>{words.expect}</h3>
        <Expectations values={values} set={set} />
        <details className={css.more}>
          <summary className={css.summary}>{words.caller}</summary>
          <div className={css.fields}>
            <ChoiceField
              label={words.direction}
              value={values.direction}
              onChange={event => set({ direction: event.target.value as Script['direction'] })}
              options={[
                ['inbound', words.inbound],
                ['outbound', words.outbound],
              ]}
            />
            {values.direction === 'outbound' && (
              <AreaField
                label={words.about}
                maxLength={4_000}
                value={values.about}
                onChange={event => set({ about: event.target.value })}
              />
            )}
            <TextField
              label={words.shown_number}
              note={words.shown_number_note}
              type="tel"
              dir="ltr"
              maxLength={40}
              value={values.phone}
              onChange={event => set({ phone: event.target.value })}
            />
            <TextField
              label={words.known_name}
              maxLength={200}
              value={values.known_name}
              onChange={event => set({ known_name: event.target.value })}
            />
          </div>
        </details>
      </SaveForm>
    </Subject>
  )
}
