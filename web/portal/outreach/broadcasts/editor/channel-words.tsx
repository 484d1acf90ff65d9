import { useId } from 'react'
import type { Broadcast, BroadcastChanges, BroadcastWords, Channel, Template } from '#client'
import { Button } from '../../../parts/button.tsx'
import { useDraft } from '../../../parts/draft.ts'
import { EditIcon } from '../../../parts/icons.tsx'
import { say } from '../../../words/words.ts'
import { broadcastWords } from '../words.ts'
import css from './editor.module.css'
import { OwnWords } from './own-words.tsx'

type Own = NonNullable<BroadcastWords['email']>

/** What is said on one channel: a template, or own words. Words that give way to a template come back with the choice. */
export function ChannelWords({
  channel,
  draft,
  templates,
  change,
}: {
  channel: Channel
  draft: Broadcast
  templates: readonly Template[]
  change: (changes: BroadcastChanges) => void
}) {
  const words = broadcastWords()
  const id = useId()
  const [aside, putAside] = useDraft(`broadcast-words:${draft.id}:${channel}`)
  const own = channel === 'whatsapp' ? undefined : draft.words[channel]
  const usable = templates.filter(
    template =>
      template.channel === channel && (channel !== 'whatsapp' || template.provider_status !== 'rejected'),
  )
  const template = own ? undefined : templates.find(each => each.id === draft.template_ids[channel])
  const { channel_order, template_ids } = draft
  const write = (next: Own) =>
    change({ channel_order, template_ids, words: { ...draft.words, [channel]: next } })
  const choose = (choice: string) => {
    if (!choice) return write(aside ? (JSON.parse(aside) as Own) : { subject: '', body: '' })
    if (own) putAside(JSON.stringify(own))
    const rest = Object.fromEntries(Object.entries(draft.words).filter(([name]) => name !== channel))
    change({ channel_order, template_ids: { ...template_ids, [channel]: choice }, words: rest })
  }
  return (
    <div className={css.stack}>
      <div className={css.line}>
        <label className={css.labelled} htmlFor={id}>
          <span>{say(words.what.words, { channel: words.channels[channel] })}</span>
        </label>
        <select
          id={id}
          className={css.select}
          value={own ? '' : (draft.template_ids[channel] ?? '')}
          onChange={event => choose(event.currentTarget.value)}
        >
          {channel !== 'whatsapp' && <option value="">{words.what.own}</option>}
          {usable.map(({ id: value, name }) => (
            <option key={value} value={value}>
              {say(words.what.template, { name })}
            </option>
          ))}
        </select>
        {template && channel !== 'whatsapp' && (
          <Button
            variant="subtle"
            leftSection={<EditIcon size={16} />}
            onClick={() => write({ subject: template.subject, body: template.body })}
          >
            {words.what.take}
          </Button>
        )}
      </div>
      {channel === 'whatsapp' && <p className={css.quiet}>{words.what.none_reviewed}</p>}
      {own ? (
        <OwnWords channel={channel} own={own} draft={draft} write={write} />
      ) : (
        template && (
          <div className={css.template}>
            {template.subject && (
              <p className={css.strong} dir="auto">
                {template.subject}
              </p>
            )}
            <p className={css.body} dir="auto">
              {template.body}
            </p>
          </div>
        )
      )}
    </div>
  )
}
