import { expect, test } from 'vitest'
import { type Draft, draftsOf, keyFor, put, recovered, type Store } from './drafts.ts'

/** A store as browsers have it, which takes `most` entries. */
function storeOf(most = Number.POSITIVE_INFINITY): Store & { entries: Map<string, string> } {
  const entries = new Map<string, string>()
  return {
    entries,
    get length() {
      return entries.size
    },
    key: index => [...entries.keys()][index] ?? null,
    getItem: name => entries.get(name) ?? null,
    setItem: (name, value) => {
      if (!entries.has(name) && entries.size >= most) throw new DOMException('full', 'QuotaExceededError')
      entries.set(name, value)
    },
    removeItem: name => void entries.delete(name),
  }
}
const draft = (fields: Partial<Draft> = {}): Draft => ({
  text: 'Dear Priya',
  files: [],
  attempt: null,
  at: 1,
  ...fields,
})
const file = { id: 'f1', name: 'prices.pdf', type: 'application/pdf', bytes: 10, url: '/f1' }

test('a draft is kept for its conversation and its member, and an empty one is forgotten', () => {
  const store = storeOf()
  const drafts = draftsOf(store, 'shop:ada')
  drafts.write('c1', draft())
  expect(draftsOf(store, 'shop:ada').read('c1')).toEqual(draft())
  expect(drafts.read('c2')).toBeNull()
  expect(draftsOf(store, 'shop:ben').read('c1')).toBeNull()
  drafts.write('c1', draft({ text: '' }))
  expect(store.entries.size).toBe(0)
})

test('a store that is full loses its oldest drafts, one that is forbidden breaks nothing', () => {
  const store = storeOf(60)
  const drafts = draftsOf(store, 'shop:ada')
  for (let at = 1; at <= 61; at++) drafts.write(`c${at}`, draft({ at }))
  expect(drafts.read('c61')).not.toBeNull()
  expect(drafts.read('c1')).toBeNull()
  draftsOf(null, 'shop:ada').write('c1', draft())
  expect(draftsOf(storeOf(0), 'shop:ada').read('c1')).toBeNull()
  draftsOf(storeOf(0), 'shop:ada').write('c1', draft())
})

test('at most two hundred are kept', () => {
  const store = storeOf()
  const drafts = draftsOf(store, 'shop:ada')
  for (let at = 1; at <= 203; at++) drafts.write(`c${at}`, draft({ at }))
  expect(store.entries.size).toBe(200)
  expect([drafts.read('c3'), drafts.read('c4')?.at]).toEqual([null, 4])
})

test('what is no draft is none', () => {
  const store = storeOf()
  for (const value of ['', '{', 'null', '[]', '{"text":1}', '{"text":"a"}']) {
    store.setItem('desk:draft:shop:ada:c1', value)
    expect(draftsOf(store, 'shop:ada').read('c1')).toBeNull()
  }
  store.setItem('desk:draft:shop:ada:c1', '{"text":"a","at":1,"attempt":{"key":5},"files":"x"}')
  expect(draftsOf(store, 'shop:ada').read('c1')).toEqual(draft({ text: 'a' }))
})

test('words whose sending was cut off come back, above what was written since', () => {
  const attempt = { key: 'k', text: 'First', files: [file] }
  expect(recovered(draft({ text: 'Second', attempt }))).toMatchObject({
    text: 'First\n\nSecond',
    files: [file],
  })
  expect(recovered(draft())).toEqual(draft())
  expect(put('First', '')).toBe('First')
})

test('the same words carry the same key, so that they arrive once; others carry their own', () => {
  const attempt = { key: 'old', text: 'First', files: [file] }
  const fresh = () => 'new'
  expect(keyFor({ text: 'First', files: [file], attempt }, fresh)).toBe('old')
  expect(keyFor({ text: 'First!', files: [file], attempt }, fresh)).toBe('new')
  expect(keyFor({ text: 'First', files: [], attempt }, fresh)).toBe('new')
  expect(keyFor({ text: 'First', files: [], attempt: null }, fresh)).toBe('new')
})
