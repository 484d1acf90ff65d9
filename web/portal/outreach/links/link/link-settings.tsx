import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { ChatLink } from '#client'
import { pageData } from '../../../page-data.ts'
import { reasonSentence } from '../../../parts/fault-sentence.ts'
import { AreaField, ChoiceField, TextField } from '../../../parts/field.tsx'
import { tell } from '../../../parts/notices/notices.ts'
import { Card } from '../../../parts/page.tsx'
import { languageOf } from '../../../words/dates.ts'
import { changeLink } from '../queries.ts'
import { linksWords } from '../words.ts'
import { type Fields, fieldsOf, sentOf } from './fields.ts'
import css from './link.module.css'
import { useFields } from './use-fields.ts'

const channels = ['chat', 'call', 'book'] as const
/** What a link without a colour of its own begins with. */
const firstColour = '#1f5c4c'

/** How a link is called, greets, looks and ends; what is empty is as for the whole business. */
export function LinkSettings({ link }: { link: ChatLink }) {
  const words = linksWords()
  const { fields, set, clear, isDirty } = useFields(link.id, fieldsOf(link))
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!fields.channels.length) return setFault(words.channels_none)
    setBusy(true)
    setFault(null)
    try {
      await changeLink(link.id, sentOf(fields))
      clear()
      tell(words.saved)
    } catch (error) {
      setFault(reasonSentence(error))
    }
    setBusy(false)
  }
  const text = (name: 'label' | 'tags' | 'agent_name', note: string, most: number) => (
    <TextField
      label={words[name]}
      note={note}
      maxLength={most}
      value={fields[name]}
      onChange={event => set({ [name]: event.target.value })}
    />
  )
  return (
    <Card title={words.settings}>
      <form className={css.form} onSubmit={submit}>
        {text('label', words.label_note, 120)}
        {text('tags', words.tags_note, 340)}
        {text('agent_name', words.as_business, 120)}
        <AreaField
          label={words.greeting}
          note={words.as_business}
          maxLength={2_000}
          value={fields.greeting}
          onChange={event => set({ greeting: event.target.value })}
        />
        <ChoiceField
          label={words.language}
          value={fields.language}
          onChange={event => set({ language: event.target.value })}
          options={[
            ['', words.language_visitor],
            ...[...new Set([...pageData.languages, ...(link.language ? [link.language] : [])])].map(
              tag => [tag, languageOf(tag)] as const,
            ),
          ]}
        />
        <fieldset className={css.group}>
          <legend>{words.channels}</legend>
          {channels.map(channel => (
            <label key={channel} className={css.check}>
              <input
                type="checkbox"
                checked={fields.channels.includes(channel)}
                onChange={({ target }) => set({ channels: toggled(fields, channel, target.checked) })}
              />
              {words[`channel_${channel}`]}
            </label>
          ))}
        </fieldset>
        <label className={css.check}>
          <input
            type="checkbox"
            checked={fields.inherit_main_kb}
            onChange={event => set({ inherit_main_kb: event.target.checked })}
          />
          {words.main_kb}
        </label>
        <div className={css.check}>
          <label className={css.check}>
            <input
              type="checkbox"
              checked={fields.colour !== null}
              onChange={event => set({ colour: event.target.checked ? firstColour : null })}
            />
            {words.colour_own}
          </label>
          {fields.colour !== null && (
            <input
              type="color"
              className={css.colour}
              aria-label={words.colour}
              value={fields.colour}
              onChange={event => set({ colour: event.target.value })}
            />
          )}
        </div>
        <TextField
          label={words.expires}
          note={words.expires_note}
          type="date"
          dir="ltr"
          value={fields.expires}
          onChange={event => set({ expires: event.target.value })}
        />
        {fault !== null && (
          <p className={css.fault} role="alert">
            {fault}
          </p>
        )}
        {isDirty && (
          <div className={css.ways}>
            <Button type="submit" loading={busy}>
              {words.save}
            </Button>
          </div>
        )}
      </form>
    </Card>
  )
}

const toggled = ({ channels: before }: Fields, channel: Fields['channels'][number], isOn: boolean) =>
  channels.filter(each => (each === channel ? isOn : before.includes(each)))
