import { expect, test } from 'vitest'
import { query } from '#server/db/embedded/fixtures/hold.ts'
import { type Account, makeAccount, startApp } from '#server/test/app.ts'
import { run } from '#server/test/cluster.ts'
import { newDatabase } from '#server/test/place.ts'

const audiences = '/communication/audiences'

async function audienceOf(account: Account): Promise<string> {
  return `${audiences}/${(await account.call('POST', audiences, { name: 'All' })).body.id}`
}

const file = (bytes: string | Uint8Array, fields: Record<string, object> = {}): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, JSON.stringify(value))
  form.set('file', new Blob([bytes as BlobPart]), 'list.csv')
  return form
}

const parse = (account: Account, bytes: string | Uint8Array) =>
  account.call('POST', `${audiences}/parse`, file(bytes))

const importFile = (
  account: Account,
  audience: string,
  bytes: string | Uint8Array,
  fields?: Record<string, object>,
) => account.call('POST', `${audience}/import`, file(bytes, fields))

const contactsOf = async (account: Account, audience: string) =>
  (await account.call('GET', `${audience}/contacts?limit=500`)).body.contacts.toReversed()

test('a file is read, its columns are understood, and nothing is stored', async () => {
  const account = await makeAccount(await startApp())
  const csv = [
    '\ufeffFull name;E-Mail;Mobile;Land;Shoe Size;Shoe size;;SMS opt-in',
    '"Smith; Ann ""the\nfirst""";ann@example.com;+49 30 123456;DE;39;;x;yes',
    '',
    'Bob;bob@example.com;;;;;;no',
  ].join('\r\n')
  expect(await parse(account, csv)).toMatchObject({
    status: 200,
    body: {
      headers: ['Full name', 'E-Mail', 'Mobile', 'Land', 'Shoe Size', 'Shoe size', 'Column 7', 'SMS opt-in'],
      mapping: {
        'Full name': 'name',
        'E-Mail': 'email',
        Mobile: 'phone',
        Land: 'country',
        'Shoe Size': null,
        'SMS opt-in': 'consent_sms',
      },
      variables: { 'Shoe Size': 'shoe_size', 'Shoe size': 'shoe_size_2', 'Column 7': 'column_7' },
      count: 2,
      rows: [
        {
          'Full name': 'Smith; Ann "the\nfirst"',
          'E-Mail': 'ann@example.com',
          'Shoe Size': '39',
          'Column 7': 'x',
        },
        { 'Full name': 'Bob', Mobile: '' },
      ],
    },
  })
  // A column whose values are no such thing is not suggested: every row would be rejected.
  const named = await parse(account, 'First name,Email,Country\nAnn,ann@example.com,Germany\n')
  expect(named.body.mapping).toEqual({ 'First name': 'name', Email: 'email', Country: null })
  expect(named.body.variables).toEqual({ Country: 'country_2' })
})

test('what was parsed is imported under the mapping, as rows or as the file', async () => {
  const account = await makeAccount(await startApp())
  const csv = 'Name,Mail,Plan,Note,Agreed\nAnn,ann@example.com,Gold,x,yes\nBob,bob@example,Silver,y,no\n'
  const { mapping, rows } = (await parse(account, csv)).body
  const chosen = { ...mapping, Note: '', Agreed: 'consent_email', Plan: 'tariff' }
  const [byRows, byFile] = [await audienceOf(account), await audienceOf(account)]
  const answers = [
    await account.call('POST', `${byRows}/import`, { mapping: chosen, rows }),
    await importFile(account, byFile, csv, { mapping: chosen }),
  ]
  for (const answer of answers) {
    expect(answer).toMatchObject({
      status: 200,
      body: {
        created: 1,
        updated: 0,
        rejected: 1,
        total_in_audience: 1,
        rejected_rows: [
          { row: 2, reason: expect.stringContaining('bob@example'), data: { Name: 'Bob', Note: 'y' } },
        ],
      },
    })
  }
  for (const audience of [byRows, byFile]) {
    expect(await contactsOf(account, audience)).toMatchObject([
      { name: 'Ann', email: 'ann@example.com', consent_email: true, attributes: { tariff: 'Gold' } },
    ])
  }
  const again = await importFile(account, byFile, csv, { mapping: chosen })
  expect(again.body).toMatchObject({ created: 0, updated: 1, rejected: 1, total_in_audience: 1 })
  // Without a mapping: as it would have been suggested.
  const plain = await audienceOf(account)
  const consent = { channels: ['email'], source: 'Signed at the desk' }
  expect((await importFile(account, plain, csv, { consent })).body.created).toBe(1)
  expect(await contactsOf(account, plain)).toMatchObject([
    { consent_email: true, attributes: { plan: 'Gold', note: 'x', agreed: 'yes' } },
  ])
})

