import { Button } from '@mantine/core'
import { type DragEvent, useRef, useState } from 'react'
import type { Album } from '#client'
import { EditIcon, TrashIcon, UploadIcon } from '../../parts/icons.tsx'
import { holdRemoval, useKept } from '../../parts/notices/notices.ts'
import { useIsOwner } from '../../shell/me.ts'
import { counted, say } from '../../words/words.ts'
import controls from '../controls.module.css'
import list from '../list.module.css'
import { filesOf } from '../uploads/dropped.ts'
import { knowledgeWords } from '../words.ts'
import { AddPhotos } from './add-photos.tsx'
import { AlbumDialog } from './album-dialog.tsx'
import { PhotoDialog } from './photo-dialog.tsx'
import { PhotoRow } from './photo-row.tsx'
import css from './photos.module.css'
import { useForgetPhotos } from './queries.ts'

const isPhoto = ({ type }: File): boolean => type.startsWith('image/')

/** An album with its photos; photos dropped on it belong to it. */
export function AlbumCard({ album }: { album: Album }) {
  const words = knowledgeWords().photos
  const isOwner = useIsOwner()
  const forget = useForgetPhotos()
  const input = useRef<HTMLInputElement>(null)
  const [isEditing, setEditing] = useState(false)
  const [adding, setAdding] = useState<File[] | null>(null)
  const [shown, setShown] = useState<string | null>(null)
  const { id, name, description } = album
  const photos = useKept(album.photos)
  const photo = photos.find(each => each.id === shown)
  const drop = (event: DragEvent) => {
    if (!isOwner || !event.dataTransfer.types.includes('Files')) return
    // The area around takes files for the knowledge.
    event.preventDefault()
    void filesOf(event.dataTransfer).then(files => {
      const pictures = files.filter(isPhoto)
      if (pictures.length) setAdding(pictures)
    })
  }
  return (
    <section
      className={list.card}
      aria-labelledby={id}
      onDrop={drop}
      onDragOver={event => event.preventDefault()}
    >
      <div className={list.head}>
        <h2 id={id} className={css.name} dir="auto">
          {name}
        </h2>
        <span className={css.count}>{counted(words.count, photos.length)}</span>
        {isOwner && (
          <>
            <Button
              variant="default"
              leftSection={<UploadIcon size={16} />}
              onClick={() => input.current?.click()}
            >
              {words.add}
            </Button>
            <button
              type="button"
              className={controls.icon}
              aria-label={words.edit_album}
              onClick={() => setEditing(true)}
            >
              <EditIcon size={16} />
            </button>
            <button
              type="button"
              className={controls.icon}
              aria-label={words.remove_album}
              onClick={() => holdRemoval(say(words.album_removed, { name }), id, () => forget({ album: id }))}
            >
              <TrashIcon size={16} />
            </button>
            <input
              ref={input}
              type="file"
              accept="image/*"
              multiple
              hidden
              aria-label={words.add}
              onChange={event => {
                const files = [...(event.currentTarget.files ?? [])]
                event.currentTarget.value = ''
                if (files.length) setAdding(files)
              }}
            />
          </>
        )}
        {description && (
          <p className={list.note} dir="auto">
            {description}
          </p>
        )}
      </div>
      {photos.length ? (
        <ul className={css.photos}>
          {photos.map(each => (
            <PhotoRow key={each.id} photo={each} open={() => setShown(each.id)} />
          ))}
        </ul>
      ) : (
        <p className={css.empty}>{words.empty_album}</p>
      )}
      {isEditing && <AlbumDialog album={album} close={() => setEditing(false)} />}
      {adding && <AddPhotos album={id} files={adding} close={() => setAdding(null)} />}
      {photo && <PhotoDialog album={id} photo={photo} close={() => setShown(null)} />}
    </section>
  )
}
