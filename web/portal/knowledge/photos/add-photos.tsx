import { Button } from '@mantine/core'
import { type FormEvent, useEffect, useMemo, useState } from 'react'
import { Dialog } from '../../parts/dialog.tsx'
import { TextField } from '../../parts/field.tsx'
import { counted } from '../../words/words.ts'
import form from '../teach/teach.module.css'
import { upload } from '../uploads/uploads.ts'
import { knowledgeWords } from '../words.ts'
import css from './photos.module.css'

/** Photos on their way into an album, each with the caption that it is found by. */
export function AddPhotos({ album, files, close }: { album: string; files: File[]; close: () => void }) {
  const words = knowledgeWords().photos
  const [captions, setCaptions] = useState<string[]>(() => files.map(() => ''))
  const previews = useMemo(() => files.map(file => URL.createObjectURL(file)), [files])
  useEffect(
    () => () => {
      for (const preview of previews) URL.revokeObjectURL(preview)
    },
    [previews],
  )
  const send = (event: FormEvent) => {
    event.preventDefault()
    const path = `/api/v1/knowledge/albums/${album}/photos`
    for (const [i, file] of files.entries()) {
      const caption = captions[i]!.trim()
      upload([file], { path, fields: caption ? { caption } : {} })
    }
    close()
  }
  return (
    <Dialog title={words.add} close={close} wide>
      <form className={form.form} onSubmit={send}>
        <p className={css.by}>{words.caption_note}</p>
        <ul className={css.adding}>
          {files.map((file, i) => (
            <li key={previews[i]} className={css.add}>
              <img src={previews[i]} alt="" />
              <TextField
                label={file.name}
                placeholder={words.caption}
                maxLength={2_000}
                value={captions[i]}
                onChange={event => setCaptions(captions.with(i, event.currentTarget.value))}
              />
            </li>
          ))}
        </ul>
        <div className={form.actions}>
          <Button type="submit">{counted(words.upload, files.length)}</Button>
        </div>
      </form>
    </Dialog>
  )
}
