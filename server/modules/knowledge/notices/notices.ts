import { setImmediate as otherWork } from 'node:timers/promises'
import type { KnowledgeNotice } from '#contract/knowledge/notices.ts'
import type { TaughtPassage } from '../overview/overview.ts'
import { contradictingRecords, type RecordLine, recordLines } from './contradictions.ts'
import { overTexts } from './over.ts'

export type { KnowledgeNotice }

/** Nobody works through more at once. */
export const mostNotices = 500
/** Lines of records that are compared. */
const mostRecords = 100_000
/** Passages read before other work may run: some milliseconds. */
const batch = 100

/** The business's own day and zone, in which dates pass. */
export interface Today {
  date: Temporal.PlainDate
  timezone: string
}

/**
 * What the owner should look at: passages that say themselves that they no longer hold, and records of which two sources
 * tell different values. Reads each passage once, some at a time. At most 500, newest first.
 */
export async function noticesIn(passages: TaughtPassage[], today: Today): Promise<KnowledgeNotice[]> {
  const over = new Map<string, KnowledgeNotice>()
  const records: RecordLine[] = []
  for (const [place, passage] of passages.entries()) {
    if (place % batch === batch - 1) await otherWork()
    const told = overTexts(passage, today)
    for (const notice of told.notices) {
      const key = `${passage.parent_doc_id} ${notice.subject}`
      if (over.size < mostNotices && !over.has(key)) over.set(key, notice)
    }
    // What is over contradicts nothing: it is known to be old.
    if (!told.isWhole && records.length < mostRecords) records.push(...recordLines(passage, told.lines))
  }
  return [...over.values(), ...(await contradictingRecords(records))]
    .sort((a, b) => (a.since < b.since ? 1 : -1))
    .slice(0, mostNotices)
}
