import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { hashOfSources, needsBuild } from './build.mjs'

function project(files: Record<string, string>): { root: string; write(path: string, text: string): void } {
  const root = mkdtempSync(join(tmpdir(), 'frontdesk-build-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  for (const [path, text] of Object.entries(files)) write(path, text)
  return { root, write }
}

const configs = {
  'vite.config.ts': '',
  'vite.widget.config.ts': '',
  'vite.portal.config.ts': '',
  'vite.server.config.ts': '',
}
const all = ['pages', 'portal', 'server']

test('a build is made again when something that it is made of has changed, and only then', () => {
  const { root, write } = project({ ...configs, 'server/main.ts': '1', 'web/pages/chat.ts': '1' })
  const built = () => {
    for (const name of all) write(`.build/${name}/.stamp`, hashOfSources(root, name))
  }
  expect(needsBuild(root)).toEqual(all)
  built()
  expect(needsBuild(root)).toEqual([])
  write('server/main.test.ts', 'a test')
  expect(needsBuild(root)).toEqual([])
  write('server/main.ts', '2')
  expect(needsBuild(root)).toEqual(['server'])
  built()
  write('web/pages/chat.ts', '2')
  expect(needsBuild(root)).toEqual(all)
  built()
  write('locales/en.ts', 'new')
  expect(needsBuild(root)).toEqual(all)
  built()
  write('vite.server.config.ts', 'other')
  expect(needsBuild(root)).toEqual(['server'])
  built()
  // The typed client stands in the desk's scripts.
  write('sdk/src/endpoints.ts', 'new')
  expect(needsBuild(root)).toEqual(['portal'])
  built()
  write('vite.portal.config.ts', 'other')
  expect(needsBuild(root)).toEqual(['portal'])
})

test('sources are read again only where they look other than before, or have just been changed', () => {
  const { root, write } = project({ ...configs, 'server/main.ts': '1' })
  const hourAgo = Date.now() / 1_000 - 3_600
  const writeAt = (path: string, text: string, seconds: number) => {
    write(path, text)
    utimesSync(join(root, path), seconds, seconds)
  }
  for (const path of ['server/main.ts', ...Object.keys(configs)])
    utimesSync(join(root, path), hourAgo, hourAgo)
  for (const name of all) write(`.build/${name}/.stamp`, hashOfSources(root, name))
  expect(needsBuild(root)).toEqual([])
  // Nobody changes a file like this: it shows that nothing was read.
  writeAt('server/main.ts', '2', hourAgo)
  expect(needsBuild(root)).toEqual([])
  writeAt('server/main.ts', '2', hourAgo + 60)
  expect(needsBuild(root)).toEqual(['server'])
  write('.build/server/.stamp', hashOfSources(root, 'server'))
  write('server/main.ts', '2')
  expect(needsBuild(root)).toEqual([])
  // Within the second of a change, another one looks the same.
  write('server/main.ts', '3')
  expect(needsBuild(root)).toEqual(['server'])
})

test('a copy of the program without the desk needs no desk', () => {
  const { root } = project({ ...configs, 'server/main.ts': '1' })
  rmSync(join(root, 'vite.portal.config.ts'))
  expect(needsBuild(root)).toEqual(['pages', 'server'])
})

test('the server is built into files of plain ASCII, with maps that hold no text', async () => {
  const built = await build({
    configFile: join(import.meta.dirname, '../vite.server.config.ts'),
    logLevel: 'silent',
    build: { write: false },
  })
  const { output } = built as Rolldown.RolldownOutput
  const files = output.filter(file => file.type === 'chunk')
  expect(files.some(file => file.code.includes('\\u00e9'))).toBe(true)
  expect(files.filter(file => /[^\0-\x7f]/.test(file.code)).map(file => file.fileName)).toEqual([])
  const maps = output.filter(file => file.type === 'asset').map(file => JSON.parse(String(file.source)))
  expect(maps.length).toBeGreaterThan(5)
  expect(maps.filter(map => map.names.length || 'sourcesContent' in map)).toEqual([])
})
