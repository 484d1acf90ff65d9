import { sql } from 'kysely'
import { list } from '#server/db/array-literal.ts'
import { afterCommit, type Tx, together } from '#server/db/tenant.ts'
import type { Batches } from './batches.ts'
import { insertLexemes } from './inserts.ts'
import {
  type HeldIndex,
  idsOf,
  isRight,
  type LexemeIds,
  recall,
  remember,
  type Stored,
} from './known-lexemes.ts'
import type { Lexeme } from './lexicon.ts'

/**
 * Counts the chunks of a source for its lexemes, and stores those that the knowledge base lacks. Returns their ids, by place.
 * Runs once for all chunks, because common words are in nearly every chunk. The caller holds the index alone.
 */
export async function countedIds(db: Tx, kb: string, lexemes: Batches<Lexeme>): Promise<number[]> {
  const ids: number[] = []
  // A long text has some hundred thousand: each batch is done with before the next one.
  for (const batch of lexemes) take(ids, idsOf(await store(db, kb, batch)), batch)
  return ids
}

/**
 * Stores the lexemes of a source that the knowledge base lacks, for which its chunks are counted later. Returns the ids of all, by
 * place. This process remembers most of them, and looks them up where chunks were deleted since. `held`: the hold of the index,
 * which has been asked for.
 */
export async function uncountedIds(
  db: Tx,
  kb: string,
  held: Promise<HeldIndex>,
  lexemes: Lexeme[],
): Promise<number[]> {
  const ids: number[] = []
  const memory = recall(kb)
  const others = take(ids, memory.ids, lexemes)
  const [index, stored] = await together(held, store(db, kb, others.map(uncounted)))
  if (isRight(memory, index)) {
    take(ids, idsOf(stored), others)
    // Not before: a database that crashes before the commit may give the ids to other lexemes.
    afterCommit(() => remember(kb, index, stored))
    return ids
  }
  const found = [...(await stillStored(db, ids)), ...stored]
  const gone = take(ids, idsOf(found), lexemes)
  found.push(...(await store(db, kb, gone.map(uncounted))))
  take(ids, idsOf(found), gone)
  afterCommit(() => remember(kb, index, found))
  return ids
}

/** Puts those of `lexemes` that are in `from` in their places; returns the others. */
function take(ids: number[], from: LexemeIds, lexemes: Lexeme[]): Lexeme[] {
  const others: Lexeme[] = []
  for (const each of lexemes) {
    const id = from[each.form].get(each.lexeme)
    if (id === undefined) others.push(each)
    else ids[each.place] = id
  }
  return others
}

const uncounted = (lexeme: Lexeme): Lexeme => ({ ...lexeme, df: 0 })

/** In their order, by which no two who store the same lexemes wait for one another in a circle. */
async function store(db: Tx, kb: string, lexemes: Lexeme[]): Promise<Stored[]> {
  if (!lexemes.length) return []
  const { rows } = await sql<Stored>`${insertLexemes(kb, lexemes)}`.execute(db)
  return rows
}

/** Looks lexemes up by their ids. One that was deleted is left out. */
async function stillStored(db: Tx, ids: number[]): Promise<Stored[]> {
  const known = ids.filter(id => id !== undefined)
  if (!known.length) return []
  // A list of ids is always looked up in the key.
  const { rows } = await sql<Stored>`
    select id, form, lexeme from knowledge_lexeme where id = any(${list(known)}::bigint[])`.execute(db)
  return rows
}
