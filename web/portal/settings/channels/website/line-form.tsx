import { ChoiceField } from '../../../parts/field.tsx'
import { languageOf } from '../../../words/dates.ts'
import { spokenLanguages } from '../../assistant/spoken-languages.ts'
import { widgetWords } from '../words.ts'
import css from './website.module.css'
import type { Line } from './widget-look.ts'

/** What is written into the line on the website. */
export function LineForm({ line, change }: { line: Line; change: (change: Partial<Line>) => void }) {
  const words = widgetWords()
  return (
    <div className={css.three}>
      <ChoiceField
        label={words.position}
        value={line.side}
        onChange={event => change({ side: event.target.value as Line['side'] })}
        options={[
          ['right', words.position_right],
          ['left', words.position_left],
        ]}
      />
      <ChoiceField
        label={words.theme}
        value={line.theme}
        onChange={event => change({ theme: event.target.value as Line['theme'] })}
        options={[
          ['dark', words.theme_dark],
          ['light', words.theme_light],
        ]}
      />
      <ChoiceField
        label={words.language}
        value={line.language}
        onChange={event => change({ language: event.target.value })}
        options={[
          ['', words.language_visitor],
          ...spokenLanguages.map(tag => [tag, languageOf(tag)] as const),
        ]}
      />
    </div>
  )
}
