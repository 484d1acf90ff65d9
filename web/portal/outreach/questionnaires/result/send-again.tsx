import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../parts/button.tsx'
import { lineOf } from '../send/people.ts'
import { questionnaireWords } from '../words.ts'
import type { AnsweredLink } from './queries.ts'

const SendDialog = lazy(async () => ({ default: (await import('../send/send-dialog.tsx')).SendDialog }))

/** Sends the same questions to the same person once more, by a new link. */
export function SendAgain({ link: { person, questionnaire } }: { link: AnsweredLink }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{questionnaireWords().send_new}</Button>
      <Suspense>
        {isOpen && <SendDialog set={questionnaire} to={lineOf(person)} close={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
