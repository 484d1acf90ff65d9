import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  docx,
  heading,
  paragraph,
  wordTable,
} from '#server/modules/knowledge/reading/test-documents/office.ts'
import { pdf } from '#server/modules/knowledge/reading/test-documents/pdf.ts'
import { type Account, makeAccount, startApp } from '#server/test/app.ts'
import { startFakeOpenAI } from '#server/test/fakes/openai.ts'
import { questionsIn } from './outline.ts'

interface Question {
  text: string
  points: string[]
}

const parse = (account: Account, text: string) => account.call('POST', '/questionnaires/parse', { text })

function parseFile(account: Account, name: string, content: string | Buffer) {
  const form = new FormData()
  form.set('file', new Blob([content as BlobPart]), name)
  return account.call('POST', '/questionnaires/parse-document', form)
}

const why: Question = { text: 'Why do you want to work here?', points: ['the team', 'the pay'] }
const rush: Question = { text: 'Tell me about a rush.', points: [] }
const when: Question = { text: 'When can you start?', points: ['within a month'] }

const shown = (questions: Question[]) =>
  questions.map(({ text, points }) => ({ text, kind: points.length ? 'expected' : 'open', points }))

test('questions are found however people write them down', () => {
  const ways: [way: string, text: string, questions: Question[]][] = [
    [
      'numbers',
      `Barista\n\n1. ${why.text}\n   - the team\n   - the pay\n2) Tell me\nabout a rush.\n3. ${when.text}\n   Expected: within a month`,
      [why, rush, when],
    ],
    [
      'labels',
      `Q1: ${why.text}\nLook for: the team; the pay\nQ2: ${rush.text}\nQuestion 3. ${when.text}\nA: within a month`,
      [why, rush, when],
    ],
    [
      'Markdown',
      `# Barista\n## First\n- **${why.text}**\n  - the team\n  - the pay\n\n## Then\n- ${when.text}\n  - within a month`,
      [why, when],
    ],
    [
      'headings',
      `# Barista\n### ${why.text}\n* the team\n* the pay\n### ${when.text}\n\n* within a month`,
      [why, when],
    ],
    [
      'a table',
      `| # | Question | Expected points |\n|---|:---|---|\n| 1 | ${why.text} | the team; the pay |\n| 2 | ${rush.text} | |`,
      [why, rush],
    ],
    [
      'lines',
      `Barista:\n${why.text}\n${rush.text}\n\n${when.text}`,
      [why, rush, when].map(q => ({ ...q, points: [] })),
    ],
    [
      'numbers under questions',
      `${why.text}\n1. the team\n2. the pay\n\n${when.text}\n1. within a month`,
      [why, when],
    ],
    [
      'letters',
      `a) ${why.text}\n   i. the team\n   ii. the pay\nb) ${when.text}`,
      [why, { ...when, points: [] }],
    ],
    ['parts of numbers', `1.1 ${why.text}\n1.1.1 the team\n1.1.2 the pay\n1.2 ${rush.text}`, [why, rush]],
    [
      'German',
      'Frage 1: Warum wir?\nErwartet: Gehalt, Team\nFrage 2: Wann?',
      [
        { text: 'Warum wir?', points: ['Gehalt', 'Team'] },
        { text: 'Wann?', points: [] },
      ],
    ],
    [
      'Chinese',
      '1、为什么选择我们？\n2、你的优势是什么？',
      [
        { text: '为什么选择我们？', points: [] },
        { text: '你的优势是什么？', points: [] },
      ],
    ],
    [
      'Arabic',
      '• لماذا نحن؟\n• متى تبدأ؟',
      [
        { text: 'لماذا نحن؟', points: [] },
        { text: 'متى تبدأ؟', points: [] },
      ],
    ],
    [
      'prose',
      `We met in May. It was warm, and we talked for long. Now we wonder: ${why.text} And also: ${when.text} Thanks.`,
      [
        { text: `Now we wonder: ${why.text}`, points: [] },
        { text: `And also: ${when.text}`, points: [] },
      ],
    ],
    [
      'an account of something',
      'We were founded in 1999. There are many of us. It is a nice place. Come by one day.',
      [],
    ],
    ['nothing', ' \n\n---\n', []],
  ]
  for (const [way, text, questions] of ways) expect(questionsIn(text), way).toEqual(questions)
})

