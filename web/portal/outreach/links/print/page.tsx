import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import type { ChatLink } from '#client'
import { useDraft } from '../../../parts/draft.ts'
import { ChoiceField, TextField } from '../../../parts/field.tsx'
import { useTitle } from '../../../parts/page.tsx'
import { Empty, Failure } from '../../../parts/states.tsx'
import { useMe } from '../../../shell/me.ts'
import { numberOf } from '../../../words/dates.ts'
import { counted, isolated, say } from '../../../words/words.ts'
import { codeOf, linksQuery } from '../queries.ts'
import { matching, readSearch } from '../search.ts'
import { linksWords } from '../words.ts'
import css from './print.module.css'

/** Codes on a page of paper, with the columns that they stand in. */
const layouts = { 1: 1, 2: 1, 4: 2, 6: 2, 9: 3, 12: 3 } as const
type PerPage = keyof typeof layouts
const counts = Object.keys(layouts).map(Number) as PerPage[]

const pagesOf = <T,>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, page) =>
    items.slice(page * size, (page + 1) * size),
  )

/** Sheets to print, cut and hand out: the open links that the address names, or that its search finds. */
export function Page() {
  const words = linksWords()
  useTitle(words.sheet)
  const given = useSearch({ strict: false }) as { ids?: unknown }
  const ids = typeof given.ids === 'string' ? given.ids.split(',') : null
  const { data, error, refetch } = useQuery(linksQuery)
  const open = (data?.links ?? []).filter(({ status }) => status === 'active')
  // A list reads from the first that was made to the last.
  const links = ids
    ? ids.flatMap(id => open.find(link => link.id === id) ?? [])
    : matching(open, readSearch(given)).toReversed()
  return (
    <main className={css.page}>
      {error && !data ? (
        <Failure error={error} retry={refetch} />
      ) : data && !links.length ? (
        <>
          <Back />
          <h1 className={css.heading}>{words.sheet}</h1>
          <Empty title={words.none_to_print} />
        </>
      ) : (
        <Sheets links={links} />
      )}
    </main>
  )
}

const Back = () => (
  <Link to={'/outreach/links' as never} className={css.back}>
    {linksWords().title}
  </Link>
)

function Sheets({ links }: { links: ChatLink[] }) {
  const words = linksWords()
  const { tenant } = useMe()
  const [title, setTitle] = useDraft('sheet-title', words.sheet_first)
  const [line, setLine] = useDraft('sheet-line', words.sheet_line_first)
  const [size, setSize] = useDraft('sheet-size', '6')
  const [named, setNamed] = useDraft('sheet-named', 'yes')
  const perPage = counts.find(count => String(count) === size) ?? 6
  const pages = pagesOf(links, perPage)
  return (
    <>
      <header className={css.tools}>
        <Back />
        <h1 className={css.heading}>{words.sheet}</h1>
        <div className={css.fields}>
          <TextField
            label={words.sheet_title}
            maxLength={80}
            value={title}
            onChange={event => setTitle(event.target.value)}
          />
          <TextField
            label={words.sheet_line}
            maxLength={120}
            value={line}
            onChange={event => setLine(event.target.value)}
          />
          <ChoiceField
            label={words.per_page}
            value={String(perPage)}
            onChange={event => setSize(event.target.value)}
            options={counts.map(count => [String(count), numberOf(count)] as const)}
          />
        </div>
        <label className={css.check}>
          <input
            type="checkbox"
            checked={named === 'yes'}
            onChange={event => setNamed(event.target.checked ? 'yes' : 'no')}
          />
          {words.with_label}
        </label>
        <div className={css.ways}>
          <Button onClick={() => print()}>{words.print}</Button>
          <span role="status">
            {counted(words.sheet_count, links.length, { pages: counted(words.pages, pages.length) })}
          </span>
        </div>
      </header>
      {pages.map(page => (
        <section
          key={page[0]!.id}
          className={css.sheet}
          aria-label={words.sheet}
          data-per-page={perPage}
          style={{ gridTemplateColumns: `repeat(${layouts[perPage]}, minmax(0, 1fr))` }}
        >
          {page.map(({ id, label, token }) => (
            <figure key={id} className={css.card}>
              <p className={css.business} dir="auto">
                {tenant.name}
              </p>
              {title && (
                <p className={css.title} dir="auto">
                  {title}
                </p>
              )}
              <img
                className={css.code}
                src={codeOf(token, 'svg', 1_000)}
                alt={say(words.code_of, { name: isolated(label) })}
              />
              {line && (
                <p className={css.line} dir="auto">
                  {line}
                </p>
              )}
              {named === 'yes' && (
                <figcaption className={css.label} dir="auto">
                  {label}
                </figcaption>
              )}
            </figure>
          ))}
        </section>
      ))}
    </>
  )
}
