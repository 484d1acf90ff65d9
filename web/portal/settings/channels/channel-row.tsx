import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Chip } from '../../parts/chip.tsx'
import { NextIcon } from '../../parts/icons.tsx'
import css from './channel-row.module.css'
import type { Standing } from './standing.ts'
import { channelsWords } from './words.ts'

/** One channel: its name, how it stands, and the way to its page. */
export function ChannelRow({
  to,
  name,
  icon,
  standing,
}: {
  to: string
  name: string
  icon: ReactNode
  /** null while that is not known */
  standing: Standing | null
}) {
  return (
    <li>
      <Link to={to as never} className={css.row}>
        <span className={css.icon}>{icon}</span>
        <span className={css.words}>
          <span className={css.name}>
            {name}
            {standing && <StandingChip tone={standing.tone} />}
          </span>
          <span className={css.sentence}>{standing?.sentence}</span>
        </span>
        <span className={css.next}>
          <NextIcon size={16} />
        </span>
      </Link>
    </li>
  )
}

function StandingChip({ tone }: { tone: Standing['tone'] }) {
  const words = channelsWords()
  if (tone === 'ok') return <Chip tone="ok">{words.works}</Chip>
  if (tone === 'ask') return <Chip tone="ask">{words.needs_you}</Chip>
  if (tone === 'alarm') return <Chip tone="alarm">{words.faulty}</Chip>
  return tone === 'off' ? <Chip>{words.off}</Chip> : null
}
