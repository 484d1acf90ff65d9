import type { BroadcastStatus } from '#client'
import type { Tone } from '../../parts/chip.tsx'

export const toneOf: Record<BroadcastStatus, Tone> = {
  draft: 'plain',
  queued: 'sky',
  sending: 'sky',
  completed: 'ok',
  cancelled: 'plain',
}
