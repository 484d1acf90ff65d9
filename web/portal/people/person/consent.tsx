import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Channel, ChannelConsent, Lead } from '#client'
import { Button } from '../../parts/button.tsx'
import { Chip } from '../../parts/chip.tsx'
import { faultSentence } from '../../parts/fault-sentence.ts'
import { holdBack, tell } from '../../parts/notices/notices.ts'
import { Card } from '../../parts/page.tsx'
import { momentOf } from '../../words/dates.ts'
import { isolated, say } from '../../words/words.ts'
import css from './person.module.css'
import { consentQuery, useWithdraw } from './queries.ts'
import { personWords } from './words.ts'

/** By which channels a person agreed to be contacted, from when, by which words; and the way to withdraw it for them. */
export function Consent({ person }: { person: Lead }) {
  const words = personWords()
  const { data } = useQuery(consentQuery(person.id))
  const withdraw = useWithdraw(person.id)
  const [gone, go] = useState<Channel[]>([])
  if (!data) return null
  const close = (channel: Channel) => {
    go(before => [...before, channel])
    const back = () => go(before => before.filter(each => each !== channel))
    // Once it is withdrawn, only the person can agree again.
    holdBack(say(words.withdrawn, { channel: words.channels[channel] }), {
      write: () =>
        void withdraw
          .mutateAsync({ channel, email: person.email, phone: person.phone })
          .catch(error => tell(faultSentence(error)))
          .finally(back),
      undo: back,
    })
  }
  return (
    <Card title={words.consent}>
      <ul>
        {data.channels.map(each => (
          <ChannelLine
            key={each.channel}
            consent={gone.includes(each.channel) ? { ...each, granted: false, stopped: true } : each}
            canWithdraw={Boolean(each.channel === 'email' ? person.email : person.phone)}
            withdraw={() => close(each.channel)}
          />
        ))}
      </ul>
      {data.lists.length > 0 && (
        <p className={css.small} dir="auto">
          {say(words.lists, { names: data.lists.join(', ') })}
        </p>
      )}
      <p className={css.small}>{words.consent_note}</p>
    </Card>
  )
}

function ChannelLine({
  consent: { channel, granted, stopped, source, at },
  canWithdraw,
  withdraw,
}: {
  consent: ChannelConsent
  canWithdraw: boolean
  withdraw: () => void
}) {
  const words = personWords()
  const name = words.channels[channel]
  return (
    <li className={css.channel}>
      <span>{name}</span>
      <span>
        <Chip tone={stopped ? 'alarm' : granted ? 'ok' : 'plain'}>
          {stopped ? words.stopped : granted ? words.agreed : words.never_agreed}
        </Chip>
        {at && (
          <span className={css.small}>
            {' '}
            {say(words.since, { date: momentOf(at), source: isolated(source ?? '') })}
          </span>
        )}
      </span>
      {granted && !stopped && canWithdraw && (
        <Button
          size="xs"
          variant="default"
          aria-label={say(words.withdraw_channel, { channel: name })}
          onClick={withdraw}
        >
          {words.withdraw}
        </Button>
      )}
    </li>
  )
}
