import type { publicEvents } from '#contract/webhooks/events.ts'
import { type Html, html } from '#web/ui/html.ts'

// The conventions that hold for every endpoint, in short. docs/contract.md has them in full.

export interface Guide {
  /** its address: `#/errors` */
  id: string
  title: string
  body: Html
}

const code = (text: string) => html`<pre tabindex="0"><code>${text}</code></pre>`

function table(heads: string[], rows: (Html | string)[][]): Html {
  return html`<div class="wide"><table>
<thead><tr>${heads.map(head => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map(row => html`<tr>${row.map(cell => html`<td>${cell}</td>`)}</tr>`)}</tbody>
</table></div>`
}

const c = (text: string) => html`<code>${text}</code>`

const start = html`<p class="lead">The API of this front desk: everything that its pages do, your programs can do.
It speaks JSON over HTTP, and every path begins with ${c('/api/v1')}.</p>
<h2>Your first request</h2>
<p>Make a key with <code>npm run frontdesk -- account create</code>, or as an owner with
<a href="#/postApiKeys">POST /api-keys</a>. It is shown once. Then
read your newest leads:</p>
${code('export FRONTDESK_KEY=ua_…\ncurl "$FRONTDESK_URL/api/v1/leads?limit=5" -H "X-API-Key: $FRONTDESK_KEY"')}
<p>Or with the typed client for Node, browsers and workers, which is in the folder <code>sdk</code>:</p>
${code(`import { createClient } from '@frontdesk/client'

const client = createClient({
  baseUrl: process.env.FRONTDESK_URL,
  apiKey: process.env.FRONTDESK_KEY,
})
const { leads, total } = await client.get('/api/v1/leads', { query: { limit: 5 } })`)}
<p>The client knows paging, streams, retries and idempotency keys. Each endpoint here has a sample for it, and a form
to try the endpoint on this server.</p>
<h2>What may change</h2>
<p>What breaks a caller gets a new prefix. New fields, endpoints, events and values of a status can come at any time:
ignore what you don’t know.</p>
<p>A program reads this reference as <a href="/api/v1/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>`

const credentials = html`<p class="lead">A credential says which business a request is about. No other field does.</p>
${table(
  ['Credential', 'How it is sent', 'Who it is'],
  [
    [
      'API key',
      html`${c('X-API-Key: ua_…')} or ${c('Authorization: Bearer ua_…')}`,
      'a program of the business',
    ],
    ['Session', html`cookie ${c('frontdesk_session')}, 30 days`, 'a member who is signed in in a browser'],
    ['Token', html`in the path, or as ${c('link_token')} in the body`, 'everybody who has the link'],
    [
      'Nothing',
      html`${c('tenant_id')} in the body, from an ${c('Origin')} that the business allows`,
      'a visitor of a website',
    ],
  ],
)}
<p><code>ua_…</code> is a standard key, for the day’s work with people. <code>ua_admin_…</code> is an admin key, which may
also change settings, send to many and delete. Each endpoint names those who may call it.</p>
<p>Keep keys on your server, out of browsers. A key that is revoked fails on the next request.</p>
<p>No credential, or a session that has ended, is a 401. A credential that is unknown, revoked or may not do this is a 403.</p>`

const values = html`<p class="lead">JSON in, JSON out, with names in <code>snake_case</code>.</p>
<ul class="rules">
<li>The server ignores fields that it doesn’t know.</li>
<li><code>null</code> means “not given”. In a PATCH it empties a field that can be empty; what you don’t send stays.</li>
<li>An absent value in an answer is <code>null</code>, never a missing key.</li>
<li>Ids are UUIDs of version 7, so they sort by when they were made. An id of another business is a 404.</li>
<li>Times in answers are UTC with milliseconds: <code>2026-01-31T09:00:00.000Z</code>. Requests may use any offset; without
one a time is read as UTC.</li>
<li>Files go as <code>multipart/form-data</code>. A file that is too large is a 413 that names both sizes.</li>
<li>POST that makes a record answers 201, an action 200, work that goes on afterwards 202, DELETE 204.</li>
</ul>`

