// What somebody writes who has installed the package: it must type-check there and run.
import { ApiError, type Client, createClient, type StreamEndpoints } from '@frontdesk/client'

const baseUrl: string = process.argv[2] ?? ''
const client: Client = createClient({ baseUrl, apiKey: process.argv[3] ?? '' })

const lead = await client.post('/api/v1/leads', { body: { name: 'Maren Holt' } })
const { data, error } = await client.try.get('/api/v1/leads/{id}', { params: { id: lead.id } })
if (error) throw error
const name: string | null = data.name

for await (const each of client.pages('/api/v1/leads', { query: { limit: 1 } }))
  console.log(each.name === name)

let reply = ''
for await (const { event, data } of client.stream('/api/v1/chat/stream', { body: { message: 'Hello' } })) {
  if (event === 'token') reply += data.text
  if (event === 'done') console.log(data.reply === reply)
}

try {
  // @ts-expect-error: there is no such status
  await client.get('/api/v1/leads', { query: { status: 'nope' } })
} catch (error) {
  console.log(error instanceof ApiError && error.status === 422)
}

// @ts-expect-error: the path needs an id
client.get('/api/v1/leads/{id}').catch(() => {})
export type Events = StreamEndpoints['/api/v1/chat/stream']['event']
