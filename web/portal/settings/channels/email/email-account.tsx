import type { Connection, EmailConnection } from '#client'
import { ConnectionForm, type ConnectionPart } from '../connection-form.tsx'
import { flat, numberOrNone, orNull } from '../nested.ts'
import { connectEmail } from '../queries.ts'
import { channelsWords } from '../words.ts'

const names = [
  'host',
  'port',
  'security',
  'username',
  'from_email',
  'from_name',
  'reply_to',
  'imap.host',
  'imap.port',
  'imap.username',
  'imap.folder',
]

/** The mail server and the mailbox of the business. */
export function EmailAccount({ connection }: { connection: Connection }) {
  const settings = connection.settings ?? {}
  const saved = { ...flat(settings, names), security: flat(settings, ['security']).security || 'starttls' }
  return (
    <ConnectionForm
      connection={connection}
      parts={parts()}
      saved={saved}
      save={values => connectEmail(bodyOf(values, settings))}
    />
  )
}

/** `dkim` is not set here, and stays: its key is kept by the server. */
function bodyOf(values: Record<string, string>, settings: object): EmailConnection {
  const { dkim, imap } = settings as Pick<EmailConnection, 'dkim' | 'imap'>
  const imapHost = orNull(values['imap.host'])
  const imapPort = numberOrNone(values['imap.port'])
  const port = numberOrNone(values.port)
  return {
    host: values.host!.trim(),
    ...(port !== undefined && { port }),
    security: values.security as 'tls',
    username: orNull(values.username),
    ...(values.password && { password: values.password }),
    from_email: values.from_email!.trim(),
    from_name: orNull(values.from_name),
    reply_to: orNull(values.reply_to),
    dkim: dkim ?? null,
    imap: imapHost
      ? {
          host: imapHost,
          ...(imapPort !== undefined && { port: imapPort }),
          security: imap?.security ?? 'tls',
          username: values['imap.username']!.trim(),
          ...(values['imap.password'] && { password: values['imap.password'] }),
          ...(values['imap.folder'] && { folder: values['imap.folder'] }),
        }
      : null,
  }
}

function parts(): ConnectionPart[] {
  const words = channelsWords()
  return [
    {
      title: words.sending,
      note: words.sending_note,
      fields: [
        {
          name: 'from_email',
          label: words.from_email,
          maxLength: 254,
          required: true,
          inputMode: 'email',
          half: true,
        },
        { name: 'from_name', label: words.from_name, note: words.from_name_note, maxLength: 200, half: true },
        { name: 'host', label: words.host, maxLength: 253, required: true, inputMode: 'url' },
        {
          name: 'security',
          label: words.security,
          maxLength: 10,
          half: true,
          options: [
            ['starttls', words.security_starttls],
            ['tls', words.security_tls],
            ['none', words.security_none],
          ],
        },
        {
          name: 'port',
          label: words.port,
          note: words.port_note,
          maxLength: 5,
          inputMode: 'numeric',
          half: true,
        },
        { name: 'username', label: words.username, maxLength: 200, half: true },
        {
          name: 'password',
          label: words.password,
          maxLength: 1_000,
          secret: { stored: 'password' },
          half: true,
        },
        {
          name: 'reply_to',
          label: words.reply_to,
          note: words.reply_to_note,
          maxLength: 254,
          inputMode: 'email',
        },
      ],
    },
    {
      title: words.incoming,
      note: words.incoming_note,
      fields: [
        { name: 'imap.host', label: words.imap_host, maxLength: 253, inputMode: 'url', half: true },
        {
          name: 'imap.port',
          label: words.port,
          note: words.port_note,
          maxLength: 5,
          inputMode: 'numeric',
          half: true,
        },
        { name: 'imap.username', label: words.username, maxLength: 200, half: true },
        {
          name: 'imap.password',
          label: words.password,
          maxLength: 1_000,
          secret: { stored: 'imap_password' },
          half: true,
        },
        { name: 'imap.folder', label: words.folder, maxLength: 200 },
      ],
    },
  ]
}
