import { randomUUIDv7 } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Ctx } from '#server/core/context.ts'
import { makeAccount, startApp } from '#server/test/app.ts'
import { addChunks } from '../index/chunks.ts'
import { deleteSourceRows, setPhrasings } from '../index/sources.ts'
import { search } from './search.ts'
import { recalling } from './vocabulary.ts'

interface Desk {
  ctx: Ctx
  link(): Promise<string>
  teach(text: string, about?: Partial<Taught>): Promise<string>
  ask(
    query: string,
    kbs?: string[],
    limit?: number,
  ): Promise<{ text: string; scope: string; name: string; score: number }[]>
}

interface Taught {
  title: string
  link: string | null
  kind: string
  name: string
  at: Date
  language: string
  vector: number[]
}

/** A business with nothing taught. */
async function desk(): Promise<Desk> {
  const app = await startApp()
  const ctx = app.open.as((await makeAccount(app)).tenant, { kind: 'system' })
  return {
    ctx,
    async link() {
      const id = randomUUIDv7()
      const token = Buffer.from(id)
      await ctx.tx(db =>
        db
          .insertInto('chat_link')
          .values({
            id,
            label: 'Link',
            token_hash: token,
            token_sealed: token,
            created_via: 'api',
            inherit_main_kb: true,
            created_at: ctx.now(),
          })
          .execute(),
      )
      return id
    },
    async teach(
      text,
      {
        title = '',
        link = null,
        kind = 'document',
        name = text,
        at = ctx.now(),
        language = 'en',
        vector,
      } = {},
    ) {
      const id = randomUUIDv7()
      const digest = Buffer.alloc(32)
      const times = { created_at: at, updated_at: at }
      await ctx.tx(async db => {
        await db
          .insertInto('knowledge_source')
          .values({ id, link_id: link, kind, name, bytes: 1, text, digest, language, ...times })
          .execute()
        const vectors = vector && { model: 'model', values: [Float32Array.from(vector)] }
        await addChunks(db, { sourceId: id, chunks: [{ title, text }], ...(vectors && { vectors }) })
      })
      return id
    },
    async ask(query, kbs = [ctx.tenant], limit = 5) {
      return (await search(ctx.tx, { kbs, query, limit })).passages
    },
  }
}

const texts = (passages: { text: string }[]) => passages.map(passage => passage.text)

test('the passage that answers comes first, and one that shares no word does not come', async () => {
  const { teach, ask } = await desk()
  await teach('Parking is behind the house; a place costs 5 euros a night.')
  await teach('Breakfast is served from seven to ten in the garden.')
  await teach('Dogs are welcome; we charge 10 euros a night for each dog.')
  expect(texts(await ask('Can I bring my dog?'))).toEqual([
    'Dogs are welcome; we charge 10 euros a night for each dog.',
  ])
  expect((await ask('How much is parking a night?'))[0]!.text).toContain('Parking')
  expect(await ask('quantum chromodynamics')).toEqual([])
  expect(await ask('?!')).toEqual([])
})

test('words in the order of the question, and in one sentence, count for more', async () => {
  const { teach, ask } = await desk()
  await teach('The room has a double bed. Service is charged apart from it.')
  await teach('We have a bed for a child. A double portion costs more in our room.')
  await teach('Room service ends at ten.')
  expect(texts(await ask('room service'))[0]).toBe('Room service ends at ten.')
  expect(texts(await ask('double bed'))[0]).toContain('double bed')
})

test('a slip of the finger, wherever in the word, finds what was meant', async () => {
  const { ctx, teach, ask } = await desk()
  await teach('Our reservation desk is open all day.')
  await teach('The swimming pool is heated.')
  for (const typed of [
    'resrevation',
    'reservtaion',
    'rezervation',
    'eservation',
    'xeservation',
    'erservation',
  ]) {
    expect(texts(await ask(`${typed} desk hours`))[0]).toContain('reservation')
  }
  const { question } = await search(ctx.tx, { kbs: [ctx.tenant], query: 'the swiming poool', limit: 5 })
  expect([...question.corrections]).toEqual(
    expect.arrayContaining([
      ['swiming', 'swimming'],
      ['poool', 'pool'],
    ]),
  )
})

