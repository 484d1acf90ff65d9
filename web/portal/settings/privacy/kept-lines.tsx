import type { Erasure } from '#client'
import { counted, say } from '../../words/words.ts'
import rows from '../rows.module.css'
import { privacyWords } from './words.ts'

const total = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0)

/** How much an erasure took, and what it had to leave. */
export function KeptLines({ erased, kept }: Pick<Erasure, 'erased' | 'kept'>) {
  const words = privacyWords()
  return (
    <>
      <p>{counted(words.erased, total(erased))}</p>
      {kept.map(({ what, count, why }) => (
        <p key={`${what} ${why}`} className={rows.more}>
          {say(words.kept, { what, count, why })}
        </p>
      ))}
    </>
  )
}
