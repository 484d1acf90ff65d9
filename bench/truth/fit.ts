import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Ctx } from '#server/core/context.ts'
import { visitorLanguage } from '#server/language/detect.ts'
import { type Evidence, weights } from '#server/modules/assistant/extract/confidence.ts'
import { extractAnswer } from '#server/modules/assistant/extract/extract.ts'
import { search } from '#server/modules/knowledge/knowledge.ts'
import { readSettings } from '#server/settings/settings.ts'
import { startProcess } from '#server/test/process.ts'
import { unlimited } from '../client.ts'
import { areaUnderCurve } from '../retrieval/measures.ts'
import { openHere } from '../retrieval/product.ts'
import { articles } from './articles.ts'
import { readBusinesses } from './businesses.ts'
import { logistic } from './logistic.ts'
import { learned, teach } from './teaching.ts'

// Fits the weights of `assistant/extract/confidence.ts`: how likely a reply is right, from its evidence. Each example is
// a question that the built-in assistant answers as well as it can, without a bar; it is right when the reply matches
// what the examiner expects. From the businesses of the development half, and from articles of SQuAD, each a small
// knowledge base that is asked its own questions and those of others. The held half is never read.
//
//   node bench/truth/fit.ts [--businesses DIR]… [--squad FOLDER] [--examples FILE]

const { values: options } = parseArgs({
  options: {
    businesses: { type: 'string', multiple: true, default: [join(import.meta.dirname, 'businesses')] },
    squad: { type: 'string' },
    examples: { type: 'string' },
  },
})

/** An example counts so much; businesses are what the assistant is for. */
const shareOfArticles = 0.25

interface Example {
  group: string
  question: string
  reply: string
  evidence: Evidence
  right: boolean
  weight: number
}

const businesses = (await readBusinesses(options.businesses)).filter(({ half }) => half === 'dev')
const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-bench-'))
const server = await startProcess({
  dataDir,
  program: join(import.meta.dirname, '../../server'),
  env: { ...unlimited, ALLOW_PRIVATE_NETWORK: 'on', EMBEDDINGS: 'on' },
})
// The second process of the same installation, in which the examples are looked into.
const { open, deps, close } = await openHere(readSettings({ DATA_DIR: dataDir }))
try {
  const examples = [...(await fromBusinesses()), ...(options.squad ? await fromArticles(options.squad) : [])]
  report(examples)
} finally {
  await close()
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function fromBusinesses(): Promise<Example[]> {
  const examples: Example[] = []
  for (const business of businesses) {
    const { tenant } = await teach(server, business)
    await learned(deps.db.pool)
    const ctx = open.as(tenant, { kind: 'system' })
    const usual = String((business.account as { language?: string }).language ?? 'en')
    for (const { kind, turns, expect } of business.questions) {
      // Follow-ups, and what settings answer or what is taken apart first, are not one question to the knowledge.
      if (turns.length > 1 || kind === 'hours' || kind === 'two') continue
      const found = await reply(ctx, turns[0]!, visitorLanguage(turns[0]!, usual))
      if (!found) continue
      const right = expect?.test(found.text) ?? false
      examples.push({
        group: business.name,
        question: turns[0]!,
        reply: found.text,
        evidence: found.evidence,
        right,
        weight: 1,
      })
    }
  }
  return examples
}

async function fromArticles(folder: string): Promise<Example[]> {
  const examples: Example[] = []
  const taught = await articles(open, folder)
  await learned(deps.db.pool)
  for (const article of taught) {
    for (const { text, answers } of article.questions) {
      const found = await reply(article.ctx, text, 'en')
      if (!found) continue
      const right = answers.some(answer => found.text.toLowerCase().includes(answer.toLowerCase()))
      examples.push({
        group: article.name,
        question: text,
        reply: found.text,
        evidence: found.evidence,
        right,
        weight: shareOfArticles,
      })
    }
  }
  return examples
}

async function reply(ctx: Ctx, question: string, language: string) {
  const result = await search(ctx, { linkId: null, main: true, language }, question, 5)
  const { text, evidence } = extractAnswer({ question, language, today: Temporal.Now.plainDateISO() }, result)
  return evidence && { text, evidence }
}

function report(examples: Example[]): void {
  const names = Object.keys(weights) as (keyof Evidence)[]
  const rows = examples.map(({ evidence, right, weight }) => ({
    features: names.map(name => evidence[name]),
    right,
    weight,
  }))
  const fitted = logistic(rows)
  if (options.examples) {
    const lines = examples.map(({ group, question, reply: said, evidence, right }, i) => {
      const odds = fitted.odds(rows[i]!.features)
      const told = names.map(name => `${name} ${evidence[name].toFixed(2)}`).join(', ')
      return `${(1 / (1 + Math.exp(-odds))).toFixed(2)} ${right ? 'right' : 'WRONG'} ${group}: ${question}\n  ${said.replaceAll('\n', ' ⏎ ')}\n  ${told}`
    })
    writeFileSync(options.examples, lines.join('\n'))
    writeFileSync(`${options.examples}.json`, JSON.stringify(examples))
  }
  print(`${examples.length} examples, ${examples.filter(each => each.right).length} right`)
  print(`bias: ${fitted.bias.toFixed(2)},`)
  for (const [i, name] of names.entries()) print(`${name}: ${fitted.weights[i]!.toFixed(2)},`)

  // Each business judged by what was learnt from the others.
  const judged = [...new Set(businesses.map(({ name }) => name))].flatMap(name => {
    const others = logistic(rows.filter((_, i) => examples[i]!.group !== name))
    return rows.flatMap((row, i) =>
      examples[i]!.group === name ? [{ odds: others.odds(row.features), right: row.right }] : [],
    )
  })
  print(
    `left out one business at a time: AUROC ${areaUnderCurve(judged.map(({ odds, right }) => ({ sureness: odds, answerable: right }))).toFixed(3)}`,
  )
  for (const bar of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8]) {
    const answered = judged.filter(({ odds }) => 1 / (1 + Math.exp(-odds)) >= bar)
    const right = answered.filter(each => each.right).length
    const all = judged.filter(each => each.right).length
    print(
      `  from ${bar}: ${answered.length} of ${judged.length} answered, ${right} of ${all} right ones, ${answered.length - right} wrong`,
    )
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
