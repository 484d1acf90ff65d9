import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Webhook } from '#client'
import { PlusIcon } from '../../parts/icons.tsx'
import { useKept } from '../../parts/notices/notices.ts'
import { Read } from '../../parts/read.tsx'
import { Empty } from '../../parts/states.tsx'
import { Subject } from '../frame.tsx'
import rows from '../rows.module.css'
import { NewWebhookDialog } from './new-webhook-dialog.tsx'
import { webhooksQuery } from './queries.ts'
import { WebhookRow } from './webhook-row.tsx'
import { programsWords } from './words.ts'

/** The addresses that are told what happens. */
export function Webhooks() {
  const words = programsWords()
  const [open, setOpen] = useState(false)
  return (
    <Subject
      title={words.hooks}
      note={words.hooks_note}
      aside={
        <Button size="compact-sm" leftSection={<PlusIcon size={16} />} onClick={() => setOpen(true)}>
          {words.make_hook}
        </Button>
      }
    >
      <Read query={useQuery(webhooksQuery)} lines={2}>
        {({ webhooks }) => <WebhookList webhooks={webhooks} />}
      </Read>
      {open && <NewWebhookDialog close={() => setOpen(false)} />}
    </Subject>
  )
}

function WebhookList({ webhooks }: { webhooks: Webhook[] }) {
  const shown = useKept(webhooks)
  if (!shown.length) return <Empty title={programsWords().no_hooks} />
  return (
    <ul className={rows.list}>
      {shown.map(webhook => (
        <WebhookRow key={webhook.id} webhook={webhook} />
      ))}
    </ul>
  )
}
