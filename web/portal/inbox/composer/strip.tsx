import type { ReactNode } from 'react'
import { AlertIcon, SparkIcon } from '../../parts/icons.tsx'
import { say } from '../../words/words.ts'
import { inboxWords } from '../words.ts'
import css from './composer.module.css'
import type { MailDraft } from './mail-draft.ts'
import type { Collision } from './send.ts'
import type { Suggestion } from './suggestion.ts'

export type StripState =
  | { kind: 'collision'; collision: Collision }
  | { kind: 'held' | 'offline' | 'refused'; reason: string | null }
  | { kind: 'unsent' | 'suggestion' | 'mail' }

interface StripProps {
  state: StripState | null
  discard: () => void
  takeOver: () => void
  takeOverFrom: string | null
  sendAnyway: () => void
  mail: MailDraft
  suggestion: Suggestion
}

/** What is to be known before the answer is sent: why it was not, who was first, where the words come from. */
export function Strip({ state, discard, takeOver, takeOverFrom, sendAnyway, mail, suggestion }: StripProps) {
  const words = inboxWords()
  const act = (label: string, onClick: () => void) => (
    <button type="button" className={css.act} onClick={onClick}>
      {label}
    </button>
  )
  switch (state?.kind) {
    case undefined:
      return null
    case 'collision': {
      const { author, text } = state.collision
      return (
        <Band
          tone="ask"
          icon={<AlertIcon size={16} />}
          actions={[act(words.send_anyway, sendAnyway), act(words.discard, discard)]}
        >
          <strong>{say(words.answered_first, { name: author ?? words.team })}</strong>
          <span className={css.theirs} dir="auto">
            {text}
          </span>
          {words.answered_first_note}
        </Band>
      )
    }
    case 'held':
      return (
        <Band
          tone="ask"
          icon={<AlertIcon size={16} />}
          actions={[
            act(takeOverFrom ? say(words.take_over_from, { name: takeOverFrom }) : words.take_over, takeOver),
          ]}
        >
          {state.reason ?? words.words_back}
        </Band>
      )
    case 'offline':
    case 'refused':
      return (
        <Band tone="alarm" icon={<AlertIcon size={16} />} actions={[]}>
          {state.kind === 'offline'
            ? words.offline_keeps
            : state.reason
              ? say(words.not_sent_because, { reason: state.reason })
              : words.words_back}
        </Band>
      )
    case 'unsent':
      return (
        <Band icon={<AlertIcon size={16} />} actions={[act(words.discard, discard)]}>
          {words.unsent}
        </Band>
      )
    case 'suggestion':
      return <Suggested suggestion={suggestion} />
    case 'mail':
      return (
        <Band
          icon={<SparkIcon size={16} />}
          actions={[
            ...(mail.isShown ? [] : [act(words.use_draft, mail.use)]),
            act(words.discard_draft, mail.discard),
          ]}
        >
          {words.mail_draft}
        </Band>
      )
  }
}

function Suggested({ suggestion }: { suggestion: Suggestion }) {
  const words = inboxWords()
  const { state, sources, ask } = suggestion
  const sentence = {
    idle: '',
    asking: words.drafting,
    none: words.draft_none,
    failed: suggestion.reason ?? words.draft_failed,
    drafted: words.drafted,
  }[state]
  return (
    <Band
      icon={<SparkIcon size={16} />}
      actions={
        state === 'asking'
          ? []
          : [
              <button key="again" type="button" className={css.act} onClick={ask}>
                {words.another_draft}
              </button>,
            ]
      }
    >
      {state === 'drafted' && sources.length > 0 ? (
        <>
          {words.draft_from}{' '}
          <span dir="auto" title={suggestion.sentence ?? undefined}>
            {sources.map(({ name }) => name.slice(0, 80)).join(', ')}
          </span>
        </>
      ) : (
        sentence
      )}
    </Band>
  )
}

function Band({
  tone,
  icon,
  actions,
  children,
}: {
  tone?: 'ask' | 'alarm'
  icon: ReactNode
  actions: ReactNode[]
  children: ReactNode
}) {
  return (
    <div className={css.strip} data-tone={tone} role={tone ? 'alert' : 'status'}>
      {icon}
      <span className={css.stripWords}>{children}</span>
      {actions.map((action, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: their order is fixed
        <span key={index}>{action}</span>
      ))}
    </div>
  )
}
