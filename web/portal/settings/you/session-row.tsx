import { settingsWords } from '../words.ts'
import css from './sessions.module.css'

interface Session {
  address: string | null
  business: string
  current: boolean
}

export function SessionRow({
  device,
  session,
  since,
  end,
}: {
  device: string
  session: Session
  since: string
  end: () => void
}) {
  const words = settingsWords()
  return (
    <li className={css.row}>
      <div className={css.what}>
        <div className={css.device}>
          {device} {session.current && <span className={css.here}>{words.this_browser}</span>}
        </div>
        <div className={css.more}>
          <span dir="auto">{session.business}</span> · <bdi>{session.address}</bdi> · {since}
        </div>
      </div>
      {!session.current && (
        <button
          type="button"
          className={css.end}
          onClick={end}
          aria-label={`${words.end_session}: ${device}`}
        >
          {words.end_session}
        </button>
      )}
    </li>
  )
}
