import { Button } from '../../../parts/button.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { PlayIcon } from '../../../parts/icons.tsx'
import { clockOf } from '../../../parts/player/turns.ts'
import { say } from '../../../words/words.ts'
import { resultWords } from '../words.ts'
import css from './result.module.css'

/** One picture in full. */
export const Picture = ({
  title,
  url,
  at,
  seek,
  close,
}: {
  title: string
  url: string
  at: number
  seek: ((seconds: number) => void) | null
  close: () => void
}) => (
  <Dialog title={title} close={close}>
    <img className={css.whole} src={url} alt={title} width={640} height={480} />
    {seek && (
      <Button
        leftSection={<PlayIcon size={16} />}
        onClick={() => {
          close()
          seek(at)
        }}
      >
        {say(resultWords().play_from, { time: clockOf(at) })}
      </Button>
    )}
  </Dialog>
)
