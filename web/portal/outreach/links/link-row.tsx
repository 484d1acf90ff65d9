import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import type { ChatLink, ChatLinkFigures } from '#client'
import { Chip, type Tone } from '../../parts/chip.tsx'
import { CopyButton } from '../../parts/copy-button.tsx'
import { shareOf } from '../../words/dates.ts'
import { counted, say } from '../../words/words.ts'
import css from './links.module.css'
import { linksWords } from './words.ts'

export const toneOf: Record<ChatLink['status'], Tone> = { active: 'ok', expired: 'plain', revoked: 'alarm' }

/** A link with what came of it. */
export const LinkRow = memo(({ link, figures }: { link: ChatLink; figures: ChatLinkFigures | null }) => {
  const words = linksWords()
  const { id, label, tags, url, status, use_count } = link
  const { conversations = 0, answered = null, leads = 0 } = figures ?? {}
  return (
    <div className={css.row} data-row-of={id}>
      <span className={css.words}>
        <Link
          to={'/outreach/links/$id' as never}
          params={{ id } as never}
          className={css.name}
          data-row={id}
          dir="auto"
        >
          {label}
        </Link>
        <span className={css.detail}>
          {counted(words.opened, use_count)}
          {conversations > 0 && ` · ${counted(words.talks, conversations)}`}
          {answered !== null && ` · ${say(words.answered, { share: shareOf(answered) })}`}
          {leads > 0 && ` · ${counted(words.leads, leads)}`}
          {tags.length > 0 && <span dir="auto"> · {tags.join(', ')}</span>}
        </span>
      </span>
      <Chip tone={toneOf[status]}>{words[status]}</Chip>
      <CopyButton text={url} label={words.copy} said={words.copied} />
    </div>
  )
})
