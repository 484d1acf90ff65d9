import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUIDv7 } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import type { Ctx } from '#server/core/context.ts'
import type { Tx } from '#server/db/tenant.ts'
import { makeAccount, startApp } from '#server/test/app.ts'
import type { ChunkText } from './analysis.ts'
import { addChunks, addDrafts, countAllChunks } from './chunks.ts'
import { draftsOf } from './drafts.ts'
import { deleteSourceRows, setPhrasings } from './sources.ts'
import { addVectors, chunksWithoutVector } from './vectors.ts'

async function business(): Promise<Ctx> {
  const app = await startApp()
  return app.open.as((await makeAccount(app)).tenant, { kind: 'system' })
}

async function makeLink(ctx: Ctx): Promise<string> {
  const id = randomUUIDv7()
  await ctx.tx(db =>
    db
      .insertInto('chat_link')
      .values({
        id,
        label: 'Link',
        token_hash: Buffer.from(id),
        token_sealed: Buffer.from(id),
        created_via: 'api',
        inherit_main_kb: true,
        created_at: ctx.now(),
      })
      .execute(),
  )
  return id
}

async function teach(db: Tx, chunks: ChunkText[], linkId: string | null = null): Promise<string> {
  const id = randomUUIDv7()
  const now = new Date()
  const source = await db
    .insertInto('knowledge_source')
    .values({
      id,
      link_id: linkId,
      kind: 'document',
      name: 'A document',
      bytes: 1,
      text: '',
      digest: Buffer.alloc(32),
      created_at: now,
      updated_at: now,
    })
    .returning(['id', 'kb', 'phrasings'])
    .executeTakeFirstOrThrow()
  const drafts = await draftsOf(chunks, { language: 'en', phrasings: [] })
  await addDrafts(db, source, { drafts, isNew: true })
  return id
}

const passage = (text: string, title = ''): ChunkText => ({ title, text })

/** The index as it is, and as it would be counted anew from the chunks. */
async function counts(db: Tx) {
  const { rows } = await sql<Record<string, unknown>>`
    select 'base' as what, kb::text as a, null as b, null as c, chunks::integer as n, length::integer as m
      from knowledge_base where chunks <> 0 or length <> 0
    union all select 'lexeme', kb::text, form, lexeme, df + (
        select count(*)::integer from knowledge_chunk c join knowledge_base b using (kb)
        where c.kb = l.kb and c.id > b.counted and l.id = any(c.lexemes)
      ), 0 from knowledge_lexeme l
    union all select 'posting', l.kb::text, l.lexeme, p.chunk::text, 1, p.length
      from knowledge_posting p left join knowledge_lexeme l on l.id = p.stem
    order by 1, 2, 3, 4`.execute(db)
  const { rows: recounted } = await sql<Record<string, unknown>>`
    with held as (
      select c.kb, c.id, c.length, l.form, l.lexeme
      from knowledge_chunk c cross join unnest(c.lexemes) h (id) left join knowledge_lexeme l on l.id = h.id
    )
    select 'base' as what, kb::text as a, null as b, null as c, count(*)::integer as n, sum(length)::integer as m
      from knowledge_chunk group by kb
    union all select 'lexeme', kb::text, form, lexeme, count(*)::integer, 0 from held group by kb, form, lexeme
    union all select 'posting', kb::text, lexeme, id::text, 1, length from held where form = 'stem'
    order by 1, 2, 3, 4`.execute(db)
  return { kept: rows, recounted }
}

const anyText = fc
  .array(
    fc.constantFrom(
      'hotel',
      'hotels',
      'Hund',
      'parking',
      'fee',
      '10',
      'der',
      'the',
      'und',
      'Öl',
      '料金表',
      'x',
    ),
    {
      maxLength: 12,
    },
  )
  .map(list => list.join(' '))
const anyChunks = fc.array(fc.record({ title: anyText, text: anyText }), { minLength: 1, maxLength: 4 })

/** One thing done to the knowledge of a business. */
const anyStep = fc.oneof(
  fc.record({ does: fc.constant('teach' as const), chunks: anyChunks, link: fc.boolean() }),
  fc.record({ does: fc.constant('add' as const), nth: fc.nat(), chunks: anyChunks }),
  fc.record({ does: fc.constant('phrase' as const), nth: fc.nat(), text: anyText }),
  fc.record({ does: fc.constant('forget' as const), nth: fc.nat() }),
  fc.record({ does: fc.constant('count' as const) }),
)

