import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeAccount, startApp } from '#server/test/app.ts'
import { untilWhole } from '#server/test/links.ts'
import { addTurn, complete, keepProgress, linkByToken, start } from '../links/links.ts'
import { faceOf } from './pdf/fonts.ts'
import { setLines, settable } from './pdf/text-layout.ts'

test('the record of a session is a PDF named after the person; before its end there is none', async () => {
  const app = await startApp()
  const [account, other] = [await makeAccount(app, { name: 'Alma Dental' }), await makeAccount(app)]
  await account.call('PATCH', '/account', { timezone: 'Asia/Tokyo' })
  const name = '../Žofia\r\n"Łuczak" 100%\u202e歯'
  const made = await account.call('POST', '/questionnaires/bundle', {
    person: { name },
    title: 'שאלות: Fragen 質問 😀',
    questions: ['Why?', { text: 'మీరు ఎందుకు శ్రీ?', points: ['لأنني أحب الفريق'] }],
  })
  const path = `/questionnaires/links/${made.body.link.token}/report.pdf`
  expect(await account.call('GET', path)).toMatchObject({ status: 400, body: { detail: expect.any(String) } })
  const { ctx, link } = (await linkByToken(app.open, made.body.link.token))!
  await start(ctx, link.id, 'en')
  expect((await account.call('GET', path)).status).toBe(400)
  const turn = { began_ms: 0, ended_ms: 1_000, question_n: 1 }
  await addTurn(ctx, link.id, { ...turn, speaker: 'agent', text: 'Why?' })
  await addTurn(ctx, link.id, {
    ...turn,
    speaker: 'person',
    text: `Because. ${'ab\u0301\ufffd\ud800ภ'.repeat(300)}`,
  })
  await keepProgress(ctx, link.id, { put: 1 })
  await complete(ctx, link.id, { endedBy: 'person' })
  expect((await account.call('GET', path)).status).toBe(400)
  untilWhole(app)

  const response = await fetch(`${app.url}/api/v1${path}`, { headers: { 'x-api-key': account.adminKey } })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  const disposition = response.headers.get('content-disposition')!
  expect(disposition).toContain(`attachment; filename="Zofia Luczak 100 - report.pdf"`)
  expect(disposition).toContain(`filename*=UTF-8''${encodeURIComponent('Žofia Łuczak 100%歯 – report.pdf')}`)
  const pdf = Buffer.from(await response.arrayBuffer()).toString('latin1')
  expect(pdf.startsWith('%PDF-1.7')).toBe(true)
  expect(pdf.trimEnd().endsWith('%%EOF')).toBe(true)
  expect(pdf).toContain('/MarkInfo')
  expect((await other.call('GET', path)).status).toBe(404)
  expect((await other.call('GET', '/questionnaires/links/none/report.pdf')).status).toBe(404)
})

test('a text is set whole, in lines that fit, each piece in a font that has it', () => {
  const letters = fc.constantFrom(
    ...'aZ é1 2.(ä)“ ”🙂שלם ةعبא٣۴हिक्ष।శ్రీ日本語。한 국ภ\u0301\u200d\u202e\ud83d-',
  )
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 120 }), fc.integer({ min: 30, max: 300 }), (list, width) => {
      const given = list.join('')
      const lines = setLines(given, { width, measure: (_, text) => text.length * 7 })
      for (const line of lines) {
        for (const { text, face } of line.pieces) {
          expect(text).not.toBe('')
          expect(typeof face).toBe('string')
        }
        const last = line.pieces.at(-1)
        expect(line.width).toBe(last ? last.x + last.text.length * 7 : 0)
        // One letter with its marks may be wider than the narrowest line.
        expect(line.width <= width || line.pieces.length <= 6).toBe(true)
      }
      // A bracket counts as its mirror image, which stands for it on a line from right to left.
      const sorted = (text: string) =>
        Array.from(text.replaceAll(/\s/g, '').replaceAll(')', '(').replaceAll(']', '[')).toSorted().join('')
      const all = lines.flatMap(line => line.pieces.map(({ text }) => text)).join('')
      expect(sorted(all)).toBe(sorted(settable(given)))
    }),
    { numRuns: 60 },
  )
})

test('lines that run from right to left stand as they are read', () => {
  const read = (text: string) =>
    setLines(text, { width: 10_000, measure: (_, part) => part.length }).map(line => ({
      rightToLeft: line.rightToLeft,
      text: line.pieces.map(piece => piece.text).join('|'),
    }))
  // Words keep their letters in order: the font turns those round.
  expect(read('שלום (עולם) 12')).toEqual([{ rightToLeft: true, text: '12| |(|עולם|)| |שלום' }])
  expect(read('I say שלום עולם!')).toEqual([{ rightToLeft: false, text: 'I say |עולם| |שלום|!' }])
  // A bracket is mirrored with its marks: the emoji's own, and one that somebody wrote.
  expect(read('ש🙂ీ')[0]!.text).toBe('[ీ|emoji|]|ש')
  expect(read('ש(\u0301a)')[0]!.text).toBe('(|a|)\u0301|ש')
  expect(read('٣ و ۴')[0]).toMatchObject({ rightToLeft: true })
  expect(settable('a\u0000b\u202ec 👩‍👩‍👧 1️⃣ ภา')).toBe('a bc [emoji] 1 □□')
  expect(faceOf(0x2713)).toMatch(/^noto-sans-(?:kr|sc)\/|^noto-sans\//)
})
