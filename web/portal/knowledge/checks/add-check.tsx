import { Button, Checkbox, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Dialog } from '../../parts/dialog.tsx'
import { useDraft } from '../../parts/draft.ts'
import { tell } from '../../parts/notices/notices.ts'
import { Failure } from '../../parts/states.tsx'
import form from '../teach/teach.module.css'
import { knowledgeWords } from '../words.ts'
import { useAddCheck } from './queries.ts'

const mostWordings = 20

/** A question of the owner's, with what its answer must hold. */
export function AddCheck({ close }: { close: () => void }) {
  const words = knowledgeWords().checks
  const [question, setQuestion] = useDraft('check-question')
  const [expected, setExpected] = useDraft('check-expected')
  const [wanted, setWanted] = useDraft('check-include')
  const [abstains, setAbstains] = useState(false)
  const add = useAddCheck()
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!question.trim() || add.isPending) return
    const include = wanted
      .split('\n')
      .map(line => line.trim())
      .filter(Boolean)
      .slice(0, mostWordings)
    add.mutate(
      abstains
        ? { question: question.trim(), must_abstain: true }
        : { question: question.trim(), expected: expected.trim() || null, must_include: include },
      {
        onSuccess: () => {
          for (const clear of [setQuestion, setExpected, setWanted]) clear('')
          tell(words.added)
          close()
        },
      },
    )
  }
  return (
    <Dialog title={words.add} close={close}>
      <form className={form.form} onSubmit={send}>
        <Textarea
          label={words.question}
          autosize
          minRows={1}
          maxRows={4}
          maxLength={4_000}
          value={question}
          onChange={event => setQuestion(event.currentTarget.value)}
        />
        <Checkbox
          label={words.must_abstain}
          checked={abstains}
          onChange={event => setAbstains(event.currentTarget.checked)}
        />
        {!abstains && (
          <>
            <Textarea
              label={words.expected}
              description={words.expected_note}
              autosize
              minRows={2}
              maxRows={8}
              maxLength={2_000}
              value={expected}
              onChange={event => setExpected(event.currentTarget.value)}
            />
            <Textarea
              label={words.must_include}
              description={words.must_include_note}
              autosize
              minRows={1}
              maxRows={6}
              value={wanted}
              onChange={event => setWanted(event.currentTarget.value)}
            />
          </>
        )}
        {add.isError && <Failure error={add.error} />}
        <div className={form.actions}>
          <Button type="submit" disabled={!question.trim()} loading={add.isPending}>
            {words.add}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
