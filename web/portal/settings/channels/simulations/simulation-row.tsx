import { Link } from '@tanstack/react-router'
import type { CallSimulation } from '#client'
import { Button } from '../../../parts/button.tsx'
import { Chip, type Tone } from '../../../parts/chip.tsx'
import { PlayIcon } from '../../../parts/icons.tsx'
import { briefly } from '../../../words/dates.ts'
import { counted, isolated } from '../../../words/words.ts'
import { simulationsWords } from '../words.ts'
import css from './simulations.module.css'

type RunState = NonNullable<CallSimulation['last_run']>['state']

const tones: Record<RunState, Tone> = {
  queued: 'sky',
  running: 'sky',
  passed: 'ok',
  failed: 'alarm',
  broken: 'alarm',
}

/** How a run stands. */
export const RunChip = ({ state }: { state: RunState }) => (
  <Chip tone={tones[state]}>{simulationsWords().state[state]}</Chip>
)

/** One scripted caller and its last call. `run` is null where the member may not. */
export function SimulationRow({
  simulation: { id, name, steps, last_run },
  run,
}: {
  simulation: CallSimulation
  run: (() => void) | null
}) {
  const words = simulationsWords()
  const busy = last_run?.state === 'queued' || last_run?.state === 'running'
  return (
    <li className={css.row}>
      <Link to={'/settings/channels/simulations/$id' as never} params={{ id } as never} className={css.link}>
        <span className={css.name} dir="auto">
          {name}
        </span>
        <span className={css.detail}>
          {counted(words.steps_count, steps.length)} · {last_run ? briefly(last_run.created_at) : words.never}
        </span>
      </Link>
      {last_run && <RunChip state={last_run.state} />}
      {run && (
        <Button
          variant="default"
          size="xs"
          loading={busy}
          leftSection={<PlayIcon size={14} />}
          aria-label={`${words.run}: ${isolated(name)}`}
          onClick={run}
        >
          {words.run}
        </Button>
      )}
    </li>
  )
}
