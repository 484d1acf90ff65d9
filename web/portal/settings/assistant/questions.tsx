import type { Account } from '#client'
import { AreaField } from '../../parts/field.tsx'
import { say } from '../../words/words.ts'
import { useEdits } from '../edits.ts'
import { Subject } from '../frame.tsx'
import { changeAccount } from '../queries.ts'
import { SaveForm } from '../save-form.tsx'
import { assistantWords } from './words.ts'

/** As many, and as long, as the server takes them. */
const [most, longest] = [6, 120]

const linesOf = (text: string) =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)

/** What visitors are offered to ask first. */
export function Questions({ account, closed }: { account: Account; closed: string | null }) {
  const words = assistantWords()
  const edits = useEdits(`questions:${account.id}`, { questions: account.suggested_questions.join('\n') })
  const lines = linesOf(edits.values.questions)
  const wrong =
    lines.length > most
      ? say(words.questions_many, { count: most })
      : lines.some(line => line.length > longest)
        ? say(words.questions_long, { count: longest })
        : null
  return (
    <Subject title={words.questions}>
      <SaveForm
        edits={edits}
        closed={closed}
        wrong={wrong}
        save={() => changeAccount({ suggested_questions: lines })}
      >
        <AreaField
          label={words.questions}
          note={say(words.questions_note, { count: most })}
          rows={4}
          maxLength={most * (longest + 2)}
          value={edits.values.questions}
          onChange={event => edits.set({ questions: event.target.value })}
        />
      </SaveForm>
    </Subject>
  )
}
