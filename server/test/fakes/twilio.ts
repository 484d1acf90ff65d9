import { createHmac, randomBytes, randomInt } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listen } from './listen.ts'

export interface TakenText {
  sid: string
  to: string
  /** A number, or the messaging service. */
  from: string
  body: string
  statusCallback: string
  status: string
  at: Date
}

/**
 * How it treats a request: a refusal by code, a bare status, or `cut`: it accepts the message, and the line breaks
 * before its answer.
 */
export type TwilioFailure =
  | { code: number; status?: number; retryAfter?: number }
  | { status: number }
  | 'cut'

export interface TakenCall {
  sid: string
  fields: Record<string, string[]>
  to: string
  from: string
  direction: 'outbound-api' | 'inbound'
  status: string
  at: Date
  /** The instructions that it received during the call. */
  directed: string[]
  /** The recordings of the call, by their id, with the address that gets their reports. */
  recordings: TakenRecording[]
}

/** A recording of a call: the address that gets its reports, mono or dual, and each status that it was given. */
interface TakenRecording {
  sid: string
  callback: string
  channels: string
  statuses: string[]
}

export interface FakeTwilio {
  url: string
  accountSid: string
  authToken: string
  /** Accepted messages, oldest first. */
  texts: TakenText[]
  calls: TakenCall[]
  /** The sound of recordings that we can download, by their id. */
  recordings: Map<string, Buffer>
  /** Every request, as `METHOD /path`. */
  requests: string[]
  /** Fails the next messages and calls this way, one each. */
  failNext(...failures: TwilioFailure[]): void
  /**
   * Reports a message's status to the address that came with it, signed. It sends the report to `origin` (where the
   * server under test really listens). `fields` are added.
   */
  report(
    text: TakenText,
    status: string,
    options: { origin: string; fields?: Record<string, string> },
  ): Promise<Response>
  /** A person calls one of our numbers; the test then posts Twilio's request for instructions. */
  callIn(from: string, to: string): TakenCall
  /**
   * Posts to an address of a call, as Twilio does when the call is answered or reaches a step; `fields` are added.
   */
  tell(
    call: TakenCall,
    address: string,
    options: { origin: string; status?: string; fields?: Record<string, string> },
  ): Promise<Response>
  /** Posts a form to an address below the public URL, signed as Twilio signs it; `origin` as above. */
  post(publicUrl: string, fields: Record<string, string>, origin: string): Promise<Response>
  close(): Promise<void>
}

