import type { Template } from '#client'
import type { Tone } from '../../parts/chip.tsx'

export const reviewTone: Record<NonNullable<Template['provider_status']>, Tone> = {
  draft: 'plain',
  pending: 'sky',
  approved: 'ok',
  rejected: 'alarm',
}
