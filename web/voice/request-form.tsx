import { useEffect, useRef, useState } from 'preact/hooks'
import type { CallsOffered } from '#contract/calls/requests.ts'
import { longestEntry } from '#contract/limits.ts'
import { phrase } from '#locales/phrase.ts'
import type { CallTexts } from '#locales/types.ts'
import type { ChatEndpoint } from '#web/chat/conversation/use-conversation.ts'
import { askToBeCalled, type WishAnswer } from './asking.ts'

interface RequestFormProps {
  words: CallTexts
  names: { agent: string; business: string }
  language: string
  desk: ChatEndpoint
  calls: CallsOffered
  conversationId: string | null
}

type Failed = Exclude<WishAnswer, 'calling' | 'noted'>

/** The form to ask for a call: by the assistant at once, or by a person later. The typed text stays when it fails. */
export function RequestForm({ words, names, language, desk, calls, conversationId }: RequestFormProps) {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<Failed | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const key = useRef(newKey())

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget as HTMLFormElement)
    const field = (name: string) => String(fields.get(name) ?? '').trim()
    const phone = field('phone')
    setBusy(true)
    const answer = await askToBeCalled(
      desk,
      {
        name: field('name'),
        phone,
        about: field('about') || null,
        language,
        conversation_id: conversationId,
      },
      key.current,
    )
    setBusy(false)
    if (answer === 'calling' || answer === 'noted') {
      return setDone(phrase(answer === 'calling' ? words.calling : words.will_call, { ...names, phone }))
    }
    // Another try is a new wish, unless the first may not have arrived.
    if (answer !== 'offline') key.current = newKey()
    setFailed(answer)
  }

  if (done !== null) return <Done sentence={done} />
  const note = calls.on_request === 'assistant' ? words.request_now : words.request_later
  const reason = failed === 'offline' ? 'request_failed' : failed
  return (
    <section class="call-choice">
      <h3>{words.request}</h3>
      <p>{phrase(note, names)}</p>
      <form class="call-form" onSubmit={submit} onInput={() => setFailed(null)}>
        <label for="call-name">{words.name}</label>
        <input
          id="call-name"
          name="name"
          autocomplete="name"
          required
          maxLength={longestEntry.name}
          dir="auto"
        />
        <label for="call-phone">{words.phone}</label>
        <input
          id="call-phone"
          name="phone"
          type="tel"
          autocomplete="tel"
          required
          maxLength={longestEntry.phone}
          pattern="\D*(\d\D*){5,20}"
          dir="ltr"
          aria-describedby="call-failed"
        />
        <label for="call-about">{words.about}</label>
        <input id="call-about" name="about" maxLength={longestEntry.about} dir="auto" />
        <label class="consent">
          <input type="checkbox" name="consent" required />
          <span>{phrase(words.consent, names)}</span>
        </label>
        <p id="call-failed" class="call-problem" role="alert">
          {reason && words[reason]}
        </p>
        <button type="submit" class="loud-button" disabled={busy}>
          {words.call_me}
        </button>
      </form>
    </section>
  )
}

function Done({ sentence }: { sentence: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section class="call-choice">
      <h3 ref={heading} tabIndex={-1}>
        {sentence}
      </h3>
    </section>
  )
}

/** One key for one wish: sent twice, it has one effect. */
const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')
