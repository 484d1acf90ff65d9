import type { Listener } from '#server/core/job.ts'
import { type Receipt, recordReceipt } from '../messages/messages.ts'

/** What the area of calls tells of one that was placed for a message. */
interface Progress {
  message_id: string | null
  status: 'queued' | 'ringing' | 'in_progress' | 'completed' | 'failed' | 'no_answer' | 'busy'
  error: string | null
  /** Somebody took it, whatever its status says of the conversation. */
  picked_up: boolean
}

/** What each means to the message (specification, section 3.4): a line that is busy is nobody's answer either. */
const receipts: Partial<Record<Progress['status'], Pick<Receipt, 'state' | 'reason'>>> = {
  ringing: { state: 'sent' },
  in_progress: { state: 'delivered' },
  completed: { state: 'delivered' },
  no_answer: { state: 'failed', reason: 'no_answer' },
  busy: { state: 'failed', reason: 'no_answer' },
  failed: { state: 'failed', reason: null },
}

const pickedUp: Pick<Receipt, 'state'> = { state: 'delivered' }

/** Moves a message of a broadcast on with the call that was placed for it. */
export const callReceipts: Listener = {
  name: 'communication.receive_calls',
  types: ['call.progressed'],
  inTransaction: true,
  async handle(ctx, { data, at }) {
    const { message_id, status, error, picked_up } = data as unknown as Progress
    const receipt = picked_up ? pickedUp : receipts[status]
    if (!message_id || !receipt) return
    // Why the carrier could not connect it; that nobody answered says all there is to it.
    const detail = status === 'failed' && error ? { detail: error } : {}
    await recordReceipt(ctx, { messageId: message_id, ...receipt, ...detail, at })
  },
}
