import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { BackIcon } from '../../parts/icons.tsx'
import { Read } from '../../parts/read.tsx'
import { useIsOwner } from '../../shell/me.ts'
import { SettingsPage, Subject } from '../frame.tsx'
import { sentenceOf } from '../sentence.ts'
import { settingsWords } from '../words.ts'
import css from './frame.module.css'
import { readinessQuery, switchSendingOn } from './queries.ts'
import { channelsWords } from './words.ts'

/** The page of one channel, with the way back to what it is part of: all channels unless `up` says otherwise. */
export function ChannelPage({
  title,
  up,
  children,
}: {
  title: string
  up?: { to: string; label: string }
  children: ReactNode
}) {
  const { to, label } = up ?? { to: '/settings/channels', label: channelsWords().channels }
  return (
    <SettingsPage>
      <div className={css.head}>
        <Link to={to as never} className={css.up}>
          <BackIcon size={16} />
          {label}
        </Link>
        <h2 className={css.title} dir="auto">
          {title}
        </h2>
      </div>
      {children}
    </SettingsPage>
  )
}

/** What only owners read; others are told so. */
export function OwnersOnly({ children }: { children: ReactNode }) {
  return useIsOwner() ? children : <p className={css.closed}>{settingsWords().owners_only}</p>
}

/** What can be set only while the business may send; else the switch for that. For owners. */
export function WhileSending({ children }: { children: ReactNode }) {
  return (
    <OwnersOnly>
      <Read query={useQuery(readinessQuery)} lines={6}>
        {({ enabled }) => (enabled ? children : <SendingSwitch />)}
      </Read>
    </OwnersOnly>
  )
}

export function SendingSwitch() {
  const words = channelsWords()
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const turnOn = async () => {
    setBusy(true)
    await switchSendingOn().catch((error: unknown) => setFault(sentenceOf(error)))
    setBusy(false)
  }
  return (
    <Subject title={words.sending_off} note={words.sending_off_note}>
      <div>
        <Button loading={busy} onClick={() => void turnOn()}>
          {words.sending_on}
        </Button>
      </div>
      {fault !== null && (
        <p className={css.fault} role="alert">
          {fault}
        </p>
      )}
    </Subject>
  )
}
