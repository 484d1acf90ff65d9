import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Conversation } from '#client'
import { Button } from '../parts/button.tsx'
import { CopyIcon } from '../parts/icons.tsx'
import { tell } from '../parts/notices/notices.ts'
import { Bones, Failure, Late } from '../parts/states.tsx'
import { useMe } from '../shell/me.ts'
import css from './ask.module.css'
import { newestTalkQuery, stepsQuery, talkQuery } from './queries.ts'
import { welcomeWords } from './words.ts'

/** The chat page as a customer finds it: a code for the phone, and the question as it arrives. */
export function AskStep({ foot }: { foot: ReactNode }) {
  const words = welcomeWords()
  const { tenant } = useMe()
  const { data, error, refetch } = useQuery(stepsQuery)
  const talk = useQuery(newestTalkQuery).data
  const copy = async (url: string) => {
    await navigator.clipboard.writeText(url)
    tell(words.copied)
  }
  return (
    <>
      <h2 className={css.title}>{words.ask_title}</h2>
      <p className={css.note}>{words.ask_note}</p>
      {error && <Failure error={error} retry={refetch} />}
      {!data && !error && (
        <Late>
          <Bones lines={6} height={44} />
        </Late>
      )}
      {data && (
        <div className={css.both}>
          <div className={css.link}>
            <img
              className={css.qr}
              src={`/api/v1/chat-page/${tenant.slug}/qr?format=svg&size=220`}
              alt={words.qr}
              width={220}
              height={220}
            />
            <p className={css.url} dir="ltr">
              {data.chat_url}
            </p>
            <div className={css.actions}>
              <Button variant="default" leftSection={<CopyIcon />} onClick={() => void copy(data.chat_url)}>
                {words.copy}
              </Button>
              <Button component="a" href={data.chat_url} target="_blank" rel="noopener" variant="subtle">
                {words.open_chat}
              </Button>
            </div>
          </div>
          <div className={css.arrivals} aria-live="polite">
            {talk ? <Arrived talk={talk} /> : <p className={css.waiting}>{words.waiting}</p>}
          </div>
        </div>
      )}
      {foot}
    </>
  )
}

/** The newest question with what the desk said to it. */
function Arrived({ talk }: { talk: Conversation }) {
  const words = welcomeWords()
  const { data } = useQuery(talkQuery(talk.id, talk.messages))
  const said = data?.messages ?? []
  const question = said.findLast(({ role }) => role === 'visitor')
  const answer = said.findLast(({ role }) => role === 'assistant' || role === 'person')
  return (
    <div className={css.talk}>
      {question && (
        <>
          <p className={css.who}>{words.asked}</p>
          <p className={css.question} dir="auto">
            {question.text}
          </p>
        </>
      )}
      {answer && (
        <>
          <p className={css.who}>{words.answered}</p>
          <p className={css.answer} dir="auto">
            {answer.text}
          </p>
        </>
      )}
      <Button component={Link} to={`/inbox/${talk.id}` as never} variant="default">
        {words.see_inbox}
      </Button>
    </div>
  )
}
