import { newKey } from '../../parts/new-key.ts'
import type { Attachment } from '../records.ts'

/** As the server takes them. */
export const mostFileBytes = 10 * 1024 * 1024
export const mostFiles = 10

export type UploadEnd =
  | { file: Attachment }
  /** seconds to wait before the next try; `reason` is for people */
  | { file: null; retryAfter: number | null; tooLarge: boolean; reason: string | null }

/** Uploads a file for a conversation. `fetch` can't tell how much of it has gone, so this is an XMLHttpRequest. */
export function upload(
  conversationId: string,
  file: File,
  { onShare, signal }: { onShare: (share: number) => void; signal: AbortSignal },
): Promise<UploadEnd> {
  const form = new FormData()
  form.set('file', file, file.name)
  const request = new XMLHttpRequest()
  request.open('POST', `/api/v1/conversations/${encodeURIComponent(conversationId)}/attachments`)
  request.setRequestHeader('idempotency-key', newKey())
  request.responseType = 'json'
  request.upload.onprogress = ({ loaded, total }) => total > 0 && onShare(loaded / total)
  signal.addEventListener('abort', () => request.abort(), { once: true })
  return new Promise(resolve => {
    const failed = () => resolve({ file: null, retryAfter: null, tooLarge: false, reason: null })
    request.onerror = failed
    request.onabort = failed
    request.onload = () => {
      if (request.status < 300) return resolve({ file: request.response as Attachment })
      const detail = (request.response as { detail?: unknown } | null)?.detail
      resolve({
        file: null,
        retryAfter: waitOf(request.status, request.getResponseHeader('retry-after')),
        tooLarge: request.status === 413,
        reason: typeof detail === 'string' ? detail : null,
      })
    }
    request.send(form)
  })
}

/** Seconds to wait before a file may be tried again; null where another try can't help. */
export function waitOf(status: number, header: string | null): number | null {
  if (status !== 429 && status !== 503) return null
  const seconds = Number(header ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(600, seconds) : 10
}
