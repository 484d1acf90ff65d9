import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columnsOf, frameAfter, isMatroska, peaksOf, piecesOf } from './peaks.ts'

test('pieces of a recording begin with a frame and lose no byte', () => {
  const frame = [0xff, 0xf3, 0x40, 0xc4, 1, 2, 3, 4, 5, 6]
  const recording = Uint8Array.from(Array.from({ length: 100 }, () => frame).flat())
  expect(frameAfter(recording, 3)).toBe(10)
  const pieces = piecesOf(recording, 64)
  expect(pieces.length).toBeGreaterThan(10)
  for (const piece of pieces) expect([...piece.subarray(0, 2)]).toEqual([0xff, 0xf3])
  expect(pieces.reduce((sum, { length }) => sum + length, 0)).toBe(recording.length)
  expect(piecesOf(new Uint8Array(0))).toEqual([])
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.integer({ min: 1, max: 50 }), (bytes, size) => {
      expect(piecesOf(bytes, size).flatMap(piece => [...piece])).toEqual([...bytes])
    }),
  )
})

test('of two channels, one for each side of a call, the louder one is drawn', () => {
  const [caller, agent] = [Float32Array.from([0.5, 0, 0, 0]), Float32Array.from([0, 0, -0.3, 0.1, 0.2])]
  const peaks = peaksOf([caller, agent], 2)
  expect([...peaks].map(peak => Math.round(peak * 10))).toEqual([5, 3, 2])
  expect(peaksOf([], 2)).toHaveLength(0)
})

test('half an hour of sound becomes as many columns as the picture is wide', () => {
  const peaks = peaksOf([Float32Array.from([0, 0.5, -0.9, 0.1, 0.2])], 2)
  expect([...peaks].map(peak => Math.round(peak * 10))).toEqual([5, 9, 2])
  const drawn = columnsOf(new Float32Array(9_000).fill(0.5), 18_000, 600)
  expect(drawn).toHaveLength(600)
  // What is not read yet is still silent.
  expect([drawn[0], drawn[299], drawn[301]]).toEqual([1, 1, 0])
  expect(columnsOf(new Float32Array(10).fill(0.01), 10, 5)[0]).toBeCloseTo(0.2)
})

test('a film or a sound of a browser’s recorder is told by its head', () => {
  expect(isMatroska(Uint8Array.from([0x1a, 0x45, 0xdf, 0xa3, 0x9f]))).toBe(true)
  expect(isMatroska(Uint8Array.from([0xff, 0xf3, 0x40, 0xc4]))).toBe(false)
  expect(isMatroska(new Uint8Array(0))).toBe(false)
})
