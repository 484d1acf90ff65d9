import { useEffect, useRef, useState } from 'preact/hooks'
import type { LeadForm } from '#contract/conversations/chat.ts'
import { phrase } from '#locales/phrase.ts'
import type { PanelTexts } from '#locales/types.ts'
import { type Details, DetailsForm } from '#web/booking/details-form.tsx'
import { type Answer, send } from '#web/booking/requests.ts'
import { contactWays } from '#web/chat/contact.ts'
import type { PanelGiven } from '../config.ts'

interface ContactProps {
  given: PanelGiven
  words: PanelTexts
  conversationId: string | null
  busy: boolean
  askPerson: () => void
}

/** The ways to people: in the chat, by leaving one's details, or without us. */
export function ContactView({ given, words, conversationId, busy, askPerson }: ContactProps) {
  const { config, api, tenantId } = given
  const { panel, booking, chat } = words
  const names = { business: config.business }
  const ways = contactWays(config.contact, chat)
  const [sent, setSent] = useState(false)

  return (
    <>
      <p class="choices">
        <button type="button" class="loud-button" disabled={busy} onClick={askPerson}>
          {panel.talk_to_person}
        </button>
      </p>
      {ways.length > 0 && (
        <ul class="services">
          {ways.map(({ href, text, label }) => (
            <li>
              <span class="note">{label}</span>{' '}
              <a href={href} dir="ltr">
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
      {sent ? (
        <Thanks title={phrase(panel.thanks, names)} action={panel.another} again={() => setSent(false)} />
      ) : (
        <section class="step">
          <h2>{phrase(panel.leave_details, names)}</h2>
          <DetailsForm<void>
            strings={booking}
            action={chat.send}
            submit={details => leave(`${api}/chat/lead`, details, tenantId, conversationId)}
            done={({ ok }) => setSent(ok)}
          />
        </section>
      )}
    </>
  )
}

/** Needs no key: one person is one lead, however often the same is sent. */
async function leave(
  url: string,
  { notes, ...details }: Details,
  tenant_id: string,
  conversation_id: string | null,
): Promise<Answer<void>> {
  const body: LeadForm = { ...details, intent: notes, tenant_id }
  const answer = await send<void>('POST', url, { ...body, conversation_id })
  // The conversation may be there no more; what somebody leaves is not to be lost with it.
  const alone = !answer.ok && answer.failure === 'failed' && conversation_id !== null
  return alone ? send<void>('POST', url, body) : answer
}

function Thanks({ title, action, again }: { title: string; action: string; again: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section class="step">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p class="choices">
        <button type="button" class="quiet-button" onClick={again}>
          {action}
        </button>
      </p>
    </section>
  )
}
