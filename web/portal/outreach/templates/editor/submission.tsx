import type { Template } from '#client'
import { Button } from '../../../parts/button.tsx'
import { Chip } from '../../../parts/chip.tsx'
import { faultSentence } from '../../../parts/fault-sentence.ts'
import { tell } from '../../../parts/notices/notices.ts'
import { Card } from '../../../parts/page.tsx'
import { useSubmit } from '../queries.ts'
import { reviewTone } from '../review-tone.ts'
import { templateWords } from '../words.ts'
import css from './editor.module.css'

/** What WhatsApp thinks of a template, and the way to ask it. `isChanged`: what is written is not stored yet. */
export function Submission({
  template: { id, provider_status: status, provider_error: why },
  isChanged,
}: {
  template: Template
  isChanged: boolean
}) {
  const { submission: words, review } = templateWords()
  const submit = useSubmit(id)
  const standing = status ?? 'draft'
  const mayAsk = standing === 'draft' || standing === 'rejected'
  return (
    <Card title={words.title} aside={<Chip tone={reviewTone[standing]}>{review[standing]}</Chip>}>
      <div className={css.fields}>
        <p className={css.note}>{words[`${standing}_note`]}</p>
        {why !== null && (
          <p className={css.why} dir="auto">
            <b>{words.why}:</b> {why}
          </p>
        )}
        {mayAsk && (
          <>
            <Button
              variant="default"
              loading={submit.isPending}
              disabled={isChanged}
              onClick={() =>
                submit.mutate(undefined, {
                  onSuccess: () => tell(words.submitted),
                  onError: error => tell(faultSentence(error)),
                })
              }
            >
              {words.submit}
            </Button>
            {isChanged && <p className={css.note}>{words.save_first}</p>}
          </>
        )}
      </div>
    </Card>
  )
}
