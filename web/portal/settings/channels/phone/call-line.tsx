import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Connection } from '#client'
import { Button } from '../../../parts/button.tsx'
import { say } from '../../../words/words.ts'
import { CopyLine } from '../copy-line.tsx'
import { ChannelAccount } from '../messages/channel-account.tsx'
import { TwilioAccount } from '../messages/twilio-account.tsx'
import { callSetupQuery, disconnect, trunkQuery } from '../queries.ts'
import { callsWords, channelsWords } from '../words.ts'
import css from './phone.module.css'
import { SipNumber } from './sip-number.tsx'

type Way = 'shared' | 'own' | 'sip'

/** Who carries the calls: the installation, an account of the business's own, or the SIP trunk. */
export function CallLine() {
  return (
    <ChannelAccount channel="voice" title={callsWords().line}>
      {connection => <Ways connection={connection} />}
    </ChannelAccount>
  )
}

function wayOf({ own, settings }: Connection): Way {
  if (!own) return 'shared'
  return (settings as { carrier?: string } | null)?.carrier === 'sip' ? 'sip' : 'own'
}

function Ways({ connection }: { connection: Connection & { channel: 'voice' } }) {
  const words = callsWords()
  const { data: answer } = useQuery(trunkQuery)
  const now = wayOf(connection)
  const [chosen, setChosen] = useState<Way | null>(null)
  const way = chosen ?? now
  const trunk = answer?.trunk ?? null
  const ways: [Way, string][] = [
    ['shared', words.line_shared],
    ['own', words.line_own],
    ...(trunk || now === 'sip' ? [['sip', words.line_sip] as [Way, string]] : []),
  ]
  // Of another carrier nothing is shown in the form for Twilio.
  const blank = { ...connection, own: false, settings: null, secrets: [], failure: null }
  return (
    <>
      <fieldset className={css.ways}>
        <legend>{words.line}</legend>
        {ways.map(([value, label]) => (
          <label key={value}>
            <input type="radio" name="line" checked={way === value} onChange={() => setChosen(value)} />
            {label}
          </label>
        ))}
      </fieldset>
      {way === 'shared' && <SharedLine isOwn={now !== 'shared'} done={() => setChosen(null)} />}
      {way === 'own' && (
        <>
          <TwilioAccount connection={now === 'own' ? connection : blank} />
          {now === 'own' && connection.webhook_url && (
            <CopyLine
              label={channelsWords().webhook}
              note={channelsWords().webhook_voice}
              value={connection.webhook_url}
            />
          )}
        </>
      )}
      {way === 'sip' && trunk && <SipNumber trunk={trunk} done={() => setChosen(null)} />}
    </>
  )
}

function SharedLine({ isOwn, done }: { isOwn: boolean; done: () => void }) {
  const words = callsWords()
  const { data: setup } = useQuery(callSetupQuery)
  if (isOwn)
    return (
      <div>
        <Button
          variant="default"
          onClick={() => void disconnect('voice', channelsWords().forgotten).then(done)}
        >
          {channelsWords().use_shared}
        </Button>
      </div>
    )
  return (
    <p className={css.quiet}>
      {setup?.number ? say(words.line_shared_note, { number: setup.number }) : words.line_none}
    </p>
  )
}
