import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { pageData } from '../../page-data.ts'
import { tell } from '../../parts/notices/notices.ts'
import { Read } from '../../parts/read.tsx'
import { counted, say } from '../../words/words.ts'
import { Subject } from '../frame.tsx'
import { endOtherSessions, endSession, sessionsQuery } from '../queries.ts'
import { settingsWords } from '../words.ts'
import { deviceOf } from './device.ts'
import { SessionRow } from './session-row.tsx'
import css from './sessions.module.css'

/** Where the person is signed in, at all their businesses. */
export function Sessions() {
  const words = settingsWords()
  const query = useQuery(sessionsQuery)
  const moment = new Intl.DateTimeFormat(pageData.lang, { dateStyle: 'medium', timeStyle: 'short' })
  const nameOf = (agent: string | null) => {
    const device = deviceOf(agent)
    return device ? say(words.device, device) : words.unknown_device
  }
  return (
    <Subject title={words.sessions} note={words.sessions_note}>
      <Read query={query} lines={3}>
        {({ sessions, total }) => (
          <>
            <ul className={css.list}>
              {sessions.map(session => (
                <SessionRow
                  key={session.id}
                  device={nameOf(session.user_agent)}
                  session={session}
                  since={say(words.since, { date: moment.format(new Date(session.created_at)) })}
                  end={() => void endSession(session.id).then(() => tell(words.ended_session))}
                />
              ))}
            </ul>
            {total > sessions.length && <p>{counted(words.more_sessions, total - sessions.length)}</p>}
            {total > 1 && (
              <div>
                <Button
                  variant="default"
                  onClick={() => void endOtherSessions().then(() => tell(words.ended_others))}
                >
                  {words.end_others}
                </Button>
              </div>
            )}
          </>
        )}
      </Read>
    </Subject>
  )
}
