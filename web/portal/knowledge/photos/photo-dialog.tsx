import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import type { Photo } from '#client'
import { Dialog } from '../../parts/dialog.tsx'
import { useDraft } from '../../parts/draft.ts'
import { faultSentence } from '../../parts/fault-sentence.ts'
import { AreaField } from '../../parts/field.tsx'
import { holdRemoval, tell } from '../../parts/notices/notices.ts'
import { useIsOwner } from '../../shell/me.ts'
import { shellWords } from '../../shell/words.ts'
import { numberOf } from '../../words/dates.ts'
import { say } from '../../words/words.ts'
import { sizeOf } from '../sizes.ts'
import form from '../teach/teach.module.css'
import { knowledgeWords } from '../words.ts'
import { pathOf } from './photo-row.tsx'
import css from './photos.module.css'
import { useChangeCaption, useForgetPhotos } from './queries.ts'

/** A photo large, with its caption, by which it is found. */
export function PhotoDialog({ album, photo, close }: { album: string; photo: Photo; close: () => void }) {
  const words = knowledgeWords().photos
  const isOwner = useIsOwner()
  const { id, url, width, height, bytes } = photo
  const [caption, setCaption] = useDraft(`caption:${id}`, photo.caption)
  const change = useChangeCaption()
  const forget = useForgetPhotos()
  const send = (event: FormEvent) => {
    event.preventDefault()
    const text = caption.trim()
    if (!text) return
    close()
    if (text === photo.caption) return
    change.mutateAsync({ album, photo: id, caption: text }).then(
      () => setCaption(''),
      error => tell(faultSentence(error)),
    )
  }
  return (
    <Dialog title={words.caption} close={close} wide>
      <form className={form.form} onSubmit={send}>
        <a href={pathOf(url)} target="_blank" rel="noreferrer" aria-label={words.full}>
          <img className={css.large} src={pathOf(url)} alt={photo.caption} width={width} height={height} />
        </a>
        <p className={css.by}>
          {say(words.dimensions, { width: numberOf(width), height: numberOf(height), bytes: sizeOf(bytes) })}
        </p>
        <AreaField
          label={words.caption}
          readOnly={!isOwner}
          rows={2}
          maxLength={2_000}
          value={caption}
          onChange={event => setCaption(event.currentTarget.value)}
        />
        {isOwner && (
          <div className={form.actions}>
            <Button type="submit" disabled={!caption.trim()}>
              {shellWords().save}
            </Button>
            <Button
              variant="subtle"
              color="gray"
              onClick={() => {
                close()
                holdRemoval(say(words.photo_removed, { caption: photo.caption }), id, () =>
                  forget({ album, photo: id }),
                )
              }}
            >
              {words.remove_photo}
            </Button>
          </div>
        )}
      </form>
    </Dialog>
  )
}
