import type { ReactNode } from 'react'
import css from './page.module.css'

/** A page with its title, what can be done about it as a whole, and its body, which scrolls alone. */
export function Page({
  title,
  actions,
  tabs,
  children,
}: {
  title: ReactNode
  actions?: ReactNode
  tabs?: ReactNode
  children: ReactNode
}) {
  return (
    <>
      <header className={css.head}>
        <h1 className={css.title}>{title}</h1>
        {actions}
      </header>
      {tabs}
      <div className={css.body}>{children}</div>
    </>
  )
}

/** A surface with a heading. */
export function Card({
  title,
  aside,
  children,
}: {
  title?: ReactNode
  aside?: ReactNode
  children: ReactNode
}) {
  return (
    <section className={css.card}>
      {title !== undefined && (
        <div className={css.cardHead}>
          <h2 className={css.h2}>{title}</h2>
          {aside}
        </div>
      )}
      {children}
    </section>
  )
}
