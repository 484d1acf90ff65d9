import { SourceMap } from 'node:module'
import { transformWithOxc } from 'vite'
import { expect, test } from 'vitest'
import { oneForEachLine } from './line-map.ts'

const source = `
import { a } from 'a'

interface Gone {
  nothing: string
}

export function sum(...numbers: number[]) {
  return [
    ...numbers, 1, 2,
    3,
  ].reduce(
    (before, number) =>
      before + number,
  )
}

export const text = (gone: Gone): string => gone.nothing
  .repeat(
    a,
  )
`

test('a map of lines knows the source line of every place, in fewer places', async () => {
  const { code, map } = await transformWithOxc(source, 'sum.ts', { sourcemap: true })
  const mappings = oneForEachLine(map!.mappings)
  const payload = { ...map!, file: 'sum.js', sourceRoot: '', sources: ['sum.ts'] }
  const [before, after] = [new SourceMap(payload), new SourceMap({ ...payload, mappings, names: [] })]
  const lineOf = (known: SourceMap, line: number, column: number) => {
    const entry = known.findEntry(line, column)
    return 'originalLine' in entry ? entry.originalLine : undefined
  }
  const lines = code.split('\n')
  const places = lines.flatMap((text, line) => Array.from(text, (_, column) => [line, column] as const))
  const known = places.map(([line, column]) => lineOf(before, line, column))
  expect(places.map(([line, column]) => lineOf(after, line, column))).toEqual(known)
  expect(new Set(known).size).toBeGreaterThan(8)
  const count = (text: string) => text.split(/[;,]/).filter(Boolean).length
  expect(count(mappings)).toBeLessThan(count(map!.mappings) / 2)
})
