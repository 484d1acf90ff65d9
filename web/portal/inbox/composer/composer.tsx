import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { useKeys } from '../../parts/keys.ts'
import { newKey } from '../../parts/new-key.ts'
import { offerUndo } from '../../parts/notices/notices.ts'
import { say } from '../../words/words.ts'
import { useCanned } from '../canned/use-canned.tsx'
import { hold } from '../changes.ts'
import { nameOf } from '../names.ts'
import { messagesQuery } from '../queries.ts'
import type { Conversation } from '../records.ts'
import { useSelf } from '../self.ts'
import { inboxWords } from '../words.ts'
import { AttachButton, AttachedFiles } from './attached-files.tsx'
import css from './composer.module.css'
import { Count } from './count.tsx'
import { keyFor, put } from './drafts.ts'
import { lengthOf, mostOf } from './limits.ts'
import { useMailDraft } from './mail-draft.ts'
import { type Collision, type Outcome, send } from './send.ts'
import { Strip, type StripState } from './strip.tsx'
import { useSuggestion } from './suggestion.ts'
import { useDraft } from './use-draft.ts'
import { useUploads } from './use-uploads.ts'
import { useVisitorSignal } from './use-visitor-signal.ts'
import { takeWords } from './writing-again.ts'

/** Where an answer is written. Its words are kept by the browser until they are sent. */
export function Composer({ conversation, sayTyping }: { conversation: Conversation; sayTyping: () => void }) {
  const words = inboxWords()
  const me = useSelf()
  const { id, channel, holder, status } = conversation
  const { data: thread } = useQuery(messagesQuery(id))
  const { draft, change, latest, wasUnsent } = useDraft(id)
  const { text, files } = draft
  const [trouble, setTrouble] = useState<(Outcome & { sent: false }) | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const uploads = useUploads(id, file => change(({ files: all }) => ({ files: [...all, file] })))
  const mail = useMailDraft(conversation, { draft, change })
  const suggestion = useSuggestion(id, { text, write: next => change({ text: next }) })
  const showVisitor = useVisitorSignal(id)
  const canned = useCanned({ conversation, text, field, write: next => change({ text: next }) })
  useKeys({ r: () => field.current?.focus() })
  useGrowing(field, text)
  useEffect(
    () =>
      takeWords(id, again => {
        change(after => ({ text: put(again, after.text) }))
        field.current?.focus()
      }),
    [id, change],
  )

  const heldByOther = holder !== null && holder.id !== me.id ? holder : null
  const tooLong = lengthOf(text) - mostOf(channel)
  const isEmpty = !text.trim() && !files.length
  const last = thread?.messages.at(-1)?.position ?? 0

  const submit = async () => {
    const now = latest.current
    if ((!now.text.trim() && !now.files.length) || tooLong > 0 || uploads.isBusy) return
    const attempt = { key: keyFor(now, newKey), text: now.text, files: now.files }
    change({ text: '', files: [], attempt })
    setTrouble(null)
    suggestion.end()
    const outcome = await send(conversation, { ...attempt, seen: last, draftId: mail.itemId }, me)
    if (outcome.sent) return change({ attempt: null })
    // The words go back to where they came from, before what was written since.
    change(after => ({
      text: put(attempt.text, after.text),
      files: [...attempt.files, ...after.files],
      attempt: outcome.collision ? null : attempt,
    }))
    setTrouble(outcome)
    field.current?.focus()
  }
  const discard = () => {
    const { text: gone, files: goneFiles } = draft
    change({ text: '', files: [], attempt: null })
    setTrouble(null)
    offerUndo(words.discarded, () => change(after => ({ text: put(gone, after.text), files: goneFiles })))
  }
  const takeOver = async () => {
    if (await hold(id, 'take_over', me, { force: true })) setTrouble(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (canned.onKeyDown(event)) return
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey) && !event.nativeEvent.isComposing) {
      event.preventDefault()
      void submit()
    }
    if (event.key === 'Escape') field.current?.blur()
  }

  const strip = stripOf({ trouble, wasUnsent: wasUnsent && !isEmpty, mail, suggestion })
  if (channel === 'call' && conversation.status === 'closed' && !conversation.link_id)
    return <p className={css.closed}>{words.cannot_write}</p>
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files may be dropped anywhere on it; a button attaches them too
    <div
      className={css.composer}
      onDragOver={event => event.preventDefault()}
      onDrop={event => {
        event.preventDefault()
        uploads.add([...event.dataTransfer.files], files.length + uploads.list.length)
      }}
    >
      <Strip
        state={strip}
        discard={discard}
        takeOver={takeOver}
        takeOverFrom={heldByOther?.name ?? null}
        sendAnyway={() => void submit()}
        mail={mail}
        suggestion={suggestion}
      />
      {canned.list}
      <textarea
        {...canned.fieldProps}
        ref={field}
        className={css.field}
        aria-label={say(words.answer_to, { name: nameOf(conversation) })}
        placeholder={words.answer}
        value={text}
        dir="auto"
        onChange={event => {
          change({ text: event.currentTarget.value })
          sayTyping()
          if (holder?.id === me.id) showVisitor()
          canned.follow()
        }}
        onSelect={canned.follow}
        onKeyDown={onKeyDown}
        onPaste={event => {
          const pasted = [...event.clipboardData.files]
          if (pasted.length) uploads.add(pasted, files.length + uploads.list.length)
        }}
      />
      <AttachedFiles
        files={files}
        uploads={uploads}
        remove={gone => change({ files: files.filter(file => file.id !== gone) })}
      />
      <div className={css.foot}>
        <span className={css.note}>
          {heldByOther
            ? say(words.other_holds, { name: heldByOther.name })
            : holder
              ? words.you_hold
              : status === 'closed'
                ? words.closed_note
                : words.sending_takes_over}
        </span>
        <Count text={text} channel={channel} />
        {canned.button}
        <AttachButton add={chosen => uploads.add(chosen, files.length + uploads.list.length)} />
        {isEmpty && (
          <Button
            size="xs"
            variant="default"
            onClick={suggestion.ask}
            loading={suggestion.state === 'asking'}
          >
            {words.draft_for_me}
          </Button>
        )}
        <Button
          size="xs"
          onClick={() => void submit()}
          disabled={isEmpty || tooLong > 0 || uploads.isBusy}
          rightSection={
            <kbd className={css.key} dir="ltr">
              {isMac ? '⌘↵' : words.send_key}
            </kbd>
          }
        >
          {words.send}
        </Button>
      </div>
    </div>
  )
}

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent)

/** What stands above the field: what went wrong comes before what is offered. */
function stripOf({
  trouble,
  wasUnsent,
  mail,
  suggestion,
}: {
  trouble: (Outcome & { sent: false }) | null
  wasUnsent: boolean
  mail: ReturnType<typeof useMailDraft>
  suggestion: ReturnType<typeof useSuggestion>
}): StripState | null {
  if (trouble?.collision) return { kind: 'collision', collision: trouble.collision as Collision }
  if (trouble && !trouble.collision) return { kind: trouble.kind, reason: trouble.reason }
  if (wasUnsent) return { kind: 'unsent' }
  if (suggestion.state !== 'idle') return { kind: 'suggestion' }
  return mail.itemId ? { kind: 'mail' } : null
}

/** Browsers that can't size a field by its content get it sized here. */
function useGrowing(field: React.RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what it grows by
  useEffect(() => {
    const box = field.current
    if (!box || CSS.supports('field-sizing', 'content')) return
    box.style.blockSize = 'auto'
    box.style.blockSize = `${box.scrollHeight}px`
  }, [field, text])
}
