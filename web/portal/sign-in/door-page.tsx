import { type ReactNode, useEffect } from 'react'
import css from './door-page.module.css'

/** A page before the desk: one thing to do, in the middle of the window. `foot`: where else one might want to go. */
export function DoorPage({
  title,
  note,
  foot,
  children,
}: {
  title: string
  note?: ReactNode
  foot?: ReactNode
  children?: ReactNode
}) {
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <main className={css.page}>
      <span className={css.arch} aria-hidden="true" />
      <h1 className={css.title}>{title}</h1>
      {note !== undefined && <p className={css.note}>{note}</p>}
      {children !== undefined && <div className={css.card}>{children}</div>}
      {foot !== undefined && <div className={css.foot}>{foot}</div>}
    </main>
  )
}
