import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Audience, ContactSegment } from '#client'
import { Button } from '../../parts/button.tsx'
import { faultSentence } from '../../parts/fault-sentence.ts'
import { ChoiceField } from '../../parts/field.tsx'
import { tell } from '../../parts/notices/notices.ts'
import { Card } from '../../parts/page.tsx'
import { counted } from '../../words/words.ts'
import rows from '../rows.module.css'
import css from './audiences.module.css'
import { ConsentFields, type GivenConsent, isComplete } from './consent-fields.tsx'
import { segmentCountQuery, useChangeAudience, useSync } from './queries.ts'
import { segments } from './segments.ts'
import { audienceWords } from './words.ts'

/** Who of the people whom the desk knows belongs on a list, how many that are now, and the way to bring them onto it. */
export function Rule({
  audience: { id },
  segment,
  mayEdit,
}: {
  audience: Audience
  segment: ContactSegment
  mayEdit: boolean
}) {
  const { rule: words, segments: names } = audienceWords()
  const change = useChangeAudience(id)
  const sync = useSync(id)
  const [consent, setConsent] = useState<GivenConsent>({ channels: [], source: '' })
  const { data } = useQuery({ ...segmentCountQuery(id, segment), enabled: mayEdit })
  const unreachable = data?.rejected ?? 0
  const go = () =>
    sync.mutate(
      { segment, channels: consent.channels, source: consent.source.trim() },
      {
        onSuccess: ({ created }) => tell(created ? counted(words.synced, created) : words.nothing_new),
        onError: error => tell(faultSentence(error)),
      },
    )
  return (
    <Card title={words.title}>
      <div className={css.rule}>
        <ChoiceField
          label={words.who}
          disabled={!mayEdit}
          value={segment}
          onChange={event =>
            change.mutate(
              { source: { kind: 'segment', segment: event.currentTarget.value as ContactSegment } },
              { onError: error => tell(faultSentence(error)) },
            )
          }
          options={segments.map(each => [each, names[each]] as const)}
        />
        {mayEdit && (
          <>
            <p role="status">
              {data ? (
                <>
                  <span className={css.count}>{counted(words.count, data.created + data.updated)}</span>{' '}
                  <span className={rows.note}>
                    {counted(words.fresh, data.created)}
                    {unreachable > 0 && ` · ${counted(words.unreachable, unreachable)}`}
                  </span>
                </>
              ) : (
                <span className={rows.note}>{words.counting}</span>
              )}
            </p>
            <ConsentFields consent={consent} write={setConsent} />
            <div className={css.ways}>
              <Button disabled={!isComplete(consent)} loading={sync.isPending} onClick={go}>
                {words.sync}
              </Button>
              <span className={rows.note}>{words.note}</span>
            </div>
          </>
        )}
      </div>
    </Card>
  )
}
