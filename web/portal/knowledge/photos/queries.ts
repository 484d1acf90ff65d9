import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Album, AlbumList } from '#client'
import { api } from '../../api/api.ts'

export const albumsQuery = queryOptions({
  queryKey: ['knowledge', 'albums'],
  queryFn: ({ signal }) => api.get('/api/v1/knowledge/albums', { signal }),
})

type AlbumWords = { name: string; description: string }

export function useMakeAlbum() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: AlbumWords) => api.post('/api/v1/knowledge/albums', { body }),
    onSettled: () => client.invalidateQueries({ queryKey: ['knowledge'] }),
  })
}

/** A write that shows before the server has answered, and is taken back where it refuses. */
function useAlbumsWrite<Given>(
  show: (albums: Album[], given: Given) => Album[],
  write: (given: Given) => Promise<unknown>,
) {
  const client = useQueryClient()
  const { queryKey } = albumsQuery
  return useMutation({
    mutationFn: write,
    onMutate: async (given: Given) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData<AlbumList>(queryKey)
      if (before) client.setQueryData<AlbumList>(queryKey, { albums: show(before.albums, given) })
      return before
    },
    onError: (_error, _given, before) => client.setQueryData(queryKey, before),
    onSettled: () => client.invalidateQueries({ queryKey: ['knowledge'] }),
  })
}

export const useChangeAlbum = () =>
  useAlbumsWrite(
    (albums, { id, ...words }: AlbumWords & { id: string }) =>
      albums.map(album => (album.id === id ? { ...album, ...words } : album)),
    ({ id, ...body }) => api.patch('/api/v1/knowledge/albums/{id}', { params: { id }, body }),
  )

export const useChangeCaption = () =>
  useAlbumsWrite(
    (albums, { album: id, photo: pid, caption }: { album: string; photo: string; caption: string }) =>
      albums.map(album =>
        album.id === id
          ? {
              ...album,
              photos: album.photos.map(photo =>
                photo.id === pid ? { ...photo, caption, caption_source: 'given' as const } : photo,
              ),
            }
          : album,
      ),
    ({ album: id, photo: pid, caption }) =>
      api.patch('/api/v1/knowledge/albums/{id}/photos/{pid}', { params: { id, pid }, body: { caption } }),
  )

/** What is forgotten: an album, or one photo of it. */
interface Forgotten {
  album: string
  photo?: string
}

/** Forgets on the server; resolves once the albums were read again. */
export function useForgetPhotos() {
  const client = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationFn: ({ album: id, photo: pid }: Forgotten) =>
      pid === undefined
        ? api.delete('/api/v1/knowledge/albums/{id}', { params: { id } })
        : api.delete('/api/v1/knowledge/albums/{id}/photos/{pid}', { params: { id, pid } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['knowledge'] }),
  })
  return mutateAsync
}
