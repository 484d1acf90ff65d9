import { useQuery } from '@tanstack/react-query'
import { counted } from '../words/words.ts'
import css from './badge.module.css'
import { badgesOf, countsQuery } from './counts.ts'
import { shellWords } from './words.ts'

/** How much waits for a person in an area; nothing where nothing does. */
export function Badge({ area, small = false }: { area: string; small?: boolean }) {
  const { data } = useQuery(countsQuery)
  const count = data ? (badgesOf(data)[area] ?? 0) : 0
  if (!count) return null
  return (
    <span className={small ? css.small : css.badge}>
      <span dir="ltr" aria-hidden="true">
        {count > 99 ? '99+' : count}
      </span>
      <span className={css.heard}>{counted(shellWords().waiting, count)}</span>
    </span>
  )
}
