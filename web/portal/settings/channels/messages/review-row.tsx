import type { Template } from '#client'
import { Chip, type Tone } from '../../../parts/chip.tsx'
import { channelsWords } from '../words.ts'
import css from './review-row.module.css'

const tones: Record<NonNullable<Template['provider_status']>, Tone> = {
  draft: 'plain',
  pending: 'sky',
  approved: 'ok',
  rejected: 'alarm',
}

/** A template, and what Meta decided about it. */
export function ReviewRow({ template: { name, provider_status, provider_error } }: { template: Template }) {
  const status = provider_status ?? 'draft'
  return (
    <li className={css.row}>
      <span className={css.name} dir="auto">
        {name}
      </span>
      <Chip tone={tones[status]}>{channelsWords().review[status]}</Chip>
      {provider_error && (
        <span className={css.error} lang="en" dir="auto">
          {provider_error}
        </span>
      )}
    </li>
  )
}
