import { createHmac, randomInt } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listen } from './listen.ts'

export interface MetaTemplate {
  id: string
  name: string
  language: string
  category: string
  body: string
  status: string
  rejected_reason: string
}

export interface TakenWhatsApp {
  id: string
  to: string
  template: string
  language: string
  params: string[]
  /** `biz_opaque_callback_data` */
  reference: string
}

/**
 * How it treats a request: a Graph error, a bare status, or `cut`: it accepts the message, and the line breaks before
 * its answer.
 */
export type MetaFailure = { code: number; status?: number } | { status: number } | 'cut'

export interface FakeMeta {
  /** Graph's address, without a version. */
  url: string
  accessToken: string
  phoneNumberId: string
  businessAccountId: string
  appSecret: string
  templates: MetaTemplate[]
  /** Accepted messages, oldest first. */
  messages: TakenWhatsApp[]
  /**
   * Accepted free texts. Graph takes them only for numbers that wrote within a day; the test sets those with
   * `heardFrom`.
   */
  texts: { id: string; to: string; text: string; reference: string }[]
  heardFrom(number: string): void
  requests: string[]
  /** Treats the next requests this way, one each. */
  failNext(...failures: MetaFailure[]): void
  /** Ends a review, as Meta's reviewers do. */
  review(name: string, status: string, reason?: string): MetaTemplate
  /** Posts changes of the account to a webhook, signed. */
  post(webhook: string, field: string, value: object): Promise<Response>
  /** Reports a message's status to a webhook, signed. */
  report(
    message: TakenWhatsApp,
    status: string,
    options: { webhook: string; code?: number },
  ): Promise<Response>
  close(): Promise<void>
}

/**
 * Meta's Graph API for one number of one business account. It accepts what Meta documents and refuses everything
 * else.
 */
