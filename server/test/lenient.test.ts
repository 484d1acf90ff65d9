import { expect, test } from 'vitest'
import { type Account, type Called, call, makeAccount, startApp, type TestApp } from './app.ts'
import { credentialFor, type Operation, operationsOf, type Schema, sampleOf, typesOf } from './operations.ts'

// The notations that clients may use, tried on every route of the document that the server itself serves.

const nowhere = '00000000-0000-7000-8000-000000000000'

test('a boolean in a query is true, 1, yes or on, false, 0, no or off, in any case, and nothing else', async () => {
  const { operations, ask } = await start()
  const booleans = operations.flatMap(o =>
    o.query.filter(q => typesOf(q.schema).includes('boolean')).map(q => ({ o, name: q.name })),
  )
  expect(booleans.length).toBeGreaterThan(1)
  for (const { o, name } of booleans) {
    for (const value of ['true', 'False', '1', '0', 'yes', 'NO', 'on', 'Off'])
      expect(saidOf(await ask(o, { query: { [name]: value } }), ['query', name]), value).toBeUndefined()
    for (const value of ['', '2', 'maybe', 'null'])
      expect(saidOf(await ask(o, { query: { [name]: value } }), ['query', name]), value).toMatchObject({
        type: 'bool_parsing',
      })
  }
})

test('every notation of a boolean in a query has its meaning', async () => {
  const account = await makeAccount(await startApp())
  const made = { title: 'Ours', questions: ['Why?'] }
  await account.call('POST', '/questionnaires', { ...made, title: 'Library', is_template: true })
  await account.call('POST', '/questionnaires', made)
  for (const [value, title] of [
    ['TRUE', 'Library'],
    ['on', 'Library'],
    ['0', 'Ours'],
    ['No', 'Ours'],
  ]) {
    const { body } = await account.call('GET', `/questionnaires?templates=${value}`)
    expect(
      body.questionnaires.map((q: { title: string }) => q.title),
      value,
    ).toEqual([title])
  }
})

test('a parameter with one value is refused when it is repeated', async () => {
  const { operations, ask } = await start()
  for (const o of operations.filter(each => !each.raw)) {
    for (const { name, schema } of o.query) {
      const answer = await ask(o, { twice: name })
      const what = `${o.method} ${o.path}?${name}`
      if (typesOf(schema).includes('array')) expect(answer.status, what).not.toBe(400)
      else
        expect(answer, what).toMatchObject({
          status: 400,
          body: { detail: `${name} may be given only once.` },
        })
    }
  }
})

test('a path segment of ten thousand characters is a 404', async () => {
  const { operations, ask } = await start()
  for (const o of operations.filter(each => each.path.includes('{') && each.method !== 'OPTIONS')) {
    const answer = await ask(o, { path: 'x'.repeat(10_000), body: sampleOf(o.json) })
    const what = `${o.method} ${o.path}: ${JSON.stringify(answer.body).slice(0, 200)}`
    // Malformed forms, and providers without a valid signature, are refused before the path is looked up.
    expect(o.multipart || o.raw ? [403, 404, 415, 422] : [404], what).toContain(answer.status)
  }
})

test('a malformed id in a query or a body is answered like an unknown one', async () => {
  const { operations, ask } = await start()
  // Ids of a provider's account are the provider's own.
  const isId = (name: string) =>
    /^(id|\w+_id)$/.test(name) && !/^(phone_number|business_account)_id$/.test(name)
  let tried = 0
  for (const o of operations) {
    const answers = async (send: (id: string) => Parameters<typeof ask>[1], loc: string[]) => {
      const [unknown, none] = [await ask(o, send(nowhere)), await ask(o, send('none'))]
      const what = `${o.method} ${o.path}: ${JSON.stringify(none.body).slice(0, 200)}`
      // Another rule may have refused the unknown id before it was looked up.
      expect([404, unknown.status], what).toContain(none.status)
      expect(saidOf(none, loc), what).toEqual(saidOf(unknown, loc))
      tried++
    }
    for (const { name } of o.query.filter(q => isId(q.name) && !o.path.endsWith('/audit')))
      await answers(id => ({ query: { [name]: id } }), ['query', name])
    for (const name of Object.keys(o.json?.properties ?? {}).filter(isId))
      await answers(id => ({ body: { ...(sampleOf(o.json) as object), [name]: id } }), ['body', name])
  }
  expect(tried).toBeGreaterThan(20)
})

test('null for an optional field is never an error by itself', async () => {
  const { operations, ask } = await start()
  let tried = 0
  for (const o of operations) {
    if (!o.json) continue
    for (const { at, body } of withNulls(o.json)) {
      const answer = await ask(o, { body })
      const what = `${o.method} ${o.path} ${at.join('.')}: ${JSON.stringify(answer.body).slice(0, 300)}`
      expect(answer.status, what).toBeLessThan(500)
      // The field may be needed because no alternative was sent. Then the error is the same as for an absent field.
      expect(saidOf(answer, ['body', ...at])?.type ?? 'missing', what).toBe('missing')
      tried++
    }
  }
  expect(tried).toBeGreaterThan(150)
})

async function start() {
  const app = await startApp()
  const account = await makeAccount(app)
  return { operations: await operationsOf(app), ask: asking(app, account) }
}

interface Request {
  path?: string
  query?: Record<string, string>
  twice?: string
  body?: unknown
}

/** Asks about records that nobody has or, with `path`, about ids that can't exist. */
const asking =
  (app: TestApp, account: Account) =>
  async (o: Operation, { path = nowhere, query = {}, twice, body }: Request): Promise<Called> => {
    const needed = o.query.filter(q => q.required).map(q => [q.name, String(sampleOf(q.schema))])
    const given = [...new URLSearchParams({ ...Object.fromEntries(needed), ...query })]
    if (twice) given.push([twice, '1'], [twice, '2'])
    const search = new URLSearchParams(given).toString()
    return call(
      app,
      o.method,
      `/${o.path.replace(/\{\w+\}$|\{\w+\}(?=\/[^{]*$)/, path).replace(/\{\w+\}/g, nowhere)}${search && `?${search}`}`,
      body,
      await credentialFor(app, account, o),
    )
  }

/** The errors of a 422 for exactly this place. */
const saidOf = ({ status, body }: Called, loc: string[]) =>
  status === 422 ? body.detail.find((d: { loc: string[] }) => d.loc.join('\n') === loc.join('\n')) : undefined

/** For each optional field of a schema, at any depth, a body in which only that field is null. */
function* withNulls(schema: Schema, at: string[] = []): Generator<{ at: string[]; body: unknown }> {
  if (schema.allOf) {
    const properties = Object.assign({}, ...schema.allOf.map(part => part.properties))
    return yield* withNulls(
      { type: 'object', properties, required: schema.allOf.flatMap(part => part.required ?? []) },
      at,
    )
  }
  const required = schema.required ?? []
  const whole = sampleOf(schema) as Record<string, unknown>
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (!required.includes(name)) yield { at: [...at, name], body: { ...whole, [name]: null } }
    for (const inner of withNulls(property, [...at, name]))
      yield { at: inner.at, body: { ...whole, [name]: inner.body } }
    if (property.items)
      for (const inner of withNulls(property.items, [...at, name, '0']))
        yield { at: inner.at, body: { ...whole, [name]: [inner.body] } }
  }
}
