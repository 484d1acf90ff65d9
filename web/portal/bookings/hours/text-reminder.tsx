import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Account } from '#client'
import { AreaField, ChoiceField } from '../../parts/field.tsx'
import { useLate } from '../../parts/use-late.ts'
import { counted } from '../../words/words.ts'
import css from '../settings/settings.module.css'
import { settingWords } from '../settings/words.ts'
import { MarksNote } from './marks-note.tsx'
import { reminderPreviewQuery, whatsappTemplatesQuery } from './queries.ts'
import type { RuleFields } from './rule-fields.ts'

/** Milliseconds after the last key until the preview is read. */
const pauseMs = 250
const marks = '{name}, {service}, {when}, {business}, {link}'

/** The reminder by text message: whether, in which words, how long it is, and whether WhatsApp carries it. */
export function TextReminder({
  account,
  values,
  set,
}: {
  account: Account
  values: RuleFields
  set: (change: Partial<RuleFields>) => void
}) {
  const own = settingWords().rules
  const templates = useQuery({ ...whatsappTemplatesQuery, enabled: values.texts })
  const approved = (templates.data ?? []).filter(
    each => each.provider_status === 'approved' && each.is_active,
  )
  return (
    <>
      <label className={css.check}>
        <input
          type="checkbox"
          checked={values.texts}
          onChange={event => set({ texts: event.currentTarget.checked })}
        />
        {own.texts_on}
      </label>
      {values.texts && (
        <>
          <p className={css.quiet}>{account.communication_enabled ? own.texts_note : own.texts_closed}</p>
          <AreaField
            label={own.text_words}
            note={<MarksNote text={own.text_words_note} marks={marks} />}
            rows={3}
            maxLength={600}
            value={values.textWords}
            onChange={event => set({ textWords: event.currentTarget.value })}
          />
          <TextPreview typed={values.textWords} />
          {(approved.length > 0 || values.templateId !== '') && (
            <ChoiceField
              label={own.text_template}
              options={[
                ['', own.text_template_none] as const,
                ...approved.map(({ id, name }) => [id, name] as const),
              ]}
              value={values.templateId}
              onChange={event => set({ templateId: event.currentTarget.value })}
            />
          )}
        </>
      )}
    </>
  )
}

/** What they read, and how many text messages that is, while it is typed. */
function TextPreview({ typed }: { typed: string }) {
  const own = settingWords().rules
  const words = useLate(typed.trim(), pauseMs)
  const { data } = useQuery({ ...reminderPreviewQuery(words || null), placeholderData: keepPreviousData })
  if (!data) return null
  return (
    <figure className={css.preview} aria-label={own.text_preview}>
      <blockquote dir="auto">{data.text}</blockquote>
      <figcaption aria-live="polite">
        {counted(own.text_characters, data.characters)} · {counted(own.text_parts, data.segments)}
      </figcaption>
    </figure>
  )
}
