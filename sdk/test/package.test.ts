import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { makeAccount, startApp } from '../../server/test/app.ts'

// The package as somebody gets it who installs it: packed, in a project of its own that has nothing else.

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')
const compilers = ['typescript', 'typescript5'].map(name => join(root, 'node_modules', name, 'bin/tsc'))

async function installed(): Promise<string> {
  const project = await mkdtemp(join(tmpdir(), 'frontdesk-client-'))
  onTestFinished(() => rm(project, { recursive: true, force: true }))
  await writeFile(join(project, 'package.json'), '{ "type": "module", "private": true }')
  // `npm test` hands its own settings down, `ignore-scripts` among them, and packing needs the build.
  const inherited = Object.entries(process.env).filter(([name]) => !name.toLowerCase().startsWith('npm_'))
  const env = { ...Object.fromEntries(inherited), npm_config_loglevel: 'error' }
  const pack = ['pack', '--json', '--pack-destination', project]
  const packed = await run('npm', pack, { cwd: join(root, 'sdk'), env })
  const tarball = /"filename": "([^"]+)"/.exec(packed.stdout)![1]!
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${tarball}`], { cwd: project, env })
  await cp(join(import.meta.dirname, 'project/sample.ts'), join(project, 'sample.ts'))
  return project
}

test('npm pack installs in an empty project, type-checks there and runs', async () => {
  const project = await installed()
  // Only the sample needs the types of Node; the package needs none.
  const types = join(root, 'node_modules/@types')
  await symlink(types, join(project, 'node_modules/@types'))
  for (const compiler of compilers) {
    for (const resolution of ['nodenext', 'bundler']) {
      const module = resolution === 'bundler' ? 'esnext' : 'nodenext'
      const flags = [
        '--strict',
        '--skipLibCheck',
        'false',
        '--target',
        'es2022',
        '--types',
        'node',
        '--noEmit',
      ]
      const args = [compiler, ...flags, '--module', module, '--moduleResolution', resolution, 'sample.ts']
      const checked = await run(process.execPath, args, { cwd: project }).catch(error => error)
      expect(checked.stdout, `${compiler} ${resolution}`).toBe('')
    }
  }
  const emit = ['--strict', '--target', 'es2022', '--module', 'nodenext', '--types', 'node', 'sample.ts']
  await run(process.execPath, [compilers[0]!, ...emit], { cwd: project })
  const app = await startApp()
  const { adminKey } = await makeAccount(app)
  const { stdout } = await run(process.execPath, ['sample.js', app.url, adminKey], { cwd: project })
  expect(stdout).toBe('true\ntrue\ntrue\n')
})
