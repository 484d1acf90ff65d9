import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinWords, withJoinedWords } from './joined-words.ts'

const words = (content: string, more = {}) =>
  JSON.stringify({ id: 'a', choices: [{ index: 0, delta: { content }, ...more }] })
const call = JSON.stringify({
  id: 'a',
  choices: [{ index: 0, delta: { content: '', tool_calls: [{ index: 0, function: { arguments: '{' } }] } }],
})
const last = JSON.stringify({ id: 'a', choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })

test('words that arrive together are one event; everything else stays, where it was', () => {
  expect(
    joinWords([words('At '), words('ni'), words('ne.'), call, words('Or '), words('ten.'), last, '[DONE]']),
  ).toEqual([words('At nine.'), call, words('Or ten.'), last, '[DONE]'])
})

test('no event with more than words is joined', () => {
  const whole = [
    words('a', { finish_reason: 'length' }),
    words('a', { logprobs: { content: [] } }),
    JSON.stringify({ choices: [{ index: 0, delta: { content: 'a', reasoning_content: 'b' } }] }),
    JSON.stringify({
      choices: [
        { index: 0, delta: { content: 'a' } },
        { index: 1, delta: { content: 'b' } },
      ],
    }),
    JSON.stringify({ choices: [{ index: 1, delta: { content: 'a' } }] }),
    JSON.stringify({ choices: [{ index: 0, delta: { content: 'a' } }], usage: { prompt_tokens: 1 } }),
    JSON.stringify({ choices: [], usage: { prompt_tokens: 1 } }),
    JSON.stringify({ error: { message: 'no' } }),
    '{"choices": [{"delta": null}]}',
    'null',
    'not JSON',
  ]
  for (const one of whole)
    expect(joinWords([words('x'), one, words('y')])).toEqual([words('x'), one, words('y')])
})

test('however the bytes of a stream are cut, all its words arrive in order', async () => {
  const said = (events: string[]) =>
    events.map(data => (data.startsWith('{') ? JSON.parse(data).choices[0].delta.content : data)).join('')
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 12 }),
      fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 8 }),
      async (texts, cuts) => {
        const bytes = new TextEncoder().encode(
          [...texts.map(text => words(text)), '[DONE]'].map(data => `data: ${data}\n\n`).join(''),
        )
        const pieces: Uint8Array[] = []
        for (let at = 0, n = 0; at < bytes.length; n++) {
          const length = cuts[n % cuts.length]!
          pieces.push(bytes.subarray(at, at + length))
          at += length
        }
        const stream = new ReadableStream<Uint8Array>({
          start(controller) {
            for (const piece of pieces) controller.enqueue(piece)
            controller.close()
          },
        })
        const headers = { 'content-type': 'text/event-stream' }
        const ask = withJoinedWords(async () => new Response(stream, { headers }))
        const body = await (await ask('http://model.test')).text()
        const events = body.split('\n\n').filter(Boolean)
        expect(said(events.map(event => event.slice('data: '.length)))).toBe(`${texts.join('')}[DONE]`)
      },
    ),
  )
})
