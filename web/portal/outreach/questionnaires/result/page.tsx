import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { faultOf } from '../../../api/api.ts'
import { BackIcon } from '../../../parts/icons.tsx'
import { useTitle } from '../../../parts/page.tsx'
import { Bones, Empty, Failure, Late } from '../../../parts/states.tsx'
import { resultWords } from '../words.ts'
import { Head } from './head.tsx'
import { playbackQuery, resultQuery } from './queries.ts'
import { Record } from './record.tsx'
import css from './result.module.css'
import { Waiting } from './waiting.tsx'

/** One person who was sent questions: what came of it, or how far it has come. */
export function Page() {
  const { token } = useParams({ strict: false }) as { token: string }
  return (
    <>
      <Link to={'/outreach/questionnaires' as never} className={css.back}>
        <BackIcon size={16} />
        {resultWords().back}
      </Link>
      <Shown key={token} token={token} />
    </>
  )
}

function Shown({ token }: { token: string }) {
  const words = resultWords()
  const { data: link, error, refetch } = useQuery(resultQuery(token))
  const { data: playback } = useQuery({ ...playbackQuery(token), enabled: link?.status === 'completed' })
  useTitle(link?.person.name ?? words.back)
  if (error && faultOf(error) === 'gone') return <Empty title={words.gone} note={words.gone_note} />
  if (error && !link) return <Failure error={error} retry={refetch} />
  if (!link)
    return (
      <Late>
        <Bones lines={8} height={56} />
      </Late>
    )
  const { result } = link
  return (
    <>
      <Head link={link} />
      {result ? <Record link={link} result={result} playback={playback ?? null} /> : <Waiting link={link} />}
    </>
  )
}
