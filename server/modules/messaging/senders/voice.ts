import type { Ctx } from '#server/core/context.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import type { CarrierStatus } from '#server/providers/carrier/port.ts'
import { callAccount, callAddresses } from '../voice/voice.ts'
import type { ReconciledState, Sender } from './senders.ts'

/** The sender of voice broadcasts: each message is one call, and the message's text is the assistant's brief. */
export async function voiceSender(ctx: Ctx): Promise<Sender> {
  const line = await callAccount(ctx)
  if (!line.ready) return line
  const { number, own, failure, account, perMinute, carrier, kind } = line
  const { calls } = await business(ctx)
  return {
    ready: true,
    sender: number,
    own,
    reason: null,
    failure,
    account,
    perMinute,
    async deliver({ id, to, onMachine }, begin) {
      const { answer, status, machine } = callAddresses(ctx, { message: id })
      begin()
      return carrier.call({
        to,
        about: { tenant: ctx.tenant, message: id },
        answer: { url: answer },
        statusCallback: status,
        detectMachine: {
          callback: machine,
          afterGreeting: (onMachine ?? calls.on_machine) === 'leave_message',
        },
      })
    },
    // A trunk remembers no calls.
    ...(kind === 'twilio' && {
      async reconcile({ to }, since) {
        const found = await carrier.find({ to, since, known: [] })
        return found && { providerId: found.providerId, state: stateOf(found.status) }
      },
    }),
  }
}

const stateOf = (status: CarrierStatus): ReconciledState => {
  if (status === 'in-progress' || status === 'completed') return 'delivered'
  return ['busy', 'no-answer', 'failed', 'canceled'].includes(status) ? 'failed' : 'sent'
}
