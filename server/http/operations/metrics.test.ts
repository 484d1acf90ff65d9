import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

test('the page shows the counts in the text format of Prometheus', async () => {
  const metrics = createMetrics()
  metrics.httpRequest({ method: 'GET', route: '/api/v1/leads/:id', status: 404, seconds: 0.02 })
  metrics.job({ name: 'knowledge.backfill', result: 'failed', seconds: 2 })
  metrics.answer({ outcome: 'answered', model: 'built-in', fallback: true, seconds: 0.3 })
  metrics.providerError({ provider: 'language', reason: 'timeout' })
  metrics.providerError({ provider: 'language', reason: 'timeout' })

  const { type, text } = await metrics.page()
  expect(type).toContain('text/plain')
  expect(text).toContain(
    'frontdesk_http_request_duration_seconds_bucket{le="0.025",method="GET",route="/api/v1/leads/:id",status="404"} 1',
  )
  expect(text).toContain('frontdesk_job_duration_seconds_count{job="knowledge.backfill",result="failed"} 1')
  expect(text).toContain(
    'frontdesk_assistant_answer_duration_seconds_count{outcome="answered",model="built-in",fallback="true"} 1',
  )
  expect(text).toContain('frontdesk_provider_errors_total{provider="language",reason="timeout"} 2')
  expect(text).toContain('process_resident_memory_bytes')
})

test('the gauges of the pool are read when the page is', async () => {
  const metrics = createMetrics()
  const pool = { totalCount: 0, idleCount: 0, waitingCount: 0 }
  metrics.watchPool(pool)
  Object.assign(pool, { totalCount: 5, idleCount: 2, waitingCount: 7 })
  const { text } = await metrics.page()
  expect(text).toContain('frontdesk_database_connections{state="busy"} 3')
  expect(text).toContain('frontdesk_database_connections{state="waiting"} 7')
})

test('two applications in one process count separately', async () => {
  const [one, other] = [createMetrics(), createMetrics()]
  one.providerError({ provider: 'mail', reason: 'auth' })
  expect((await other.page()).text).not.toContain('provider="mail"')
})
