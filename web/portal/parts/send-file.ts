/** How the server refused. `status` 0: no answer came. `retryAfter` in seconds, as it said. */
export interface Refusal {
  status: number
  reason: string | null
  retryAfter: number | null
  /** the answer itself, where there was one */
  answer?: unknown
}

/** What is sent where. */
export interface Parcel {
  method: 'POST' | 'PUT'
  path: string
  file: File
  fields: Record<string, string>
  /** makes a repeat after a broken connection harmless */
  key: string
}

/** Sends a file with its progress, which `fetch` can't tell. Throws a Refusal; on `signal`, its reason. */
export function sendFile(
  { method, path, file, fields, key }: Parcel,
  { onProgress, signal }: { onProgress: (bytes: number) => void; signal: AbortSignal },
): Promise<unknown> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, path)
    request.setRequestHeader('accept', 'application/json')
    if (method === 'POST') request.setRequestHeader('idempotency-key', key)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? (loaded / total) * file.size : 0)
    request.onload = () => {
      const answer = read(request.responseText)
      if (request.status >= 200 && request.status < 300) resolve(answer)
      else reject(refusalOf(request, answer))
    }
    request.onerror = () => reject({ status: 0, reason: null, retryAfter: null } satisfies Refusal)
    signal.addEventListener('abort', () => {
      request.abort()
      reject(signal.reason)
    })
    request.send(form)
  })
}

function refusalOf(request: XMLHttpRequest, answer: unknown): Refusal {
  const detail = (answer as { detail?: unknown } | null)?.detail
  const seconds = Number(request.getResponseHeader('retry-after') ?? Number.NaN)
  return {
    status: request.status,
    reason: sentenceOf(detail),
    retryAfter: Number.isFinite(seconds) ? seconds : null,
    answer,
  }
}

function sentenceOf(detail: unknown): string | null {
  if (typeof detail === 'string') return detail
  const [first] = Array.isArray(detail) ? (detail as { msg?: string }[]) : []
  return first?.msg ?? null
}

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A proxy's page.
    return null
  }
}
