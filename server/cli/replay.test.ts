import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { makeAccount, startApp } from '#server/test/app.ts'
import { startFakeOpenAI } from '#server/test/fakes/openai.ts'
import { emptyPlace } from '#server/test/place.ts'
import { runToEnd } from '#server/test/process.ts'
import { visitorOf } from '#server/test/visitor.ts'

const fakeServer = async () => {
  const fake = await startFakeOpenAI()
  onTestFinished(fake.close)
  return fake
}

/** A digest of every row of every table, but those of the queue and of migrations. */
async function contents(databaseUrl: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query(
      `select relname as name, relrowsecurity as guarded from pg_class
       where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and relname <> 'migration'`,
    )
    const digests: Record<string, string> = {}
    for (const { name, guarded } of rows) {
      await client.query(`set role ${guarded ? 'frontdesk_across' : 'none'}`)
      const table = pg.escapeIdentifier(name)
      const found = await client.query(
        `select md5(string_agg(t::text, ';' order by t::text)) as digest from ${table} t`,
      )
      digests[name] = found.rows[0].digest
    }
    return digests
  } finally {
    await client.end()
  }
}

test('a conversation is answered again by another model, and nothing changes', async () => {
  const [recorded, other] = [await fakeServer(), await fakeServer()]
  const place = await emptyPlace()
  const llm = { LLM_URL: recorded.url, LLM_MODEL: 'one', LLM_API_KEY: 'sk-one' }
  const app = await startApp({ databaseUrl: place.databaseUrl, env: llm })
  const account = await makeAccount(app, { name: 'Harbour Spa' })
  const teach = { question: 'How much is a massage?', answer: 'A massage costs 80 euros.' }
  await account.call('POST', '/knowledge/portal/ingest', teach)
  recorded.reply(
    { text: 'A massage costs 80 euros [1].' },
    { text: '[0] I do not know.' },
    {
      tools: [
        { name: 'capture_lead', arguments: { name: 'Ada', email: 'ada@example.com', wants: 'A call' } },
      ],
    },
    { text: 'Noted.' },
  )
  const say = visitorOf(account)
  const { conversation_id: id } = await say('How much is a massage?')
  await say('Do you repair bicycles?')
  await say('Please call me back. I am Ada, ada@example.com')
  await app.stop()

  const before = await contents(place.databaseUrl)
  other.reply(
    { text: 'It costs 80 euros [1].', usage: { prompt_tokens: 700, completion_tokens: 30 } },
    { text: 'Could you say a little more?' },
    {
      tools: [{ name: 'pass_on_to_team', arguments: { reason: 'wants_a_person', question: 'Wants a call' } }],
    },
    { text: 'The team will call.' },
  )
  const env = { DATABASE_URL: place.databaseUrl, DATA_DIR: place.dataDir, ...llm }
  const args = ['replay', '--conversation', id, '--model', 'two', '--url', other.url]
  const { code, stdout, stderr } = await runToEnd('cli.ts', args, env)
  expect([code, stderr]).toEqual([0, ''])
  const shown = JSON.parse(stdout)
  expect(shown).toMatchObject({ conversation_id: id, model: 'two', same_verdicts: 2 })
  expect(shown.turns).toMatchObject([
    {
      message: 'How much is a massage?',
      recorded: {
        reply: 'A massage costs 80 euros.',
        answered_by: 'one',
        answered: true,
        sources: ['How much is a massage?'],
        tokens: { input: 10, output: 5, estimated: false },
      },
      replayed: {
        reply: 'It costs 80 euros.',
        answered_by: 'two',
        answered: true,
        sources: ['How much is a massage?'],
        tokens: { input: 700, output: 30 },
      },
      same_verdict: true,
    },
    { recorded: { answered: false }, replayed: { answered: true }, same_verdict: false },
    { recorded: { actions: ['lead_captured'] }, replayed: { actions: ['handed_over'] } },
  ])
  expect(shown.recorded).toEqual({ answered: 2, input_tokens: 40, output_tokens: 20 })

  // The new model reads the recorded conversation, may use no skill, and is not given another server's key.
  const requests = other.requests.map(({ body, headers }) => ({ body, headers }))
  expect(JSON.stringify(requests[1]!.body.messages)).toContain('A massage costs 80 euros.')
  expect(JSON.stringify(requests[1]!.body.messages)).not.toContain('It costs 80 euros.')
  expect(requests[0]!.body.tools.map((tool: { function: { name: string } }) => tool.function.name)).toEqual([
    'search_knowledge',
    'pass_on_to_team',
  ])
  expect(JSON.stringify(requests.map(({ headers }) => headers))).not.toContain('sk-one')
  expect(await contents(place.databaseUrl)).toEqual(before)

  const builtIn = await runToEnd('cli.ts', ['replay', '--conversation', id, '--model', 'built-in'], env)
  expect(JSON.parse(builtIn.stdout).turns[0].replayed).toMatchObject({
    reply: 'A massage costs 80 euros.',
    answered_by: 'built-in',
    tokens: null,
  })
  const unknown = await runToEnd('cli.ts', ['replay', '--conversation', 'none', '--model', 'built-in'], env)
  expect([unknown.code, unknown.stderr]).toEqual([1, 'Conversation not found\n'])
})

test('replay needs a conversation and a model', async () => {
  const place = await emptyPlace()
  const env = { DATABASE_URL: place.databaseUrl, DATA_DIR: place.dataDir }
  const [alone, modelless] = [
    await runToEnd('cli.ts', ['replay'], env),
    await runToEnd('cli.ts', ['replay', '--conversation', 'x'], env),
  ]
  expect([alone.code, alone.stderr]).toEqual([2, expect.stringContaining('--conversation is needed.')])
  expect([modelless.code, modelless.stderr]).toEqual([1, expect.stringContaining('No model is set')])
})
