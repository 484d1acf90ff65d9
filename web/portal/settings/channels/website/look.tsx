import { longestSuggested, mostSuggested } from '#contract/limits.ts'
import { AreaField } from '../../../parts/field.tsx'
import { numberOf } from '../../../words/dates.ts'
import { say } from '../../../words/words.ts'
import type { Edits } from '../../edits.ts'
import { Subject } from '../../frame.tsx'
import { changeAccount } from '../../queries.ts'
import { SaveForm } from '../../save-form.tsx'
import { orNull } from '../nested.ts'
import { widgetWords } from '../words.ts'
import { ColourField } from './colour-field.tsx'
import css from './website.module.css'
import { linesOf, type Look as Values } from './widget-look.ts'

/** How the chat looks, what it says first, and what visitors may do in it. */
export function Look({ edits, closed }: { edits: Edits<Values>; closed: string | null }) {
  const words = widgetWords()
  const { values, set } = edits
  return (
    <Subject title={words.look}>
      <SaveForm edits={edits} save={save} wrong={wrongIn(values)} closed={closed}>
        <ColourField value={values.primary_color} change={primary_color => set({ primary_color })} />
        <AreaField
          label={words.greeting}
          note={words.greeting_note}
          rows={2}
          maxLength={2_000}
          value={values.greeting}
          onChange={event => set({ greeting: event.target.value })}
        />
        <AreaField
          label={words.suggested}
          note={words.suggested_note}
          maxLength={mostSuggested * (longestSuggested + 1)}
          value={values.suggested}
          onChange={event => set({ suggested: event.target.value })}
        />
        <fieldset className={css.offers}>
          <legend>{words.offers}</legend>
          {(['chat', 'call', 'book'] as const).map(offer => (
            <label key={offer}>
              <input
                type="checkbox"
                checked={values[offer]}
                onChange={event => set({ [offer]: event.target.checked })}
              />
              {words[`offer_${offer}`]}
            </label>
          ))}
        </fieldset>
      </SaveForm>
    </Subject>
  )
}

function wrongIn({ suggested }: Values): string | null {
  const words = widgetWords()
  const questions = linesOf(suggested)
  if (questions.length > mostSuggested) return words.suggested_many
  return questions.some(({ length }) => length > longestSuggested)
    ? say(words.suggested_long, { count: numberOf(longestSuggested) })
    : null
}

const save = ({ primary_color, greeting, suggested, ...offers }: Partial<Values>) =>
  changeAccount({
    ...(primary_color !== undefined && { primary_color: orNull(primary_color) }),
    ...(greeting !== undefined && { greeting: orNull(greeting) }),
    ...(suggested !== undefined && { suggested_questions: linesOf(suggested) }),
    ...(Object.keys(offers).length > 0 && { channels: offers }),
  })
