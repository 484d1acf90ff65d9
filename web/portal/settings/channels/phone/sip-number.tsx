import { useState } from 'react'
import type { SipTrunkStatus } from '#client'
import { Button } from '../../../parts/button.tsx'
import { ChoiceField } from '../../../parts/field.tsx'
import { tell } from '../../../parts/notices/notices.ts'
import { say } from '../../../words/words.ts'
import { sentenceOf } from '../../sentence.ts'
import { connectSip } from '../queries.ts'
import { Done, Said } from '../test-result.tsx'
import { callsWords } from '../words.ts'
import css from './phone.module.css'

/** How the SIP trunk stands, and the number of it that the business takes. */
export function SipNumber({ trunk, done }: { trunk: SipTrunkStatus; done: () => void }) {
  const words = callsWords()
  const { state, detail, numbers } = trunk
  const own = numbers.find(each => each.own)
  const [number, setNumber] = useState(own?.number ?? numbers[0]?.number ?? '')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const take = async () => {
    setBusy(true)
    setFault(null)
    try {
      await connectSip({ from: number })
      tell(say(words.taken, { number }))
      done()
    } catch (error) {
      setFault(sentenceOf(error))
    }
    setBusy(false)
  }
  const free = numbers.filter(({ fixed }) => !fixed)
  return (
    <div className={css.trunk}>
      {state === 'registered' ? (
        <Done>{words.trunk.registered}</Done>
      ) : (
        <Said lead={words.trunk[state]} detail={detail} />
      )}
      {own?.fixed ? (
        <p>{say(words.trunk_fixed, { number: own.number })}</p>
      ) : free.length === 0 ? (
        <p className={css.quiet}>{words.trunk_full}</p>
      ) : (
        <>
          <ChoiceField
            label={words.trunk_number}
            dir="ltr"
            value={number}
            onChange={event => setNumber(event.target.value)}
            options={free.map(each => [each.number, each.number] as const)}
          />
          <div>
            <Button loading={busy} onClick={() => void take()}>
              {words.take_number}
            </Button>
          </div>
        </>
      )}
      {fault !== null && (
        <p className={css.fault} role="alert">
          {fault}
        </p>
      )}
    </div>
  )
}
