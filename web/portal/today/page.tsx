import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button } from '../parts/button.tsx'
import { PlusIcon } from '../parts/icons.tsx'
import { Page as Frame } from '../parts/page.tsx'
import { useMe } from '../shell/me.ts'
import { useNow } from '../words/clock.ts'
import { say } from '../words/words.ts'
import { Answered } from './answered.tsx'
import { BookingsToday } from './bookings-today.tsx'
import { clockIn, timeOfDay } from './day.ts'
import { FirstSteps } from './first-steps.tsx'
import { GapsWorthAnswering } from './gaps.tsx'
import { NeedsNow } from './needs-now.tsx'
import css from './page.module.css'
import { stepsQuery } from './queries.ts'
import { Week } from './week.tsx'
import { todayWords } from './words.ts'

export function Page() {
  const words = todayWords()
  // The first steps stand above everything: what is below them is not shown where it would not stay.
  const waiting = useQuery(stepsQuery).isLoading
  return (
    <Frame
      title={useGreeting()}
      actions={
        <Button
          variant="default"
          leftSection={<PlusIcon size={16} />}
          component={Link}
          to={'/bookings' as string}
          search={{ new: true } as never}
        >
          {words.new_booking}
        </Button>
      }
    >
      <div className={css.today} data-waiting={waiting || undefined}>
        <FirstSteps />
        <NeedsNow />
        <BookingsToday />
        <Answered />
        <GapsWorthAnswering />
        <Week />
      </div>
    </Frame>
  )
}

/** By the clock of the business, with the member's own name where they have told it. */
function useGreeting(): string {
  const { user, tenant } = useMe()
  const words = todayWords()
  const time = timeOfDay(clockIn(tenant.timezone, useNow()).hour)
  return user.name ? say(words[time], { name: user.name }) : words[`${time}_nobody`]
}