test('what the columns have no room for, and headers that stand there twice, are said', async () => {
  const account = await makeAccount(await startApp())
  const csv =
    'Name,Phone,Phone,,Email\nAnn,+4930123456,+4930123457,x,ann@example.com\nBob,,,,bob@example.com,more\n'
  const { status, body } = await parse(account, csv)
  const renamed_headers = { 'Phone (2)': 'Phone', 'Column 4': '' }
  const reason = 'It has 6 cells, and there are 5 columns.'
  expect([status, body]).toMatchObject([
    200,
    {
      headers: ['Name', 'Phone', 'Phone (2)', 'Column 4', 'Email'],
      renamed_headers,
      mapping: { Phone: 'phone', 'Phone (2)': null },
      rows: [{ Phone: '+4930123456', 'Phone (2)': '+4930123457' }, { Name: 'Bob' }],
      problems: [{ row: 2, reason, data: { Name: 'Bob', 'Column 6': 'more' } }],
    },
  ])
  const audience = await audienceOf(account)
  expect((await importFile(account, audience, csv)).body).toMatchObject({
    created: 1,
    renamed_headers,
    rejected_rows: [{ row: 2, reason }],
  })
  expect(await contactsOf(account, audience)).toMatchObject([
    {
      phone: '+4930123456',
      attributes: { [body.variables['Phone (2)']]: '+4930123457', column_4: 'x' },
    },
  ])
})

test('files of every make are read', async () => {
  const account = await makeAccount(await startApp())
  const text = 'name,email\r\nZoë,zoe@example.com\r\n'
  const utf16 = (order: 'le' | 'be') => {
    const bytes = Buffer.from(`\ufeff${text}`, 'utf16le')
    return order === 'le' ? bytes : bytes.swap16()
  }
  for (const [kind, bytes] of Object.entries({
    'UTF-8': text,
    'UTF-8 with a mark': `\ufeff${text}`,
    'UTF-16 LE': utf16('le'),
    'UTF-16 BE': utf16('be'),
    'windows-1252': Buffer.from(text, 'latin1'),
    'lines of an old Mac': text.replaceAll('\r\n', '\r'),
    tabs: text.replaceAll(',', '\t'),
    bars: text.replaceAll(',', '|'),
    'Excel, naming its separator': `sep=;\r\n${text.replaceAll(',', ';')}`,
    'quoted, with a comma in a name': 'name;email;"a,b,c"\nZoë;zoe@example.com;\n',
    'empty columns behind the last': text.replaceAll('\r\n', `${','.repeat(150)}\r\n`),
  })) {
    expect((await parse(account, bytes)).body, kind).toMatchObject({
      mapping: { name: 'name', email: 'email' },
      rows: [{ name: 'Zoë', email: 'zoe@example.com' }],
    })
  }
})

