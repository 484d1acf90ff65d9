import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvRecords } from './csv-records.ts'

const read = async (pieces: string[], delimiter = ',') =>
  (await Array.fromAsync(csvRecords(pieces, delimiter))).flat()

test('a text that comes in pieces is read like a whole one, however it is cut', async () => {
  const texts = fc.array(
    fc.array(fc.constantFrom(...'ab ",;\n\r'), { maxLength: 8 }).map(all => all.join('')),
  )
  const options = {
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    record_delimiter: ['\r\n', '\n', '\r'],
  }
  await fc.assert(
    fc.asyncProperty(texts, fc.constantFrom(',', ';'), async (pieces, delimiter) => {
      let expected: string[][] | undefined
      try {
        expected = parse(pieces.join(''), { ...options, delimiter })
      } catch {
        await expect(read(pieces, delimiter)).rejects.toThrow(/quotation mark/)
        return
      }
      expect(await read(pieces, delimiter)).toEqual(expected)
    }),
    { numRuns: 3_000 },
  )
})

test('a quotation mark left open is told, also where the file goes on for ever', async () => {
  await expect(read(['"Two\r\nlines",b\r\n\r\nc,d\r\n', '"Ann,e\nf,g\n'])).rejects.toThrow(/near line \d/)
  const endless = (function* () {
    yield '"'
    for (;;) yield 'x,y\n'.repeat(5_000)
  })()
  await expect(Array.fromAsync(csvRecords(endless, ','))).rejects.toThrow(/near line \d/)
})
