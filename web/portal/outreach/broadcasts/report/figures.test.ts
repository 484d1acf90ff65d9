import { expect, test } from 'vitest'
import type { BroadcastCounts } from '#client'
import { figuresOf, filterOf, readShown } from './figures.ts'

const counts: BroadcastCounts = {
  ...{ total: 12, queued: 1, held: 1, sending: 0, sent: 3, delivered: 2 },
  ...{ read: 1, replied: 2, failed: 1, blocked: 1, cancelled: 0 },
}
const report = { counts, blocked: {}, failed: {}, unsubscribed: 1 }

test('each figure counts all that got at least so far, and what a channel never tells is left out', () => {
  const whatsapp = figuresOf({ ...report, by_channel: { whatsapp: counts } }, 'sending')
  expect(Object.fromEntries(whatsapp)).toEqual({
    ...{ waiting: 2, sent: 8, delivered: 5, read: 3, replied: 2, unsubscribed: 1, failed: 1, blocked: 1 },
  })
  const mail = figuresOf({ ...report, by_channel: { email: counts } }, 'completed')
  expect(mail.map(([figure]) => figure)).toEqual(['sent', 'replied', 'unsubscribed', 'failed', 'blocked'])
})

test('a figure opens its people', () => {
  expect(filterOf(readShown({ show: 'sent' }))).toEqual({ reached: 'sent' })
  expect(filterOf(readShown({ show: 'failed', reason: 'bounced' }))).toEqual({
    state: 'failed',
    reason: 'bounced',
  })
  expect(filterOf(readShown({ show: 'unsubscribed' }))).toEqual({ unsubscribed: true })
  expect(filterOf(readShown({ show: 'waiting' }))).toEqual({ open: true })
  expect(filterOf(readShown({ show: 'everything', reason: 7 }))).toEqual({})
})
