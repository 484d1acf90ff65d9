import { LRUCache } from 'lru-cache'
import type { Tx } from '#server/db/tenant.ts'
import { type BaseWords, basesWithWords, versionsOf } from './queries.ts'

/** What the knowledge bases know of the question's words. */
export interface Vocabulary {
  chunks: number
  /** Mean length of a chunk, in weighted stems. */
  averageLength: number
  languages: string[]
  denseWeight: number
  /** Chunks whose lexemes the index has not counted yet. */
  uncounted: number
  /** Those that some chunk contains, for each base. */
  stems: FoundStem[]
}

interface FoundStem {
  id: number
  stem: string
  df: number
}

/** Looks stems up in knowledge bases. */
export interface Lookup {
  vocabulary(stems: readonly string[]): Promise<Vocabulary>
  /** Whether all that it took from memory is still so. To be asked last, in the same transaction. */
  isRight(): Promise<boolean>
}

/** A base as it was at one version, with the stems that were asked for: null for one that no chunk contains. */
interface Remembered extends Omit<BaseWords, 'stems'> {
  /** How often the database told this version. */
  told: number
  stems: Map<string, Omit<FoundStem, 'stem'> | null>
}

/** Stems that are remembered, of one base and of all: about 100 bytes each. */
const [mostOfOne, mostOfAll] = [20_000, 60_000]

const bases = new LRUCache<string, Remembered>({ maxSize: mostOfAll })

/** A base that is being taught changes with every page. It is remembered once so many searches in a row have found it as it is. */
const steady = 3

/** Asks the database. */
export function asking(db: Tx, kbs: readonly string[]): Lookup {
  return {
    vocabulary: async stems => {
      const found = await basesWithWords(db, kbs, stems)
      return combined(
        found.map(base => remember(base, stems)),
        stems,
      )
    },
    isRight: async () => true,
  }
}

/**
 * Takes what it can from memory: people ask in the same words again and again, and looking them up takes as long as the search.
 * Whatever changes in a base changes its version (see `versionsOf`), so a wrong answer shows by the end of the search.
 */
export function recalling(db: Tx, kbs: readonly string[]): Lookup {
  const used = new Map<string, string | null>()
  const { vocabulary } = asking(db, kbs)
  return {
    async vocabulary(stems) {
      const known = kbs.map(kb => bases.get(kb))
      if (!known.every(base => base && base.told >= steady && stems.every(stem => base.stems.has(stem))))
        return vocabulary(stems)
      for (const base of known) used.set(base!.kb, base!.version)
      return combined(known as Remembered[], stems)
    },
    async isRight() {
      if (!used.size) return true
      const now = await versionsOf(db, kbs)
      return [...used].every(([kb, version]) => (now.get(kb) ?? null) === version)
    },
  }
}

function remember(base: BaseWords, asked: readonly string[]): Remembered {
  const before = bases.get(base.kb)
  const same = before?.version === base.version
  const stems = same && before.stems.size + asked.length <= mostOfOne ? before.stems : new Map()
  for (const stem of asked) stems.set(stem, null)
  for (const { stem, id, df } of base.stems) stems.set(stem, { id, df })
  const remembered = { ...base, stems, told: same ? before.told + 1 : 1 }
  bases.set(base.kb, remembered, { size: stems.size + 1 })
  return remembered
}

function combined(known: readonly Remembered[], asked: readonly string[]): Vocabulary {
  const taught = known.filter(({ version }) => version !== null)
  const sum = (of: (base: Remembered) => number) => taught.reduce((total, base) => total + of(base), 0)
  const chunks = sum(base => base.chunks)
  return {
    chunks,
    averageLength: chunks ? sum(base => base.length) / chunks : 1,
    languages: [...new Set(taught.flatMap(({ languages }) => languages))].sort(),
    denseWeight: taught.length ? sum(base => base.denseWeight) / taught.length : 0,
    uncounted: sum(base => base.uncounted),
    stems: [...new Set(asked)].flatMap(stem =>
      taught.flatMap(({ stems }) => {
        const found = stems.get(stem)
        return found ? [{ ...found, stem }] : []
      }),
    ),
  }
}
