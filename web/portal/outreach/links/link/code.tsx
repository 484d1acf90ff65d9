import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ChatLink } from '#client'
import { CopyButton } from '../../../parts/copy-button.tsx'
import { Card } from '../../../parts/page.tsx'
import { isolated, say } from '../../../words/words.ts'
import { codeOf } from '../queries.ts'
import { linksWords } from '../words.ts'
import css from './link.module.css'

/** The address of a link and its code: to copy, to save, to print, and to try from a phone. */
export function Code({ link: { id, label, token, url, status } }: { link: ChatLink }) {
  const words = linksWords()
  const name = label.replace(/[^\p{L}\p{N}]+/gu, '-')
  return (
    <Card title={words.code}>
      <div className={css.form}>
        <div className={css.address}>
          <a href={url} target="_blank" rel="noopener" dir="ltr" title={words.open}>
            {url}
          </a>
          <CopyButton text={url} label={words.copy} said={words.copied} />
        </div>
        {status === 'active' && (
          <>
            <img
              className={css.picture}
              src={codeOf(token, 'svg', 400)}
              alt={say(words.code_of, { name: isolated(label) })}
            />
            <p className={css.note}>{words.phone}</p>
            <div className={css.ways}>
              <Button
                component="a"
                variant="default"
                href={codeOf(token, 'png', 1_000)}
                download={`${name}.png`}
              >
                {words.png}
              </Button>
              <Button
                component="a"
                variant="default"
                href={codeOf(token, 'svg', 1_000)}
                download={`${name}.svg`}
              >
                {words.svg}
              </Button>
              <Button
                component={Link}
                variant="default"
                {...({ to: '/outreach/links/print', search: { ids: id } } as object)}
              >
                {words.print}
              </Button>
            </div>
          </>
        )}
      </div>
    </Card>
  )
}