test('what is no table is refused in words, and nothing of it is stored', async () => {
  const account = await makeAccount(await startApp())
  const audience = await audienceOf(account)
  const good = 'name,email\nAnn,ann@example.com\n'
  for (const [bytes, status, detail] of [
    ['', 400, /empty/],
    [' \n\n', 400, /empty/],
    ['Ann,ann@example.com\nBob,bob@example.com\n', 400, /first line must name the columns/],
    [`${good}"Bob,bob@example.com\n`, 400, /quotation mark/],
    [Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 1]), 400, /binary/],
    [Buffer.from('name,email\nZoë,z@example.com\n', 'utf16le'), 400, /binary/],
    [Buffer.concat([Buffer.from('name\nZoë Ünal\nAd'), Buffer.from([0xe8])]), 400, /damaged/],
    [`${'a,'.repeat(100)}b\n`, 400, /100 columns/],
    [`${'a'.repeat(101)},email\n`, 400, /longer than 100/],
    [`${good}${'x'.repeat(10 * 1024 * 1024 + 1 - good.length)}`, 413, /10 MB/],
    [`email\n${'a@example.com\n'.repeat(50_001)}`, 413, /50,000/],
  ] as const) {
    const parsed = await parse(account, bytes)
    expect(parsed, String(detail)).toMatchObject({ status, body: { detail: expect.stringMatching(detail) } })
    expect((await importFile(account, audience, bytes)).status, String(detail)).toBe(status)
  }
  for (const [body, status] of [
    [{ mapping: {} }, 422],
    [{ rows: 'x' }, 422],
    [{ mapping: { a: 'email', b: 'email' }, rows: [{ a: 'x', b: 'y' }] }, 400],
    [{ rows: Array(50_001).fill({}) }, 413],
  ] as const) {
    expect((await account.call('POST', `${audience}/import`, body)).status).toBe(status)
  }
  const wide = Object.fromEntries(Array.from({ length: 41 }, (_, n) => [`c${n}`, 'x']))
  expect(await account.call('POST', `${audience}/import`, { rows: [wide] })).toMatchObject({
    status: 400,
    body: { detail: expect.stringContaining('41') },
  })
  expect((await account.call('POST', `${audience}/contacts`, { rows: Array(50_001).fill({}) })).status).toBe(
    413,
  )
  expect((await account.call('POST', `${audience}/import`, new FormData())).status).toBe(422)
  const unknown = `${audiences}/00000000-0000-7000-8000-000000000000`
  expect((await importFile(account, unknown, good)).status).toBe(404)
  expect(await contactsOf(account, audience)).toEqual([])
})

test('hostile cells stay text', async () => {
  const account = await makeAccount(await startApp())
  const audience = await audienceOf(account)
  const csv = [
    'name,email,__proto__,constructor,note',
    '"=HYPERLINK(""http://evil.example"")",ann@example.com,p,c,@SUM(1)',
    'too,many@example.com,a,b,c,cells,here',
    'short,short@example.com',
    'NULL,null@example.com,"\\""{a,\\n}""\\",{},\\',
  ].join('\n')
  expect((await importFile(account, audience, csv)).body).toMatchObject({
    created: 3,
    rejected_rows: [{ row: 2, reason: expect.stringContaining('7 cells'), data: { 'Column 7': 'here' } }],
  })
  const [formula, short, literal] = await contactsOf(account, audience)
  expect(literal).toMatchObject({
    name: 'NULL',
    attributes: { proto: '\\"{a,\\n}"\\', constructor: '{}', note: '\\' },
  })
  expect(formula).toMatchObject({
    name: '=HYPERLINK("http://evil.example")',
    attributes: { proto: 'p', constructor: 'c', note: '@SUM(1)' },
  })
  expect(short).toMatchObject({ name: 'short', attributes: {} })
})

test('many rows are stored in batches; a killed import that comes again ends the same', async () => {
  const account = await makeAccount(await startApp())
  const [audience, whole] = [await audienceOf(account), await audienceOf(account)]
  const line = (n: number) => `Person ${n},p${n % 2_400}@example.com,${n}`
  const csv = (count: number) =>
    ['name,email,n', ...Array.from({ length: count }, (_, n) => line(n))].join('\n')
  // What a kill between two batches leaves is what a shorter file leaves.
  await importFile(account, audience, csv(1_000))
  const answer = await importFile(account, audience, csv(2_500))
  expect(answer.body).toMatchObject({ created: 1_400, updated: 1_000, total_in_audience: 2_400 })
  await importFile(account, whole, csv(2_500))
  const seen = async (of: string) =>
    Promise.all(
      ['p0@', 'p99@', 'p100@', 'p2399@'].map(async q =>
        (await account.call('GET', `${of}/contacts?q=${q}`)).body.contacts.map(
          (contact: { name: string; attributes: object }) => [contact.name, contact.attributes],
        ),
      ),
    )
  expect(await seen(audience)).toEqual(await seen(whole))
  expect((await seen(whole))[0]).toEqual([['Person 2400', { n: '2400' }]])
})

