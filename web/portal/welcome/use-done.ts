import { useQuery } from '@tanstack/react-query'
import { newestCrawlQuery, newestTalkQuery, sourcesQuery, stepsQuery } from './queries.ts'
import type { Step } from './steps.ts'
import { useJudged } from './use-judged.ts'

/** Which steps are done, by what is true. */
export function useDone(): Record<Step, boolean> {
  const crawl = useQuery(newestCrawlQuery).data
  const sources = useQuery(sourcesQuery).data
  const { steps } = useQuery(stepsQuery).data ?? {}
  const talk = useQuery({ ...newestTalkQuery, refetchInterval: false }).data
  const { judged } = useJudged()
  return {
    read: Boolean((crawl?.pages_done ?? 0) > 0 || (sources?.total ?? 0) > 0),
    questions: judged.size > 0,
    hours: steps?.find(({ key }) => key === 'hours')?.done ?? false,
    ask: Boolean(talk),
  }
}
