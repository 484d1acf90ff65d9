import { useRef, useState } from 'react'
import type { ContactsAdded } from '#client'
import { Button } from '../../../parts/button.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { useDraft } from '../../../parts/draft.ts'
import { faultSentence } from '../../../parts/fault-sentence.ts'
import { AreaField } from '../../../parts/field.tsx'
import { UploadIcon } from '../../../parts/icons.tsx'
import { tell } from '../../../parts/notices/notices.ts'
import { counted } from '../../../words/words.ts'
import rows from '../../rows.module.css'
import css from '../audiences.module.css'
import { ConsentFields, type GivenConsent, isComplete } from '../consent-fields.tsx'
import { audienceWords } from '../words.ts'
import { Columns } from './columns.tsx'
import { parseFile, parseText, type ReadList, useImport } from './queries.ts'
import { Run } from './run.tsx'

/** A list is pasted or chosen, read, tried without storing anything, and imported. */
export function ImportDialog({ audience, close }: { audience: string; close: () => void }) {
  const words = audienceWords().import
  const [from, setFrom] = useState<ReadList['from']>('paste')
  const [text, setText] = useDraft(`import:${audience}`)
  const [consent, setConsent] = useState<GivenConsent>({ channels: [], source: '' })
  const [list, setList] = useState<ReadList | null>(null)
  const [tried, setTried] = useState<ContactsAdded | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const bring = useImport(audience)
  const given = () => (consent.channels.length ? { ...consent, source: consent.source.trim() } : null)
  const change = (next: ReadList | null) => {
    setList(next)
    setTried(null)
    setFault(null)
  }
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    setFault(null)
    try {
      await work()
    } catch (error) {
      setFault(faultSentence(error))
    }
    setBusy(false)
  }
  const tryOut = () =>
    attempt(async () => {
      const next: ReadList | null = from === 'paste' ? { from, read: await parseText(text) } : list
      if (!next) return
      setList(next)
      setTried(await bring.mutateAsync({ list: next, consent: given(), dryRun: true }))
    })
  const choose = (file: File) =>
    attempt(async () => {
      const read = await parseFile(file)
      change({ from: 'file', file, read, mapping: read.mapping })
    })
  const store = () =>
    attempt(async () => {
      if (!list) return
      const { created } = await bring.mutateAsync({ list, consent: given(), dryRun: false })
      setText('')
      tell(counted(words.done, created))
      close()
    })
  const comes = tried ? tried.created + tried.updated : 0
  const hasList = from === 'paste' ? text.trim() !== '' : list?.from === 'file'
  return (
    <Dialog title={words.title} close={close} wide>
      <div className={css.form}>
        <fieldset className={css.segmented} aria-label={words.how}>
          {(['paste', 'file'] as const).map(each => (
            <button
              key={each}
              type="button"
              aria-pressed={from === each}
              onClick={() => {
                setFrom(each)
                change(null)
              }}
            >
              {words[each]}
            </button>
          ))}
        </fieldset>
        {from === 'paste' ? (
          <AreaField
            label={words.text}
            note={words.text_note}
            rows={6}
            maxLength={1_000_000}
            value={text}
            onChange={event => {
              setText(event.currentTarget.value)
              change(null)
            }}
          />
        ) : (
          <ChooseFile name={list?.from === 'file' ? list.file.name : null} choose={choose} />
        )}
        {list?.from === 'file' && (
          <>
            <p className={rows.note}>{counted(words.found, list.read.count)}</p>
            <Columns
              read={list.read}
              mapping={list.mapping}
              write={mapping => change({ ...list, mapping })}
            />
          </>
        )}
        <ConsentFields
          consent={consent}
          write={next => {
            setConsent(next)
            setTried(null)
          }}
        />
        {list && tried && <Run list={list} added={tried} />}
        {tried && comes === 0 && <p className={rows.note}>{words.nothing}</p>}
        {fault !== null && (
          <p className={rows.alarm} role="alert">
            {fault}
          </p>
        )}
        <div className={css.ways}>
          {tried && comes > 0 ? (
            <Button loading={isBusy} onClick={() => void store()}>
              {counted(words.go, comes)}
            </Button>
          ) : (
            <Button
              disabled={!hasList || !isComplete(consent)}
              loading={isBusy}
              onClick={() => void tryOut()}
            >
              {isBusy ? words.checking : words.check}
            </Button>
          )}
          {!isComplete(consent) && <span className={rows.note}>{audienceWords().consent.needed}</span>}
        </div>
      </div>
    </Dialog>
  )
}

function ChooseFile({ name, choose }: { name: string | null; choose: (file: File) => void }) {
  const words = audienceWords().import
  const field = useRef<HTMLInputElement>(null)
  return (
    <div className={css.ways}>
      <Button variant="default" leftSection={<UploadIcon size={16} />} onClick={() => field.current?.click()}>
        {words.choose}
      </Button>
      <span className={rows.note}>{name ?? words.file_note}</span>
      <input
        ref={field}
        type="file"
        hidden
        accept=".csv,.txt,text/csv"
        aria-label={words.choose}
        onChange={event => {
          const [file] = event.currentTarget.files ?? []
          // The same file may be chosen again.
          event.currentTarget.value = ''
          if (file) choose(file)
        }}
      />
    </div>
  )
}
