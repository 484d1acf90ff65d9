import { useLiveState } from '../live/state.ts'
import css from './offline-note.module.css'
import { shellWords } from './words.ts'

/** Says calmly that there is no connection, what that means, and nothing once there is one again. */
export function OfflineNote() {
  const offline = useLiveState() === 'offline'
  return (
    <div role="status" className={offline ? css.note : undefined}>
      {offline && shellWords().offline_note}
    </div>
  )
}
