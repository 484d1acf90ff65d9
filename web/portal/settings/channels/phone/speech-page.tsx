import { useQuery } from '@tanstack/react-query'
import type { CallSetup } from '#client'
import { Read } from '../../../parts/read.tsx'
import { useIsOwner } from '../../../shell/me.ts'
import { Subject } from '../../frame.tsx'
import { ChannelPage } from '../frame.tsx'
import { callSetupQuery } from '../queries.ts'
import { callsWords, channelsWords } from '../words.ts'
import { MicrophoneTest } from './microphone-test.tsx'
import css from './phone.module.css'
import { SpeechTest } from './speech-test.tsx'

/** What the installation hears and speaks with, and a sentence to try it. */
export function Page() {
  const words = callsWords()
  const isOwner = useIsOwner()
  const setup = useQuery(callSetupQuery)
  return (
    <ChannelPage title={channelsWords().speech}>
      <Subject title={words.speech} note={words.speech_note}>
        <Read query={setup} lines={3}>
          {found => <Servers setup={found} />}
        </Read>
      </Subject>
      {isOwner && setup.data?.speaks && <SpeechTest />}
      {isOwner && setup.data && <MicrophoneTest setup={setup.data} />}
    </ChannelPage>
  )
}

function Servers({ setup }: { setup: CallSetup }) {
  const words = callsWords()
  return (
    <dl className={css.servers}>
      {(['hears', 'speaks', 'realtime'] as const).map(side => {
        const server = setup[side]
        return (
          <div key={side}>
            <dt>{words[side]}</dt>
            <dd>
              {server ? <bdi>{server.model}</bdi> : words.nothing}
              <p className={css.quiet}>{server ? words[`env_${side}`] : words[`without_${side}`]}</p>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