test('a list is read as its author wrote it', () => {
  const word = fc.constantFrom('why', 'team', 'coffee', 'Straße', 'naïve', '咖啡', 'work', 'a', 'time', '24')
  const words = (least: number) =>
    fc.array(word, { minLength: least, maxLength: 8 }).map(list => list.join(' '))
  const question = fc.record({
    text: words(2).map(text => `What about ${text}?`),
    points: fc.array(words(1), { maxLength: 4 }),
  })
  const render = fc.constantFrom(
    (list: Question[]) =>
      list.map((q, i) => `${i + 1}. ${q.text}\n${q.points.map(p => `   - ${p}\n`).join('')}`).join('\n'),
    (list: Question[]) =>
      list.map(q => `- ${q.text}\r\n${q.points.map(p => `    * ${p}\r\n`).join('')}`).join(''),
    (list: Question[]) =>
      list.map(q => `## ${q.text}\n\n${q.points.map(p => `- ${p}\n`).join('')}`).join('\n'),
    (list: Question[]) =>
      list.map((q, i) => `Q${i + 1}: ${q.text}\n${q.points.map(p => `• ${p}\n`).join('')}`).join(''),
    (list: Question[]) =>
      `| Question | Points |\n${list.map(q => `| ${q.text} | ${q.points.join('; ')} |`).join('\n')}`,
  )
  fc.assert(
    fc.property(fc.array(question, { minLength: 1, maxLength: 30 }), render, (list, written) => {
      expect(questionsIn(written(list))).toEqual(list)
    }),
    { numRuns: 200 },
  )
})

test('nothing is proposed that the text does not say, whatever it is', () => {
  const mark = fc.constantFrom(
    '1.',
    '-',
    '#',
    '|',
    '?',
    '\n',
    ' ',
    '\t',
    'Q1:',
    '**',
    'A:',
    '؟',
    '\u202e',
    '\ud800',
  )
  const text = fc.array(fc.oneof(mark, fc.string({ unit: 'grapheme', maxLength: 12 })), { maxLength: 80 })
  const letters = (said: string) => said.toWellFormed().replace(/[^\p{L}\p{N}]/gu, '')
  fc.assert(
    fc.property(text, pieces => {
      const given = pieces.join('')
      for (const question of questionsIn(given)) {
        for (const said of [question.text, ...question.points]) {
          for (const part of said.split(/\s/)) expect(letters(given)).toContain(letters(part))
        }
      }
    }),
    { numRuns: 300 },
  )
  // Made to be slow for careless patterns; the test's own time limit is the proof.
  for (const hostile of ['1. ', '**', '| ', '# ', '\t', '?!', '((', 'a. ', '__', '_ _', '. . ']) {
    expect(questionsIn(hostile.repeat(200_000)).length).toBeLessThan(1e6)
  }
}, 20_000)

test('a text is answered with a proposal, and a sentence on what was cut', async () => {
  const account = await makeAccount(await startApp())
  const text = `1. ${why.text}\n- the team\n- the pay\n- The team\n2. ${rush.text}\n3. ${rush.text}`
  expect(await parse(account, text)).toMatchObject({
    status: 200,
    body: { questions: shown([why, rush]), note: '', expected: 1, open: 1 },
  })
  const many = Array.from({ length: 31 }, (_, i) => `${i + 1}. Item ${i}?`).join('\n')
  const points = Array.from({ length: 7 }, (_, i) => `- point ${i}`).join('\n')
  const cut = (await parse(account, `0. Long ${'x'.repeat(2_100)}?\n${points}\n${many}`)).body
  expect(cut.questions).toHaveLength(25)
  expect(cut.questions[0].points).toHaveLength(6)
  expect(cut.questions[0].text).toHaveLength(2_000)
  expect(cut.note).toMatch(/first 25 of 32.*more than 6.*shortened/)
  expect(cut).toMatchObject({ expected: 1, open: 24 })
  const none = 'We are a small shop. We sell bread. We open at eight. Come by.'
  expect(await parse(account, none)).toMatchObject({
    status: 400,
    body: { detail: expect.stringContaining('No questions'), text: none },
  })
  expect((await account.call('POST', '/questionnaires/parse', {})).status).toBe(422)
  expect((await account.call('GET', '/questionnaires')).body.questionnaires).toEqual([])
})

