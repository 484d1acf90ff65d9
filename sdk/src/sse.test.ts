import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EventParser, type ServerSentEvent } from './sse.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** The events that a parser reads from these bytes, cut at these places. */
function read(bytes: Uint8Array, cuts: number[] = []): ServerSentEvent[] {
  const parser = new EventParser()
  const places = [...cuts].sort((a, b) => a - b)
  return [...places, bytes.length].flatMap((end, i) => parser.feed(bytes.subarray(places[i - 1] ?? 0, end)))
}

const line = fc.string({ unit: 'grapheme' }).map(text => text.replace(/[\r\n\0]/g, ''))
const event = fc.record({
  event: fc.constantFrom('token', 'done', 'message'),
  data: fc.array(line, { minLength: 1, maxLength: 3 }),
  id: fc.option(fc.nat().map(String)),
  comment: fc.option(line),
})
const newline = fc.constantFrom('\n', '\r\n', '\r')

test('events come out as they went in, wherever their bytes are cut', () => {
  const sent = fc.tuple(fc.array(event), newline, fc.infiniteStream(fc.nat()))
  fc.assert(
    fc.property(sent, ([events, end, random]) => {
      const written = events.map(({ event, data, id, comment }) =>
        [
          ...(comment === null ? [] : [`: ${comment}`]),
          `event: ${event}`,
          ...data.map(each => `data: ${each}`),
          ...(id === null ? [] : [`id: ${id}`]),
          '',
          '',
        ].join(end),
      )
      const bytes = bytesOf(written.join(''))
      const cuts = Array.from({ length: 8 }, () => random.next().value % (bytes.length + 1))
      let lastId: string | null = null
      const expected = events.map(({ event, data, id }) => {
        lastId = id ?? lastId
        return { event, data: data.join('\n'), lastId }
      })
      expect(read(bytes, cuts)).toEqual(expected)
      const everywhere = Array.from(bytes, (_, i) => i)
      expect(read(bytes, everywhere)).toEqual(expected)
    }),
  )
})

test('an event whose end is missing is not given', () => {
  expect(read(bytesOf('data: one\n\ndata: two\n'))).toEqual([{ event: 'message', data: 'one', lastId: null }])
})

test('comments, unknown fields and fields without a value are no events', () => {
  expect(read(bytesOf(': still here\n\nretry: 5\nevent\n\ndata\n\n'))).toEqual([
    { event: 'message', data: '', lastId: null },
  ])
})

test('the first space behind the colon belongs to the field, a second one to its value', () => {
  expect(read(bytesOf('data:  x\ndata:y\n\n'))[0]!.data).toBe(' x\ny')
})
