import { useState } from 'react'
import type { Broadcast, Channel } from '#client'
import { Button } from '../../../parts/button.tsx'
import { faultSentence } from '../../../parts/fault-sentence.ts'
import { TextField } from '../../../parts/field.tsx'
import { MailIcon } from '../../../parts/icons.tsx'
import { tell } from '../../../parts/notices/notices.ts'
import { say } from '../../../words/words.ts'
import { useProof } from '../queries.ts'
import { broadcastWords } from '../words.ts'
import css from './preview.module.css'

/** Sends what the person in the preview gets to the one who looks at it. */
export function Proof({
  draft,
  channel,
  contactId,
}: {
  draft: Broadcast
  channel: Exclude<Channel, 'voice'>
  contactId: string
}) {
  const words = broadcastWords().preview
  const proof = useProof(draft.id)
  const [phone, setPhone] = useState('')
  const isMail = channel === 'email'
  const send = () =>
    proof.mutate(
      { channel, contact_id: contactId, ...(!isMail && { phone }) },
      {
        onSuccess: ({ to }) => tell(say(words.proof_sent, { address: to })),
        onError: error => tell(faultSentence(error)),
      },
    )
  return (
    <div className={css.proof}>
      {!isMail && (
        <TextField
          label={words.proof_phone}
          type="tel"
          dir="ltr"
          maxLength={64}
          value={phone}
          onChange={event => setPhone(event.currentTarget.value)}
        />
      )}
      <Button
        variant="default"
        fullWidth
        leftSection={<MailIcon size={16} />}
        loading={proof.isPending}
        disabled={!isMail && !phone.trim()}
        onClick={send}
      >
        {words.proof}
      </Button>
    </div>
  )
}