test('a document of each kind is read, and one that is none is refused in words', async () => {
  const account = await makeAccount(await startApp())
  const item = (depth: number, text: string) =>
    paragraph(text, `<w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="1"/></w:numPr>`)
  const word = docx(
    heading(1, 'Barista'),
    ...[item(0, why.text), item(1, 'the team'), item(1, 'the pay')],
    ...[item(0, rush.text), item(0, when.text), item(1, 'within a month')],
  )
  const table = docx(
    wordTable([
      ['Question', 'Expected'],
      [why.text, 'the team; the pay'],
      [rush.text, ''],
    ]),
  )
  const page = pdf([
    { text: `1. ${why.text}`, x: 50, y: 100 },
    { text: '- the team', x: 70, y: 120 },
    { text: '- the pay', x: 70, y: 140 },
    { text: `2. ${rush.text}`, x: 50, y: 160 },
  ])
  const csv = `Nr;Question;Points\n1;"${why.text}";"the team\nthe pay"\n2;${rush.text};\n`
  for (const [name, content, questions] of [
    ['set.docx', word, [why, rush, when]],
    ['table.docx', table, [why, rush]],
    ['set.pdf', page, [why, rush]],
    ['set.csv', csv, [why, rush]],
    ['list.csv', `${why.text}\n${rush.text}\n`, [{ ...why, points: [] }, rush]],
    ['set.md', `## ${why.text}\n- the team\n- the pay\n`, [why]],
    ['SET.TXT', Buffer.from(`\ufeff1. ${rush.text}\r\n`, 'utf16le'), [rush]],
  ] as const) {
    const answer = await parseFile(account, name, content as string | Buffer)
    expect(answer, `${name}: ${JSON.stringify(answer.body)}`).toMatchObject({
      status: 200,
      body: { questions: shown(questions as unknown as Question[]) },
    })
  }
  for (const [name, content, detail] of [
    ['prices.csv', 'item,price,unit\nsoup,6,cup\nbread,2,loaf\n', /No questions/],
    ['broken.pdf', 'no pdf', /not a PDF/],
    ['broken.docx', 'PK', /\w+/],
    ['empty.txt', '', /empty/],
    ['blank.txt', ' \n ', /no text/],
    ['tool.exe', 'MZ', /unsupported/],
    ['binary.txt', Buffer.from([0, 1, 2]), /binary/],
  ] as const) {
    const answer = await parseFile(account, name, content)
    expect(answer, name).toMatchObject({ status: 400, body: { detail: expect.stringMatching(detail) } })
  }
  const unread = await parseFile(
    account,
    'story.txt',
    'Once upon a time. There was a shop. It sold bread. The end.',
  )
  expect(unread).toMatchObject({ status: 400, body: { text: expect.stringContaining('Once upon') } })
  expect((await parseFile(account, 'big.txt', 'x'.repeat(10 * 2 ** 20 + 1))).status).toBe(413)
})

test('while no reader can be started, the sender of a document is told to come back', async () => {
  const account = await makeAccount(await startApp())
  const word = docx(paragraph(`1. ${why.text}`))
  const node = process.execPath
  // Readers are started with the program that runs here.
  process.execPath = '/nowhere/node'
  try {
    for (const [name, content] of [
      ['set.docx', word],
      ['set.pdf', pdf([{ text: `1. ${why.text}`, x: 50, y: 100 }])],
    ] as const) {
      expect(await parseFile(account, name, content), name).toMatchObject({
        status: 503,
        body: { detail: expect.stringContaining("can't be read right now") },
      })
    }
    // A document that needs no reader is read.
    expect((await parseFile(account, 'set.txt', `1. ${why.text}`)).status).toBe(200)
  } finally {
    process.execPath = node
  }
  expect((await parseFile(account, 'set.docx', word)).status).toBe(200)
})

test('a model reads better, and is not believed where the text does not say so', async () => {
  const model = await startFakeOpenAI()
  const account = await makeAccount(await startApp({ env: { LLM_URL: model.url, LLM_MODEL: 'test' } }))
  const text = `Please ask first why they want to\nwork here (the team), then\n- ${when.text}`
  const says = (questions: Question[]) => model.reply({ text: JSON.stringify({ questions }) })
  says([
    { text: 'why they want to work here', points: ['the team', 'the holidays'] },
    { text: when.text, points: [] },
  ])
  expect((await parse(account, text)).body.questions).toEqual(
    shown([
      { text: 'why they want to work here', points: ['the team'] },
      { text: when.text, points: [] },
    ]),
  )
  says([
    { text: 'What is your religion?', points: [] },
    { text: 'Are you married?', points: [] },
    { text: when.text, points: [] },
  ])
  const own = shown([{ text: when.text, points: [] }])
  expect((await parse(account, text)).body.questions).toEqual(own)
  model.failNext({ status: 401 })
  expect((await parse(account, text)).body.questions).toEqual(own)
  await model.close()
})
