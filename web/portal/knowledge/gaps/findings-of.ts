import type { NoticeList, QualityScore } from '#client'

/** Something in the sources that the owner should look at, with the passages that show it. */
export interface Finding {
  kind: 'over' | 'contradiction' | 'duplicate' | 'stale'
  subject: string
  reason: string | null
  passages: { parent_doc_id: string; name: string; text: string }[]
}

type Report = Pick<QualityScore, 'stale' | 'duplicates'>

const longestSubject = 90

/**
 * What is over and what contradicts (as the notices say), then what is old or there twice (as the quality report says). What
 * both name stands once.
 */
export function findingsOf(
  { notices }: Pick<NoticeList, 'notices'>,
  { stale, duplicates }: Report,
): Finding[] {
  const noticed = new Set(notices.flatMap(({ passages }) => passages.map(placeOf)))
  return [
    ...notices,
    ...stale
      .filter(passage => !noticed.has(placeOf(passage)))
      .map(passage => ({
        kind: 'stale' as const,
        subject: short(passage.text),
        reason: passage.reason,
        passages: [passage],
      })),
    ...duplicates.map(({ text, sources }) => ({
      kind: 'duplicate' as const,
      subject: short(text),
      reason: null,
      passages: sources.map(source => ({ ...source, text })),
    })),
  ]
}

const placeOf = ({ parent_doc_id: id, text }: { parent_doc_id: string; text: string }) => `${id} ${text}`

function short(text: string): string {
  const line = text.trim().split('\n', 1)[0]!
  return line.length <= longestSubject ? line : `${line.slice(0, longestSubject).trimEnd()} …`
}