export async function startFakeMeta(): Promise<FakeMeta> {
  const [accessToken, appSecret] = ['the-access-token', 'the-app-secret']
  // Each its own, because test files share a database, and a callback acts for every business that connected its account.
  const [phoneNumberId, businessAccountId] = [`1065${randomInt(1e11)}`, `1022${randomInt(1e11)}`]
  const templates: MetaTemplate[] = []
  const messages: TakenWhatsApp[] = []
  const texts: FakeMeta['texts'] = []
  const open = new Set<string>()
  const requests: string[] = []
  const failures: MetaFailure[] = []

  const server = createServer(async (req, res) => {
    requests.push(`${req.method} ${req.url}`)
    const url = new URL(req.url!, 'http://fake')
    const [, version = '', node = '', edge = ''] = url.pathname.split('/')
    if (!/^v\d+\.\d+$/.test(version)) return refuse(res, { code: 2500 })
    if (req.headers.authorization !== `Bearer ${accessToken}`) return refuse(res, { code: 190, status: 401 })
    if (req.method === 'GET') return get(res, node, edge, url.searchParams)
    if (req.method !== 'POST' || req.headers['content-type'] !== 'application/json')
      return refuse(res, { code: 100 })
    const body = await bodyOf(req)
    const failure = failures.shift()
    if (failure && failure !== 'cut') return refuse(res, failure)
    const taken =
      node === phoneNumberId && edge === 'messages'
        ? takeMessage(body)
        : node === businessAccountId && edge === 'message_templates'
          ? takeTemplate(body)
          : 100
    if (typeof taken === 'number') return refuse(res, { code: taken })
    if (failure === 'cut') return void res.destroy()
    answer(res, 200, taken)
  })

  function get(res: ServerResponse, node: string, edge: string, query: URLSearchParams) {
    if (node === phoneNumberId && !edge)
      return answer(res, 200, { id: node, display_phone_number: '+1 555-010-0200', verified_name: 'Shop' })
    // Meta's filter also matches parts of names.
    if (node === businessAccountId && edge === 'message_templates')
      return answer(res, 200, { data: templates.filter(each => each.name.includes(query.get('name') ?? '')) })
    const template = templates.find(each => each.id === node)
    if (!template || edge) return refuse(res, { code: 100 }, 33)
    answer(res, 200, template)
  }

  function takeTemplate(body: Json): object | number {
    const { name, language, category, components } = body
    if (typeof name !== 'string' || !/^[a-z0-9_]{1,512}$/.test(name)) return 100
    if (typeof language !== 'string' || !/^[a-z]{2,3}(_[A-Z]{2})?$/.test(language)) return 100
    if (!['UTILITY', 'MARKETING', 'AUTHENTICATION'].includes(String(category))) return 100
    const [component, ...others] = Array.isArray(components) ? (components as Json[]) : []
    if (component?.type !== 'BODY' || typeof component.text !== 'string' || others.length) return 100
    const text = component.text
    const examples = (component.example as { body_text?: string[][] } | undefined)?.body_text?.[0] ?? []
    if (examples.length !== placeholders(text) || examples.some(each => !each)) return 100
    if (templates.some(each => each.name === name && each.language === language)) return 2388024
    const id = String(900_000 + templates.length)
    const template = { id, name, language, category: String(category), body: text }
    templates.push({ ...template, status: 'PENDING', rejected_reason: 'NONE' })
    return { id, status: 'PENDING', category }
  }

  function takeMessage(body: Json): object | number {
    const { messaging_product, recipient_type, to, type, template, biz_opaque_callback_data } = body
    if (messaging_product !== 'whatsapp' || recipient_type !== 'individual') return 100
    if (type !== 'template' && type !== 'text') return 100
    if (typeof to !== 'string' || !/^\+?[1-9]\d{6,14}$/.test(to)) return 131009
    if (typeof biz_opaque_callback_data !== 'string' || biz_opaque_callback_data.length > 512) return 100
    if (type === 'text') {
      const { body: text } = body.text as { body?: unknown }
      if (typeof text !== 'string' || !text || text.length > 4_096) return 100
      if (!open.has(to)) return 131047
      const id = `wamid.text.${texts.length + 1}`
      texts.push({ id, to, text, reference: biz_opaque_callback_data })
      return { messaging_product, contacts: [{ input: to, wa_id: to.replace('+', '') }], messages: [{ id }] }
    }
    const { name, language, components } = template as {
      name: string
      language: { code: string }
      components: { type: string; parameters: { type: string; text: string }[] }[]
    }
    const known = templates.find(each => each.name === name && each.language === language?.code)
    if (!known) return 132001
    if (known.status !== 'APPROVED') return 132015
    const parameters = components?.flatMap(each => (each.type === 'body' ? each.parameters : [])) ?? []
    if (parameters.length !== placeholders(known.body)) return 132000
    if (parameters.some(each => each.type !== 'text' || !each.text || /[\n\t]| {5}/.test(each.text)))
      return 100
    const id = `wamid.${String(messages.length + 1).padStart(10, '0')}`
    messages.push({
      id,
      to,
      template: name,
      language: language.code,
      params: parameters.map(each => each.text),
      reference: biz_opaque_callback_data,
    })
    const contacts = [{ input: to, wa_id: to.replace('+', '') }]
    return { messaging_product, contacts, messages: [{ id, message_status: 'accepted' }] }
  }

  const { url, close } = await listen(server)
  const post: FakeMeta['post'] = (webhook, field, value) => {
    const changes = [{ field, value }]
    const body = JSON.stringify({
      object: 'whatsapp_business_account',
      entry: [{ id: businessAccountId, changes }],
    })
    const signature = createHmac('sha256', appSecret).update(body).digest('hex')
    return fetch(webhook, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` },
      body,
    })
  }
  return {
    url,
    accessToken,
    phoneNumberId,
    businessAccountId,
    appSecret,
    templates,
    messages,
    texts,
    heardFrom: number => void open.add(number),
    requests,
    failNext: (...next) => void failures.push(...next),
    review(name, status, reason = 'NONE') {
      const template = templates.find(each => each.name === name)!
      return Object.assign(template, { status, rejected_reason: reason })
    },
    post,
    report({ id, to, reference }, status, { webhook, code }) {
      return post(webhook, 'messages', {
        messaging_product: 'whatsapp',
        metadata: { display_phone_number: '15550100200', phone_number_id: phoneNumberId },
        statuses: [
          {
            id,
            status,
            timestamp: String(Math.floor(Date.now() / 1000)),
            recipient_id: to.replace('+', ''),
            biz_opaque_callback_data: reference,
            ...(code && { errors: [{ code, title: `error ${code}` }] }),
          },
        ],
      })
    },
    close,
  }
}

type Json = Record<string, unknown>

/** The number of different placeholders in a text; they count from 1 without gaps. */
function placeholders(text: string): number {
  const numbers = new Set([...text.matchAll(/\{\{(\d+)\}\}/g)].map(found => Number(found[1])))
  return numbers.size && Math.max(...numbers) === numbers.size ? numbers.size : numbers.size ? -1 : 0
}

async function bodyOf(req: IncomingMessage): Promise<Json> {
  const chunks: Buffer[] = []
  for await (const chunk of req) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString())
}

function answer(res: ServerResponse, status: number, body: object): void {
  res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function refuse(res: ServerResponse, failure: Exclude<MetaFailure, 'cut'>, subcode?: number): void {
  if (!('code' in failure)) return void res.writeHead(failure.status).end('<html>no JSON</html>')
  const { code, status = 400 } = failure
  const message = `(#${code}) refused`
  answer(res, status, {
    error: {
      message,
      type: 'OAuthException',
      code,
      ...(subcode && { error_subcode: subcode }),
      fbtrace_id: 'x',
    },
  })
}
