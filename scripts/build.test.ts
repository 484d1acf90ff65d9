import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
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

const configs = { 'vite.config.ts': '', 'vite.widget.config.ts': '', 'vite.server.config.ts': '' }

test('a build is made again when something that it is made of has changed, and only then', () => {
  const { root, write } = project({ ...configs, 'server/main.ts': '1', 'web/pages/chat.ts': '1' })
  const built = () => {
    for (const name of ['pages', 'server']) write(`.build/${name}/.stamp`, hashOfSources(root, name))
  }
  expect(needsBuild(root)).toEqual(['pages', 'server'])
  built()
  expect(needsBuild(root)).toEqual([])
  write('server/main.test.ts', 'a test')
  expect(needsBuild(root)).toEqual([])
  write('server/main.ts', '2')
  expect(needsBuild(root)).toEqual(['server'])
  built()
  write('web/pages/chat.ts', '2')
  expect(needsBuild(root)).toEqual(['pages', 'server'])
  built()
  write('locales/en.ts', 'new')
  expect(needsBuild(root)).toEqual(['pages', 'server'])
  built()
  write('vite.server.config.ts', 'other')
  expect(needsBuild(root)).toEqual(['server'])
})