test('one knowledge base never answers for another, nor one business for another', async () => {
  const [ours, theirs] = [await desk(), await desk()]
  const [first, second] = [await ours.link(), await ours.link()]
  await ours.teach('The cellar code is 4711.', { link: first })
  await ours.teach('The attic code is 1234.')
  await theirs.teach('The garage code is 9999.')
  expect(texts(await ours.ask('code', [first]))).toEqual(['The cellar code is 4711.'])
  expect(await ours.ask('code', [second])).toEqual([])
  expect(texts(await ours.ask('code'))).toEqual(['The attic code is 1234.'])
  expect(texts(await ours.ask('code', [first, ours.ctx.tenant])).sort()).toEqual([
    'The attic code is 1234.',
    'The cellar code is 4711.',
  ])
  expect(await ours.ask('code', [theirs.ctx.tenant])).toEqual([])
  expect(await ours.ask('code', [])).toEqual([])
})

test('two knowledge bases are ranked as one: a word rare in both counts for more than one rare in its own', async () => {
  const { ctx, link, teach, ask } = await desk()
  const own = await link()
  // In the link's small base "spa" is rare; in both together it is everywhere and "sauna" is rare.
  await teach('Our spa has music.', { link: own })
  await teach('The garden has roses.', { link: own })
  for (let i = 0; i < 8; i++) await teach(`Our spa has towels, number ${i}.`)
  await teach('Our sauna has towels.')
  expect(texts(await ask('spa or sauna', [own, ctx.tenant]))[0]).toBe('Our sauna has towels.')
})

test("equal scores: the link's own comes first, then the order of kinds, then the newest", async () => {
  const { ctx, link, teach, ask } = await desk()
  const own = await link()
  const day = (n: number) => new Date(Date.UTC(2026, 0, n))
  const text = (n: number) => `Towels lie in cupboard ${['apple', 'grape', 'lemon', 'mango', 'peach'][n]}.`
  await teach(text(0), { kind: 'photo', at: day(9) })
  await teach(text(1), { kind: 'page', at: day(5) })
  await teach(text(2), { kind: 'text', at: day(3) })
  await teach(text(3), { kind: 'document', at: day(4) })
  await teach(text(4), { kind: 'photo', at: day(1), link: own })
  const found = await ask('towels', [own, ctx.tenant])
  expect(new Set(found.map(passage => passage.score)).size).toBe(1)
  expect(texts(found)).toEqual([text(4), text(3), text(2), text(1), text(0)])
  expect(found.map(passage => passage.scope)).toEqual(['link', 'main', 'main', 'main', 'main'])

  const kinds = ['photo', 'page', 'document', 'qa', 'question_set']
  await ctx.tx(db => db.insertInto('knowledge_priority').values({ kinds }).execute())
  expect(texts(await ask('towels', [own, ctx.tenant]))).toEqual([text(4), text(0), text(1), text(3), text(2)])
})

test('the same text taken from several places takes one of the five', async () => {
  const { ctx, link, teach, ask } = await desk()
  const own = await link()
  for (let i = 0; i < 6; i++) await teach('Parking is  free.', { name: `page ${i}`, kind: 'page' })
  await teach('Parking is free.', { link: own })
  await teach('Parking needs a permit on Sundays.')
  const found = await ask('parking', [own, ctx.tenant])
  expect(found).toHaveLength(2)
  expect(found.find(passage => passage.text.includes('free'))!.scope).toBe('link')
})

test('what is deleted is not found by the next question, though its text was read for the last', async () => {
  const { ctx, teach, ask } = await desk()
  const id = await teach('The sauna opens at six.')
  await teach('The pool opens at eight.')
  expect(texts(await ask('sauna'))).toEqual(['The sauna opens at six.'])
  await ctx.tx(async db => {
    await deleteSourceRows(db, [id])
    expect((await search(ctx.tx, { kbs: [ctx.tenant], query: 'sauna', limit: 5 })).passages).toEqual([])
  })
  expect(await ask('sauna')).toEqual([])
})

