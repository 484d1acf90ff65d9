import { execFileSync, spawn } from 'node:child_process'
import { appendFileSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Aimed, isReached, shown } from './figures.ts'

// Runs the benches of which a figure has an aim, one after the other, prints all figures beside their aims, and adds a line
// to bench/history.jsonl. `--quick` runs short forms of the most telling ones, in about two minutes. A figure that is worse
// by a fifth than in the last run on the same processor is called out. Exits with 1 when a bench fails.

const { quick } = parseArgs({ options: { quick: { type: 'boolean', default: false } } }).values
const history = join(import.meta.dirname, 'history.jsonl')

/** Each bench with its arguments, and with those of its short form where it has one. */
const benches: [file: string, args: string[], short?: string[]][] = [
  ['turns.ts', ['8'], ['4']],
  ['model-turns.ts', ['8'], ['3']],
  ['chat-links.ts', [], []],
  ['import.ts', ['50000'], ['5000']],
  ['broadcast.ts', ['5000'], ['500']],
  ['webhooks.ts', []],
  ['visitors.ts', ['500', '60', '2']],
  ['upload.ts', []],
  ['ingest.ts', []],
  ['first-teaching.ts', []],
  ['start.ts', []],
  ['processes.ts', []],
  ['growth.ts', []],
]

interface Run {
  commit: string
  at: string
  processor: string
  quick: boolean
  figures: Aimed[]
}

const folder = await mkdtemp(join(tmpdir(), 'frontdesk-bench-'))
const collected = join(folder, 'figures')
const failed: string[] = []
for (const [file, args, short] of benches) {
  const given = quick ? short : args
  if (given && (await run(file, given)) !== 0) failed.push(file)
}
const figures = linesOf<Aimed>(collected)
await rm(folder, { recursive: true, force: true })

const processor = cpus()[0]?.model.trim() ?? 'unknown'
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: import.meta.dirname })
  .toString()
  .trim()
const before = linesOf<Run>(history).findLast(past => past.processor === processor && past.quick === quick)
const line: Run = { commit, at: new Date().toISOString(), processor, quick, figures }
appendFileSync(history, `${JSON.stringify(line)}\n`)

process.stdout.write(`\n${processor}, ${commit}${before ? `, against ${before.commit}` : ''}\n`)
const width = Math.max(...figures.map(({ name }) => name.length))
for (const figure of figures) {
  const past = before?.figures.find(({ name }) => name === figure.name)
  const verdict = `${isReached(figure) ? 'reached' : 'MISSED'}${past && isWorse(figure, past) ? `, WORSE: was ${past.value.toFixed(2)}` : ''}`
  process.stdout.write(`  ${figure.name.padEnd(width)}  ${shown(figure).padEnd(24)}  ${verdict}\n`)
}
for (const file of failed) process.stderr.write(`FAILED: ${file}\n`)
process.exit(failed.length ? 1 : 0)

/** Runs one bench and returns its exit code. */
function run(file: string, args: string[]): Promise<number> {
  const child = spawn(process.execPath, [join(import.meta.dirname, file), ...args], {
    env: { ...process.env, BENCH_FIGURES: collected },
    stdio: 'inherit',
  })
  return new Promise(resolve => child.once('exit', code => resolve(code ?? 1)))
}

/** The objects of a file of JSON lines; none when it is not there. */
function linesOf<T>(file: string): T[] {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return []
  }
  return text
    .split('\n')
    .filter(Boolean)
    .map(each => JSON.parse(each) as T)
}

/** Whether a figure moved away from its aim by more than a fifth. */
function isWorse({ value, atLeast }: Aimed, past: Aimed): boolean {
  return atLeast === undefined ? value > past.value * 1.2 : value < past.value / 1.2
}
