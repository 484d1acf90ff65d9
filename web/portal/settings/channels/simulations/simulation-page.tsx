import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import type { CallSimulation } from '#client'
import { Button } from '../../../parts/button.tsx'
import { holdRemoval } from '../../../parts/notices/notices.ts'
import { Read } from '../../../parts/read.tsx'
import { useIsOwner } from '../../../shell/me.ts'
import { isolated, say } from '../../../words/words.ts'
import { Subject } from '../../frame.tsx'
import { ChannelPage } from '../frame.tsx'
import { channelsWords, simulationsWords } from '../words.ts'
import { removeSimulation, simulationsQuery } from './queries.ts'
import { Result } from './result.tsx'
import { ScriptForm } from './script-form.tsx'

const list = '/settings/channels/simulations'

/** One scripted caller: the last call, and the script. `new` is one that is not kept yet. */
export function Page() {
  const { id } = useParams({ strict: false }) as { id: string }
  const words = simulationsWords()
  const query = useQuery(simulationsQuery)
  const found = query.data?.find(each => each.id === id)
  const up = { to: list, label: channelsWords().simulations }
  if (id === 'new')
    return (
      <ChannelPage title={words.new_title} up={up}>
        <ScriptForm key="new" simulation={null} />
      </ChannelPage>
    )
  return (
    <ChannelPage title={found?.name ?? channelsWords().simulations} up={up}>
      <Read query={query} lines={8}>
        {() => (found ? <Existing simulation={found} /> : <p>{words.gone}</p>)}
      </Read>
    </ChannelPage>
  )
}

function Existing({ simulation }: { simulation: CallSimulation }) {
  const words = simulationsWords()
  const isOwner = useIsOwner()
  const go = useNavigate()
  const { id, name } = simulation
  const remove = () => {
    holdRemoval(say(words.removed, { name: isolated(name) }), id, () => removeSimulation(id))
    void go({ to: list as never })
  }
  return (
    <>
      <Result simulation={simulation} />
      <ScriptForm key={id} simulation={simulation} />
      {isOwner && (
        <Subject title={words.remove}>
          <div>
            <Button variant="alarm" onClick={remove}>
              {words.remove}
            </Button>
          </div>
        </Subject>
      )}
    </>
  )
}