test('questions find texts in their language, several in one knowledge base', async () => {
  const { teach, ask } = await desk()
  const taught: [string, string, string][] = [
    ['en', 'You can cancel your reservation until the evening before.', 'How do I cancel reservations?'],
    [
      'de',
      'Unsere Hunde dürfen nicht in den Garten, weil dort die Hühner sind.',
      'Darf mein Hund in den Garten?',
    ],
    [
      'fr',
      'Le petit déjeuner est servi dans la salle à manger dès sept heures.',
      'Où sont servis les petits déjeuners ?',
    ],
    [
      'es',
      'Las habitaciones tienen vistas al mar y están en la primera planta.',
      '¿La habitacion tiene vista al mar?',
    ],
    ['ru', 'Завтрак подают в столовой на первом этаже с семи часов утра.', 'Где подают завтраки?'],
    ['ja', '朝食は七時から食堂でご用意しております。', '朝食は何時からですか'],
    ['zh', '停车场在酒店后面，住客可以免费停车。', '你们有停车场吗'],
    ['ar', 'يقدم الفطور في القاعة الكبيرة من الساعة السابعة.', 'متى يقدم الفطور؟'],
  ]
  for (const [language, text] of taught) await teach(text, { language })
  for (const [, text, question] of taught) expect(texts(await ask(question))[0]).toBe(text)
})

test('a word that is a stopword in one language of the knowledge is found in another', async () => {
  const { teach, ask } = await desk()
  await teach('Nous avons une terrasse et un jardin, car nos clients aiment le soleil.', { language: 'fr' })
  await teach('You can leave your car in the yard behind the house.')
  expect(texts(await ask('Where do I leave my car?'))[0]).toContain('yard')
  expect(texts(await ask('car'))[0]).toContain('yard')
})

test('a confirmed phrasing finds the answer that shares no word with it', async () => {
  const { ctx, teach, ask } = await desk()
  const id = await teach('Yes, behind the house.', { kind: 'qa', title: 'Is there parking?' })
  await teach('The garden is open to guests.', { kind: 'qa', title: 'Can I sit outside?' })
  expect(await ask('Where do I leave my vehicle?')).toEqual([])
  await ctx.tx(db => setPhrasings(db, id, ['Where can I leave my vehicle overnight?']))
  expect(texts(await ask('Where do I leave my vehicle?'))).toEqual(['Yes, behind the house.'])
  await ctx.tx(db => setPhrasings(db, id, []))
  expect(await ask('Where do I leave my vehicle?')).toEqual([])
})

test('confidence tells a question that is answered from one that merely shares a word', async () => {
  const { ctx, teach } = await desk()
  await teach('Check-out is at eleven; a late check-out costs 20 euros.', { title: 'Check-out' })
  for (let i = 0; i < 10; i++) await teach(`Room ${i} has a view of the lake and a bath.`)
  const sure = async (query: string) =>
    (await search(ctx.tx, { kbs: [ctx.tenant], query, limit: 5 })).confidence
  expect(await sure('How much does a late check-out cost?')).toBeGreaterThan(0.4)
  expect(await sure('Who won the football championship at the lake?')).toBeLessThan(0.3)
  expect(await sure('football')).toBe(0)
})

