import type { Account } from '#client'
import { AreaField, ChoiceField, TextField } from '../../parts/field.tsx'
import { useEdits } from '../edits.ts'
import { Subject } from '../frame.tsx'
import { changeAccount } from '../queries.ts'
import { SaveForm } from '../save-form.tsx'
import { settingsWords } from '../words.ts'
import { spokenLanguages } from './spoken-languages.ts'
import { assistantWords } from './words.ts'

const nameOf = (tag: string): string => new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag

/** How the assistant introduces itself and speaks. */
export function Speaking({ account, closed }: { account: Account; closed: string | null }) {
  const words = settingsWords()
  const { agent_name, greeting, tone, language } = account
  const edits = useEdits(`assistant:${account.id}`, {
    agent_name,
    greeting: greeting ?? '',
    tone: tone ?? '',
    language: language ?? '',
  })
  const { values, set } = edits
  const save = (changes: Partial<typeof values>) =>
    changeAccount({
      ...changes,
      ...(changes.greeting !== undefined && { greeting: changes.greeting.trim() || null }),
      ...(changes.tone !== undefined && { tone: changes.tone.trim() || null }),
      ...(changes.language !== undefined && { language: changes.language || null }),
    })
  const offered = [...new Set([...spokenLanguages, ...(language ? [language] : [])])]
  return (
    <Subject title={assistantWords().speaks}>
      <SaveForm edits={edits} save={save} closed={closed}>
        <TextField
          label={words.agent_name}
          required
          maxLength={120}
          value={values.agent_name}
          onChange={event => set({ agent_name: event.target.value })}
        />
        <AreaField
          label={words.greeting}
          note={words.greeting_note}
          maxLength={2_000}
          value={values.greeting}
          onChange={event => set({ greeting: event.target.value })}
        />
        <AreaField
          label={words.tone}
          note={words.tone_note}
          rows={2}
          maxLength={500}
          value={values.tone}
          onChange={event => set({ tone: event.target.value })}
        />
        <ChoiceField
          label={words.speaks}
          value={values.language}
          onChange={event => set({ language: event.target.value })}
          options={[['', words.speaks_visitor], ...offered.map(tag => [tag, nameOf(tag)] as const)]}
        />
      </SaveForm>
    </Subject>
  )
}
