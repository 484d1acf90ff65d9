import { Button } from '@mantine/core'
import { useState } from 'react'
import type { CrmConnection } from '#client'
import { Chip } from '../../parts/chip.tsx'
import { holdRemoval, tell, useKept } from '../../parts/notices/notices.ts'
import { fullDateOf, momentOf } from '../../words/dates.ts'
import { counted, say } from '../../words/words.ts'
import { Subject } from '../frame.tsx'
import { programsWords } from '../programs/words.ts'
import rows from '../rows.module.css'
import { sentenceOf } from '../sentence.ts'
import { ConnectForm } from './connect-form.tsx'
import { disconnectCrm, type Provider, syncCrm, testCrm } from './queries.ts'

/** One CRM: what it has, whether it works, and the way to connect it. */
export function ConnectionCard({
  provider,
  connections,
  isSyncing,
  syncs,
}: {
  provider: Provider
  connections: CrmConnection[]
  isSyncing: boolean
  /** A comparison was asked for; the last one was then. */
  syncs: (last: string | null) => void
}) {
  const words = programsWords()
  const kept = useKept(connections.map(each => ({ ...each, id: each.provider })))
  const connection = kept.find(each => each.provider === provider) ?? null
  const [open, setOpen] = useState(false)
  const [tested, setTested] = useState<{ ok: boolean; error: string | null } | null>(null)
  const [busy, setBusy] = useState(false)
  const test = async () => {
    setBusy(true)
    setTested(await testCrm(provider).catch((error: unknown) => ({ ok: false, error: sentenceOf(error) })))
    setBusy(false)
  }
  const sync = () =>
    void syncCrm(provider).then(
      () => syncs(connection?.last_synced_at ?? null),
      (error: unknown) => tell(sentenceOf(error)),
    )
  const disconnect = () =>
    holdRemoval(say(words.disconnected, { name: words[provider] }), provider, () =>
      disconnectCrm(provider).catch((error: unknown) => tell(sentenceOf(error))),
    )
  return (
    <Subject
      title={words[provider]}
      note={words[`${provider}_note`]}
      aside={<State connection={connection} />}
    >
      {connection && <Figures connection={connection} isSyncing={isSyncing} />}
      {tested && (
        <p className={tested.ok ? rows.more : rows.fault} role="status">
          {tested.ok ? words.works : say(words.works_not, { reason: tested.error ?? '' })}
        </p>
      )}
      {(open || !connection) && (
        <ConnectForm provider={provider} connection={connection} done={() => setOpen(false)} />
      )}
      {connection && (
        <div className={rows.ways}>
          <Button variant="default" loading={busy} onClick={() => void test()}>
            {words.try}
          </Button>
          <Button variant="default" disabled={isSyncing} onClick={sync}>
            {words.sync}
          </Button>
          <Button variant="default" aria-expanded={open} onClick={() => setOpen(!open)}>
            {words.change}
          </Button>
          <Button variant="subtle" color="red" onClick={disconnect}>
            {words.disconnect}
          </Button>
        </div>
      )}
    </Subject>
  )
}

function State({ connection }: { connection: CrmConnection | null }) {
  const words = programsWords()
  if (!connection) return <Chip>{words.not_connected}</Chip>
  const { failing_since } = connection
  if (failing_since)
    return <Chip tone="alarm">{say(words.failing, { date: fullDateOf(failing_since) })}</Chip>
  return <Chip tone="ok">{words.is_on}</Chip>
}

function Figures({ connection, isSyncing }: { connection: CrmConnection; isSyncing: boolean }) {
  const words = programsWords()
  const { url, contacts, refused, last_synced_at, last_error } = connection
  const synced = last_synced_at ? say(words.synced, { date: momentOf(last_synced_at) }) : words.never_synced
  return (
    <div>
      {url && (
        <p className={rows.code} dir="ltr">
          {url}
        </p>
      )}
      <p className={rows.more} role="status">
        {counted(words.contacts, contacts)} · {isSyncing ? words.syncing : synced}
        {refused > 0 && ` · ${counted(words.refused, refused)}`}
      </p>
      {last_error && <p className={rows.fault}>{say(words.last_error, { reason: last_error })}</p>}
    </div>
  )
}
