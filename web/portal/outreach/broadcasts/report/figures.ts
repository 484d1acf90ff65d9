import type { BroadcastReport, BroadcastStatus } from '#client'
import { leftOf, openOf } from '../progress.ts'

export const figures = [
  'waiting',
  'sent',
  'delivered',
  'read',
  'replied',
  'unsubscribed',
  'failed',
  'blocked',
  'cancelled',
] as const
export type Figure = (typeof figures)[number]

/** Channels that report whether a message arrived. A mail server only says that it took a mail. */
const reporting = ['sms', 'whatsapp', 'voice']

/** What is shown of a report, each with its number: how many got at least so far. What can't be known is left out. */
export function figuresOf(
  { counts, by_channel, unsubscribed }: BroadcastReport,
  status: BroadcastStatus,
): [Figure, number][] {
  const reports = reporting.some(channel => by_channel[channel])
  const { delivered, read, replied, failed, blocked, cancelled } = counts
  const all: [Figure, number, boolean][] = [
    ['waiting', openOf(counts), status !== 'completed'],
    ['sent', leftOf(counts), true],
    ['delivered', delivered + read + replied, reports],
    ['read', read + replied, Boolean(by_channel.whatsapp)],
    ['replied', replied, true],
    ['unsubscribed', unsubscribed, true],
    ['failed', failed, true],
    ['blocked', blocked, true],
    ['cancelled', cancelled, cancelled > 0],
  ]
  return all.filter(([, , isShown]) => isShown).map(([figure, count]) => [figure, count])
}

/** What the list of people behind a figure shows. */
export interface Shown {
  show?: Figure
  reason?: string
}

/** Reads the address of a report: `?show=failed&reason=bounced`. */
export function readShown({ show, reason }: Record<string, unknown>): Shown {
  const figure = figures.find(each => each === show)
  const code = typeof reason === 'string' && reason ? reason.slice(0, 200) : undefined
  return { ...(figure && { show: figure }), ...(code && { reason: code }) }
}

/** The question to the server for the people behind a figure. */
export function filterOf({ show, reason }: Shown) {
  const of = { ...(reason && { reason }) }
  if (show === 'waiting') return { ...of, open: true as const }
  if (show === 'unsubscribed') return { ...of, unsubscribed: true as const }
  if (show === 'sent' || show === 'delivered' || show === 'read' || show === 'replied')
    return { ...of, reached: show }
  return { ...of, ...(show && { state: show }) }
}
