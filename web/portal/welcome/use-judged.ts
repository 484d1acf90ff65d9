import { createContext, useContext } from 'react'
import { useDraft } from '../parts/draft.ts'
import { useMe } from '../shell/me.ts'

/** What the owner said of the first answers, by question: right, or what customers read since they corrected it. */
export type Verdicts = ReadonlyMap<string, string | true>

interface Judged {
  judged: Verdicts
  judge: (question: string, verdict: string | true) => void
}

/** The verdicts, kept by the page and shown by its parts. */
export const JudgedContext = createContext<Judged>({ judged: new Map(), judge: () => {} })
export const useJudged = (): Judged => useContext(JudgedContext)

/** The verdicts, which outlive a reload in this tab. */
export function useVerdicts(): Judged {
  const { tenant } = useMe()
  const [kept, keep] = useDraft(`welcome:${tenant.id}`)
  const judged: Verdicts = new Map(kept ? (JSON.parse(kept) as [string, string | true][]) : [])
  return {
    judged,
    judge: (question, verdict) => keep(JSON.stringify([...new Map(judged).set(question, verdict)])),
  }
}
