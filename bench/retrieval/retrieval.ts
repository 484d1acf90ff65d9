import { parseArgs } from 'node:util'
import type { Ctx } from '#server/core/context.ts'
import { extractAnswer } from '#server/modules/assistant/extract/extract.ts'
import { calibrateWeights } from '#server/modules/knowledge/calibration/jobs.ts'
import { search } from '#server/modules/knowledge/knowledge.ts'
import { nearest } from '#server/modules/knowledge/search/queries.ts'
import { trainEmbed } from './co-occurrence.ts'
import { serveEmbeddings } from './embedding-server.ts'
import { libraries } from './libraries.ts'
import { abstention, type Found, mean, quality, unanswerable } from './measures.ts'
import { type Product, startProduct } from './product.ts'
import { type Question, type QuestionSet, readSets, sample } from './sets.ts'

// Measures search and answers without a model, on question sets in a folder of yours, beside npm's search libraries
// on the same passages in the same run. Then it measures search with vectors, beside words alone and vectors alone.
//
//   node bench/retrieval/retrieval.ts FOLDER [--questions N] [--set NAME]
//
// Read with care: we tuned our search's constants on sets like these, while the libraries use their own. Times are of
// this process: ours includes the database, and excludes the time of an embedding.

/** The most that the API gives: it makes sure that ten different sources are among the passages. */
const passages = 20
const sources = 10
/** We tried 64 to 400; 128 added the most. */
const dimensions = 128

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { questions: { type: 'string' }, set: { type: 'string' } },
})
const [folder] = positionals
if (!folder) throw new Error('Name the folder that holds the question sets.')
const most = Number(options.questions ?? Number.POSITIVE_INFINITY)

const distinct = (ids: string[]): string[] => [...new Set(ids)].slice(0, sources)
const plain = (text: string): string => text.replace(/\s+/g, ' ').toLowerCase()

const row = (name: string, cells: string[]): void =>
  print(`  ${name.padEnd(24)}${cells.map(cell => cell.padStart(9)).join('')}`)
const share = (value: number): string => value.toFixed(3)
const signed = (value: number): string => `${value < 0 ? '−' : '+'}${share(Math.abs(value))}`

const server = await serveEmbeddings()
const product = await startProduct(server.url)
try {
  for (const set of await readSets(folder)) {
    if (!options.set || options.set === set.name) await measure(set)
  }
} finally {
  await product.stop()
  server.close()
}

async function measure(set: QuestionSet): Promise<void> {
  const questions = sample(set.questions, most)
  print(`\n${set.name}: ${set.passages.length} passages, ${questions.length} questions`)
  // Without the titles. The product asks the model the titles to find out how far to trust it, and would trust a
  // model too much that had learnt which title belongs to which text.
  const texts = set.passages.map(({ text }) => text)
  server.serve(trainEmbed(texts, Math.min(dimensions, Math.floor(texts.length / 2))))
  const { ctx, ids } = await product.teach(set.name, set.passages)
  await calibrateWeights.run(ctx, {}, new AbortController().signal)

  const words = await askOurs({ ...ctx, embeddings: null }, ids, questions)
  row('', ['R@1', 'R@5', 'MRR@10', 'p50 ms', 'p95 ms'])
  show('ours, no model', words.found)
  const rivals = new Map<string, Found[]>()
  for (const library of libraries) {
    const searchLibrary = await library.index(set.passages)
    const found = await ask(questions, async question => {
      const hits = await searchLibrary(question.text)
      return { ids: hits.map(({ id }) => id), sureness: hits[0]?.score ?? 0 }
    })
    rivals.set(library.name, found)
    show(library.name, found)
  }
  const best = Math.max(...[...rivals.values()].map(found => quality(found).recallAt5))
  print(`  → R@5 ${signed(quality(words.found).recallAt5 - best)} against the best library`)

  print(`\n  with vectors (latent semantic analysis of these passages), weight found: ${await weightIn(ctx)}`)
  const dense = await askVectors(product, ctx, ids, questions)
  const hybrid = await askOurs(ctx, ids, questions)
  show('words alone', words.found)
  show('vectors alone', dense)
  show('both', hybrid.found)

  if (words.answered.length) {
    print(`\n  the answer is in the reply (two sentences): ${share(mean(words.answered))}`)
  }
  for (const why of unanswerable(words.found)) {
    print(`\n  telling answerable from "${why}", area under the ROC curve`)
    row('ours', [abstention(words.found, why).toFixed(3)])
    for (const [name, found] of rivals) row(name, [abstention(found, why).toFixed(3)])
  }
}

/** Searches as the assistant does, and checks whether the reply that it extracts holds a right answer. */
async function askOurs(
  ctx: Ctx,
  ids: Map<string, string>,
  questions: Question[],
): Promise<{ found: Found[]; answered: number[] }> {
  const answered: number[] = []
  const found = await ask(questions, async question => {
    const result = await search(ctx, { linkId: null, main: true }, question.text, passages)
    return {
      ids: distinct(result.passages.map(({ parent_doc_id: source }) => ids.get(source)!)),
      sureness: result.confidence,
      after() {
        if (!question.answers.length) return
        const reply = plain(
          extractAnswer(
            { question: question.text, language: 'en', today: Temporal.Now.plainDateISO() },
            result,
          ).text,
        )
        answered.push(Number(question.answers.some(answer => reply.includes(plain(answer)))))
      },
    }
  })
  return { found, answered }
}

/** The product's ranking by vectors alone, which it never uses alone. */
async function askVectors(
  { open }: Product,
  ctx: Ctx,
  ids: Map<string, string>,
  questions: Question[],
): Promise<Found[]> {
  const { model, embed } = open.embeddings!
  return ask(questions, async question => {
    const [vector] = await embed([question.text])
    const hits = await ctx.tx(db => nearest(db, { kbs: [ctx.tenant], model, vector: vector!, limit: 60 }))
    return { ids: distinct(hits.map(({ sourceId }) => ids.get(sourceId)!)), sureness: null }
  })
}

/** The weight that the product gave the vectors in this knowledge base. */
function weightIn(ctx: Ctx): Promise<number> {
  return ctx.tx(async db => {
    const base = await db.selectFrom('knowledge_base').select('dense_weight').executeTakeFirstOrThrow()
    return base.dense_weight
  })
}

/** Asks one question to warm up, then every question in turn. */
async function ask(
  questions: Question[],
  answer: (question: Question) => Promise<{ ids: string[]; sureness: number | null; after?(): void }>,
): Promise<Found[]> {
  for (const question of questions.slice(0, 20)) await answer(question)
  const found: Found[] = []
  for (const question of questions) {
    const before = performance.now()
    const { ids, sureness, after } = await answer(question)
    found.push({ question, ids, sureness, ms: performance.now() - before })
    after?.()
  }
  return found
}

function show(name: string, found: Found[]): void {
  const { recallAt1, recallAt5, mrr, p50, p95 } = quality(found)
  row(name, [share(recallAt1), share(recallAt5), share(mrr), p50.toFixed(2), p95.toFixed(2)])
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
