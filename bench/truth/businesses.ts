import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Static, type TSchema, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { AccountChanges } from '#contract/accounts/account.ts'

// The layout of a folder of businesses:
//
//   accounts.json     what each business is and is taught, by its name
//   questions.jsonl   what its visitors ask, one question on each line
//   NAME/…            its web pages and documents

const half = Type.Union([Type.Literal('dev'), Type.Literal('held')])
/** Development businesses may be looked at while the assistant is improved; the held-out ones only measure it. */
export type Half = Static<typeof half>

const Taught = Type.Object({
  account: AccountChanges,
  half: Type.Optional(half),
  /** The first page of its website, as a path in the folder. */
  crawl: Type.Optional(Type.Union([Type.String({ minLength: 1 }), Type.Null()])),
  /** Documents, as paths in the folder. */
  upload: Type.Optional(Type.Array(Type.String({ minLength: 1 }))),
  /** Questions, each with its answer. */
  answers: Type.Optional(Type.Array(Type.Tuple([Type.String(), Type.String()]))),
  /** Texts that are taught as they stand. */
  ingest: Type.Optional(Type.Array(Type.String({ minLength: 1 }))),
})

const AskedQuestion = Type.Object({
  business: Type.String(),
  kind: Type.String({ minLength: 1 }),
  turns: Type.Array(Type.String({ minLength: 1 }), { minItems: 1 }),
  expect: Type.Union([Type.String({ minLength: 1 }), Type.Null()]),
  may_abstain: Type.Optional(Type.Boolean()),
})

export interface Question {
  kind: string
  /** What the visitor says, in one conversation. The reply to the last is judged. */
  turns: string[]
  /** What a right reply matches; null where nothing taught answers. */
  expect: RegExp | null
  mayAbstain: boolean
}

export interface Business {
  name: string
  half: Half
  folder: string
  account: AccountChanges
  crawl: string | null
  uploads: string[]
  answers: [question: string, answer: string][]
  texts: string[]
  questions: Question[]
}

/** All businesses of these folders. Throws a sentence that names the file, and the line, of the first mistake. */
export async function readBusinesses(folders: string[]): Promise<Business[]> {
  const businesses = (await Promise.all(folders.map(readFolder))).flat()
  const names = businesses.map(({ name }) => name)
  const twice = names.find((name, i) => names.indexOf(name) !== i)
  if (twice) throw new Error(`Two of the folders have a business called ${JSON.stringify(twice)}.`)
  return businesses
}

async function readFolder(folder: string): Promise<Business[]> {
  const accounts = join(folder, 'accounts.json')
  const entries = readJson(Type.Record(Type.String(), Taught), await readFile(accounts, 'utf8'), accounts)
  const questions = await readQuestions(join(folder, 'questions.jsonl'), Object.keys(entries))
  return Promise.all(
    Object.entries(entries).map(async ([name, entry]) => {
      const business: Business = {
        name,
        half: entry.half ?? 'dev',
        folder,
        account: entry.account,
        crawl: entry.crawl ?? null,
        uploads: entry.upload ?? [],
        answers: entry.answers ?? [],
        texts: entry.ingest ?? [],
        questions: questions.get(name) ?? [],
      }
      for (const path of [business.crawl ?? [], business.uploads].flat()) {
        await access(join(folder, path)).catch(() => {
          throw new Error(`${accounts}: ${name} names ${path}, and there is no such file.`)
        })
      }
      if (!business.questions.length) throw new Error(`${folder}: nobody asks ${name} anything.`)
      return business
    }),
  )
}

async function readQuestions(path: string, names: string[]): Promise<Map<string, Question[]>> {
  const lines = (await readFile(path, 'utf8')).split('\n')
  const questions = new Map<string, Question[]>(names.map(name => [name, []]))
  for (const [i, line] of lines.entries()) {
    if (!line.trim()) continue
    const place = `${path}, line ${i + 1}`
    const { business, kind, turns, expect, may_abstain } = readJson(AskedQuestion, line, place)
    const asked = questions.get(business)
    if (!asked) throw new Error(`${place}: accounts.json has no business ${JSON.stringify(business)}.`)
    asked.push({
      kind,
      turns,
      expect: expect === null ? null : expression(expect, place),
      mayAbstain: expect === null || (may_abstain ?? false),
    })
  }
  return questions
}

function expression(source: string, place: string): RegExp {
  try {
    return new RegExp(source)
  } catch (error) {
    throw new Error(`${place}: ${(error as Error).message}`)
  }
}

function readJson<T extends TSchema>(schema: T, text: string, place: string): Static<T> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new Error(`${place}: ${(error as Error).message}`)
  }
  const shape = Compile(schema)
  if (shape.Check(value)) return value as Static<T>
  const [first] = shape.Errors(value)
  throw new Error(`${place}: ${first?.instancePath || 'it'} ${first?.message}`)
}
