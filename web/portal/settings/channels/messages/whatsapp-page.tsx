import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Connection, WhatsAppConnection } from '#client'
import { Read } from '../../../parts/read.tsx'
import { Subject } from '../../frame.tsx'
import { ConnectionForm, type ConnectionPart } from '../connection-form.tsx'
import { CopyLine } from '../copy-line.tsx'
import { ChannelPage, WhileSending } from '../frame.tsx'
import { flat, numberOrNone } from '../nested.ts'
import { connectWhatsApp, whatsappTemplatesQuery } from '../queries.ts'
import { channelsWords } from '../words.ts'
import { ChannelAccount } from './channel-account.tsx'
import { ReviewRow } from './review-row.tsx'

/** How WhatsApp messages leave and arrive, and which templates Meta has approved. */
export function Page() {
  const words = channelsWords()
  return (
    <ChannelPage title={words.whatsapp}>
      <WhileSending>
        <ChannelAccount channel="whatsapp">
          {connection => (
            <>
              <WhatsAppAccount connection={connection} />
              {connection.webhook_url && (
                <CopyLine
                  label={words.webhook}
                  note={words.webhook_whatsapp}
                  value={connection.webhook_url}
                />
              )}
              {connection.verify_token && (
                <CopyLine label={words.verify_token} value={connection.verify_token} />
              )}
            </>
          )}
        </ChannelAccount>
        <Reviews />
      </WhileSending>
    </ChannelPage>
  )
}

function WhatsAppAccount({ connection }: { connection: Connection }) {
  const { settings, per_minute } = connection
  const saved = {
    ...flat(settings ?? {}, ['phone_number_id', 'business_account_id']),
    per_minute: per_minute?.toString() ?? '',
  }
  return (
    <ConnectionForm
      connection={connection}
      parts={[part()]}
      saved={saved}
      save={values => connectWhatsApp(bodyOf(values))}
    />
  )
}

const bodyOf = (values: Record<string, string>): WhatsAppConnection => ({
  phone_number_id: values.phone_number_id!.trim(),
  business_account_id: values.business_account_id!.trim(),
  ...(values.access_token && { access_token: values.access_token }),
  ...(values.app_secret && { app_secret: values.app_secret }),
  per_minute: numberOrNone(values.per_minute) ?? null,
})

function part(): ConnectionPart {
  const words = channelsWords()
  const id = { maxLength: 30, required: true, inputMode: 'numeric' as const }
  return {
    note: words.whatsapp_note,
    fields: [
      { name: 'phone_number_id', label: words.phone_number_id, ...id },
      { name: 'business_account_id', label: words.business_account_id, ...id },
      {
        name: 'access_token',
        label: words.access_token,
        maxLength: 1_000,
        required: true,
        secret: { stored: 'access_token' },
      },
      {
        name: 'app_secret',
        label: words.app_secret,
        maxLength: 200,
        required: true,
        secret: { stored: 'app_secret' },
      },
      {
        name: 'per_minute',
        label: words.per_minute,
        note: words.per_minute_note,
        maxLength: 7,
        inputMode: 'numeric',
      },
    ],
  }
}

function Reviews() {
  const words = channelsWords()
  return (
    <Subject
      title={words.reviews}
      note={words.reviews_note}
      aside={<Link to={'/outreach/templates' as never}>{words.templates}</Link>}
    >
      <Read query={useQuery(whatsappTemplatesQuery)} lines={3}>
        {templates =>
          templates.length ? (
            <ul>
              {templates.map(template => (
                <ReviewRow key={template.id} template={template} />
              ))}
            </ul>
          ) : (
            <p>{words.no_templates}</p>
          )
        }
      </Read>
    </Subject>
  )
}
