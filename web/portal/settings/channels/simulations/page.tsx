import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { CallSimulation } from '#client'
import { Button } from '../../../parts/button.tsx'
import { PlayIcon, PlusIcon } from '../../../parts/icons.tsx'
import { useKept } from '../../../parts/notices/notices.ts'
import { Read } from '../../../parts/read.tsx'
import { Empty } from '../../../parts/states.tsx'
import { useIsOwner } from '../../../shell/me.ts'
import { Subject } from '../../frame.tsx'
import { sentenceOf } from '../../sentence.ts'
import { ChannelPage } from '../frame.tsx'
import { channelsWords, simulationsWords } from '../words.ts'
import { runSimulation, simulationsQuery } from './queries.ts'
import { SimulationRow } from './simulation-row.tsx'
import css from './simulations.module.css'

/** Scripted callers, and how each went last. */
export function Page() {
  const words = simulationsWords()
  const query = useQuery(simulationsQuery)
  const mayChange = useIsOwner()
  return (
    <ChannelPage title={channelsWords().simulations}>
      <Subject title={channelsWords().simulations} note={words.intro}>
        <Read query={query} lines={4}>
          {all => <List all={all} mayChange={mayChange} />}
        </Read>
      </Subject>
    </ChannelPage>
  )
}

function List({ all, mayChange }: { all: CallSimulation[]; mayChange: boolean }) {
  const words = simulationsWords()
  const simulations = useKept(all)
  const [fault, setFault] = useState<string | null>(null)
  const run = (some: CallSimulation[]) => {
    setFault(null)
    void Promise.all(some.map(({ id }) => runSimulation(id, 'words'))).catch((error: unknown) =>
      setFault(sentenceOf(error)),
    )
  }
  const add = mayChange && (
    <Button
      component={Link}
      to={'/settings/channels/simulations/new' as never}
      leftSection={<PlusIcon size={16} />}
    >
      {words.add}
    </Button>
  )
  if (!simulations.length) return <Empty title={words.none} note={words.none_note} action={add} />
  return (
    <>
      <ul>
        {simulations.map(simulation => (
          <SimulationRow
            key={simulation.id}
            simulation={simulation}
            run={mayChange ? () => run([simulation]) : null}
          />
        ))}
      </ul>
      {mayChange && (
        <div className={css.ways}>
          {add}
          <Button variant="default" leftSection={<PlayIcon size={16} />} onClick={() => run(simulations)}>
            {words.run_all}
          </Button>
        </div>
      )}
      {fault !== null && (
        <p className={css.fault} role="alert">
          {fault}
        </p>
      )}
    </>
  )
}
