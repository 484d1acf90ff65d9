import { memo } from 'react'
import type { Suppression } from '#client'
import { TrashIcon } from '../../parts/icons.tsx'
import { briefly } from '../../words/dates.ts'
import { say } from '../../words/words.ts'
import { audienceWords } from '../audiences/words.ts'
import { channels } from '../channels.ts'
import css from '../rows.module.css'

/** One address to which nothing goes. `remove` is null where it may not be pressed. */
export const StopRow = memo(
  ({ stop, remove }: { stop: Suppression; remove: ((stop: Suppression) => void) | null }) => {
    const { stops: words, channels: names } = audienceWords()
    const { address, channels: closed, reason, source, created_at: at } = stop
    const known = Object.hasOwn(words.sources, source)
      ? words.sources[source as keyof typeof words.sources]
      : source
    return (
      <div className={css.row}>
        <span className={css.words}>
          <bdi className={css.name}>{address}</bdi>
          <span className={css.detail}>
            {known}
            {reason !== null && (
              <>
                {' · '}
                <bdi>{reason}</bdi>
              </>
            )}
          </span>
        </span>
        <span className={css.figures}>
          <span className={css.wide}>
            {closed.length === channels.length
              ? words.everything
              : closed.map(channel => names[channel]).join(', ')}
          </span>
          <time dateTime={at}>{briefly(at)}</time>
          {remove && (
            <button
              type="button"
              className={css.icon}
              aria-label={say(words.remove, { address })}
              onClick={() => remove(stop)}
            >
              <TrashIcon size={16} />
            </button>
          )}
        </span>
      </div>
    )
  },
)
