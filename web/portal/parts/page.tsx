import { type ReactNode, useEffect } from 'react'
import { useMe } from '../shell/me.ts'
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
  useTitle(title)
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

/** Names the page in the tab and in the browser's history. */
export function useTitle(title: ReactNode): void {
  const { tenant } = useMe()
  useEffect(() => {
    if (typeof title === 'string') document.title = `${title} · ${tenant.name}`
  }, [title, tenant.name])
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
