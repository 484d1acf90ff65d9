import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { openAccount } from '#server/modules/accounts/accounts.ts'
import { ingestFile } from '#server/modules/knowledge/knowledge.ts'
import { readSets } from '../retrieval/sets.ts'

/** An article of SQuAD as the whole knowledge of a business. */
interface Article {
  name: string
  ctx: Ctx
  /** Its own questions, and as many of other articles, which have no answers here. */
  questions: { text: string; answers: string[] }[]
}

const mostArticles = 8
const questionsOfEach = 12

/** Some articles of the set `squad` in a folder, each taught to a business of its own. */
export async function articles(open: OpenCtx, folder: string): Promise<Article[]> {
  const set = (await readSets(folder)).find(({ name }) => name === 'squad')
  if (!set) throw new Error(`There is no set "squad" in ${folder}.`)
  const titles = [...new Set(set.passages.map(({ title }) => title))].slice(0, mostArticles)
  const made: Article[] = []
  for (const title of titles) {
    const passages = set.passages.filter(passage => passage.title === title)
    const ids = new Set(passages.map(({ id }) => id))
    const own = set.questions.filter(({ gold }) => gold.some(id => ids.has(id)))
    const others = set.questions.filter(({ gold }) => !gold.some(id => ids.has(id)))
    const { business } = await openAccount(open, {
      name: title,
      owner: { email: `${made.length}@example.com`, password: 'a long password of an article' },
    })
    const ctx = open.as(business.id, { kind: 'system' })
    const content = JSON.stringify(passages.map(({ text }) => ({ content: text })))
    const path = join(tmpdir(), `frontdesk-article-${process.pid}.json`)
    await writeFile(path, content)
    await ingestFile(ctx, {
      linkId: null,
      file: { path, name: 'article.json', size: Buffer.byteLength(content) },
    })
    made.push({
      name: title,
      ctx,
      questions: [
        ...spread(own, questionsOfEach).map(({ text, answers }) => ({ text, answers })),
        ...spread(others, questionsOfEach).map(({ text }) => ({ text, answers: [] })),
      ],
    })
  }
  return made
}

/** So many of a list, evenly over its length. */
const spread = <T>(list: T[], count: number): T[] =>
  list.length <= count
    ? list
    : Array.from({ length: count }, (_, i) => list[Math.floor((i * list.length) / count)]!)
