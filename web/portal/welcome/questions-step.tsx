import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Button } from '../parts/button.tsx'
import { Bones, Empty, Failure, Late } from '../parts/states.tsx'
import { isReading, newestCrawlQuery, questionsQuery } from './queries.ts'
import { QuestionCard } from './question-card.tsx'
import css from './questions.module.css'
import { useJudged } from './use-judged.ts'
import { welcomeWords } from './words.ts'

/** Three questions made of what was read, each with the answer that a customer would get. */
export function QuestionsStep({ foot }: { foot: ReactNode }) {
  const words = welcomeWords()
  const crawl = useQuery(newestCrawlQuery).data
  const reading = Boolean(crawl && isReading(crawl))
  const [round, setRound] = useState(0)
  const settled = crawl && !reading ? crawl.pages_done : 0
  const { data, error, refetch } = useQuery(questionsQuery(settled + round / 1_000))
  const { judged, judge } = useJudged()
  return (
    <>
      <h2 className={css.title}>{words.questions_title}</h2>
      <p className={css.note}>{words.questions_note}</p>
      {reading && <p className={css.note}>{words.still_reading}</p>}
      {error && <Failure error={error} retry={refetch} />}
      {!data && !error && (
        <Late>
          <Bones lines={9} height={36} />
        </Late>
      )}
      {data?.questions.length === 0 && (
        <Empty
          title={words.questions_none}
          action={
            <Button variant="default" onClick={() => setRound(round + 1)}>
              {words.other_questions}
            </Button>
          }
        />
      )}
      <ul className={css.cards}>
        {data?.questions.map(question => (
          <QuestionCard
            key={question.question}
            asked={question}
            verdict={judged.get(question.question) ?? null}
            judge={verdict => judge(question.question, verdict)}
          />
        ))}
      </ul>
      {foot}
    </>
  )
}
