import type { ReactNode } from 'react'
import css from './chip.module.css'

/** `ask`: a person is needed. The others: worth knowing, all well, failed. */
export type Tone = 'plain' | 'ask' | 'sky' | 'ok' | 'alarm'

export function Chip({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`${css.chip} ${css[tone]}`}>{children}</span>
}
