import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { Button } from '../parts/button.tsx'
import { reasonSentence } from '../parts/fault-sentence.ts'
import { Bones, Failure, Late } from '../parts/states.tsx'
import { say } from '../words/words.ts'
import { DayRow, dayName } from './day-row.tsx'
import css from './hours.module.css'
import { accountQuery, guessQuery, isReading, newestCrawlQuery, useSaveHours } from './queries.ts'
import { days, type Week, weekOf, wrongDay } from './week.ts'
import { welcomeWords } from './words.ts'

/** The week that stands in what was read, or in the settings, to be corrected and confirmed. */
export function HoursStep({ foot }: { foot: ReactNode }) {
  const words = welcomeWords()
  const crawl = useQuery(newestCrawlQuery).data
  const read = crawl && !isReading(crawl) ? crawl.pages_done : 0
  const account = useQuery(accountQuery)
  const guess = useQuery(guessQuery(read))
  const failed = account.error ?? guess.error
  const own = account.data?.hours
  const isSet = own !== undefined && Object.values(own).some(ranges => ranges?.length)
  const ready = account.data && guess.data
  const from = guess.data?.source?.name
  const note = isSet
    ? words.hours_known
    : from
      ? say(words.hours_guessed, { name: from })
      : words.hours_unknown
  return (
    <>
      <h2 className={css.title}>{words.hours_title}</h2>
      {failed && <Failure error={failed} retry={() => Promise.all([account.refetch(), guess.refetch()])} />}
      {!ready && !failed && (
        <Late>
          <Bones lines={8} height={44} />
        </Late>
      )}
      {ready && (
        <>
          <p className={css.note}>{note}</p>
          {!isSet && guess.data.quote && (
            <blockquote className={css.quote} dir="auto">
              {guess.data.quote}
            </blockquote>
          )}
          <Hours key={`${isSet}${read}`} first={weekOf(isSet ? own : guess.data.hours)} />
        </>
      )}
      {foot}
    </>
  )
}

function Hours({ first }: { first: Week }) {
  const words = welcomeWords()
  const [week, setWeek] = useState(first)
  const save = useSaveHours()
  const go = useNavigate()
  const wrong = wrongDay(week)
  const { error } = save
  const confirm = () =>
    save.mutate(week, { onSuccess: () => void go({ to: '/welcome', search: { step: 'ask' } } as never) })
  return (
    <>
      <ul className={css.week}>
        {days.map(day => (
          <DayRow key={day} day={day} week={week} change={ranges => setWeek({ ...week, [day]: ranges })} />
        ))}
      </ul>
      <p className={css.wrong} role="alert">
        {wrong && say(words.hours_wrong, { day: dayName(wrong) })}
        {error && reasonSentence(error)}
      </p>
      <div>
        <Button onClick={confirm} loading={save.isPending} disabled={wrong !== null}>
          {words.confirm_hours}
        </Button>
      </div>
    </>
  )
}
