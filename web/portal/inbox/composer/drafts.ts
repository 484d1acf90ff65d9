import type { Attachment } from '../records.ts'

// What was written and not sent, one draft a conversation, kept by the browser: it outlives a reload, a crash of the page and a
// session that ended elsewhere. Each member of each business has their own.

export interface Draft {
  text: string
  files: Attachment[]
  /** words that are being sent, with the key under which the server takes them only once */
  attempt: { key: string; text: string; files: Attachment[] } | null
  /** milliseconds since 1970 */
  at: number
}

export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Drafts of one member, at most; the oldest goes first. */
const mostDrafts = 200

/** Characters of a draft; what is pasted beyond is shown, but not kept. */
const longestDraft = 50_000

const isEmpty = ({ text, files, attempt }: Draft): boolean => !text && !files.length && !attempt

/** The drafts of a member. A store that refuses, because it is full or forbidden, keeps nothing and breaks nothing. */
export function draftsOf(store: Store | null, owner: string) {
  const prefix = `desk:draft:${owner}:`

  const names = (): string[] =>
    store ? Array.from({ length: store.length }, (_, index) => store.key(index) ?? '') : []

  const read = (id: string): Draft | null => {
    try {
      return readDraft(JSON.parse(store?.getItem(prefix + id) ?? 'null'))
    } catch {
      return null
    }
  }

  const forgetOldest = (most: number) => {
    const kept = names()
      .filter(name => name.startsWith(prefix))
      .map(name => ({ name, at: read(name.slice(prefix.length))?.at ?? 0 }))
      .sort((a, b) => b.at - a.at)
    for (const { name } of kept.slice(most)) store?.removeItem(name)
  }

  return {
    read,
    /** Keeps a draft; an empty one is forgotten. */
    write(id: string, draft: Draft): void {
      try {
        if (isEmpty(draft) || draft.text.length > longestDraft) store?.removeItem(prefix + id)
        if (isEmpty(draft) || draft.text.length > longestDraft) return
        const value = JSON.stringify(draft)
        try {
          store?.setItem(prefix + id, value)
        } catch {
          forgetOldest(Math.floor(mostDrafts / 4))
          store?.setItem(prefix + id, value)
        }
        forgetOldest(mostDrafts)
      } catch {
        // Full or forbidden: what is typed is shown all the same.
      }
    },
    /** What another tab has just written of this conversation. */
    isOf: (id: string, name: string | null): boolean => name === prefix + id,
  }
}

function readDraft(given: unknown): Draft | null {
  if (typeof given !== 'object' || given === null) return null
  const { text, files, attempt, at } = given as Partial<Draft>
  if (typeof text !== 'string' || typeof at !== 'number') return null
  const isAttempt = typeof attempt?.key === 'string' && typeof attempt.text === 'string'
  return {
    text,
    files: Array.isArray(files) ? files : [],
    attempt: isAttempt ? { ...attempt, files: Array.isArray(attempt.files) ? attempt.files : [] } : null,
    at,
  }
}

/** Words that were not sent, before those that were written since. */
export const put = (back: string, before: string): string => [back, before].filter(Boolean).join('\n\n')

/**
 * A draft as its field shows it. Words of an attempt whose end is unknown come back; sent unchanged they carry the same key, so
 * that the visitor reads them once.
 */
export function recovered(draft: Draft): Draft {
  const { attempt } = draft
  if (!attempt) return draft
  return { ...draft, text: put(attempt.text, draft.text), files: [...attempt.files, ...draft.files] }
}

/** The key of a message: that of the attempt before, if nothing has changed since. */
export function keyFor(draft: Pick<Draft, 'text' | 'files' | 'attempt'>, fresh: () => string): string {
  const { attempt, text, files } = draft
  const isSame = attempt?.text === text && idsOf(attempt.files) === idsOf(files)
  return isSame && attempt ? attempt.key : fresh()
}

const idsOf = (files: Attachment[]): string => files.map(({ id }) => id).join(' ')
