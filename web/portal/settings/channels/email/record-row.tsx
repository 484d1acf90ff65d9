import type { DomainRecord } from '#client'
import { Chip } from '../../../parts/chip.tsx'
import { CopyLine } from '../copy-line.tsx'
import { channelsWords } from '../words.ts'
import css from './domain.module.css'

/** One record of the sender's domain: whether it is right, else what to enter. */
export function RecordRow({ record: { kind, state, name, found, wanted } }: { record: DomainRecord }) {
  const words = channelsWords()
  const isOpen = state === 'unknown' || state === 'unanswered'
  return (
    <li className={css.record}>
      <div className={css.head}>
        <span className={css.name}>{words[kind]}</span>
        <Chip tone={state === 'right' ? 'ok' : isOpen ? 'plain' : 'ask'}>{words.state[state]}</Chip>
      </div>
      {state !== 'right' && (
        <p className={css.advice}>
          {kind === 'spf' && state === 'unknown' ? words.email_files : words.advice[state]}
        </p>
      )}
      {wanted !== null && (
        <>
          {name !== null && <CopyLine label={words.record_name} value={name} />}
          <CopyLine label={words.record_value} value={wanted} />
        </>
      )}
      {found.length > 0 && (
        <details className={css.found}>
          <summary>{words.record_found}</summary>
          <ul>
            {found.map(text => (
              <li key={text} dir="ltr">
                <code>{text}</code>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}
