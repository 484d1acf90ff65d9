import { useQuery } from '@tanstack/react-query'
import { Button } from '../../parts/button.tsx'
import { CopyIcon, EyeIcon } from '../../parts/icons.tsx'
import { tell } from '../../parts/notices/notices.ts'
import { Card } from '../../parts/page.tsx'
import { QrPicture } from '../../parts/qr-picture.tsx'
import { Pending } from '../../parts/states.tsx'
import css from '../settings/settings.module.css'
import { settingWords } from '../settings/words.ts'
import { bookingPageQuery } from './queries.ts'

/** The page on which visitors book: its address to hand on, and as a picture for a door. */
export function BookingPageCard() {
  const words = settingWords()
  const { data, error, refetch } = useQuery(bookingPageQuery)
  const copy = async (url: string) => {
    await navigator.clipboard.writeText(url)
    tell(words.copied)
  }
  return (
    <Card title={words.page.title}>
      {data ? (
        <div className={css.side}>
          <div className={css.form}>
            <p className={css.quiet}>{words.page.note}</p>
            <a className={css.link} href={data.url} dir="ltr" target="_blank" rel="noreferrer">
              <code>{data.url}</code>
            </a>
            {!data.is_open && <p className={css.wrong}>{words.page.off}</p>}
            <div className={css.acts}>
              <Button
                variant="default"
                leftSection={<CopyIcon size={16} />}
                onClick={() => void copy(data.url)}
              >
                {words.copy}
              </Button>
              <Button
                component="a"
                variant="default"
                leftSection={<EyeIcon size={16} />}
                href={data.url}
                target="_blank"
                rel="noreferrer"
              >
                {words.page.open}
              </Button>
            </div>
          </div>
          <div className={css.qr}>
            <QrPicture text={data.url} label={words.page.qr} />
          </div>
        </div>
      ) : (
        <Pending error={error} retry={refetch} lines={3} height={44} />
      )}
    </Card>
  )
}
