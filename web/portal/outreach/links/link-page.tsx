import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { faultOf } from '../../api/api.ts'
import { Chip } from '../../parts/chip.tsx'
import { Bones, Empty, Failure, Late } from '../../parts/states.tsx'
import { useIsOwner } from '../../shell/me.ts'
import { Code } from './link/code.tsx'
import { Figures } from './link/figures.tsx'
import { Knowledge } from './link/knowledge.tsx'
import css from './link/link.module.css'
import { LinkSettings } from './link/link-settings.tsx'
import { Ways } from './link/ways.tsx'
import { toneOf } from './link-row.tsx'
import { linkQuery } from './queries.ts'
import { linksWords } from './words.ts'

/** One link: its code, what came of it, how it greets and what it knows. */
export function Page() {
  const words = linksWords()
  const isOwner = useIsOwner()
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const { data: link, error, refetch } = useQuery(linkQuery(id))
  return (
    <div className={css.page}>
      <Link to={'/outreach/links' as never} className={css.back}>
        {words.title}
      </Link>
      {link ? (
        <>
          <div className={css.head}>
            <h2 className={css.title} dir="auto">
              {link.label}
            </h2>
            <Chip tone={toneOf[link.status]}>{words[link.status]}</Chip>
          </div>
          <div className={css.columns}>
            <div className={css.column}>
              <Figures link={link} />
              {isOwner && <LinkSettings link={link} />}
              <Knowledge link={link} mayTeach={isOwner} />
            </div>
            <div className={css.column}>
              <Code link={link} />
              {isOwner && <Ways link={link} />}
            </div>
          </div>
        </>
      ) : error ? (
        faultOf(error) === 'gone' ? (
          <Empty title={words.gone} />
        ) : (
          <Failure error={error} retry={refetch} />
        )
      ) : (
        <Late>
          <Bones lines={8} height={60} />
        </Late>
      )}
    </div>
  )
}
