import { Link } from '@tanstack/react-router'
import { Chip } from '../../parts/chip.tsx'
import { knowledgeWords } from '../words.ts'
import css from './finding-row.module.css'
import type { Finding } from './findings-of.ts'

const tones = { over: 'ask', contradiction: 'alarm', duplicate: 'plain', stale: 'ask' } as const

/** Something to look at in the sources; each passage leads to its source, where it can be changed or forgotten. */
export function FindingRow({ finding: { kind, subject, reason, passages } }: { finding: Finding }) {
  const words = knowledgeWords().findings
  return (
    <li className={css.finding}>
      <p className={css.subject}>
        <Chip tone={tones[kind]}>{words[kind]}</Chip> <b dir="auto">{subject}</b>
      </p>
      {reason !== null && <p className={css.reason}>{reason}</p>}
      <ul className={css.passages}>
        {passages.map(({ parent_doc_id: id, name, text }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one source may hold several of them
          <li key={i}>
            <Link to="/knowledge/sources/$id" params={{ id } as never} dir="auto">
              {name}
            </Link>
            {kind !== 'duplicate' && (
              <span className={css.text} dir="auto">
                {text}
              </span>
            )}
          </li>
        ))}
      </ul>
    </li>
  )
}