test('with vectors, meaning finds what words do not, and words still count', async () => {
  const { ctx, teach } = await desk()
  await teach('Pets are welcome.', { vector: [1, 0, 0, 0] })
  await teach('Breakfast is at seven.', { vector: [0, 1, 0, 0] })
  await teach('My dog statue stands in the hall.', { vector: [0, 0, 1, 0] })
  const ask = (vector: number[], model = 'model') =>
    search(ctx.tx, {
      kbs: [ctx.tenant],
      query: 'Can I bring a dog?',
      limit: 5,
      embedded: { model, vector: Float32Array.from(vector) },
    })
  expect(
    texts((await ask([0.9, 0.1, 0.1, 0.1])).passages)
      .slice(0, 2)
      .sort(),
  ).toEqual(['My dog statue stands in the hall.', 'Pets are welcome.'])
  // Vectors of another model, or of another length, can't be compared: the words decide alone, and what they mean.
  const byWords = ['My dog statue stands in the hall.', 'Pets are welcome.']
  expect(texts((await ask([0, 1, 0, 0], 'other')).passages)).toEqual(byWords)
  expect(texts((await ask([0, 1])).passages)).toEqual(byWords)
})

test('any text is a question that can be asked', async () => {
  const { teach, ask } = await desk()
  await teach('Parking is free.')
  const strange = [
    '',
    '   ',
    "'; drop table tenant; --",
    '%_\\',
    '\u{1F697}',
    '\ud800',
    'a'.repeat(4_000),
    'parking '.repeat(500),
  ]
  for (const query of strange) expect(Array.isArray(await ask(query))).toBe(true)
  expect(texts(await ask('parking '.repeat(500)))).toEqual(['Parking is free.'])
})

test('words that were found again and again are remembered, and whatever is taught or forgotten since is seen at once', async () => {
  const { ctx, teach, ask } = await desk()
  const link = await (await desk()).link()
  const kbs = [link, ctx.tenant]
  const fromMemory = (stem: string) =>
    // Without a database it can only remember.
    recalling(null as never, kbs)
      .vocabulary([stem])
      .then(
        ({ stems }) => stems.map(({ df }) => df),
        () => 'not remembered',
      )
  const often = async () => {
    for (let i = 0; i < 5; i++) await ask('what is the garage code', kbs)
    return texts(await ask('what is the garage code', kbs)).sort()
  }
  expect(await often()).toEqual([])
  expect(await fromMemory('garag')).toEqual([])
  const first = await teach('The garage code is 9999.')
  expect(texts(await ask('what is the garage code', kbs))).toEqual(['The garage code is 9999.'])
  expect(await fromMemory('garag')).toBe('not remembered')
  await often()
  expect(await fromMemory('garag')).toEqual([1])
  expect(await fromMemory('attic')).toBe('not remembered')
  await teach('The garage code of the guests is 1111.')
  expect(texts(await ask('what is the garage code', kbs))).toHaveLength(2)
  await often()
  expect(await fromMemory('garag')).toEqual([2])
  await ctx.tx(db => deleteSourceRows(db, [first]))
  expect(texts(await ask('what is the garage code', kbs))).toEqual(['The garage code of the guests is 1111.'])
  expect(await often()).toEqual(['The garage code of the guests is 1111.'])
})

test('what a transaction taught and took back is not remembered', async () => {
  const { ctx, teach, ask } = await desk()
  await teach('The garage code is 9999.')
  const find = async (word: string) => {
    for (let i = 0; i < 5; i++) await ask(`where is the ${word}`)
    return texts(await ask(`where is the ${word}`))
  }
  const tried = ctx.tx(async () => {
    await teach('The attic is above the garage.')
    expect(await find('attic')).toEqual(['The attic is above the garage.'])
    expect(await find('cellar')).toEqual([])
    await teach('The cellar is below the house.')
    expect(await find('cellar')).toEqual(['The cellar is below the house.'])
    throw new Error('taken back')
  })
  await expect(tried).rejects.toThrow('taken back')
  expect([await find('attic'), await find('cellar')]).toEqual([[], []])
})

test('a business learns nothing from what is remembered of another', async () => {
  const [ours, theirs] = [await desk(), await desk()]
  await theirs.teach('The garage code is 9999.')
  for (let i = 0; i < 5; i++) await theirs.ask('what is the garage code')
  for (let i = 0; i < 5; i++)
    expect(await ours.ask('what is the garage code', [theirs.ctx.tenant])).toEqual([])
  expect(texts(await theirs.ask('what is the garage code'))).toEqual(['The garage code is 9999.'])
})
