import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listen } from './listen.ts'

export interface FakeS3 {
  url: string
  /** The stored objects, by `/bucket/key`. */
  objects: Map<string, Buffer>
  /** Every request, as `METHOD /path`. */
  requests: string[]
  /** Answers the next requests with these statuses (or cuts the connection), one each. */
  failNext(...failures: (number | 'cut')[]): void
  close(): Promise<void>
}

export const s3Credentials = {
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'secret/of+the=tests',
  region: 'eu-central-1',
}

/**
 * An S3-shaped store with one bucket, `files`, in memory. It computes every signature by Amazon's description of
 * Signature Version 4 and refuses one that does not match. Like Amazon, it refuses bodies of unknown length.
 */
export async function startFakeS3(): Promise<FakeS3> {
  const objects = new Map<string, Buffer>()
  const requests: string[] = []
  const failures: (number | 'cut')[] = []

  const server = createServer(async (req, res) => {
    requests.push(`${req.method} ${req.url}`)
    const body = await bodyOf(req).catch(() => null)
    const failure = failures.shift()
    if (failure === 'cut' || body === null) return void res.destroy()
    if (failure) return refuse(res, failure, failure === 503 ? 'SlowDown' : 'InternalError')
    const wrong = wrongSignature(req, body)
    if (wrong) return refuse(res, 403, wrong)
    if (!req.url!.startsWith('/files/')) return refuse(res, 404, 'NoSuchBucket')
    if (req.method === 'PUT') {
      if (req.headers['content-length'] === undefined) return refuse(res, 411, 'MissingContentLength')
      objects.set(req.url!, body)
      return void res.end()
    }
    if (req.method === 'DELETE') {
      objects.delete(req.url!)
      return void res.writeHead(204).end()
    }
    const object = objects.get(req.url!)
    if (!object) return refuse(res, 404, 'NoSuchKey')
    const asked = /^bytes=(\d+)-(\d+)$/.exec(String(req.headers.range))
    const [start, end] = asked ? [Number(asked[1]), Number(asked[2])] : [0, object.length - 1]
    const part = object.subarray(start, end + 1)
    if (asked) res.setHeader('content-range', `bytes ${start}-${end}/${object.length}`)
    res.writeHead(asked ? 206 : 200, { 'content-length': part.length }).end(part)
  })
  const { url, close } = await listen(server)
  return { url, objects, requests, close, failNext: (...next) => void failures.push(...next) }
}

async function bodyOf(req: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of req) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function refuse(res: ServerResponse, status: number, code: string): void {
  res.writeHead(status, { 'content-type': 'application/xml' })
  res.end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()

/** The code with which Amazon would refuse, or null when the signature is valid. */
function wrongSignature(req: IncomingMessage, body: Buffer): string | null {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/
  const parts = form.exec(req.headers.authorization ?? '')
  if (!parts) return 'AccessDenied'
  const [, accessKey, day, region, signedHeaders, signature] = parts as unknown as string[]
  if (accessKey !== s3Credentials.accessKeyId) return 'InvalidAccessKeyId'
  if (region !== s3Credentials.region) return 'AuthorizationHeaderMalformed'
  const names = signedHeaders!.split(';')
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every(name => names.includes(name)))
    return 'AccessDenied'

  const time = String(req.headers['x-amz-date'])
  const [y, mo, d, h, mi, s] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(time)!.slice(1).map(Number)
  const skew = Math.abs(Date.UTC(y!, mo! - 1, d!, h!, mi!, s!) - Date.now())
  if (skew > 15 * 60 * 1000 || !time.startsWith(day!)) return 'RequestTimeTooSkewed'

  const declared = String(req.headers['x-amz-content-sha256'])
  if (declared !== 'UNSIGNED-PAYLOAD' && declared !== sha256(body)) return 'XAmzContentSHA256Mismatch'

  const { pathname, searchParams } = new URL(req.url!, 'http://fake')
  const canonical = [
    req.method,
    pathname,
    [...searchParams]
      .map(pair => pair.map(encodeURIComponent).join('='))
      .sort()
      .join('&'),
    ...names.map(name => `${name}:${String(req.headers[name]).trim()}`),
    '',
    signedHeaders,
    declared,
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')
  let key = hmac(`AWS4${s3Credentials.secretAccessKey}`, day!)
  for (const part of [region!, 's3', 'aws4_request']) key = hmac(key, part)
  return hmac(key, toSign).toString('hex') === signature ? null : 'SignatureDoesNotMatch'
}
