import { useState } from 'react'
import type { TestMail as Sent } from '#client'
import { Button } from '../../../parts/button.tsx'
import { useMe } from '../../../shell/me.ts'
import { isolated, say } from '../../../words/words.ts'
import { Subject } from '../../frame.tsx'
import { sentenceOf } from '../../sentence.ts'
import { sendTestMail } from '../queries.ts'
import { Done, Said } from '../test-result.tsx'
import { channelsWords } from '../words.ts'

/** Mails the owner, and says what became of it. */
export function TestMail() {
  const words = channelsWords()
  const { user } = useMe()
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState<Sent | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const send = async () => {
    setBusy(true)
    setFault(null)
    setSent(null)
    await sendTestMail().then(setSent, (error: unknown) => setFault(sentenceOf(error)))
    setBusy(false)
  }
  return (
    <Subject title={words.test_mail} note={say(words.test_mail_note, { email: isolated(user.email) })}>
      <div>
        <Button variant="default" loading={busy} onClick={() => void send()}>
          {words.test_mail_send}
        </Button>
      </div>
      {sent?.ok && (
        <Done>
          {sent.to_file ? words.test_mail_file : say(words.test_mail_sent, { email: isolated(sent.to) })}
        </Done>
      )}
      {sent && !sent.ok && <Said lead={words.test_said} detail={sent.detail ?? ''} />}
      {fault !== null && <Said lead={fault} detail="" />}
    </Subject>
  )
}