const lists = html`<p class="lead">Most lists take <code>limit</code> and <code>offset</code> and say how many there are.</p>
${code(`GET /api/v1/leads?limit=2&offset=4

{ "leads": [ … ], "total": 87 }`)}
<p><code>limit</code> is 1 to 500, 50 unless you say otherwise; <code>offset</code> is 0 to 1,000,000. Outside of that is a 422.
The newest is first unless the endpoint says otherwise. A log of messages has <code>has_more</code> in place of
<code>total</code>.</p>
<p>A record that is added meanwhile moves the others, so a reader of many pages may see one twice. The client reads them
one after the other:</p>
${code("for await (const lead of client.pages('/api/v1/leads')) console.log(lead.name)")}`

const errors = html`<p class="lead">Every refusal is JSON with <code>detail</code>: a sentence that you may show to people.</p>
${code('{ "detail": "Lead not found" }')}
<p>For 422, and only there, <code>detail</code> lists everything that is wrong with the request at once. <code>loc</code> begins
with <code>path</code>, <code>query</code>, <code>body</code> or <code>header</code>.</p>
${code(`{
  "detail": [
    { "loc": ["body", "name"], "msg": "Field required", "type": "missing" },
    { "loc": ["body", "starts_at"], "msg": "Input should be a valid datetime", "type": "datetime_parsing" }
  ]
}`)}
${table(
  ['Status', 'When'],
  [
    ['400', 'The request was understood, and a rule refuses it'],
    ['401', 'No credential, or a session that has ended'],
    ['402', 'The account holds all the documents that it may'],
    ['403', 'The credential may not do this'],
    ['404', 'No such record, path or token'],
    ['405', html`The path doesn’t take this method; see ${c('Allow')}`],
    ['409', 'The request conflicts with the state of a record, or with another request'],
    ['413', 'A body, a file or an import is too large'],
    ['422', 'The request doesn’t fit its schema'],
    ['429', html`Too many requests; ${c('Retry-After')} says in how many seconds to come back`],
    ['500', 'An error of ours; the log has it under the request id'],
    ['503', html`Something that the server needs is away; ${c('Retry-After')} where it is known`],
  ],
)}
<p>Every answer carries <code>X-Request-Id</code>. Send one of your own and the server uses it, in its log too.</p>`

const idempotency = html`<p class="lead">A POST with an <code>Idempotency-Key</code> happens once, however often it arrives.</p>
${code('curl -X POST …/api/v1/bookings -H "Idempotency-Key: order-7301" …')}
<p>The key is 1 to 255 printable characters without spaces. For 24 hours the same key with the same request gets the stored
answer again, marked <code>Idempotent-Replayed: true</code>. The client sends a key of its own with each POST.</p>
${table(
  ['Case', 'Answer'],
  [
    ['The same key, another request', '409: use a new key'],
    ['The first request is still running', html`409 with ${c('Retry-After: 1')}`],
    [
      'The first request was cut off and may have taken effect',
      '409: look whether it did, then use a new key',
    ],
    ['The first request was refused or failed', 'the key is free again, and the request runs'],
  ],
)}`

const limits = html`<p class="lead">Each answer says what is left: <code>RateLimit-Limit</code>, <code>RateLimit-Remaining</code>
and <code>RateLimit-Reset</code>, in seconds.</p>
<p>One more is a 429 with <code>Retry-After</code>. A request of another category counts in the general one as well.</p>
${table(
  ['Category', 'Default', 'Counted by'],
  [
    [c('auth'), '5 in 15 minutes', 'email and IP address'],
    [c('chat'), '200 an hour', 'business'],
    [c('calls'), '60 a minute', 'business'],
    [c('ingest'), '100 an hour', 'business'],
    [c('analytics'), '120 a minute', 'member or key'],
    [c('widget'), '300 a minute', 'IP address'],
    [c('general'), '1,000 a minute', 'IP address'],
  ],
)}
<p>The operator of this server may have set other numbers.</p>`

