import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { reasonSentence } from '../../parts/fault-sentence.ts'
import { CopyIcon } from '../../parts/icons.tsx'
import { holdBack, tell } from '../../parts/notices/notices.ts'
import { Card } from '../../parts/page.tsx'
import { Pending } from '../../parts/states.tsx'
import css from '../settings/settings.module.css'
import { settingWords } from '../settings/words.ts'
import { feedQuery, useCalendars } from './queries.ts'

/** The address at which calendar programs follow the bookings. Another one takes it from whoever has the old one. */
export function Feed() {
  const words = settingWords()
  const own = words.calendars
  const { data, error, refetch } = useQuery(feedQuery)
  const { rotate } = useCalendars()
  const [isOver, setOver] = useState(false)
  const copy = async (url: string) => {
    await navigator.clipboard.writeText(url)
    tell(words.copied)
  }
  const renew = () => {
    setOver(true)
    holdBack(own.rotated, {
      write: () =>
        void rotate()
          .catch(fault => tell(reasonSentence(fault)))
          .finally(() => setOver(false)),
      undo: () => setOver(false),
    })
  }
  return (
    <Card title={own.feed}>
      <p className={css.note}>{own.feed_note}</p>
      {data ? (
        <div className={css.form}>
          <code className={css.link} dir="ltr" style={{ opacity: isOver ? 0.5 : 1 }}>
            {data.url}
          </code>
          <div className={css.acts}>
            <Button
              variant="default"
              leftSection={<CopyIcon size={16} />}
              disabled={isOver}
              onClick={() => void copy(data.url)}
            >
              {words.copy}
            </Button>
            <Button variant="default" disabled={isOver} onClick={renew}>
              {own.rotate}
            </Button>
          </div>
          <p className={css.quiet}>{own.rotate_note}</p>
        </div>
      ) : (
        <Pending error={error} retry={refetch} lines={2} height={36} />
      )}
    </Card>
  )
}
