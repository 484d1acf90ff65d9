import { useState } from 'react'
import type { CallSetup, SpeechTest } from '#client'
import { MicrophoneError } from '#web/voice/microphone.ts'
import { Button } from '../../../parts/button.tsx'
import { Subject } from '../../frame.tsx'
import { sentenceOf } from '../../sentence.ts'
import { testHearing } from '../queries.ts'
import { Said } from '../test-result.tsx'
import { callsWords } from '../words.ts'
import css from './phone.module.css'
import { record } from './recording.ts'
import { Spoken } from './spoken.tsx'

const recordedMs = 3_000

/** The owner speaks, the recogniser writes down what it heard, and the voice says it back. */
export function MicrophoneTest({ setup }: { setup: CallSetup }) {
  const words = callsWords()
  const [doing, setDoing] = useState<'nothing' | 'asks' | 'listens' | 'hears'>('nothing')
  const [tested, setTested] = useState<SpeechTest | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const test = async () => {
    setDoing('asks')
    setTested(null)
    setFault(null)
    try {
      const { wav, isSilent } = await record(recordedMs, () => setDoing('listens'))
      setDoing('hears')
      if (isSilent) setFault(words.mic_silent)
      else setTested(await testHearing(wav))
    } catch (error) {
      setFault(error instanceof MicrophoneError ? troubleWords(error) : sentenceOf(error))
    }
    setDoing('nothing')
  }
  return (
    <Subject title={words.mic} note={words.mic_note}>
      {setup.hears ? (
        <div className={css.microphone}>
          <Button
            variant="default"
            loading={doing === 'asks' || doing === 'hears'}
            onClick={() => void test()}
          >
            {words.mic_start}
          </Button>
          <p role="status" className={css.quiet}>
            {doing === 'listens' ? words.mic_listens : doing === 'hears' ? words.mic_hears : ''}
          </p>
        </div>
      ) : (
        <p className={css.quiet}>{words.mic_no_hearing}</p>
      )}
      {setup.hears && !setup.speaks && <p className={css.quiet}>{words.mic_no_voice}</p>}
      {tested && <Spoken tested={tested} />}
      {fault !== null && <Said lead={fault} detail="" />}
    </Subject>
  )
}

function troubleWords({ trouble }: MicrophoneError): string {
  const words = callsWords()
  if (trouble === 'denied' || trouble === 'system') return words.mic_denied
  return trouble === 'none' || trouble === 'in_use' || trouble === 'lost'
    ? words.mic_none
    : words.mic_impossible
}