const streams = html`<p class="lead">Streams are <code>text/event-stream</code>: each event has a name and one line of JSON.</p>
${code(`event: token
data: {"text":"A basic service costs £45 and takes about an hour."}

event: done
data: {"conversation_id":"01a20536-7f50-…","reply":"A basic service costs …","answered":true}`)}
<p>A failure after the first byte is an event <code>error</code> with <code>detail</code>, and the stream ends. A comment every
15 seconds keeps proxies from closing it. A stream that is read by GET goes on behind <code>Last-Event-ID</code>.</p>
<p>Try it with <a href="#/postChatStream">POST /chat/stream</a>.</p>`

const events: Record<(typeof publicEvents)[number], string> = {
  'chat.message': 'a visitor, or a person of the business, wrote',
  'chat.session_ended': 'a conversation was closed, or 30 minutes have passed without a message',
  'lead.captured': 'somebody became a lead',
  'lead.updated': 'a lead really changed, or was merged',
  'booking.created': 'a booking was made',
  'booking.updated': 'a booking was moved, changed or concluded',
  'booking.cancelled': 'a booking was cancelled',
  'call.started': 'both can speak',
  'call.completed': 'a conversation by voice ended',
  'call.failed': 'nobody picked up, the line was busy, or the call broke',
  'needs_you.raised': 'something begins to need a person',
  'crm.sync_completed': 'leads were copied to a CRM',
  'crm.sync_failed': 'leads could not be copied to a CRM',
}

const webhookEvents = html`<p class="lead">A webhook is an address of yours to which this server sends what happens.
<a href="#/postWebhooks">POST /webhooks</a> makes one.</p>
${code(`{
  "event": "lead.captured",
  "timestamp": "2026-01-31T09:00:00.000Z",
  "tenant_id": "…",
  "data": { … }
}`)}
<h2>Events</h2>
${table(
  ['Event', 'When'],
  Object.entries(events).map(([name, when]) => [c(name), when]),
)}
<p><code>data</code> is the record as its GET shows it: the lead, the booking, the call, the item of Needs You.</p>
<h2>Signature</h2>
<p><code>X-Webhook-Signature</code> is <code>sha256=</code> and the hex HMAC-SHA256 of the raw body under the webhook’s secret.
Compute it over the bytes as they came, and compare in constant time.</p>
${code(`const wanted = 'sha256=' + createHmac('sha256', secret).update(rawBody).digest('hex')
const fits = timingSafeEqual(Buffer.from(wanted), Buffer.from(request.headers['x-webhook-signature']))`)}
<p>For 24 hours after a new secret, <code>X-Webhook-Signature-Previous</code> carries the signature of the one before.</p>
<h2>Deliveries</h2>
<ul class="rules">
<li>A 2xx within 15 seconds is success. Anything else is tried again, nine times within four days.</li>
<li>An event arrives at least once: know it again by <code>X-Webhook-Id</code>.</li>
<li>Order by <code>timestamp</code>; one that fails does not hold back the next.</li>
<li>A 410, or five days without a success, switches the webhook off.</li>
</ul>`

export const guides: readonly Guide[] = [
  { id: '/', title: 'Start', body: start },
  { id: '/credentials', title: 'Credentials', body: credentials },
  { id: '/values', title: 'Requests and answers', body: values },
  { id: '/lists', title: 'Lists', body: lists },
  { id: '/errors', title: 'Errors', body: errors },
  { id: '/idempotency', title: 'Idempotency', body: idempotency },
  { id: '/limits', title: 'Rate limits', body: limits },
  { id: '/streams', title: 'Streams', body: streams },
  { id: '/events', title: 'Webhook events', body: webhookEvents },
]
