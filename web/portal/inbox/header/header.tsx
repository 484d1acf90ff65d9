import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { Button } from '../../parts/button.tsx'
import { Chip } from '../../parts/chip.tsx'
import { BackIcon, CheckIcon, HandIcon } from '../../parts/icons.tsx'
import { useKeys } from '../../parts/keys.ts'
import { useNow } from '../../words/clock.ts'
import { languageOf, soon, waited } from '../../words/dates.ts'
import { say } from '../../words/words.ts'
import { Assigning, Tagging } from '../actions/keeping.tsx'
import { SnoozeMenu } from '../actions/snooze-menu.tsx'
import { apply, hold } from '../changes.ts'
import { nameOf } from '../names.ts'
import { PersonButton } from '../person/person-side.tsx'
import { useBeside } from '../person/use-beside.ts'
import { linksQuery } from '../queries.ts'
import type { Conversation } from '../records.ts'
import type { InboxSearch } from '../search.ts'
import { useSelf } from '../self.ts'
import { inboxWords } from '../words.ts'
import css from './header.module.css'
import { MoreMenu } from './more-menu.tsx'
import { neighbourOf } from './neighbour.ts'

/** Who it is, since when they wait, and what can be done. */
export function Header({
  conversation,
  order,
  search,
}: {
  conversation: Conversation
  order: RefObject<string[]>
  search: InboxSearch
}) {
  const words = inboxWords()
  const me = useSelf()
  const go = useNavigate()
  const beside = useBeside()
  const { id, held_by, holder, snoozed_until } = conversation
  const mine = holder?.id === me.id
  /** On to the next, or back to the list where this was the only one. */
  const goOn = () => {
    const next = neighbourOf(order.current, id)
    const to = next ? { to: '/inbox/$id', params: { id: next } } : { to: '/inbox' }
    void go({ ...to, search, replace: true } as never)
  }
  const done = () => {
    goOn()
    void apply({ ids: [id] }, { action: 'done' }, me)
  }
  const snooze = (until: string | null) => {
    if (until) goOn()
    void apply({ ids: [id] }, until ? { action: 'snooze', value: until } : { action: 'unsnooze' }, me)
  }
  const takeOver = () => void hold(id, 'take_over', me, { force: held_by === 'person' })
  const handBack = () => void hold(id, 'hand_back', me, { force: !mine })
  useKeys({
    e: done,
    t: mine ? undefined : takeOver,
    h: held_by === 'person' ? handBack : undefined,
    u: () => void go({ to: '/inbox', search } as never),
  })
  return (
    <header className={css.header}>
      <Link to="/inbox" search={search as never} className={css.back} aria-label={words.back_to_list}>
        <BackIcon />
      </Link>
      <div className={css.who}>
        <div className={css.line}>
          <h1 className={css.name} dir="auto">
            {nameOf(conversation)}
          </h1>
          <State conversation={conversation} />
        </div>
        <About conversation={conversation} />
      </div>
      <div className={css.actions}>
        <Button
          className={css.wide}
          variant="default"
          leftSection={<CheckIcon size={16} />}
          rightSection={<kbd className={css.key}>E</kbd>}
          onClick={done}
        >
          {words.done}
        </Button>
        {held_by === 'person' && mine ? (
          <Button
            className={css.hold}
            variant="default"
            leftSection={<HandIcon size={16} />}
            rightSection={<kbd className={css.key}>H</kbd>}
            onClick={handBack}
          >
            {words.hand_back}
          </Button>
        ) : (
          <Button
            className={css.hold}
            leftSection={<HandIcon size={16} />}
            rightSection={<kbd className={css.key}>T</kbd>}
            onClick={takeOver}
          >
            {words.take_over}
          </Button>
        )}
        {!beside && <PersonButton conversation={conversation} className={css.icon} />}
        <span className={css.extra}>
          <SnoozeMenu isSnoozed={snoozed_until !== null} onPick={snooze} shortcut="s" className={css.icon} />
          {!beside && (
            <>
              <Assigning conversation={conversation} className={css.icon} />
              <Tagging conversation={conversation} className={css.icon} />
            </>
          )}
        </span>
        <MoreMenu conversation={conversation} done={done} className={css.icon} />
      </div>
    </header>
  )
}

/** Since when they wait, or who talks with them. */
function State({ conversation }: { conversation: Conversation }) {
  const words = inboxWords()
  const now = useNow()
  const me = useSelf()
  const { waiting_since, snoozed_until, holder, status } = conversation
  if (waiting_since) return <Chip tone="ask">{say(words.waiting, { time: waited(waiting_since, now) })}</Chip>
  if (snoozed_until) return <Chip>{say(words.snoozed_until, { time: soon(snoozed_until, now) })}</Chip>
  if (holder) {
    const isMe = holder.id === me.id
    return <Chip tone="sky">{isMe ? words.held_by_you : say(words.held_by, { name: holder.name })}</Chip>
  }
  return status === 'closed' ? <Chip>{words.closed}</Chip> : null
}

/** The channel and its link, the language, whom it is assigned to, its tags. */
function About({ conversation }: { conversation: Conversation }) {
  const words = inboxWords()
  const { channel, link_id, language, assignee, tags, subject } = conversation
  const { data } = useQuery({ ...linksQuery, enabled: link_id !== null })
  const link = data?.links.find(one => one.id === link_id)
  const facts = [
    [words[`channel_${channel}`], link?.label].filter(Boolean).join(', '),
    subject,
    language && languageOf(language),
    assignee && say(words.assigned_to, { name: assignee.name }),
    tags.length > 0 && tags.join(', '),
  ].filter(Boolean)
  return (
    <div className={css.about} title={facts.join(' · ')}>
      {facts.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: their order is fixed
        <span key={index} className={css.fact}>
          <bdi>{fact}</bdi>
        </span>
      ))}
    </div>
  )
}
