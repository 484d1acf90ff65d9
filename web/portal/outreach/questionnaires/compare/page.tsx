import { useQueries } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { faultOf } from '../../../api/api.ts'
import { BackIcon } from '../../../parts/icons.tsx'
import { useTitle } from '../../../parts/page.tsx'
import { Bones, Empty, Failure, Late } from '../../../parts/states.tsx'
import {
  type AnsweredLink,
  playbackQuery,
  type Result,
  resultQuery,
  type SessionPlayback,
} from '../result/queries.ts'
import result from '../result/result.module.css'
import { resultWords } from '../words.ts'
import { Compared } from './compared.tsx'
import { readCompare, tokensOf } from './search.ts'

/** Somebody whose answers are compared. */
export interface ComparedPerson {
  token: string
  name: string
  isRecorded: boolean
  result: Result
  turns: SessionPlayback['turns']
}

/** The answers of several people, question by question, side by side. */
export function Page() {
  const words = resultWords()
  const navigate = useNavigate()
  const tokens = tokensOf(readCompare(useSearch({ strict: false })))
  const results = useQueries({ queries: tokens.map(resultQuery) })
  const playbacks = useQueries({ queries: tokens.map(playbackQuery) })
  useTitle(words.compare)
  // Who was deleted meanwhile is left out.
  const failed = results.find(({ error, data }) => error && !data && faultOf(error) !== 'gone')
  const waits = results.some(({ isPending }) => isPending)
  const people = results.flatMap(({ data }, i) => personOf(data, playbacks[i]?.data))
  const takeOut = (token: string) =>
    void navigate({
      to: '.',
      search: readCompare({ people: tokens.filter(each => each !== token).join(',') }) as never,
      replace: true,
    })
  return (
    <>
      <Link to={'/outreach/questionnaires' as never} className={result.back}>
        <BackIcon size={16} />
        {words.back}
      </Link>
      <h2 className={result.name}>{words.compare}</h2>
      {waits ? (
        <Late>
          <Bones lines={8} height={72} />
        </Late>
      ) : failed ? (
        <Failure error={failed.error} retry={failed.refetch} />
      ) : people.length ? (
        <Compared people={people} takeOut={people.length > 1 ? takeOut : null} />
      ) : (
        <Empty title={words.compare_few} />
      )}
    </>
  )
}

const personOf = (link: AnsweredLink | undefined, playback: SessionPlayback | undefined): ComparedPerson[] =>
  link?.result
    ? [
        {
          token: link.token,
          name: link.person.name,
          isRecorded: link.recording.available,
          result: link.result,
          turns: playback?.turns ?? [],
        },
      ]
    : []
