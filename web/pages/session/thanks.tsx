import { phrase } from '#locales/phrase.ts'
import type { SessionScriptData } from './page-data.ts'
import { useHeading } from './use-heading.ts'

/** Thanks the person. `waiting`: bytes of the recording that are still to be sent; null when all have arrived. */
export function Thanks({ data, waiting }: { data: SessionScriptData; waiting: number | null }) {
  const { words, business, person, chat_url } = data
  const heading = useHeading()
  const left = `${Math.max(0.1, (waiting ?? 0) / 1e6).toLocaleString(data.lang, { maximumFractionDigits: 1 })} MB`
  return (
    <section class="step">
      <h1 ref={heading} tabIndex={-1}>
        {phrase(words.thanks, { person })}
      </h1>
      <p>{phrase(words.thanks_note, { business })}</p>
      <p class="note" role="status" data-saved={waiting === null}>
        {waiting === null ? words.saved : phrase(words.saving, { left })}
      </p>
      {waiting === null && chat_url !== null && (
        <p>
          <a href={chat_url}>{data.start_chat}</a>
        </p>
      )}
    </section>
  )
}
