import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { extractText } from 'unpdf'

// Checks that the set is whole: accounts, files, questions, and that each expected reply is in the material or the
// settings. What is not literally there is listed; that is no failure, because a reply may have to be worked out.

interface Business {
  half: 'dev' | 'held'
  account: Record<string, unknown>
  crawl: string
  upload: string[]
  answers: [string, string][]
}
interface Question {
  business: string
  kind: string
  turns: string[]
  expect: string | null
  may_abstain: boolean
}

const here = import.meta.dirname
const accounts: Record<string, Business> = JSON.parse(await readFile(join(here, 'accounts.json'), 'utf8'))
const questions: Question[] = (await readFile(join(here, 'questions.jsonl'), 'utf8'))
  .trim()
  .split('\n')
  .map(line => JSON.parse(line))
const problems: string[] = []

const plain = (markup: string) =>
  markup
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(/<\/(?:p|li|tr|h\d|dd|dt|w:p|row|si)>/g, '\n')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/[ \t]+/g, ' ')

/** The XML parts of an office file, unpacked from the local headers of its archive. */
function parts(archive: Buffer): string[] {
  const found: string[] = []
  for (let at = 0; archive.readUInt32LE(at) === 0x04034b50; ) {
    const packed = archive.readUInt32LE(at + 18)
    const start = at + 30 + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28)
    found.push(inflateRawSync(archive.subarray(start, start + packed)).toString())
    at = start + packed
  }
  return found
}

async function text(path: string): Promise<string> {
  const bytes = await readFile(path)
  if (path.endsWith('.pdf'))
    return (await extractText(new Uint8Array(bytes), { mergePages: true })).text.replace(/\u00ad/g, '')
  if (/\.(?:docx|xlsx)$/.test(path)) return parts(bytes).map(plain).join('\n')
  return path.endsWith('.html') ? plain(bytes.toString()) : bytes.toString()
}

for (const [name, business] of Object.entries(accounts)) {
  const files = (await readdir(join(here, name))).sort()
  for (const path of [business.crawl, ...business.upload])
    if (!files.some(file => `${name}/${file}` === path)) problems.push(`${name}: ${path} is not there`)
  const pages = await Promise.all(files.map(file => text(join(here, name, file))))
  const markup = await Promise.all(
    files.filter(file => file.endsWith('.html')).map(file => readFile(join(here, name, file), 'utf8')),
  )
  const linked = new Set(
    markup.flatMap(page => [...page.matchAll(/href="\/([^"#]+)/g)].map(match => match[1]!)),
  )
  for (const file of files)
    if (!linked.has(`${name}/${file}`) && !business.upload.includes(`${name}/${file}`))
      problems.push(`${name}: nothing leads to ${file}`)
  for (const path of linked)
    if (!files.some(file => `${name}/${file}` === path)) problems.push(`${name}: a link leads to ${path}`)
  const material = [...pages, ...business.answers.flat(), JSON.stringify(business.account)].join('\n')
  const asked = questions.filter(question => question.business === name)
  if (asked.length < 28) problems.push(`${name}: only ${asked.length} questions`)
  const answerable = asked.filter(({ expect }) => expect !== null).length
  console.log(
    `${name} (${business.half}): ${files.length} files, ${material.length} characters, ${asked.length} questions, ${answerable} with an answer`,
  )
  for (const { kind, turns, expect } of asked)
    if (expect !== null && !new RegExp(expect).test(material))
      console.log(`  not literally there: ${kind}: ${turns.at(-1)} :: ${expect}`)
}
for (const { business, turns } of questions)
  if (!accounts[business] || !turns.length) problems.push(`no such business, or no turn: ${business}`)

for (const problem of problems) console.error(problem)
if (problems.length) process.exitCode = 1
