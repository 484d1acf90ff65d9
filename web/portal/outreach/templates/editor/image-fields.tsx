import { useRef, useState } from 'react'
import type { MailBlock } from '#client'
import { Button } from '../../../parts/button.tsx'
import { faultSentence } from '../../../parts/fault-sentence.ts'
import { TextField } from '../../../parts/field.tsx'
import { isOwnImage } from '../../own-image.ts'
import rows from '../../rows.module.css'
import { addImage } from '../queries.ts'
import { templateWords } from '../words.ts'
import css from './blocks-editor.module.css'

/** As wide as a mail is inside. A larger picture is sharper there. */
const room = 552

/** A picture of the owner's own, or one on the web; what it shows, and where it leads. */
export function ImageFields({
  block: { url, alt, link },
  write,
}: {
  block: MailBlock
  write: (changes: Partial<MailBlock>) => void
}) {
  const words = templateWords().blocks
  const field = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const choose = async (file: File) => {
    setBusy(true)
    setFault(null)
    try {
      const image = await addImage(file)
      write({ url: image.url, width: Math.min(room, image.width) })
    } catch (error) {
      setFault(faultSentence(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={css.fields}>
      <div className={css.image}>
        {url && isOwnImage(url) && <img src={url} alt={alt ?? ''} className={css.picture} />}
        <input
          ref={field}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          hidden
          aria-label={words.choose}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void choose(file)
            target.value = ''
          }}
        />
        <Button variant="default" size="xs" loading={busy} onClick={() => field.current?.click()}>
          {words.choose}
        </Button>
        <p className={css.nothing}>{words.choose_note}</p>
        {fault !== null && (
          <p className={rows.alarm} role="alert">
            {fault}
          </p>
        )}
      </div>
      <TextField
        label={words.image_url}
        note={words.image_note}
        type="url"
        dir="ltr"
        maxLength={2_000}
        value={url ?? ''}
        onChange={event => write({ url: event.currentTarget.value, width: null })}
      />
      <TextField
        label={words.alt}
        note={words.alt_note}
        required
        maxLength={300}
        value={alt ?? ''}
        onChange={event => write({ alt: event.currentTarget.value })}
      />
      <TextField
        label={words.link}
        dir="ltr"
        maxLength={2_000}
        value={link ?? ''}
        onChange={event => write({ link: event.currentTarget.value })}
      />
    </div>
  )
}
