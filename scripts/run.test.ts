import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { link, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

/** A program that is started by another Node than the project's: the same one at another place. */
async function startedByAnother(program: string): Promise<[node: string, args: string[]]> {
  // Beside the project, for a file has two names on one disk only.
  const folder = await mkdtemp(join(import.meta.dirname, '../node_modules/.another-node-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const another = join(folder, 'node')
  await link(process.execPath, another)
  await writeFile(join(folder, 'program.mjs'), program)
  const become = pathToFileURL(join(import.meta.dirname, 'run.mjs'))
  await writeFile(
    join(folder, 'start.mjs'),
    `import { become } from ${JSON.stringify(become)}
    const program = ${JSON.stringify(join(folder, 'program.mjs'))}
    become(${JSON.stringify(process.execPath)}, { flags: [], program, args: [] }, ${JSON.stringify(join(folder, 'compiled'))})`,
  )
  return [another, [join(folder, 'start.mjs')]]
}

test('a program that another Node started has threads', async () => {
  const [node, args] = await startedByAnother(`
    import { isMainThread, parentPort, Worker } from 'node:worker_threads'
    if (isMainThread) new Worker(new URL(import.meta.url)).on('message', told => console.log(process.execPath, told))
    else parentPort.postMessage('a thread')
  `)
  const { stdout } = await promisify(execFile)(node, args)
  expect(stdout).toBe(`${process.execPath} a thread\n`)
})

test('a program that another Node started stops with it', async () => {
  const [node, args] = await startedByAnother(`
    process.on('SIGTERM', () => console.log('stopped') ?? process.exit())
    setInterval(() => {}, 1_000)
    console.log('runs')
  `)
  const starter = spawn(node, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  starter.stdout.on('data', chunk => {
    printed += chunk
    if (printed === 'runs\n') starter.kill('SIGKILL')
  })
  await once(starter.stdout, 'end')
  expect(printed).toBe('runs\nstopped\n')
})
