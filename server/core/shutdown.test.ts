import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createShutdown, doing } from './shutdown.ts'

test('what is held is named, knows its name, and is waited for, also what it begins itself', async () => {
  const stopping = createShutdown()
  const seen: unknown[] = []
  const inner = async () => {
    await sleep(20)
    seen.push(doing())
  }
  const outer = stopping.hold({ job: 'a' }, async () => {
    await sleep(10)
    void stopping.hold({ task: 'b' }, inner)
    seen.push(doing())
  })
  expect(stopping.held()).toEqual([{ job: 'a' }])
  await outer
  expect(stopping.held()).toEqual([{ task: 'b' }])
  await stopping.released()
  expect(seen).toEqual([{ job: 'a' }, { task: 'b' }])
  expect(doing()).toBeUndefined()
})

test('work that fails is over as well, and its failure is its caller’s', async () => {
  const stopping = createShutdown()
  const failing = stopping.hold({ job: 'a' }, async () => {
    throw new Error('broken')
  })
  await expect(failing).rejects.toThrow('broken')
  await stopping.released()
  expect(stopping.held()).toEqual([])
})
