import { useQuery } from '@tanstack/react-query'
import type { Broadcast, BroadcastChanges } from '#client'
import { TextField } from '../../../parts/field.tsx'
import { say } from '../../../words/words.ts'
import { templatesQuery } from '../queries.ts'
import { broadcastWords } from '../words.ts'
import { ChannelWords } from './channel-words.tsx'
import css from './editor.module.css'
import { Step } from './step.tsx'
import { typedKeysOf } from './unfinished.ts'

/** Step 2: what is said on each channel, in own words or by a template. */
export function What({ draft, change }: { draft: Broadcast; change: (changes: BroadcastChanges) => void }) {
  const words = broadcastWords().what
  const { data: templates = [] } = useQuery(templatesQuery)
  const keys = typedKeysOf(draft, templates)
  return (
    <Step n={2} title={words.title}>
      {draft.channel_order.map(channel => (
        <ChannelWords key={channel} channel={channel} draft={draft} templates={templates} change={change} />
      ))}
      {keys.length > 0 && (
        <div className={css.stack}>
          {keys.map(key => (
            <TextField
              key={key}
              label={say(words.value, { name: key })}
              maxLength={2_000}
              value={draft.values[key] ?? ''}
              onChange={event => change({ values: { ...draft.values, [key]: event.currentTarget.value } })}
            />
          ))}
        </div>
      )}
    </Step>
  )
}
