import { memo } from 'react'
import type { Photo } from '#client'
import { knowledgeWords } from '../words.ts'
import css from './photos.module.css'

/** The server's address of a file, on whichever name the page was opened. */
export const pathOf = (url: string): string => new URL(url).pathname

/** A photo in its album. */
export const PhotoRow = memo(
  ({
    photo: { caption, caption_source: source, thumb_url: thumb, width, height },
    open,
  }: {
    photo: Photo
    open: () => void
  }) => {
    const by = source === 'given' ? null : knowledgeWords().photos.caption_by[source]
    return (
      <li>
        <button type="button" className={css.photo} onClick={open}>
          <img src={pathOf(thumb)} alt="" width={width} height={height} loading="lazy" decoding="async" />
          <span className={css.caption} dir="auto">
            {caption}
          </span>
          {by && <span className={css.by}>{by}</span>}
        </button>
      </li>
    )
  },
)
