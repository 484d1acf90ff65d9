import { ChoiceField, TextField } from '../../../parts/field.tsx'
import { Card } from '../../../parts/page.tsx'
import { templateWords } from '../words.ts'
import type { Draft } from './draft.ts'
import css from './editor.module.css'

type From = Draft['variable_sources'][string]['from']

const origins = [
  'typed',
  'fixed',
  'recipient.name',
  'recipient.email',
  'recipient.phone',
  'booking',
  'page',
] as const satisfies From[]

/** Who fills placeholders that no field of a person does; of the others only where somebody has said so. */
export function Sources({
  names,
  sources,
  write,
}: {
  names: string[]
  sources: Draft['variable_sources']
  write: (sources: Draft['variable_sources']) => void
}) {
  const words = templateWords().editor
  const say = (name: string, from: From | '') => {
    const { [name]: before, ...others } = sources
    write(
      from
        ? { ...others, [name]: { from, ...(from === 'fixed' && { value: before?.value ?? '' }) } }
        : others,
    )
  }
  return (
    <Card title={words.sources}>
      <div className={css.sources}>
        {names.map(name => {
          const source = Object.hasOwn(sources, name) ? sources[name] : undefined
          return (
            <div key={name} className={css.source}>
              <ChoiceField
                label={<bdi>{name}</bdi>}
                value={source?.from ?? ''}
                onChange={event => say(name, event.currentTarget.value as From | '')}
                options={[
                  ['', words.from.name] as const,
                  ...origins.map(from => [from, words.from[from]] as const),
                ]}
              />
              {source?.from === 'fixed' && (
                <TextField
                  label={words.value}
                  maxLength={2_000}
                  value={source.value ?? ''}
                  onChange={event =>
                    write({ ...sources, [name]: { from: 'fixed', value: event.currentTarget.value } })
                  }
                />
              )}
            </div>
          )
        })}
      </div>
    </Card>
  )
}
