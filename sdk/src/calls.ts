import type {
  DeleteEndpoints,
  GetEndpoints,
  PatchEndpoints,
  PostEndpoints,
  PutEndpoints,
  StreamEndpoints,
} from './endpoints.ts'
import type { ApiError, ConnectionError } from './errors.ts'

/** Options of every call. */
export interface CallOptions {
  /** Ends the call. It then throws the signal's reason. */
  signal?: AbortSignal
  /** How long one attempt may take, in milliseconds. 0: as long as it takes. */
  timeoutMs?: number
  /** How often the call is tried again. */
  retries?: number
  headers?: Record<string, string>
}

export interface PostOptions extends CallOptions {
  /**
   * 1 to 255 printable characters. The server carries out requests with the same key only once, and repeats its first
   * answer for 24 hours. The client makes a key of its own for each call that it may try again. False sends none, so
   * that the call is never tried again.
   */
  idempotencyKey?: string | false
}

export interface StreamOptions extends CallOptions {
  idempotencyKey?: string | false
  /** The id of the last event that you have: the stream goes on behind it. Only for streams whose events have ids. */
  lastEventId?: string
}

/** The `params`, `query` and `body` of an endpoint. */
type Given<Endpoint> = Omit<Endpoint, 'answer' | 'event' | 'method'>

/** The arguments after the path: left out where nothing is required. */
type Rest<Endpoint, Options> =
  Record<never, never> extends Given<Endpoint>
    ? [options?: Given<Endpoint> & Options]
    : [options: Given<Endpoint> & Options]

type Answer<Endpoint> = Endpoint extends { answer: infer A } ? A : never

/** The answer of a call, or why there is none. */
export type Result<T> = { data: T; error: null } | { data: null; error: ApiError | ConnectionError }

/** A method of the client: gives the answer, and throws what went wrong. */
export type Call<Endpoints, Options = CallOptions> = <Path extends keyof Endpoints & string>(
  path: Path,
  ...rest: Rest<Endpoints[Path], Options>
) => Promise<Answer<Endpoints[Path]>>

/** The same where what went wrong is a value. Only an abort by your own signal is thrown. */
export type Try<Endpoints, Options = CallOptions> = <Path extends keyof Endpoints & string>(
  path: Path,
  ...rest: Rest<Endpoints[Path], Options>
) => Promise<Result<Answer<Endpoints[Path]>>>

/**
 * An event as the stream gives it; `id` is the last one that the server has sent so far. An `error` is thrown, as a
 * StreamError.
 */
export type Streamed<Event> = Event extends { event: 'error' }
  ? never
  : Omit<Event, 'id'> & { id: string | null }

export type Stream = <Path extends keyof StreamEndpoints & string>(
  path: Path,
  ...rest: Rest<StreamEndpoints[Path], StreamOptions>
) => AsyncGenerator<Streamed<StreamEndpoints[Path]['event']>, void, undefined>

/** The name of the list in an answer: of its only field that is one. */
type ListOf<A> = { [Key in keyof A]-?: A[Key] extends readonly unknown[] ? Key : never }[keyof A]

type ItemOf<A> = A[ListOf<A>] extends readonly (infer Item)[] ? Item : never

/** The paths of lists that can be read page by page. */
export type PagedPath = {
  [Path in keyof GetEndpoints]: GetEndpoints[Path] extends { query?: infer Query }
    ? 'offset' extends keyof NonNullable<Query>
      ? Path
      : never
    : never
}[keyof GetEndpoints]

export type Pages = <Path extends PagedPath>(
  path: Path,
  ...rest: Rest<GetEndpoints[Path], CallOptions>
) => AsyncGenerator<ItemOf<Answer<GetEndpoints[Path]>>, void, undefined>

export interface Client {
  get: Call<GetEndpoints>
  post: Call<PostEndpoints, PostOptions>
  put: Call<PutEndpoints>
  patch: Call<PatchEndpoints>
  delete: Call<DeleteEndpoints>
  /** The same methods, whose errors are values: `const { data, error } = await client.try.get(…)`. */
  try: {
    get: Try<GetEndpoints>
    post: Try<PostEndpoints, PostOptions>
    put: Try<PutEndpoints>
    patch: Try<PatchEndpoints>
    delete: Try<DeleteEndpoints>
  }
  /**
   * The events of a stream, as they come; the request is sent when the first is asked for. A stream that is read by GET
   * connects again when it is cut off, and goes on behind the last event that had an id.
   */
  stream: Stream
  /**
   * The items of a list, page by page. `query.limit` is the size of a page, `query.offset` where it begins. A record that
   * is added or deleted meanwhile moves the others: you may then see one twice, or miss one.
   */
  pages: Pages
}
