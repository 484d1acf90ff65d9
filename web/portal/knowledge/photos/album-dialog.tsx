import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import type { Album } from '#client'
import { Dialog } from '../../parts/dialog.tsx'
import { useDraft } from '../../parts/draft.ts'
import { faultSentence } from '../../parts/fault-sentence.ts'
import { AreaField, TextField } from '../../parts/field.tsx'
import { tell } from '../../parts/notices/notices.ts'
import { Failure } from '../../parts/states.tsx'
import { shellWords } from '../../shell/words.ts'
import form from '../teach/teach.module.css'
import { knowledgeWords } from '../words.ts'
import { useChangeAlbum, useMakeAlbum } from './queries.ts'

/** Makes an album, or changes what one is called. */
export function AlbumDialog({ album, close }: { album?: Album; close: () => void }) {
  const words = knowledgeWords().photos
  const [name, setName] = useDraft(`album:${album?.id ?? ''}`, album?.name)
  const [description, setDescription] = useDraft(`album-about:${album?.id ?? ''}`, album?.description)
  const make = useMakeAlbum()
  const change = useChangeAlbum()
  const send = (event: FormEvent) => {
    event.preventDefault()
    const given = { name: name.trim(), description: description.trim() }
    if (!given.name || make.isPending) return
    const done = () => {
      setName('')
      setDescription('')
    }
    if (!album) {
      make.mutate(given, {
        onSuccess: () => {
          done()
          close()
        },
      })
      return
    }
    close()
    change.mutateAsync({ id: album.id, ...given }).then(done, error => tell(faultSentence(error)))
  }
  return (
    <Dialog title={album ? words.edit_album : words.new_album} close={close}>
      <form className={form.form} onSubmit={send}>
        <TextField
          label={words.album_name}
          placeholder={words.album_name_placeholder}
          maxLength={200}
          value={name}
          onChange={event => setName(event.currentTarget.value)}
        />
        <AreaField
          label={words.album_description}
          rows={2}
          maxLength={2_000}
          value={description}
          onChange={event => setDescription(event.currentTarget.value)}
        />
        {make.isError && <Failure error={make.error} />}
        <div className={form.actions}>
          <Button type="submit" disabled={!name.trim()} loading={make.isPending}>
            {album ? shellWords().save : words.make}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
