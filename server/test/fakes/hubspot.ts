import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listen } from './listen.ts'

export const hubspotToken = 'pat-eu1-0000-of-the-tests'

export interface FakeHubspot {
  url: string
  /** Contacts by email address. */
  contacts: Map<string, { id: string; properties: Record<string, string> }>
  /** Every request, as `METHOD /path`. */
  requests: string[]
  /** The inputs of every accepted batch. */
  batches: number[]
  /** Answers the next requests with these, one each. */
  failNext(...failures: { status: number; headers?: Record<string, string> }[]): void
  close(): Promise<void>
}

/** The contact properties that every account has and that we write. */
const properties = new Set([
  'email',
  'firstname',
  'lastname',
  'phone',
  'message',
  'hs_lead_status',
  'lifecyclestage',
])
const leadStatuses = [
  'NEW',
  'OPEN',
  'IN_PROGRESS',
  'OPEN_DEAL',
  'UNQUALIFIED',
  'ATTEMPTED_TO_CONTACT',
  'CONNECTED',
  'BAD_TIMING',
]
const lifecycleStages = [
  'subscriber',
  'lead',
  'marketingqualifiedlead',
  'salesqualifiedlead',
  'opportunity',
  'customer',
  'evangelist',
  'other',
]

interface Input {
  id: string
  idProperty?: string
  objectWriteTraceId?: string
  properties: Record<string, string>
}

/** The parts of HubSpot's contacts API that we use: the batch upsert and the list, as strict as the original. */
export async function startFakeHubspot(): Promise<FakeHubspot> {
  const contacts: FakeHubspot['contacts'] = new Map()
  const requests: string[] = []
  const batches: number[] = []
  const failures: { status: number; headers?: Record<string, string> }[] = []

  const upsert = (inputs: Input[]): [number, unknown] => {
    const wrong = refusal(inputs)
    if (wrong) return [400, problem('VALIDATION_ERROR', wrong)]
    batches.push(inputs.length)
    const results = inputs.map(({ id, objectWriteTraceId, properties }) => {
      const known = contacts.get(id.toLowerCase())
      const contact = {
        id: known?.id ?? String(101 + contacts.size),
        properties: { ...known?.properties, ...properties, email: id.toLowerCase() },
      }
      contacts.set(id.toLowerCase(), contact)
      const now = new Date().toISOString()
      return { ...contact, createdAt: now, updatedAt: now, archived: false, new: !known, objectWriteTraceId }
    })
    return [200, { status: 'COMPLETE', results, startedAt: '', completedAt: '' }]
  }

  const server = createServer(async (req: IncomingMessage, res: ServerResponse) => {
    const text = (await buffer(req)).toString()
    requests.push(`${req.method} ${req.url}`)
    const failure = failures.shift()
    if (failure)
      return json(res, failure.status, problem('RATE_LIMITS', 'failed by the test'), failure.headers)
    if (req.headers.authorization !== `Bearer ${hubspotToken}`) {
      return json(
        res,
        401,
        problem('INVALID_AUTHENTICATION', `Authentication credentials not found: ${text}`),
      )
    }
    if (req.method === 'GET' && req.url!.split('?')[0] === '/crm/v3/objects/contacts') {
      return json(res, 200, { results: [...contacts.values()].slice(0, 1) })
    }
    if (req.method === 'POST' && req.url === '/crm/v3/objects/contacts/batch/upsert') {
      if (req.headers['content-type'] !== 'application/json')
        return json(res, 415, problem('VALIDATION_ERROR', ''))
      return json(res, ...upsert(JSON.parse(text).inputs))
    }
    json(res, 404, problem('OBJECT_NOT_FOUND', req.url!))
  })
  const { url, close } = await listen(server)
  return { url, contacts, requests, batches, close, failNext: (...next) => void failures.push(...next) }
}

function refusal(inputs: Input[]): string | null {
  if (!Array.isArray(inputs) || inputs.length < 1 || inputs.length > 100) return 'Up to 100 inputs'
  const ids = inputs.map(({ id }) => id.toLowerCase())
  if (new Set(ids).size < ids.length) return 'Duplicate ids in one batch'
  for (const { id, idProperty, properties: given } of inputs) {
    if (idProperty !== 'email') return 'No such unique property'
    if (!/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(id)) return `Email address ${id} is invalid`
    const unknown = Object.keys(given).find(name => !properties.has(name))
    if (unknown) return `Property "${unknown}" does not exist`
    if (Object.values(given).some(value => typeof value !== 'string' || value.length > 65_536))
      return 'No text'
    if (!leadStatuses.includes(given.hs_lead_status ?? 'NEW'))
      return 'hs_lead_status was not one of the options'
    if (!lifecycleStages.includes(given.lifecyclestage ?? 'lead'))
      return 'lifecyclestage was not one of the options'
  }
  return null
}

/** HubSpot's errors repeat the request's values. */
const problem = (category: string, message: string) => ({
  status: 'error',
  message,
  category,
  correlationId: 'x',
})

function json(
  res: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  res.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}
