import type { Config } from '#server/core/config.ts'
import type { ReadNews } from './wording.ts'

/** Where a member reads in the desk what a mail is about: its conversation, its record, else the list that it stands in. */
export function deskUrl(config: Config, { kind, conversationId, recordId }: ReadNews): string {
  if (conversationId) return at(config, `/inbox/${conversationId}`)
  if (kind === 'lead') return at(config, `/people/${recordId}`)
  if (kind === 'booking' || kind === 'booking_change') return at(config, '/bookings')
  return needsUrl(config)
}

/** Everything that waits for a person. */
export const needsUrl = (config: Config): string => at(config, '/inbox?view=needs')

/** Where a member says what they are told, and when. */
export const settingsUrl = (config: Config): string => at(config, '/settings')

/** The figures of these days, `2026-11-16`, both included. */
export const reportsUrl = (config: Config, { from, to }: { from: string; to: string }): string =>
  at(config, `/reports?${new URLSearchParams({ range: 'own', from, to })}`)

/** The records behind a figure of these days. */
export const recordsUrl = (config: Config, of: { metric: string; from: string; to: string }): string =>
  at(config, `/reports/records?${new URLSearchParams(of)}`)

const at = ({ publicUrl }: Config, path: string): string => `${publicUrl}/desk${path}`
