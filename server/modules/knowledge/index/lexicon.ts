import { sql } from 'kysely'
import { list, textList } from '#server/db/array-literal.ts'
import { afterCommit, type Tx, together } from '#server/db/tenant.ts'
import { isRight, type LockedBase, noIds, note, recall, remember, type Stored } from './known-lexemes.ts'

export type Form = 'stem' | 'word' | 'language'

/** A lexeme with the number of chunks that contain it, and its place in the lexicon. */
export interface Lexeme {
  form: Form
  lexeme: string
  df: number
  place: number
}

/** The lexemes of a set of chunks, each once, in the order in which they came. */
export interface Lexicon {
  lexemes: Lexeme[]
  places: Record<Form, Map<string, number>>
}

export const emptyLexicon = (): Lexicon => ({ lexemes: [], places: noIds() })

/** Counts a lexeme for one more chunk; returns its place. */
export function count({ lexemes, places }: Lexicon, form: Form, lexeme: string): number {
  let place = places[form].get(lexeme)
  if (place === undefined) {
    place = lexemes.length
    lexemes.push({ form, lexeme, df: 0, place })
    places[form].set(lexeme, place)
  }
  lexemes[place]!.df++
  return place
}

/** The lexemes of a lexicon, sorted so that neighbouring index entries are written together. */
export const lexemesOf = ({ lexemes }: Lexicon): Lexeme[] =>
  lexemes.toSorted((a, b) => (a.lexeme < b.lexeme ? -1 : a.lexeme > b.lexeme ? 1 : 0))

/**
 * The ids of lexemes in a knowledge base, by place; those that it lacks are stored, without a chunk that is counted for
 * them (see `countChunks`). Runs once for all chunks of a source, because common words are in nearly every chunk.
 *
 * `base` is the base's row, which the caller has asked for and thereby locks: what is remembered is right if it says so,
 * else it is looked up.
 */
export async function lexemeIds(
  db: Tx,
  kb: string,
  lexemes: Lexeme[],
  base: Promise<LockedBase>,
): Promise<number[]> {
  const remembered = recall(kb)
  const known: (Lexeme & Stored)[] = []
  const others: Lexeme[] = []
  for (const each of lexemes) {
    const id = remembered.ids[each.form].get(each.lexeme)
    if (id === undefined) others.push(each)
    else known.push({ ...each, id })
  }
  const [added, { forgotten, server }] = await together(store(db, kb, others, { counted: false }), base)
  const right = isRight(remembered, { forgotten, server })
  const [kept, gone] = right ? [known, []] : await stillStored(db, known)
  const stored = [...added, ...(await store(db, kb, gone, { counted: false }))]
  // A database that crashes before the commit may give the ids to other lexemes.
  afterCommit(() => remember(kb, { forgotten, server }, right ? stored : [...kept, ...stored]))
  const ids = idsByPlace([...others, ...gone], stored)
  for (const { id, place } of kept) ids[place] = id
  return ids
}

/** The same, and the chunks of this source are counted for all of them. */
export async function countedIds(db: Tx, kb: string, lexemes: Lexeme[]): Promise<number[]> {
  return idsByPlace(lexemes, await store(db, kb, lexemes, { counted: true }))
}

function idsByPlace(lexemes: Lexeme[], stored: Stored[]): number[] {
  const found = noIds()
  note(found, stored)
  const ids: number[] = []
  for (const { form, lexeme, place } of lexemes) ids[place] = found[form].get(lexeme)!
  return ids
}

/** Lexemes written at once. */
const batchSize = 2_000

/** Stores lexemes that may be stored already; `counted`: and counts their chunks for them. */
async function store(
  db: Tx,
  kb: string,
  lexemes: Lexeme[],
  { counted }: { counted: boolean },
): Promise<Stored[]> {
  const stored: Stored[] = []
  for (let at = 0; at < lexemes.length; at += batchSize) {
    const part = lexemes.slice(at, at + batchSize)
    // PostgreSQL returns the rows that it writes, and no others. So it writes a lexeme that is stored already, even as it is.
    const { rows } = await sql<Stored>`
      insert into knowledge_lexeme (kb, form, lexeme, df, initial, letters, rest)
      select ${kb}, form, lexeme, df,
        case when form = 'word' then left(lexeme, 1) end,
        case when form = 'word' then length(lexeme) end,
        case when form = 'word' then substr(lexeme, 2) end
      from unnest(
        ${list(part.map(l => l.form))}::text[], ${textList(part.map(l => l.lexeme))}::text[],
        ${list(part.map(l => (counted ? l.df : 0)))}::integer[]
      ) l (form, lexeme, df)
      on conflict (kb, form, lexeme, tenant_id) do update set df = knowledge_lexeme.df + excluded.df
      returning id, form, lexeme`.execute(db)
    for (const row of rows) stored.push(row)
  }
  return stored
}

/** Those of `known` that are stored, and those that were deleted. A list of ids is always looked up in the key. */
async function stillStored<Known extends Stored>(db: Tx, known: Known[]): Promise<[Known[], Known[]]> {
  if (!known.length) return [[], []]
  const { rows } = await sql<{ ids: number[] }>`
    select coalesce(json_agg(id), '[]') as ids from knowledge_lexeme
    where id = any(${list(known.map(({ id }) => id))}::bigint[])`.execute(db)
  const stored = new Set(rows[0]!.ids)
  return [known.filter(({ id }) => stored.has(id)), known.filter(({ id }) => !stored.has(id))]
}
