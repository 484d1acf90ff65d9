import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallSimulation, CallSimulationRun } from '#client'
import { Button } from '../../../parts/button.tsx'
import { PlayIcon } from '../../../parts/icons.tsx'
import { useIsOwner } from '../../../shell/me.ts'
import { momentOf } from '../../../words/dates.ts'
import { Subject } from '../../frame.tsx'
import { sentenceOf } from '../../sentence.ts'
import { callSetupQuery } from '../queries.ts'
import { Done } from '../test-result.tsx'
import { simulationsWords } from '../words.ts'
import { deviationSentence } from './deviation-sentence.ts'
import { runSimulation, runsQuery } from './queries.ts'
import { RunChip } from './simulation-row.tsx'
import css from './simulations.module.css'
import { TurnRow } from './turn-row.tsx'

/** The last call with a scripted caller: in what it was not as expected, and what was said. */
export function Result({ simulation }: { simulation: CallSimulation }) {
  const words = simulationsWords()
  const { data: runs } = useQuery(runsQuery(simulation.id))
  const [shownId, show] = useState<string | null>(null)
  const last = runs?.[0] ?? simulation.last_run
  const run = runs?.find(({ id }) => id === shownId) ?? last
  return (
    <Subject title={words.result} aside={run && <RunChip state={run.state} />}>
      <Ways simulation={simulation} begun={() => show(null)} />
      {run ? <Run run={run} /> : <p className={css.detail}>{words.no_run}</p>}
      {runs && runs.length > 1 && (
        <details>
          <summary className={css.summary}>{words.earlier}</summary>
          <ul>
            {runs.map(each => (
              <li key={each.id} className={css.row}>
                <button type="button" className={css.pick} onClick={() => show(each.id)}>
                  {momentOf(each.created_at)} · {each.by === 'words' ? words.in_words : words.in_sound}
                </button>
                <RunChip state={each.state} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </Subject>
  )
}

function Ways({ simulation: { id, last_run }, begun }: { simulation: CallSimulation; begun: () => void }) {
  const words = simulationsWords()
  const { data: setup } = useQuery(callSetupQuery)
  const [fault, setFault] = useState<string | null>(null)
  const busy = last_run?.state === 'queued' || last_run?.state === 'running'
  const hasSound = Boolean(setup?.hears && setup.speaks)
  const run = async (by: 'words' | 'sound') => {
    setFault(null)
    begun()
    await runSimulation(id, by).catch((error: unknown) => setFault(sentenceOf(error)))
  }
  if (!useIsOwner()) return null
  return (
    <>
      <div className={css.ways}>
        <Button loading={busy} leftSection={<PlayIcon size={16} />} onClick={() => void run('words')}>
          {words.run_words}
        </Button>
        <Button
          variant="default"
          disabled={busy || !hasSound}
          title={hasSound ? undefined : words.sound_needs}
          onClick={() => void run('sound')}
        >
          {words.run_sound}
        </Button>
      </div>
      {fault !== null && (
        <p className={css.fault} role="alert">
          {fault}
        </p>
      )}
    </>
  )
}

function Run({ run: { state, deviations, reasons, call } }: { run: CallSimulationRun }) {
  const words = simulationsWords()
  // Runs from before deviations were kept have their sentences alone.
  const sentences = deviations.length ? deviations.map(deviationSentence) : reasons
  const transcript = call?.transcript ?? []
  return (
    <>
      {state === 'passed' && <Done>{words.went_well}</Done>}
      {sentences.length > 0 && (
        <div className={css.deviations} role="status">
          <ul>
            {sentences.map(sentence => (
              <li key={sentence} dir="auto">
                {sentence}
              </li>
            ))}
          </ul>
        </div>
      )}
      {transcript.length > 0 && (
        <div>
          <h3 className={css.h3}>{words.transcript}</h3>
          <ol>
            {transcript.map((turn, at) => (
              <TurnRow
                // biome-ignore lint/suspicious/noArrayIndexKey: what was said does not change
                key={at}
                turn={turn}
                deviations={deviations.filter(each => each.turn === at)}
              />
            ))}
          </ol>
        </div>
      )}
    </>
  )
}
