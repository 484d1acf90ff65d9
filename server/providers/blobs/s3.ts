import { createHash } from 'node:crypto'
import { AwsV4Signer } from 'aws4fetch'
import { Agent, type Dispatcher, interceptors, request } from 'undici'
import { beginningOf } from '../bounded.ts'
import { reasonOfStatus } from '../unavailable.ts'
import { assertBlobKey, type BlobBody, type Blobs, BlobsUnavailable, watchStream } from './port.ts'

export interface S3Options {
  /** `https://s3.eu-central-1.amazonaws.com`, `http://minio:9000`, … */
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** The bucket in the path rather than in the host name; default: everywhere but at Amazon, which asks for the name. */
  pathStyle?: boolean
  /** Put before every key, such as `frontdesk/`. */
  prefix?: string
  /** How often a request is retried when the server is missing or overloaded; default 2. */
  retries?: number
}

/** Blobs in a bucket of any S3-compatible store. */
export function s3Blobs(options: S3Options): Blobs {
  const dispatcher = new Agent({
    connect: { timeout: 10_000 },
    headersTimeout: 60_000,
    bodyTimeout: 60_000,
    allowH2: false,
  }).compose(
    // Bytes can be sent again, but a stream that was read from cannot. A download that breaks off continues at
    // the same place.
    interceptors.retry({ maxRetries: options.retries ?? 2, minTimeout: 200, throwOnError: false }),
  )

  async function send(
    method: 'GET' | 'PUT' | 'DELETE',
    key: string,
    { body, range }: { body?: BlobBody; range?: { start: number; end: number } } = {},
  ) {
    const headers: Record<string, string> = {}
    if (range) headers.range = `bytes=${range.start}-${range.end}`
    if (body instanceof Uint8Array) {
      headers['x-amz-content-sha256'] = createHash('sha256').update(body).digest('hex')
    }
    const signed = await new AwsV4Signer({
      ...options,
      method,
      url: objectUrl(options, key),
      headers,
      service: 's3',
    }).sign()
    try {
      return await request(signed.url, {
        method,
        dispatcher,
        headers: {
          ...Object.fromEntries(signed.headers),
          ...(body && { 'content-type': 'application/octet-stream', 'content-length': String(sizeOf(body)) }),
        },
        body: body instanceof Uint8Array ? body : body?.stream,
      })
    } catch (error) {
      throw explained(error, body)
    }
  }

  return {
    async put(key, body) {
      watchStream(body)
      const response = await send('PUT', key, { body })
      if (response.statusCode !== 200) throw await refusal(response, options.bucket)
      await over(response)
    },
    async get(key, range) {
      const response = await send('GET', key, { ...(range && { range }) })
      if (response.statusCode === (range ? 206 : 200)) return response.body
      const refused = await refusal(response, options.bucket)
      if (response.statusCode === 404 && refused.code !== 'NoSuchBucket') return null
      throw refused
    },
    async delete(key) {
      const response = await send('DELETE', key)
      if (response.statusCode === 204 || response.statusCode === 200) return over(response)
      const refused = await refusal(response, options.bucket)
      if (response.statusCode !== 404 || refused.code === 'NoSuchBucket') throw refused
    },
  }
}

/** Where a key lives. Keys need no escaping: see assertBlobKey. */
export function objectUrl(
  options: Pick<S3Options, 'endpoint' | 'bucket' | 'pathStyle' | 'prefix'>,
  key: string,
): string {
  assertBlobKey(key)
  const url = new URL(options.endpoint)
  const pathStyle = options.pathStyle ?? !/\.amazonaws\.com(\.cn)?$/.test(url.hostname)
  if (!pathStyle) url.hostname = `${options.bucket}.${url.hostname}`
  const folder = [url.pathname.replace(/\/+$/, ''), pathStyle ? options.bucket : ''].filter(Boolean).join('/')
  url.pathname = `${folder}/${options.prefix ?? ''}${key}`
  return url.href
}

/** Reads the few bytes that may follow a success, so that the connection can be reused. */
const over = ({ body }: Dispatcher.ResponseData): Promise<void> =>
  body.dump({ limit: 64 * 1024, signal: AbortSignal.timeout(10_000) }).catch(() => {})

const sizeOf = (body: BlobBody) => (body instanceof Uint8Array ? body.byteLength : body.size)

/** A refusal carries the store's own code (`AccessDenied`, `NoSuchBucket`, …). */
async function refusal(response: Dispatcher.ResponseData, bucket: string) {
  const text = await beginningOf(response.body).catch(() => '')
  const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1]
  const error = new BlobsUnavailable(
    reasonOfStatus(response.statusCode),
    `Bucket ${bucket} answered ${response.statusCode}${code ? ` ${code}` : ''}`,
  )
  return Object.assign(error, { code })
}

function explained(error: unknown, body: BlobBody | undefined): unknown {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'UND_ERR_REQ_CONTENT_LENGTH_MISMATCH') {
    return new RangeError(`The blob is not of the ${sizeOf(body!)} bytes announced`, { cause: error })
  }
  if (body && !(body instanceof Uint8Array) && body.stream.errored === error) return error
  const late = code === 'UND_ERR_CONNECT_TIMEOUT' || code === 'UND_ERR_HEADERS_TIMEOUT'
  return new BlobsUnavailable(
    late ? 'timeout' : 'network',
    `The blob store can't be reached: ${code ?? message}`,
    {
      cause: error,
    },
  )
}
