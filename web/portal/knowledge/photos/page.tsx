import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Album } from '#client'
import { PlusIcon } from '../../parts/icons.tsx'
import { useKept } from '../../parts/notices/notices.ts'
import { Bones, Empty, Failure, Late } from '../../parts/states.tsx'
import { useIsOwner } from '../../shell/me.ts'
import list from '../list.module.css'
import { knowledgeWords } from '../words.ts'
import { AlbumCard } from './album.tsx'
import { AlbumDialog } from './album-dialog.tsx'
import { albumsQuery } from './queries.ts'

const none: Album[] = []

/** The albums, which the assistant shows where they answer a question. */
export function Page() {
  const words = knowledgeWords().photos
  const isOwner = useIsOwner()
  const [isMaking, setMaking] = useState(false)
  const { data, error, refetch } = useQuery(albumsQuery)
  const albums = useKept(data?.albums ?? none)
  const make = isOwner && (
    <Button variant="default" leftSection={<PlusIcon size={16} />} onClick={() => setMaking(true)}>
      {words.new_album}
    </Button>
  )
  return (
    <>
      <section className={list.card} aria-labelledby="photos">
        <div className={list.head}>
          <h2 id="photos" className={list.title}>
            {words.title}
          </h2>
          {albums.length > 0 && make}
          <p className={list.note}>{words.note}</p>
        </div>
        {data && !albums.length && (
          <Empty title={words.none} note={words.none_note} action={make || undefined} />
        )}
        {!data && error && <Failure error={error} retry={refetch} />}
        {!data && !error && (
          <Late>
            <Bones lines={4} height={120} />
          </Late>
        )}
      </section>
      {albums.map(album => (
        <AlbumCard key={album.id} album={album} />
      ))}
      {isMaking && <AlbumDialog close={() => setMaking(false)} />}
    </>
  )
}
