import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { InvitationChannel, Questionnaire } from '#client'
import { Button } from '../../../parts/button.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { useDraft } from '../../../parts/draft.ts'
import { AreaField, ChoiceField } from '../../../parts/field.tsx'
import { counted, isolated, say } from '../../../words/words.ts'
import { questionnaireWords } from '../words.ts'
import { FindPerson } from './find-person.tsx'
import { Outcomes } from './outcomes.tsx'
import { type LineFault, lineOf, mostPeople, readPeople } from './people.ts'
import { addressFor, type Outcome, readinessQuery, sendTo } from './queries.ts'
import css from './send-dialog.module.css'

/** Days for which a link may work. */
const lifetimes = [1, 3, 7, 14, 30, 90]
const channels = ['email', 'sms'] as const

/** Sends the questions of a set to one person or a list of them. `to`: who stands in the list at first. */
export function SendDialog({
  set,
  close,
  to = '',
}: {
  set: Pick<Questionnaire, 'id' | 'title'>
  close: () => void
  to?: string
}) {
  const words = questionnaireWords()
  const client = useQueryClient()
  const [text, setText] = useDraft(`questionnaire-send:${set.id}`, to)
  const [days, setDays] = useState(7)
  const [channel, setChannel] = useState<InvitationChannel | null>(null)
  const [outcomes, setOutcomes] = useState<Outcome[] | null>(null)
  const [isTried, setTried] = useState(false)
  const { data: readiness } = useQuery(readinessQuery)
  const { people, faults } = readPeople(text)
  const [isSending, setSending] = useState(false)
  const reached = channel ? people.filter(person => addressFor(channel, person)) : people
  const tooMany = people.length > mostPeople

  const send = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!people.length || faults.length || tooMany || isSending) return
    setSending(true)
    const done: Outcome[] = []
    setOutcomes(done)
    for (const person of people) {
      done.push(await sendTo(person, { set: set.id, hours: days * 24, channel }))
      setOutcomes([...done])
    }
    setSending(false)
    // Who got no link stays in the list.
    setText(done.flatMap(({ link, person }) => (link ? [] : [lineOf(person)])).join('\n'))
    void client.invalidateQueries({ queryKey: ['questionnaires'] })
  }
  const title = say(words.send_title, { title: isolated(set.title) })
  if (outcomes)
    return (
      <Dialog title={title} close={close} wide>
        <Outcomes
          outcomes={outcomes}
          all={Math.max(people.length, outcomes.length)}
          isSending={isSending}
          close={close}
        />
      </Dialog>
    )
  return (
    <Dialog title={title} close={close} wide>
      <form className={css.form} onSubmit={event => void send(event)}>
        <FindPerson choose={person => setText([text.trim(), lineOf(person)].filter(Boolean).join('\n'))} />
        <AreaField
          label={words.people}
          note={words.people_note}
          placeholder={words.people_example}
          aside={
            people.length > 0 && (
              <span className={css.count}>{counted(words.person_count, people.length)}</span>
            )
          }
          error={
            tooMany
              ? say(words.too_many_people, { most: mostPeople })
              : isTried && faults[0] && faultOf(faults[0])
          }
          rows={4}
          maxLength={50_000}
          value={text}
          onChange={event => setText(event.currentTarget.value)}
          data-first
        />
        <div className={css.fields}>
          <fieldset className={css.how}>
            <legend className={css.legend}>{words.how}</legend>
            <label className={css.choice}>
              <input type="radio" name="how" checked={channel === null} onChange={() => setChannel(null)} />
              {words.how_link}
            </label>
            {channels.map(each => {
              const way = readiness?.channels[each]
              return (
                <label key={each} className={css.choice}>
                  <input
                    type="radio"
                    name="how"
                    checked={channel === each}
                    disabled={!way?.ready}
                    onChange={() => setChannel(each)}
                  />
                  <span>
                    {words[`how_${each}`]}
                    {way?.reason && <span className={css.note}>{way.reason}</span>}
                  </span>
                </label>
              )
            })}
          </fieldset>
          <ChoiceField
            label={words.expiry}
            options={lifetimes.map(each => [String(each), counted(words.expiry_days, each)] as const)}
            value={String(days)}
            onChange={event => setDays(Number(event.currentTarget.value))}
          />
        </div>
        {reached.length < people.length && (
          <p className={css.note}>{counted(words.without_address, people.length - reached.length)}</p>
        )}
        <div className={css.actions}>
          <Button type="submit" disabled={!people.length || tooMany}>
            {channel && reached.length
              ? say(words[`send_${channel}`], { count: reached.length })
              : counted(words.send_links, people.length)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function faultOf(fault: LineFault): string {
  const words = questionnaireWords()
  if (fault.fault === 'no name') return say(words.line_no_name, { line: fault.line })
  return say(words.line_twice, { line: fault.line, name: isolated(fault.name) })
}
