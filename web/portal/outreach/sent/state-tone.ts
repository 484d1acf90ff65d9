import type { MessageState } from '#client'
import type { Tone } from '../../parts/chip.tsx'

export const stateTone: Record<MessageState, Tone> = {
  queued: 'plain',
  sending: 'sky',
  sent: 'sky',
  delivered: 'ok',
  read: 'ok',
  replied: 'ok',
  failed: 'alarm',
  blocked: 'alarm',
  cancelled: 'plain',
}
