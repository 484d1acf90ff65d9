import { useRef } from 'react'
import { UploadIcon } from '../../parts/icons.tsx'
import controls from '../controls.module.css'
import { knowledgeWords } from '../words.ts'
import css from './choose.module.css'
import { wanted } from './dropped.ts'
import { upload } from './uploads.ts'

/** What the server can read. */
const accepted = '.pdf,.docx,.xlsx,.csv,.txt,.json,.jpg,.jpeg,.png,.webp,.gif'

/** A place that says that files may be dropped, with buttons for those who don't drag. */
export function ChooseFiles() {
  const words = knowledgeWords().sources
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const send = (input: HTMLInputElement) => {
    upload(wanted([...(input.files ?? [])]))
    // The same file may be chosen again.
    input.value = ''
  }
  return (
    <div className={css.place}>
      <div className={css.buttons}>
        <button type="button" className={controls.plain} onClick={() => files.current?.click()}>
          <UploadIcon size={16} />
          {words.choose}
        </button>
        <button type="button" className={controls.plain} onClick={() => folder.current?.click()}>
          {words.choose_folder}
        </button>
      </div>
      <p>{words.or_drop}</p>
      <p className={css.formats}>{words.formats}</p>
      <input
        ref={files}
        type="file"
        multiple
        hidden
        accept={accepted}
        aria-label={words.choose}
        onChange={event => send(event.currentTarget)}
      />
      <input
        ref={element => {
          folder.current = element
          element?.setAttribute('webkitdirectory', '')
        }}
        type="file"
        hidden
        aria-label={words.choose_folder}
        onChange={event => send(event.currentTarget)}
      />
    </div>
  )
}