test('whatever is taught and forgotten, the counts are those of the chunks that are left', async () => {
  const ctx = await business()
  const link = await makeLink(ctx)
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 8 }), async steps => {
      const sources: string[] = []
      const pick = (nth: number) => sources[nth % sources.length]
      for (const step of steps) {
        if (step.does === 'teach') {
          sources.push(await ctx.tx(db => teach(db, step.chunks, step.link ? link : null)))
          continue
        }
        await ctx.tx(async db => {
          if (step.does === 'count') await countAllChunks(db)
          else if (!sources.length) return
          else if (step.does === 'add')
            await addChunks(db, { sourceId: pick(step.nth)!, chunks: step.chunks })
          else if (step.does === 'phrase') await setPhrasings(db, pick(step.nth)!, [step.text])
          else await deleteSourceRows(db, sources.splice(step.nth % sources.length, 1))
        })
      }
      const { kept, recounted } = await ctx.tx(counts)
      expect(kept).toEqual(recounted)
      for (const source of sources) await ctx.tx(db => deleteSourceRows(db, [source]))
      expect((await ctx.tx(counts)).kept).toEqual([])
    }),
    { numRuns: 15 },
  )
})

test('what a long text contains is counted with it', async () => {
  const ctx = await business()
  const long = Array.from({ length: 600 }, (_, n) => passage(`Room ${n} has a view.`))
  const uncounted = async () =>
    (await ctx.tx(db => db.selectFrom('knowledge_base').select('uncounted').executeTakeFirstOrThrow()))
      .uncounted
  await ctx.tx(db => teach(db, long.slice(0, 3)))
  expect(await uncounted()).toBe(3)
  const source = await ctx.tx(db => teach(db, long))
  expect(await uncounted()).toBe(0)
  const agree = async () => {
    const { kept, recounted } = await ctx.tx(counts)
    expect(kept).toEqual(recounted)
  }
  await agree()
  await ctx.tx(db => teach(db, long.slice(3, 6)))
  await agree()
  await ctx.tx(db => deleteSourceRows(db, [source]))
  await agree()
})

