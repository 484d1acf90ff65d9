import { publicEvents } from '#contract/webhooks/events.ts'
import rows from '../rows.module.css'
import { programsWords } from './words.ts'

/** Which events a webhook is told: every one, those to come included, or some. */
export function EventChoice({ events, change }: { events: string[]; change: (events: string[]) => void }) {
  const words = programsWords()
  const isAll = events.includes('*')
  return (
    <fieldset className={rows.group}>
      <legend>{words.events}</legend>
      <label className={rows.check}>
        <input type="radio" checked={isAll} onChange={() => change(['*'])} />
        {words.all_events}
      </label>
      <label className={rows.check}>
        <input type="radio" checked={!isAll} onChange={() => change([])} />
        {words.some_events}
      </label>
      {!isAll &&
        publicEvents.map(event => (
          <label key={event} className={rows.check}>
            <input
              type="checkbox"
              checked={events.includes(event)}
              onChange={({ target }) =>
                change(publicEvents.filter(each => (each === event ? target.checked : events.includes(each))))
              }
            />
            <code className={rows.code} dir="ltr">
              {event}
            </code>
          </label>
        ))}
    </fieldset>
  )
}
