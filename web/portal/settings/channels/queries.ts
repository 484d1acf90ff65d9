import { queryOptions } from '@tanstack/react-query'
import type {
  Connection,
  EmailConnection,
  NewSigningKey,
  SigningKeys,
  SipConnection,
  TestMail,
  TwilioConnection,
  WhatsAppConnection,
} from '#client'
import { api } from '../../api/api.ts'
import { queryClient } from '../../api/query.ts'
import { holdBack } from '../../parts/notices/notices.ts'
import { accountQuery, changeAccount } from '../queries.ts'

// What the channels read and write. Their keys begin with the account's noun: what changes it may change them all.

const [noun] = accountQuery.queryKey

export const readinessQuery = queryOptions({
  queryKey: [noun, 'readiness'],
  queryFn: ({ signal }) => api.get('/api/v1/communication/readiness', { signal }),
})

export const connectionsQuery = queryOptions({
  queryKey: [noun, 'connections'],
  queryFn: async ({ signal }) => (await api.get('/api/v1/communication/connections', { signal })).connections,
})

export const callSetupQuery = queryOptions({
  queryKey: [noun, 'call-setup'],
  queryFn: ({ signal }) => api.get('/api/v1/calls/setup', { signal }),
})

export const trunkQuery = queryOptions({
  queryKey: [noun, 'sip-trunk'],
  queryFn: ({ signal }) => api.get('/api/v1/communication/sip-trunk', { signal }),
})

export const domainQuery = (selector: string) =>
  queryOptions({
    queryKey: [noun, 'sender-domain', selector],
    queryFn: ({ signal }) =>
      api.get('/api/v1/communication/sender-domain', {
        query: selector ? { selector } : {},
        signal,
      }),
  })

export const signingQuery = queryOptions({
  queryKey: [noun, 'signing-key'],
  queryFn: ({ signal }) => api.get('/api/v1/communication/signing-key', { signal }),
})

export const whatsappTemplatesQuery = queryOptions({
  queryKey: ['templates', 'whatsapp'],
  queryFn: async ({ signal }) =>
    (await api.get('/api/v1/communication/templates', { query: { channel: 'whatsapp' }, signal })).templates,
})

/** Everything that depends on how messages are sent. */
const readAgain = () => queryClient.invalidateQueries({ queryKey: [noun] })

export const switchSendingOn = () => changeAccount({ communication_enabled: true }).then(readAgain)

/** Puts the connection where it is read from. */
async function keep(connection: Promise<Connection>): Promise<void> {
  const saved = await connection
  queryClient.setQueryData(connectionsQuery.queryKey, known =>
    known?.map(each => (each.channel === saved.channel ? saved : each)),
  )
  void readAgain()
}

export const connectEmail = (body: EmailConnection) =>
  keep(api.put('/api/v1/communication/connections/email', { body }))
export const connectSms = (body: TwilioConnection) =>
  keep(api.put('/api/v1/communication/connections/sms', { body }))
export const connectVoice = (body: TwilioConnection) =>
  keep(api.put('/api/v1/communication/connections/voice', { body }))
export const connectSip = (body: SipConnection) =>
  keep(api.put('/api/v1/communication/connections/voice/sip', { body }))
export const connectWhatsApp = (body: WhatsAppConnection) =>
  keep(api.put('/api/v1/communication/connections/whatsapp', { body }))

/**
 * Takes an account off the pages at once, and off the server once the notice goes: its secrets can't be brought back then.
 * `said`: what the notice says.
 */
export async function disconnect(channel: Connection['channel'], said: string): Promise<void> {
  await queryClient.cancelQueries({ queryKey: connectionsQuery.queryKey })
  queryClient.setQueryData(connectionsQuery.queryKey, known =>
    known?.map(each => (each.channel === channel ? { ...each, ...nothingOwn } : each)),
  )
  const write = () =>
    void api.delete('/api/v1/communication/connections/{channel}', { params: { channel } }).finally(readAgain)
  holdBack(said, { write, undo: readAgain })
}

/** What an account is before it is connected. */
const nothingOwn = {
  own: false,
  settings: null,
  secrets: [],
  per_minute: null,
  webhook_url: null,
  verify_token: null,
  checked_at: null,
  failure: null,
}

export const testConnection = (channel: Connection['channel']) =>
  api.post('/api/v1/communication/connections/{channel}/test', { params: { channel } }).finally(readAgain)

export const sendTestMail = (): Promise<TestMail> =>
  api.post('/api/v1/communication/connections/email/test-mail').finally(readAgain)

export const testSpeech = (text: string) => api.post('/api/v1/calls/setup/speech-test', { body: { text } })

export const testHearing = (wav: string) => api.post('/api/v1/calls/setup/hearing-test', { body: { wav } })

export const checkWebsite = (url: string) => api.post('/api/v1/widget/check', { body: { url } })

/** Puts the keys where they are read from, and has the domain looked at again. */
async function keepKeys(keys: Promise<SigningKeys>): Promise<void> {
  queryClient.setQueryData(signingQuery.queryKey, await keys)
  void readAgain()
}

export const addSigningKey = (body: NewSigningKey) =>
  keepKeys(api.post('/api/v1/communication/signing-key', { body }))
export const startSigning = () => keepKeys(api.post('/api/v1/communication/signing-key/use'))
export const dropSigningKey = (which: 'active' | 'waiting') =>
  api.delete('/api/v1/communication/signing-key/{which}', { params: { which } }).finally(readAgain)
