import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Dialog } from '../../parts/dialog.tsx'
import { useDraft } from '../../parts/draft.ts'
import { AreaField } from '../../parts/field.tsx'
import { tell } from '../../parts/notices/notices.ts'
import { Failure } from '../../parts/states.tsx'
import controls from '../controls.module.css'
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
        <AreaField
          label={words.question}
          rows={1}
          maxLength={4_000}
          value={question}
          onChange={event => setQuestion(event.currentTarget.value)}
        />
        <label className={controls.check}>
          <input
            type="checkbox"
            checked={abstains}
            onChange={event => setAbstains(event.currentTarget.checked)}
          />
          {words.must_abstain}
        </label>
        {!abstains && (
          <>
            <AreaField
              label={words.expected}
              note={words.expected_note}
              rows={2}
              maxLength={2_000}
              value={expected}
              onChange={event => setExpected(event.currentTarget.value)}
            />
            <AreaField
              label={words.must_include}
              note={words.must_include_note}
              rows={1}
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
