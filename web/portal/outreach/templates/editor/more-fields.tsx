import { ChoiceField, TextField } from '../../../parts/field.tsx'
import { languageOf } from '../../../words/dates.ts'
import { templateWords } from '../words.ts'
import type { Draft } from './draft.ts'
import css from './editor.module.css'
import type { DraftState } from './use-template-draft.ts'

const languages = [
  'ar',
  'da',
  'de',
  'el',
  'en',
  'en_GB',
  'en_US',
  'es',
  'fi',
  'fr',
  'he',
  'hi',
  'id',
  'it',
  'ja',
  'ko',
  'nb',
  'nl',
  'pl',
  'pt_BR',
  'pt_PT',
  'ro',
  'ru',
  'sv',
  'tr',
  'uk',
  'zh_CN',
]

/** What few templates need: the language, a machine that picks up, the register of India. */
export function MoreFields({ draft, change }: { draft: Draft; change: DraftState['change'] }) {
  const words = templateWords().editor
  const { channel, language, on_machine: onMachine, dlt_template_id: dlt } = draft
  const known = languages.includes(language) ? languages : [language, ...languages]
  return (
    <details className={css.more}>
      <summary>{words.more}</summary>
      <div className={css.fields}>
        <ChoiceField
          label={words.language}
          value={language}
          onChange={event => change({ language: event.currentTarget.value })}
          options={known.map(tag => [tag, languageOf(tag.replace('_', '-'))] as const)}
        />
        {channel === 'voice' && (
          <ChoiceField
            label={words.on_machine}
            value={onMachine ?? ''}
            onChange={event =>
              change({ on_machine: (event.currentTarget.value || null) as Draft['on_machine'] })
            }
            options={[
              ['', words.machine.usual],
              ['hang_up', words.machine.hang_up],
              ['leave_message', words.machine.leave_message],
            ]}
          />
        )}
        {channel === 'sms' && (
          <TextField
            label={words.dlt}
            note={words.dlt_note}
            dir="ltr"
            maxLength={64}
            value={dlt ?? ''}
            onChange={event => change({ dlt_template_id: event.currentTarget.value || null })}
          />
        )}
      </div>
    </details>
  )
}