test('only the last batch waits for the disk, and so do those before it', async () => {
  const { url: databaseUrl } = await newDatabase()
  await run(
    databaseUrl,
    `alter database ${new URL(databaseUrl).pathname.slice(1)} set synchronous_commit = on;
    create table waits (n serial, setting text);
    create function note_wait() returns trigger language plpgsql security definer as $$
      begin insert into public.waits (setting) values (current_setting('synchronous_commit')); return null; end $$;
    create trigger note_wait after update of contact_count on audience for each statement execute function note_wait()`,
  )
  const account = await makeAccount(await startApp({ databaseUrl }))
  const audience = await audienceOf(account)
  const lines = (count: number) => Array.from({ length: count }, (_, n) => `Person ${n},p${n}@example.com`)
  for (const count of [2_001, 4_000]) {
    const { body } = await importFile(account, audience, ['name,email', ...lines(count)].join('\n'))
    expect(body.total_in_audience).toBe(count)
  }
  const waits = await query<{ setting: string }>(databaseUrl, 'select setting from waits order by n')
  expect(waits.map(({ setting }) => setting)).toEqual(['off', 'off', 'on', 'off', 'on'])
})

test('two imports of the same people into an empty audience add each of them once', async () => {
  const account = await makeAccount(await startApp())
  const audience = await audienceOf(account)
  const line = (n: number) => `Person ${n},p${n}@example.com`
  const csv = ['name,email', ...Array.from({ length: 2_500 }, (_, n) => line(n))].join('\n')
  const answers = await Promise.all([1, 2].map(() => importFile(account, audience, csv)))
  const sum = (key: string) => answers.reduce((all, { body }) => all + body[key], 0)
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect([sum('created'), sum('updated'), sum('rejected')]).toEqual([2_500, 2_500, 0])
  expect((await account.call('GET', audience)).body.contact_count).toBe(2_500)
})

test('a dry run says what an import would do, and stores nothing', async () => {
  const account = await makeAccount(await startApp())
  const { body: audience } = await account.call('POST', '/communication/audiences', { name: 'Regulars' })
  const at = `/communication/audiences/${audience.id}`
  await account.call('POST', `${at}/contacts`, { rows: [{ name: 'Ann', email: 'ann@example.com' }] })
  const rows = [
    { Name: 'Ann', Mail: 'ann@example.com' },
    { Name: 'Ben', Mail: 'ben@example.com' },
    { Name: 'Ben again', Mail: 'BEN@example.com' },
    { Name: 'Cleo', Mail: 'cleo at example' },
  ]
  const mapping = { Name: 'name', Mail: 'email' }
  const expected = {
    created: 1,
    updated: 1,
    rejected: 1,
    rejected_rows: [{ row: 4, data: rows[3] }],
    total_in_audience: 2,
  }
  const tried = await account.call('POST', `${at}/import`, { rows, mapping, dry_run: true })
  expect(tried).toMatchObject({ status: 200, body: expected })
  expect((await account.call('GET', at)).body.contact_count).toBe(1)
  expect((await account.call('POST', `${at}/import`, { rows, mapping })).body).toMatchObject(expected)
  expect((await account.call('GET', at)).body.contact_count).toBe(2)
  const more = { rows: [{ email: 'dan@example.com' }], dry_run: true }
  expect((await account.call('POST', `${at}/contacts`, more)).body.created).toBe(1)
  expect((await account.call('GET', at)).body.contact_count).toBe(2)
})
