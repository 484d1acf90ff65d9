import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startApp } from '#server/test/app.ts'
import { textList } from './array-literal.ts'

const anyText = fc.string({
  unit: fc.constantFrom('a', ' ', '"', '\\', ',', '{', '}', 'NULL', '\n', 'ש', '😀', "'"),
  maxLength: 8,
})

test('the database reads from a list what was put into it', async () => {
  const app = await startApp()
  await fc.assert(
    fc.asyncProperty(fc.array(fc.option(anyText, { freq: 8 }), { maxLength: 6 }), async texts => {
      const { rows } = await app.open.crossTenant(db =>
        sql<{ read: unknown }>`select ${textList(texts)}::text[] as read`.execute(db),
      )
      expect(rows[0]!.read).toEqual(texts)
    }),
    { numRuns: 150 },
  )
})
