import { pageData } from '../../../page-data.ts'
import { AreaField, ChoiceField, TextField } from '../../../parts/field.tsx'
import { languageOf } from '../../../words/dates.ts'
import { questionnaireWords } from '../words.ts'
import type { Draft } from './draft.ts'
import css from './editor.module.css'

const modes = ['audio', 'audio_video', 'none'] as const

/** How the questions of a set are asked. */
export function SetSettings({
  draft,
  isLocked,
  edit,
}: {
  draft: Draft
  isLocked: boolean
  edit: (changes: Partial<Draft>) => void
}) {
  const words = questionnaireWords()
  const languages = [...new Set([...pageData.languages, ...(draft.language ? [draft.language] : [])])]
  return (
    <section className={css.card} aria-labelledby="settings">
      <h3 id="settings" className={css.part}>
        {words.settings}
      </h3>
      <div className={css.fields}>
        <ChoiceField
          label={words.recording}
          disabled={isLocked}
          options={modes.map(mode => [mode, words.mode_long[mode]] as const)}
          value={draft.recording_mode}
          onChange={event => edit({ recording_mode: event.currentTarget.value as Draft['recording_mode'] })}
        />
        <ChoiceField
          label={words.language}
          note={words.language_note}
          disabled={isLocked}
          options={[
            ['', words.language_questions] as const,
            ...languages.map(tag => [tag, languageOf(tag)] as const),
          ]}
          value={draft.language}
          onChange={event => edit({ language: event.currentTarget.value })}
        />
        <TextField
          label={words.minutes}
          note={words.minutes_note}
          type="number"
          inputMode="numeric"
          min={1}
          max={600}
          value={draft.minutes}
          onChange={event => edit({ minutes: event.currentTarget.value })}
        />
      </div>
      <label className={css.check}>
        <input
          type="checkbox"
          checked={draft.monitor_activity}
          disabled={isLocked}
          onChange={event => edit({ monitor_activity: event.currentTarget.checked })}
        />
        <span>
          {words.monitor}
          <span className={css.note}>{words.monitor_note}</span>
        </span>
      </label>
      <AreaField
        label={words.context}
        note={words.context_note}
        rows={3}
        maxLength={50_000}
        value={draft.context_text}
        onChange={event => edit({ context_text: event.currentTarget.value })}
      />
    </section>
  )
}
