import type { Connection, TwilioConnection } from '#client'
import { ConnectionForm, type ConnectionPart } from '../connection-form.tsx'
import { flat, numberOrNone, orNull } from '../nested.ts'
import { connectSms, connectVoice } from '../queries.ts'
import { channelsWords } from '../words.ts'

const names = ['account_sid', 'from', 'messaging_service_sid', 'api_url']

/** The business's account at Twilio, or at a carrier with its interface. */
export function TwilioAccount({ connection }: { connection: Connection & { channel: 'sms' | 'voice' } }) {
  const { channel, settings, per_minute } = connection
  const saved = { ...flat(settings ?? {}, names), per_minute: per_minute?.toString() ?? '' }
  const connect = channel === 'sms' ? connectSms : connectVoice
  return (
    <ConnectionForm
      connection={connection}
      parts={parts(channel)}
      saved={saved}
      save={values => connect(bodyOf(values))}
    />
  )
}

const bodyOf = (values: Record<string, string>): TwilioConnection => ({
  account_sid: values.account_sid!.trim(),
  ...(values.auth_token && { auth_token: values.auth_token }),
  from: orNull(values.from?.replace(/[\s()-]/g, '')),
  messaging_service_sid: orNull(values.messaging_service_sid),
  api_url: orNull(values.api_url),
  per_minute: numberOrNone(values.per_minute) ?? null,
})

function parts(channel: 'sms' | 'voice'): ConnectionPart[] {
  const words = channelsWords()
  return [
    {
      note: words.twilio_note,
      fields: [
        { name: 'account_sid', label: words.account_sid, maxLength: 64, required: true },
        {
          name: 'auth_token',
          label: words.auth_token,
          maxLength: 200,
          required: true,
          secret: { stored: 'auth_token' },
        },
        {
          name: 'from',
          label: words.number,
          note: words.number_note,
          maxLength: 30,
          required: channel === 'voice',
          inputMode: 'tel',
        },
        ...(channel === 'sms'
          ? [
              {
                name: 'messaging_service_sid',
                label: words.messaging_service,
                note: words.messaging_service_note,
                maxLength: 64,
              },
            ]
          : []),
        {
          name: 'api_url',
          label: words.api_url,
          note: words.api_url_note,
          maxLength: 500,
          inputMode: 'url' as const,
        },
        {
          name: 'per_minute',
          label: words.per_minute,
          note: words.per_minute_note,
          maxLength: 7,
          inputMode: 'numeric' as const,
        },
      ],
    },
  ]
}