/** A Twilio account. It accepts messages and calls as the API is documented and refuses everything else. */
export async function startFakeTwilio(): Promise<FakeTwilio> {
  // Each its own, because test files share a database, and a callback acts for every business that connected its account.
  const accountSid = `AC${randomBytes(16).toString('hex')}`
  const authToken = 'the-auth-token'
  const texts: TakenText[] = []
  const calls: TakenCall[] = []
  const recordings: FakeTwilio['recordings'] = new Map()
  const requests: string[] = []
  const failures: TwilioFailure[] = []
  // No two fakes give the same id, because tests share a database.
  let count = randomInt(2 ** 47)
  const newSid = (kind: string) => `${kind}${String(++count).padStart(32, '0')}`
  const base = `/2010-04-01/Accounts/${accountSid}`

  const server = createServer(async (req, res) => {
    requests.push(`${req.method} ${req.url}`)
    const url = new URL(req.url!, 'http://fake')
    const credentials = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
    if (req.headers.authorization !== credentials) return refuse(res, { code: 20003, status: 401 })
    if (req.method === 'GET' && url.pathname === `${base}.json`)
      return answer(res, 200, { sid: accountSid, friendly_name: 'Test account', status: 'active' })
    if (req.method === 'GET' && url.pathname === `${base}/Messages.json`) {
      const messages = texts
        .filter(text => isListed(text, url.searchParams))
        .map(asListed)
        .reverse()
      return answer(res, 200, { messages, page: 0, page_size: 100 })
    }
    if (req.method === 'GET' && url.pathname === `${base}/Calls.json`)
      return answer(res, 200, {
        calls: calls
          .filter(call => isListedCall(call, url.searchParams))
          .map(asListedCall)
          .reverse(),
      })
    const [, kind, sid = '', rest = ''] =
      /\/(Calls|Recordings)\/([A-Z]{2}[0-9]+)(.*)$/.exec(url.pathname) ?? []
    if (kind === 'Recordings') return recordingRequest(req, res, sid + rest)
    const call = kind === 'Calls' ? calls.find(each => each.sid === sid) : undefined
    if (call && req.method === 'GET' && rest === '.json') return answer(res, 200, asListedCall(call))
    if (req.method !== 'POST' || !(call || /\/(Messages|Calls)\.json$/.test(url.pathname)))
      return refuse(res, { code: 20404, status: 404 })
    if (req.headers['content-type'] !== 'application/x-www-form-urlencoded')
      return refuse(res, { code: 20001 })
    const form = new URLSearchParams((await bodyOf(req)).toString())
    if (call) return changeCall(res, call, rest, form)
    const failure = failures.shift()
    if (failure && failure !== 'cut') return refuse(res, failure)
    const wrong = url.pathname.endsWith('/Messages.json') ? wrongText(form) : wrongCall(form)
    if (wrong) return refuse(res, { code: wrong })
    const taken = url.pathname.endsWith('/Messages.json') ? takeText(form) : takeCall(form)
    if (failure === 'cut') return void res.destroy()
    answer(res, 201, taken)
  })

  function takeText(form: URLSearchParams) {
    const text: TakenText = {
      sid: newSid('SM'),
      to: form.get('To')!,
      from: form.get('From') ?? form.get('MessagingServiceSid')!,
      body: form.get('Body')!,
      statusCallback: form.get('StatusCallback')!,
      status: 'queued',
      at: new Date(),
    }
    texts.push(text)
    return asListed(text)
  }

  function takeCall(form: URLSearchParams) {
    const fields = Object.fromEntries([...new Set(form.keys())].map(name => [name, form.getAll(name)]))
    const [to, from] = [form.get('To')!, form.get('From')!]
    return asListedCall(newCall({ fields, to, from, direction: 'outbound-api', status: 'queued' }))
  }

  function newCall(given: Pick<TakenCall, 'fields' | 'to' | 'from' | 'direction' | 'status'>): TakenCall {
    const call = { ...given, sid: newSid('CA'), at: new Date(), directed: [], recordings: [] }
    calls.push(call)
    return call
  }

  /** New instructions for a call in progress, its end, or the start of its recording. */
  function changeCall(res: ServerResponse, call: TakenCall, rest: string, form: URLSearchParams) {
    if (call.status !== 'in-progress') return refuse(res, { code: 21220 })
    if (rest === '/Recordings.json') {
      const allowed = ['RecordingStatusCallback', 'RecordingStatusCallbackEvent', 'RecordingChannels']
      if (hasOthers(form, allowed)) return refuse(res, { code: 20001 })
      const recording: TakenRecording = {
        sid: newSid('RE'),
        callback: form.get('RecordingStatusCallback')!,
        channels: form.get('RecordingChannels') ?? 'mono',
        statuses: ['in-progress'],
      }
      call.recordings.push(recording)
      return answer(res, 201, { sid: recording.sid, status: 'in-progress' })
    }
    if (rest === '/Recordings/Twilio.CURRENT.json') {
      const recording = call.recordings.at(-1)
      if (!recording) return refuse(res, { code: 20404, status: 404 })
      if (hasOthers(form, ['Status', 'PauseBehavior'])) return refuse(res, { code: 20001 })
      recording.statuses.push(form.get('Status')!)
      return answer(res, 200, { sid: recording.sid, status: form.get('Status') })
    }
    if (rest !== '.json' || hasOthers(form, ['Twiml', 'Status'])) return refuse(res, { code: 20001 })
    if (form.get('Status') === 'completed') call.status = 'completed'
    if (form.has('Twiml')) call.directed.push(form.get('Twiml')!)
    answer(res, 200, asListedCall(call))
  }

  function recordingRequest(req: IncomingMessage, res: ServerResponse, name: string) {
    const [sid = '', kind] = name.split('.')
    const sound = recordings.get(sid)
    if (!sound) return refuse(res, { code: 20404, status: 404 })
    if (req.method === 'DELETE' && kind === 'json') {
      recordings.delete(sid)
      return res.writeHead(204).end()
    }
    if (req.method !== 'GET' || !(kind === 'mp3' || kind === 'wav'))
      return refuse(res, { code: 20404, status: 404 })
    res.writeHead(200, { 'content-type': kind === 'mp3' ? 'audio/mpeg' : 'audio/x-wav' }).end(sound)
  }

  const { url, close } = await listen(server)
  const post: FakeTwilio['post'] = (publicUrl, fields, origin) => {
    const names = Object.keys(fields).sort()
    const signedText = publicUrl + names.map(name => name + fields[name]).join('')
    const signature = createHmac('sha1', authToken).update(signedText).digest('base64')
    return fetch(publicUrl.replace(/^https?:\/\/[^/]+/, origin), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature },
      body: new URLSearchParams(fields).toString(),
    })
  }
  return {
    url,
    accountSid,
    authToken,
    texts,
    calls,
    recordings,
    requests,
    callIn: (from, to) => newCall({ fields: {}, from, to, direction: 'inbound', status: 'ringing' }),
    tell(call, address, { origin, status = call.status, fields }) {
      call.status = status
      const { sid, to, from, direction } = call
      const told = { AccountSid: accountSid, CallSid: sid, CallStatus: status, To: to, From: from }
      return post(address, { ...told, Direction: direction, ...fields }, origin)
    },
    failNext: (...next) => void failures.push(...next),
    post,
    report(text, status, { origin, fields }) {
      text.status = status
      const { sid, to, from, statusCallback } = text
      const told = { AccountSid: accountSid, MessageSid: sid, MessageStatus: status, To: to, From: from }
      return post(statusCallback, { ...told, ...fields }, origin)
    },
    close,
  }
}

