import type { Operation } from './reference.ts'
import { addressOf, type Draft } from './samples.ts'

/** A request as the reader has filled it in. */
export interface Filled {
  key: string
  idempotencyKey: string
  path: Record<string, string>
  query: Record<string, string>
  /** JSON, as typed */
  json: string
  /** fields of a form */
  fields: Record<string, string>
  /** by field; bare bytes are in `body` */
  files: Record<string, File[]>
}

export interface Answer {
  status: number
  statusText: string
  milliseconds: number
  headers: [string, string][]
  /** text to show; of a stream, what has arrived */
  text: string
  /** bytes to save or to look at */
  file: { url: string; name: string; image: boolean } | null
  /** whether more is to come */
  open: boolean
}

/**
 * Sends the request to this server and reports the answer, a stream each time that something of it arrives. Throws when
 * nothing answers.
 */
export async function send(
  operation: Operation,
  draft: Draft,
  filled: Filled,
  signal: AbortSignal,
  report: (answer: Answer) => void,
): Promise<void> {
  const headers: Record<string, string> = {}
  if (operation.takesKey && filled.key) headers['X-API-Key'] = filled.key
  if (filled.idempotencyKey) headers['Idempotency-Key'] = filled.idempotencyKey
  const body = bodyOf(draft, filled)
  if (typeof body === 'string') headers['Content-Type'] = 'application/json'
  else if (body instanceof Blob) headers['Content-Type'] = draft.type!
  const began = performance.now()
  const response = await fetch(addressOf(operation.path, filled), {
    method: operation.method,
    headers,
    signal,
    ...(body !== undefined && { body }),
  })
  const answer: Answer = {
    status: response.status,
    statusText: response.statusText,
    milliseconds: Math.round(performance.now() - began),
    headers: [...response.headers],
    text: '',
    file: null,
    open: false,
  }
  const type = response.headers.get('content-type') ?? ''
  if (type.startsWith('text/event-stream')) return follow(response, answer, report)
  if (type.includes('json')) {
    const text = await response.text()
    return report({ ...answer, text: text && pretty(text) })
  }
  if (type.startsWith('text/') || type === '') return report({ ...answer, text: await response.text() })
  const file = await dataUrl(await response.blob())
  report({ ...answer, file: { url: file, name: nameOf(operation, type), image: type.startsWith('image/') } })
}

function bodyOf(
  draft: Draft,
  { json, fields, files }: Filled,
): string | Blob | FormData | URLSearchParams | undefined {
  if (draft.type === undefined) return undefined
  if (draft.type === 'application/json') return json.trim() === '' ? undefined : json
  const given = Object.entries(fields).filter(([, value]) => value !== '')
  if (draft.type === 'application/x-www-form-urlencoded') return new URLSearchParams(given)
  if (draft.type !== 'multipart/form-data') return files.body?.[0] ?? new Blob([])
  const form = new FormData()
  for (const [name, value] of given) form.append(name, value)
  for (const [name, list] of Object.entries(files)) for (const file of list) form.append(name, file)
  return form
}

async function follow(response: Response, answer: Answer, report: (answer: Answer) => void): Promise<void> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  report({ ...answer, open: true })
  for (;;) {
    const part = await reader?.read()
    if (!part || part.done) break
    text += part.value
    report({ ...answer, text, open: true })
  }
  report({ ...answer, text })
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    // Shown as it came.
    return text
  }
}

/** The page's content security policy knows `data:` for pictures, and no `blob:`. */
const dataUrl = (blob: Blob): Promise<string> =>
  new Promise((done, fail) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.onerror = () => fail(reader.error)
    reader.readAsDataURL(blob)
  })

const nameOf = ({ id }: Operation, type: string): string => `${id}.${type.split(/[/;+]/)[1] ?? 'bin'}`
