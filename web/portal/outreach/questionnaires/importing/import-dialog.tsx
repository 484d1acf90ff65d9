import { type DragEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../parts/button.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { useDraft } from '../../../parts/draft.ts'
import { AreaField } from '../../../parts/field.tsx'
import { UploadIcon } from '../../../parts/icons.tsx'
import { shellWords } from '../../../shell/words.ts'
import { shareOf } from '../../../words/dates.ts'
import { isolated, say } from '../../../words/words.ts'
import { questionnaireWords } from '../words.ts'
import { type Found, questionsInFile, questionsInText } from './find-questions.ts'
import css from './import-dialog.module.css'
import { Proposed, type ProposedQuestion } from './proposed.tsx'

const kinds = '.pdf,.docx,.txt,.md,.csv'

/** Finds questions in a text or a document, shows what was found, and gives what the owner keeps of it to `take`. */
export function ImportDialog({
  close,
  take,
}: {
  close: () => void
  /** `title`: the name of the document, where it was one */
  take: (questions: ProposedQuestion[], title?: string) => void
}) {
  const words = questionnaireWords()
  const [text, setText] = useDraft('questionnaire-import')
  const [reading, setReading] = useState<{ name: string; share: number } | null>(null)
  const [found, setFound] = useState<Found | null>(null)
  const [title, setTitle] = useState<string>()
  const [isOver, setOver] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])

  const readText = async () => {
    setReading({ name: '', share: 1 })
    setTitle(undefined)
    const next = await questionsInText(text)
    setReading(null)
    setFound(next)
  }
  const readFile = async (file: File) => {
    stop.current?.abort()
    const controller = new AbortController()
    stop.current = controller
    setFound(null)
    setReading({ name: file.name, share: 0 })
    const told = (share: number) => setReading({ name: file.name, share })
    const next = await questionsInFile(file, { told, signal: controller.signal }).catch(() => null)
    if (!next) return
    setReading(null)
    setTitle(file.name.replace(/\.\w+$/, '').replaceAll(/[_-]+/g, ' '))
    setFound(next)
    if (next.kind === 'text') setText(next.text)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) void readFile(file)
  }
  if (found?.kind === 'questions')
    return (
      <Dialog title={words.import_title} close={close} wide>
        <Proposed
          proposal={found.proposal}
          again={() => setFound(null)}
          take={questions => {
            setText('')
            take(questions, title)
            close()
          }}
        />
      </Dialog>
    )
  return (
    <Dialog title={words.import_title} close={close} wide>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a place to drop; the button below does the same */}
      <div
        className={css.body}
        data-over={isOver || undefined}
        onDragOver={event => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <p className={css.note}>{words.import_note}</p>
        {found?.kind === 'text' && <p className={css.none}>{words.import_none}</p>}
        {found?.kind === 'refused' && (
          <p className={css.none} role="alert">
            {found.reason ?? shellWords().fault_broken}
          </p>
        )}
        <AreaField
          label={words.import_text}
          rows={10}
          maxLength={500_000}
          value={text}
          onChange={event => setText(event.currentTarget.value)}
        />
        <div className={css.actions}>
          <input
            ref={chooser}
            type="file"
            accept={kinds}
            hidden
            onChange={event => {
              const file = event.currentTarget.files?.[0]
              event.currentTarget.value = ''
              if (file) void readFile(file)
            }}
          />
          <Button
            variant="default"
            leftSection={<UploadIcon size={16} />}
            onClick={() => chooser.current?.click()}
          >
            {words.import_file}
          </Button>
          <span className={css.state} role="status">
            {reading &&
              (reading.share < 1
                ? say(words.import_reading, { name: isolated(reading.name), share: shareOf(reading.share) })
                : words.import_looking)}
          </span>
          <Button disabled={!text.trim()} loading={reading !== null} onClick={() => void readText()}>
            {words.import_find}
          </Button>
        </div>
        {isOver && <p className={css.over}>{words.import_drop}</p>}
      </div>
    </Dialog>
  )
}