/** The code with which Twilio refuses the form of a message, or null when it is right. */
function wrongText(form: URLSearchParams): number | null {
  const allowed = ['To', 'From', 'MessagingServiceSid', 'Body', 'StatusCallback', 'ValidityPeriod']
  if (hasOthers(form, allowed)) return 20001
  if (!isNumber(form.get('To'))) return 21211
  if (form.has('From') === form.has('MessagingServiceSid')) return 21603
  if (form.has('From') && !/^(\+\d{7,15}|\d{3,8}|[A-Za-z0-9 ]{1,11})$/.test(form.get('From')!)) return 21212
  if (!form.get('Body')) return 21602
  if ([...form.get('Body')!].length > 1600) return 21617
  if (!isHttp(form.get('StatusCallback'))) return 21609
  return null
}

function wrongCall(form: URLSearchParams): number | null {
  const allowed = ['To', 'From', 'Url', 'Twiml', 'StatusCallback', 'StatusCallbackEvent', 'Timeout']
  if (hasOthers(form, [...allowed, 'MachineDetection', 'AsyncAmd', 'AsyncAmdStatusCallback'])) return 20001
  if (!isNumber(form.get('To'))) return 21211
  if (!isNumber(form.get('From'))) return 21212
  if (form.has('Url') === form.has('Twiml')) return 21205
  if (!isHttp(form.get('StatusCallback'))) return 21609
  const events = ['initiated', 'ringing', 'answered', 'completed']
  if (!form.getAll('StatusCallbackEvent').every(event => events.includes(event))) return 21626
  return null
}

/** A field that does not exist, or a repeated one; only events may be repeated. */
const hasOthers = (form: URLSearchParams, allowed: string[]): boolean =>
  [...form.keys()].some(
    name => !allowed.includes(name) || (name !== 'StatusCallbackEvent' && form.getAll(name).length > 1),
  )

const isNumber = (text: string | null) => /^\+[1-9]\d{6,14}$/.test(text ?? '')
const isHttp = (text: string | null) => text !== null && /^https?:$/.test(URL.parse(text)?.protocol ?? '')

const isListed = (text: TakenText, filter: URLSearchParams): boolean =>
  text.to === (filter.get('To') ?? text.to)

const isListedCall = (call: TakenCall, filter: URLSearchParams): boolean =>
  call.to === (filter.get('To') ?? call.to) && call.from === (filter.get('From') ?? call.from)

const asListedCall = ({ sid, to, from, status, direction, at }: TakenCall) => ({
  sid,
  to,
  from,
  status,
  direction,
  date_created: at.toUTCString().replace('GMT', '+0000'),
})

const asListed = ({ sid, to, from, body, status, at }: TakenText) => ({
  sid,
  to,
  from,
  body,
  status,
  direction: 'outbound-api',
  date_created: at.toUTCString().replace('GMT', '+0000'),
})

async function bodyOf(req: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of req) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function answer(res: ServerResponse, status: number, body: object): void {
  res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function refuse(res: ServerResponse, failure: Exclude<TwilioFailure, 'cut'>): void {
  if (!('code' in failure)) return void res.writeHead(failure.status).end('<html>no JSON</html>')
  const { code, status = 400, retryAfter } = failure
  if (retryAfter) res.setHeader('retry-after', retryAfter)
  answer(res, status, { code, message: `refused with ${code}`, more_info: '', status })
}
