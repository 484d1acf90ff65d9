import { SegmentedControl, useMantineColorScheme } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { pageData } from '../../page-data.ts'
import { ChoiceField } from '../../parts/field.tsx'
import { Read } from '../../parts/read.tsx'
import { Subject } from '../frame.tsx'
import { prefer, preferencesQuery } from '../queries.ts'
import { settingsWords } from '../words.ts'
import css from './desk-settings.module.css'

const schemes = ['light', 'dark', 'auto'] as const

const nameOf = (tag: string): string => new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag

/** The language and the colours of the desk, on every device of the member. */
export function DeskSettings() {
  const words = settingsWords()
  const query = useQuery(preferencesQuery)
  // To hold transitions still, Mantine would write a style element, which the policy refuses.
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  const id = useId()
  return (
    <Subject title={words.desk}>
      <Read query={query} lines={2}>
        {preferences => (
          <>
            <ChoiceField
              label={words.language}
              value={preferences.language ?? ''}
              onChange={event => {
                void prefer({ language: event.target.value || null }).then(() => location.reload())
              }}
              options={[
                ['', words.language_browser],
                ...pageData.languages.map(tag => [tag, nameOf(tag)] as const),
              ]}
            />
            <div className={css.scheme}>
              <span id={id} className={css.label}>
                {words.scheme}
              </span>
              <SegmentedControl
                aria-labelledby={id}
                value={colorScheme}
                onChange={value => {
                  const scheme = value as (typeof schemes)[number]
                  setColorScheme(scheme)
                  void prefer({ scheme })
                }}
                data={schemes.map(value => ({ value, label: words[`scheme_${value}`] }))}
              />
            </div>
          </>
        )}
      </Read>
    </Subject>
  )
}
