import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { BackIcon } from '../../parts/icons.tsx'
import { useTitle } from '../../parts/page.tsx'
import { Bones, Failure, Late } from '../../parts/states.tsx'
import css from './editor/editor.module.css'
import { broadcastQuery } from './queries.ts'
import { broadcastWords } from './words.ts'

const Editor = lazy(async () => ({ default: (await import('./editor/editor.tsx')).Editor }))
const Report = lazy(async () => ({ default: (await import('./report/report.tsx')).Report }))

const skeleton = (
  <Late>
    <Bones lines={6} height={80} />
  </Late>
)

/** One broadcast: while it is a draft its editor, afterwards what becomes of it. */
export function Page() {
  const { id } = useParams({ strict: false }) as { id: string }
  const words = broadcastWords()
  const { data, error, refetch } = useQuery(broadcastQuery(id))
  useTitle(data?.name ?? words.title)
  return (
    <div className={css.page}>
      <Link to="/outreach" className={css.back}>
        <BackIcon size={16} />
        {words.back}
      </Link>
      {data ? (
        <Suspense fallback={skeleton}>
          {data.status === 'draft' ? <Editor key={id} saved={data} /> : <Report key={id} broadcast={data} />}
        </Suspense>
      ) : error ? (
        <Failure error={error} retry={refetch} />
      ) : (
        skeleton
      )}
    </div>
  )
}