test('words of a text that was rolled back or deleted are counted anew with the next', async () => {
  const ctx = await business()
  const text = [passage('Breakfast is served from seven. Parking is free.'), passage('Breakfast is free.')]
  const failing = ctx.tx(async db => {
    await teach(db, text)
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  const source = await ctx.tx(db => teach(db, [passage('Parking is free.')]))
  await ctx.tx(db => teach(db, [passage('Dogs are free.')]))
  await ctx.tx(db => deleteSourceRows(db, [source]))
  await ctx.tx(db => teach(db, text))
  const { kept, recounted } = await ctx.tx(counts)
  expect(kept).toEqual(recounted)
  expect(kept).toContainEqual(expect.objectContaining({ what: 'lexeme', b: 'stem', c: 'free', n: 3 }))
})

test('ids of words that another process has deleted meanwhile are not used', async () => {
  const ctx = await business()
  const sources = await ctx.tx(db =>
    Promise.all([teach(db, [passage('Parking is free.')]), teach(db, [passage('Dogs are free.')])]),
  )
  // As if by another process: this one goes on remembering the ids.
  await ctx.tx(db => deleteSourceRows(db, sources))
  // They are looked up, and one run of each transaction is enough.
  let runs = 0
  await ctx.tx(async db => {
    runs++
    await teach(db, [passage('Parking is free for dogs.')])
  })
  expect(runs).toBe(1)
  await ctx.tx(async db => {
    runs++
    await teach(db, [passage('Free dogs.')])
  })
  expect(runs).toBe(2)
  // Another phrasing deletes the chunks of its source and writes them again.
  await ctx.tx(async db => {
    runs++
    const source = await teach(db, [passage('Cats are free.')])
    await setPhrasings(db, source, ['Are cats free?'])
  })
  expect(runs).toBe(3)
  const { kept, recounted } = await ctx.tx(counts)
  expect(kept).toEqual(recounted)
})

test('whoever teaches while others delete is not refused', async () => {
  const ctx = await business()
  const others = AsyncLocalStorage.snapshot()
  const teachAndDelete = async () => {
    const source = await ctx.tx(db => teach(db, [passage('Parking is free.')]))
    await ctx.tx(db => deleteSourceRows(db, [source]))
  }
  let runs = 0
  await ctx.tx(async db => {
    runs++
    await others(teachAndDelete)
    await teach(db, [passage('Parking is free for dogs.')])
  })
  expect(runs).toBe(1)
  const { kept, recounted } = await ctx.tx(counts)
  expect(kept).toEqual(recounted)
})

test('an id under which another word is stored now is not used: another server may lack what was stored last', async () => {
  const ctx = await business()
  await ctx.tx(db => teach(db, [passage('Parking is free.')]))
  await ctx.tx(async db => {
    await sql`update knowledge_lexeme set lexeme = 'zebra' where lexeme = 'parking'`.execute(db)
    await sql`update knowledge_base set forgotten = forgotten + 1`.execute(db)
  })
  await ctx.tx(db => teach(db, [passage('Parking is free.')]))
  const { kept, recounted } = await ctx.tx(counts)
  expect(kept).toEqual(recounted)
  expect(kept).toContainEqual(expect.objectContaining({ what: 'lexeme', b: 'word', c: 'parking', n: 1 }))
})

/** How many hold the index of the main knowledge base beside others and alone, and how many wait for it. */
async function holders(ctx: Ctx) {
  const { rows } = await ctx.tx(db =>
    sql<{ beside: number; alone: number; waiting: number }>`
      select count(*) filter (where granted and mode = 'ShareLock')::integer as beside,
        count(*) filter (where granted and mode = 'ExclusiveLock')::integer as alone,
        count(*) filter (where not granted)::integer as waiting
      from pg_locks where locktype = 'advisory' and objsubid = 1
        and (classid::bigint << 32 | objid::bigint) = hashtextextended('index ' || ${ctx.tenant}, 0)`.execute(
      db,
    ),
  )
  return rows[0]!
}

/** Begins `work` when another transaction has taught something, and ends that when the index is held so. */
async function besideTeaching(ctx: Ctx, work: () => Promise<unknown>, held: object): Promise<void> {
  const others = AsyncLocalStorage.snapshot()
  let working: Promise<unknown> | undefined
  await ctx.tx(async db => {
    await teach(db, [passage('Dogs are welcome.')])
    working = others(work)
    await others(() =>
      vi.waitFor(async () => expect(await holders(ctx)).toMatchObject(held), { timeout: 20_000 }),
    )
  })
  await working
  const { kept, recounted } = await ctx.tx(counts)
  expect(kept).toEqual(recounted)
}

test('short texts are added beside each other', async () => {
  const ctx = await business()
  const another = () => ctx.tx(db => teach(db, [passage('Cats are free.')]))
  await besideTeaching(ctx, another, { beside: 2, waiting: 0 })
})

test('whoever deletes, counts or adds a long text waits for those who add', async () => {
  const ctx = await business()
  const source = await ctx.tx(db => teach(db, [passage('Parking is free.')]))
  const long = Array.from({ length: 30 }, (_, n) => passage(`Room ${n} has a view.`))
  for (const work of [
    () => ctx.tx(countAllChunks),
    () => ctx.tx(db => teach(db, long)),
    () => ctx.tx(db => deleteSourceRows(db, [source])),
  ])
    await besideTeaching(ctx, work, { beside: 1, alone: 0, waiting: 1 })
})

test('a text that comes when four thousand chunks are uncounted counts them', async () => {
  const ctx = await business()
  const text = Array.from({ length: 25 }, (_, n) => passage(`Room ${n} has a view.`))
  for (let n = 0; n < 160; n++) await ctx.tx(db => teach(db, text))
  const uncounted = () =>
    ctx.tx(db => db.selectFrom('knowledge_base').select('uncounted').executeTakeFirstOrThrow())
  expect(await uncounted()).toEqual({ uncounted: 4_000 })
  await ctx.tx(db => teach(db, [passage('Dogs are welcome.')]))
  expect(await uncounted()).toEqual({ uncounted: 1 })
  const { kept, recounted } = await ctx.tx(counts)
  expect(kept).toEqual(recounted)
})

test('a link that is deleted takes its part of the index along, and a business all of it', async () => {
  const ctx = await business()
  const link = await makeLink(ctx)
  await ctx.tx(async db => {
    await teach(db, [passage('Breakfast is served from seven.')], link)
    await teach(db, [passage('Parking is free.'), passage('Dogs are welcome.')])
  })
  await ctx.tx(db => db.deleteFrom('chat_link').where('id', '=', link).execute())
  const { kept, recounted } = await ctx.tx(counts)
  expect(kept).toEqual(recounted)
  expect(kept.some(row => row.a === link)).toBe(false)

  await ctx.crossTenant(db => db.deleteFrom('tenant').where('id', '=', ctx.tenant).execute())
  expect((await ctx.tx(counts)).kept).toEqual([])
})

test('many who teach and forget at the same time neither block one another for good nor lose a count', async () => {
  const ctx = await business()
  const texts = Array.from(
    { length: 12 },
    (_, i) => `Room ${i} has a bath and a view, word${i % 3} word${(i + 1) % 3}.`,
  )
  const sources = await Promise.all(
    texts.map(text => ctx.tx(db => teach(db, [passage(text), passage(`${text} Again.`)]))),
  )
  await Promise.all([
    ...sources.slice(0, 6).map(source => ctx.tx(db => deleteSourceRows(db, [source]))),
    ...sources
      .slice(6)
      .map(source => ctx.tx(db => addChunks(db, { sourceId: source, chunks: [passage('One more bath.')] }))),
    ...texts.slice(0, 4).map(text => ctx.tx(db => teach(db, [passage(text)]))),
  ])
  const { kept, recounted } = await ctx.tx(counts)
  expect(kept).toEqual(recounted)
  expect(kept.find(row => row.what === 'base')).toMatchObject({ n: 6 * 3 + 4 })
})

test('a transaction that fails leaves no trace', async () => {
  const ctx = await business()
  const failing = ctx.tx(async db => {
    await teach(db, [passage('Parking is free.')])
    throw new Error('after the index was written')
  })
  await expect(failing).rejects.toThrow('after the index')
  expect((await ctx.tx(counts)).kept).toEqual([])
})

test('chunks keep their order and their source, and an unknown source has none', async () => {
  const ctx = await business()
  const chunks = Array.from({ length: 700 }, (_, i) => passage(`Number ${i}.`))
  const ids = await ctx.tx(async db => {
    const id = await teach(db, chunks)
    await addChunks(db, { sourceId: id, chunks: [passage('The end.')] })
    return db
      .selectFrom('knowledge_chunk')
      .select(['position', 'body'])
      .where('source_id', '=', id)
      .orderBy('position')
      .execute()
  })
  expect(ids.map(row => row.body)).toEqual([...chunks.map(c => c.text), 'The end.'])
  expect(ids.map(row => row.position)).toEqual(ids.map((_, i) => i))

  const unknown = ctx.tx(db => addChunks(db, { sourceId: randomUUIDv7(), chunks: [passage('x')] }))
  await expect(unknown).rejects.toMatchObject({ status: 404 })
  await ctx.tx(db => deleteSourceRows(db, [randomUUIDv7()]))
})

test('chunks lack vectors until they get those of the present model, and keep them when they are written anew', async () => {
  const ctx = await business()
  const source = await ctx.tx(db =>
    teach(db, [passage('Parking is free.', 'Arrival'), passage('Dogs are welcome.')]),
  )
  const missing = (model: string) => ctx.tx(db => chunksWithoutVector(db, { model, limit: 10 }))
  expect((await missing('one')).map(m => m.text)).toEqual([
    'Arrival\n\nParking is free.',
    'Dogs are welcome.',
  ])

  const vectors = (await missing('one')).map(({ chunk }, i) => ({ chunk, vector: Float32Array.of(i, 1 - i) }))
  await ctx.tx(db => addVectors(db, 'one', vectors))
  expect(await missing('one')).toEqual([])
  expect(await missing('two')).toHaveLength(2)

  await ctx.tx(db => setPhrasings(db, source, ['Where can I leave my car?']))
  expect(await missing('one')).toEqual([])
  const kept = await ctx.tx(db =>
    db.selectFrom('knowledge_vector').select(['signs', 'vector']).orderBy('chunk').execute(),
  )
  expect(kept.map(row => row.signs)).toEqual(['11', '11'])
  expect(kept.map(row => [...new Float32Array(new Uint8Array(row.vector).buffer)])).toEqual([
    [0, 1],
    [1, 0],
  ])
})
