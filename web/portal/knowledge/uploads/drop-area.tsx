import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { tell } from '../../parts/notices/notices.ts'
import { useIsOwner } from '../../shell/me.ts'
import { knowledgeWords } from '../words.ts'
import css from './drop-area.module.css'
import { filesOf } from './dropped.ts'
import { upload } from './uploads.ts'

const holdsFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files')

/** Takes files that are dropped anywhere on the page. A part of the page with a place of its own for them takes them first. */
export function DropArea({ children }: { children: ReactNode }) {
  const words = knowledgeWords()
  const isOwner = useIsOwner()
  const [isOver, setOver] = useState(false)
  /** A drag enters and leaves every element below. */
  const depth = useRef(0)
  const leave = () => {
    depth.current = 0
    setOver(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop; buttons do the same for keys
    <div
      className={css.area}
      onDragEnter={event => {
        if (!holdsFiles(event)) return
        depth.current++
        setOver(true)
      }}
      onDragLeave={event => {
        if (holdsFiles(event) && --depth.current <= 0) leave()
      }}
      onDragOver={event => holdsFiles(event) && event.preventDefault()}
      onDrop={event => {
        leave()
        if (event.defaultPrevented || !holdsFiles(event)) return
        event.preventDefault()
        if (isOwner) void filesOf(event.dataTransfer).then(files => upload(files))
        else tell(words.only_owners)
      }}
    >
      {children}
      {isOver && isOwner && (
        <div className={css.over}>
          <p className={css.text}>{words.drop_here}</p>
        </div>
      )}
    </div>
  )
}
