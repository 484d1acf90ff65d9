import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pdf } from '../../../test-documents/pdf.ts'
import { readPdf } from '../pdf.ts'

test('no word is lost, whatever stands in columns', async () => {
  const cell = fc.oneof(
    { weight: 3, arbitrary: fc.stringMatching(/^[a-z]{2,7}( [a-z]{2,7}){0,3}$/) },
    { weight: 2, arbitrary: fc.integer({ min: 1, max: 999 }).map(price => `${price},00 EUR`) },
    { weight: 1, arbitrary: fc.constant('') },
  )
  const line = fc.record({
    cells: fc.array(cell, { minLength: 1, maxLength: 5 }),
    down: fc.constantFrom(6, 12, 13, 16, 30),
    bold: fc.boolean(),
  })
  const columns = fc.constantFrom([40, 120, 210, 300, 390], [40, 80, 130, 190, 250], [40, 250, 300, 350, 390])
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 14 }), columns, async (lines, xs) => {
      let y = 100
      let count = 0
      const page = lines.flatMap(({ cells, down, bold }) => {
        y += down
        return cells.flatMap((text, column) =>
          text ? [{ text: `${text} n${count++}n`, x: xs[column]!, y, bold, size: 8 }] : [],
        )
      })
      if (!page.length) return
      const told: string[] = []
      for await (const { heading = '', text } of readPdf(pdf(page), { apart: true })) told.push(heading, text)
      // Broken words are joined. (As records, the head of a column without values is not told.)
      const letters = told.join(' ').replace(/[\s-]/g, '')
      for (let at = 0; at < count; at++) expect(letters).toContain(`n${at}n`)
    }),
    { numRuns: 60 },
  )
})
