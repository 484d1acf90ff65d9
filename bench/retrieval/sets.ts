import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Passages, and questions with the known passages that answer them. */
export interface QuestionSet {
  name: string
  passages: Passage[]
  questions: Question[]
}

export interface Passage {
  id: string
  title: string
  text: string
}

export interface Question {
  text: string
  /** Ids of the passages that answer it; empty when none does. */
  gold: string[]
  /** Wordings of the answer as they stand in the passages; empty where the set gives none. */
  answers: string[]
  /** The reason why no passage answers it. */
  why: string | null
}

/**
 * The sets of a folder, by name: pairs of `NAME.passages.jsonl` ({ id, title?, text } on each line) and
 * `NAME.questions.jsonl` ({ q, gold, answers?, why? } on each line), and `NAME.json` in the format of SQuAD 1 and 2.
 */
export async function readSets(folder: string): Promise<QuestionSet[]> {
  const files = (await readdir(folder)).sort()
  const sets = await Promise.all(
    files.map(async file => {
      const [, name, form] = /^(.+?)(\.passages\.jsonl|\.json)$/.exec(file) ?? []
      if (!name) return null
      if (form === '.json') return squad(name, await readFile(join(folder, file), 'utf8'))
      return jsonLines(name, folder)
    }),
  )
  const found = sets.filter(set => set !== null)
  if (!found.length)
    throw new Error(`${folder} holds neither NAME.json nor NAME.passages.jsonl with NAME.questions.jsonl`)
  return found
}

async function jsonLines(name: string, folder: string): Promise<QuestionSet> {
  const lines = async (part: string) => {
    const text = await readFile(join(folder, `${name}.${part}.jsonl`), 'utf8')
    return text
      .split('\n')
      .filter(line => line.trim())
      .map(line => JSON.parse(line))
  }
  return {
    name,
    passages: (await lines('passages')).map(({ id, title = '', text }) => ({ id, title, text })),
    questions: (await lines('questions')).map(({ q, gold, answers = [], why = null }) => ({
      text: q,
      gold,
      answers,
      why,
    })),
  }
}

/** https://rajpurkar.github.io/SQuAD-explorer/: articles of paragraphs, each with its questions. */
interface SquadFile {
  data: {
    title: string
    paragraphs: {
      context: string
      qas: { question: string; answers: { text: string }[]; is_impossible?: boolean }[]
    }[]
  }[]
}

/** Null for a JSON file of another kind. */
function squad(name: string, json: string): QuestionSet | null {
  const { data } = JSON.parse(json) as Partial<SquadFile>
  if (!Array.isArray(data)) return null
  const set: QuestionSet = { name, passages: [], questions: [] }
  for (const { title: written, paragraphs } of data) {
    const title = written.replaceAll('_', ' ')
    for (const [i, { context: text, qas }] of paragraphs.entries()) {
      const id = `${title}#${i}`
      set.passages.push({ id, title, text })
      for (const { question, answers, is_impossible: impossible = false } of qas) {
        set.questions.push({
          text: question,
          gold: impossible ? [] : [id],
          answers: impossible ? [] : [...new Set(answers.map(answer => answer.text))],
          why: impossible ? 'impossible' : null,
        })
      }
    }
  }
  return set
}

/** Picks `count` questions, evenly spread so that every part of the set is covered. */
export const sample = (questions: Question[], count: number): Question[] =>
  questions.length <= count
    ? questions
    : Array.from({ length: count }, (_, i) => questions[Math.floor((i * questions.length) / count)]!)
