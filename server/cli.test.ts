import { expect, onTestFinished, test } from 'vitest'
import { call, startApp } from '#server/test/app.ts'
import { codeNow } from '#server/test/authenticator.ts'
import { password, registerOwner } from '#server/test/browser.ts'
import { startFakeRealtime } from '#server/test/fakes/realtime.ts'
import { emptyPlace } from '#server/test/place.ts'
import { runToEnd } from '#server/test/process.ts'

const cli = (env: Record<string, string>, ...args: string[]) => runToEnd('cli.ts', args, env)

test('the command line opens an account whose key works at once', async () => {
  const place = await emptyPlace()
  const env = { DATABASE_URL: place.databaseUrl, DATA_DIR: place.dataDir }
  const options = ['--name', 'Café Nord', '--email', 'Owner@Example.com', '--password', password]
  const made = await cli(env, 'account', 'create', ...options)
  expect([made.code, made.stderr]).toEqual([0, ''])
  const { tenant_id, slug, admin_key, chat_url, booking_url } = JSON.parse(made.stdout)
  expect(slug).toBe('cafe-nord')
  const limited = await cli(env, 'account', 'limits', slug, '--chat-links', '-1', '--documents', '7')
  expect(JSON.parse(limited.stdout)).toEqual({ tenant_id, slug, limits: { chat_links: -1, documents: 7 } })
  expect(JSON.parse((await cli(env, 'account', 'list')).stdout)).toMatchObject([
    { tenant_id, slug, name: 'Café Nord' },
  ])
  const app = await startApp({ databaseUrl: place.databaseUrl })
  const answer = await call(app, 'GET', '/account', undefined, { 'x-api-key': admin_key })
  expect(answer.body).toMatchObject({ id: tenant_id, limits: { chat_links: -1, documents: 7 } })
  for (const page of [chat_url, booking_url]) {
    expect(
      (await call(app, 'GET', `/${new URL(page).pathname}`, undefined, { accept: 'text/html' })).body,
    ).toContain('Café Nord')
  }
  expect((await call(app, 'POST', '/auth/login', { email: 'owner@example.com', password })).status).toBe(200)

  const again = await cli(env, 'account', 'create', ...options)
  expect([again.code, again.stdout, again.stderr]).toEqual([
    1,
    '',
    expect.stringMatching(/has an account already/),
  ])
  const wrong = await cli(env, 'account', 'create', '--name', 'x', '--email', 'nobody', '--password', 'short')
  expect([wrong.code, wrong.stderr.trim().split('\n')]).toEqual([
    1,
    ['--email: Input should be an email address', '--password: String should have at least 10 characters'],
  ])
})

test('the operator lets a member in who lost the second factor', async () => {
  const place = await emptyPlace()
  const app = await startApp({ databaseUrl: place.databaseUrl })
  const { browser, email } = await registerOwner(app)
  const { secret } = (await browser.call('POST', '/auth/totp', { password })).body
  const code = codeNow(secret, app.clock)
  expect((await browser.call('POST', '/auth/totp/confirm', { code })).status).toBe(200)
  const signIn = () => call(app, 'POST', '/auth/login', { email, password })
  expect((await signIn()).body.code_required).toBe(true)

  const env = { DATABASE_URL: place.databaseUrl, DATA_DIR: place.dataDir }
  const removed = await cli(env, 'second-factor', 'remove', ` ${email.toUpperCase()}`)
  expect([removed.stderr, JSON.parse(removed.stdout)]).toEqual([
    '',
    { member_id: expect.any(String), email, removed: true },
  ])
  expect((await signIn()).status).toBe(200)
  expect(JSON.parse((await cli(env, 'second-factor', 'remove', email)).stdout)).toMatchObject({
    removed: false,
  })
  const nobody = await cli(env, 'second-factor', 'remove', 'nobody@example.com')
  expect([nobody.code, nobody.stderr.trim()]).toEqual([1, 'Nobody signs in with nobody@example.com.'])
})

test('what is no command is answered with the usage and exit code 2', async () => {
  const typed = [
    ['acount', 'list'],
    [],
    ['account', 'create'],
    ['account', 'limits', 'x', '--wat', '1'],
    ['backup'],
  ]
  const answers = await Promise.all(typed.map(args => cli({}, ...args)))
  for (const { code, stdout, stderr } of answers) {
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toContain('  frontdesk ')
  }
  expect(await cli({}, '--help')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('frontdesk restore FILE'),
  })
})

test('doctor says what to fix, and its exit code too', async () => {
  const place = await emptyPlace()
  const fine = await cli({ DATABASE_URL: place.databaseUrl, DATA_DIR: place.dataDir }, 'doctor')
  expect(fine.stdout).toMatch(/^ok {3}database {5}PostgreSQL \d+\.\d+.*, migrated up to \d{4}_/m)
  expect(fine.code).toBe(0)
  const nobody = 'http://127.0.0.1:9'
  const broken = await cli(
    {
      DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
      DATA_DIR: place.dataDir,
      PUBLIC_URL: 'http://desk.example.com',
      SMTP_URL: 'smtp://127.0.0.1:9',
      LLM_URL: nobody,
      LLM_MODEL: 'm',
      EMBEDDINGS_URL: nobody,
      EMBEDDINGS_MODEL: 'm',
    },
    'doctor',
  )
  expect(broken.code).toBe(1)
  const toFix = [...broken.stdout.matchAll(/^FIX {2}(\w+)/gm)].map(([, what]) => what)
  expect(toFix).toEqual(['address', 'database', 'mail', 'language', 'embeddings'])
})

test('doctor asks the speech-to-speech model for all that it does', async () => {
  const place = await emptyPlace()
  const model = await startFakeRealtime()
  onTestFinished(model.close)
  const nobody = {
    STT_URL: 'http://127.0.0.1:9',
    STT_MODEL: 'm',
    TTS_URL: 'http://127.0.0.1:9',
    TTS_MODEL: 'm',
  }
  const { stdout } = await cli(
    {
      DATABASE_URL: place.databaseUrl,
      DATA_DIR: place.dataDir,
      ...nobody,
      REALTIME_URL: model.url,
      REALTIME_MODEL: 'talks',
    },
    'doctor',
  )
  expect(stdout).toMatch(/^ok {3}realtime +talks hears, answers and speaks$/m)
  expect(model.spoken).toEqual(['Ok.'])
})

test('doctor misses the name of the proxy that https needs', async () => {
  const place = await emptyPlace()
  const env = {
    DATABASE_URL: place.databaseUrl,
    DATA_DIR: place.dataDir,
    PUBLIC_URL: 'https://desk.example.com',
  }
  const [alone, told] = await Promise.all([
    cli(env, 'doctor'),
    cli({ ...env, TRUST_PROXY: '127.0.0.1' }, 'doctor'),
  ])
  expect(alone.stdout).toMatch(/^FIX {2}address .*TRUST_PROXY/m)
  expect(told.stdout).toMatch(/^ok {3}address /m)
})
