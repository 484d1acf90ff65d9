import type { Listener } from '#server/core/job.ts'
import { type DeliveryReceipt, recordReceipt } from '../messages/messages.ts'

/** The event of the module `calls` about a call for a message. */
interface Progress {
  message_id: string | null
  status: 'queued' | 'ringing' | 'in_progress' | 'completed' | 'failed' | 'no_answer' | 'busy'
  error: string | null
  /** Whether somebody answered, whatever the status says about the conversation. */
  picked_up: boolean
}

/** The report that each status means for the message: a busy line counts as not answered. */
const receipts: Partial<Record<Progress['status'], Pick<DeliveryReceipt, 'state' | 'reason'>>> = {
  ringing: { state: 'sent' },
  in_progress: { state: 'delivered' },
  completed: { state: 'delivered' },
  no_answer: { state: 'failed', reason: 'no_answer' },
  busy: { state: 'failed', reason: 'no_answer' },
  failed: { state: 'failed', reason: null },
}

const pickedUp: Pick<DeliveryReceipt, 'state'> = { state: 'delivered' }

/** Applies the progress of a call to its message. */
export const callReceipts: Listener = {
  name: 'communication.receive_calls',
  types: ['call.progressed'],
  inTransaction: true,
  async handle(ctx, { data, at }) {
    const { message_id, status, error, picked_up } = data as unknown as Progress
    const receipt = picked_up ? pickedUp : receipts[status]
    if (!message_id || !receipt) return
    // The carrier's error explains a failed call; "nobody answered" needs no explanation.
    const detail = status === 'failed' && error ? { detail: error } : {}
    await recordReceipt(ctx, { messageId: message_id, ...receipt, ...detail, at })
  },
}
