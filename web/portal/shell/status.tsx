import { useLiveState } from '../live/state.ts'
import css from './status.module.css'
import { shellWords } from './words.ts'

/** Whether what is on the screen is as it is. */
export function Status() {
  const state = useLiveState()
  const words = shellWords()
  return (
    <output
      className={css.status}
      data-state={state}
      title={state === 'offline' ? words.offline_note : undefined}
    >
      {words[state]}
    </output>
  )
}
