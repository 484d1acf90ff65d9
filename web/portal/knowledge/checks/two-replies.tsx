import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { CheckResult } from '#client'
import { momentOf } from '../../words/dates.ts'
import { knowledgeWords } from '../words.ts'
import css from './checks.module.css'
import { differenceOf } from './difference.ts'

/** What the assistant said before and what it says now, with the words that changed. Without `before`, only what it says. */
export function TwoReplies({ before, after }: { before: CheckResult | null; after: CheckResult | null }) {
  const words = knowledgeWords().checks
  const changes = before?.reply && after?.reply ? differenceOf(before.reply, after.reply) : null
  const shown = (result: CheckResult, hidden: 'gone' | 'new') =>
    changes
      ? changes
          .filter(({ kind }) => kind !== hidden)
          .map(({ text, kind }, i) =>
            kind === 'same' ? (
              text
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never move
              <Changed key={i} text={text} kind={kind} />
            ),
          )
      : (result.reply ?? words.reply_gone)
  return (
    <div className={before && after ? css.two : css.one}>
      {before && (
        <Reply title={words.before} result={before}>
          {shown(before, 'new')}
        </Reply>
      )}
      {after && (
        <Reply title={words.after} result={after}>
          {shown(after, 'gone')}
        </Reply>
      )}
    </div>
  )
}

const Changed = ({ text, kind }: { text: string; kind: 'gone' | 'new' }) =>
  kind === 'gone' ? <del>{text}</del> : <ins>{text}</ins>

function Reply({
  title,
  result: { ran_at: at, sources, passed, reasons },
  children,
}: {
  title: string
  result: CheckResult
  children: ReactNode
}) {
  return (
    <div className={css.reply}>
      <p className={css.when}>
        <b>{title}</b> · <time dateTime={at}>{momentOf(at)}</time>
      </p>
      <p className={css.said} dir="auto">
        {children}
      </p>
      {!passed && reasons.length > 0 && <p className={css.reasons}>{reasons.join(' ')}</p>}
      {sources[0]?.parent_doc_id && (
        <p className={css.when}>
          <Link to="/knowledge/sources/$id" params={{ id: sources[0].parent_doc_id } as never} dir="auto">
            {sources[0].name}
          </Link>
        </p>
      )}
    </div>
  )
}
