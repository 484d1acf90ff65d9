import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ChatLink } from '#client'
import { Card } from '../../../parts/page.tsx'
import { fullDateOf, momentOf, shareOf } from '../../../words/dates.ts'
import { counted, say } from '../../../words/words.ts'
import { figureDays, figuresQuery } from '../queries.ts'
import { linksWords } from '../words.ts'
import css from './link.module.css'

/** What came of a link, and the way to its conversations. */
export function Figures({ link: { id, use_count, last_used_at, created_at } }: { link: ChatLink }) {
  const words = linksWords()
  const { data } = useQuery(figuresQuery)
  const figures = data?.get(id)
  return (
    <Card
      title={words.use}
      aside={<span className={css.note}>{say(words.last_days, { days: figureDays })}</span>}
    >
      <div className={css.form}>
        <p className={css.figures} role="status">
          <span>{counted(words.opened, use_count)}</span>
          <span>{counted(words.talks, figures?.conversations ?? 0)}</span>
          {figures?.answered != null && (
            <span>{say(words.answered, { share: shareOf(figures.answered) })}</span>
          )}
          <span>{counted(words.leads, figures?.leads ?? 0)}</span>
        </p>
        <p className={css.note}>
          {last_used_at ? say(words.last_opened, { date: momentOf(last_used_at) }) : words.never_opened} ·{' '}
          {say(words.made_on, { date: fullDateOf(created_at) })}
        </p>
        <Link to="/inbox" search={{ view: 'all', link: id } as never} className={css.back}>
          {words.to_inbox}
        </Link>
      </div>
    </Card>
  )
}
