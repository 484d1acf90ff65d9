import { useQuery } from '@tanstack/react-query'
import type { Usage } from '#client'
import { Chip } from '../../parts/chip.tsx'
import { Read } from '../../parts/read.tsx'
import { numberOf, priceOf } from '../../words/dates.ts'
import { counted, say } from '../../words/words.ts'
import { Subject } from '../frame.tsx'
import { usageQuery } from '../usage.ts'
import css from './page.module.css'
import { assistantWords } from './words.ts'

/** Which models answer, in which order, and what they cost. */
export function Models() {
  const words = assistantWords()
  return (
    <Subject title={words.models} note={words.models_note}>
      <Read query={useQuery(usageQuery)} lines={2}>
        {({ models, currency }) => {
          const asked = models.filter(({ model }) => model !== 'built-in')
          return (
            <>
              <ul>
                {asked.map(model => (
                  <li key={model.model} className={css.model}>
                    <Model model={model} currency={currency} />
                  </li>
                ))}
              </ul>
              <p className={css.more}>{asked.some(model => model.asked) ? words.steps_in : words.built_in}</p>
            </>
          )
        }}
      </Read>
    </Subject>
  )
}

function Model({
  model: { model, asked, price, answers, input_tokens, output_tokens, estimated, cost },
  currency,
}: {
  model: Usage['models'][number]
  currency: string | null
}) {
  const words = assistantWords()
  const money = (value: number) => priceOf(value, currency!)
  return (
    <>
      <div className={css.name}>
        <bdi>{model}</bdi>
        <Chip tone={asked === 'first' ? 'ok' : 'plain'}>
          {asked ? words[`asked_${asked}`] : words.asked_never}
        </Chip>
      </div>
      <div className={css.more}>
        {counted(words.answers, answers)}
        {answers > 0 &&
          ` · ${say(words.tokens, { read: numberOf(input_tokens), written: numberOf(output_tokens) })}`}
        {estimated && ` (${words.estimated})`}
      </div>
      <div className={css.more}>
        {cost !== null && currency
          ? say(words.cost, { month: money(cost), each: money(cost / Math.max(1, answers)) })
          : price === null || !currency
            ? words.no_price
            : say(words.price, { read: money(price.input), written: money(price.output) })}
      </div>
    </>
  )
}
