import { type ReactNode, useId } from 'react'
import { numberOf } from '../../../words/dates.ts'
import css from './editor.module.css'

/** A numbered part of the editor. */
export function Step({
  n,
  title,
  aside,
  children,
}: {
  n: number
  title: string
  aside?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className={css.card} aria-labelledby={id}>
      <div className={css.stepHead}>
        <span className={css.n} aria-hidden="true">
          {numberOf(n)}
        </span>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {aside && <span className={css.quiet}>{aside}</span>}
      </div>
      {children}
    </section>
  )
}
