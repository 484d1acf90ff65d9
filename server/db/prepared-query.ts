import pg from 'pg'

/** What `PreparedQuery` uses of the library's query and its result, which its types leave out (pg 8.23, lib/query.js, lib/result.js). */
interface Inside {
  name: string
  _accumulateRows: boolean
  _result: Shape
  /** Sends the statement: its text if the server has not read it yet, its values, the question for its columns, and its run. */
  prepare(connection: pg.Connection): void
  handleReadyForQuery(connection: pg.Connection): void
}

/** The columns of an answer, and how each is read. */
interface Shape {
  fields: unknown
  _parsers: unknown
  _prebuiltEmptyResultObject: unknown
}

export type Answered = (error: unknown, result: pg.QueryResult) => void

const Query = pg.Query as unknown as new (
  text: string,
  values: unknown[],
  answered: Answered,
) => pg.Query & Inside

/**
 * A prepared statement. The library asks for the columns of every answer anew: the server looks them up and sends their names, and both
 * take longer to handle them than a row or two. Ours asks once a connection, because the columns of a prepared statement can't change (the
 * server refuses to run it then, and the connection is replaced; see `isOutdatedPlan`).
 */
export class PreparedQuery extends Query {
  constructor({ name, text, values }: { name: string; text: string; values: unknown[] }, answered: Answered) {
    super(text, values, answered)
    this.name = name
  }

  override prepare(connection: pg.Connection): void {
    const { shapes, unasking } = aboutOf(connection)
    const shape = shapes.get(this.name)
    if (shape) {
      Object.assign(this._result, shape)
      this._accumulateRows = true
    }
    super.prepare(shape ? unasking : connection)
  }

  override handleReadyForQuery(connection: pg.Connection): void {
    const { shapes } = aboutOf(connection)
    if (!shapes.has(this.name)) {
      const { fields, _parsers, _prebuiltEmptyResultObject } = this._result
      shapes.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject })
    }
    super.handleReadyForQuery(connection)
  }
}

interface About {
  /** What its statements answer, by their names. */
  shapes: Map<string, Shape>
  /** The same connection, which leaves the question for the columns out. */
  unasking: pg.Connection
}

const connections = new WeakMap<pg.Connection, About>()

function aboutOf(connection: pg.Connection): About {
  const known = connections.get(connection)
  if (known) return known
  const unasking = Object.create(connection, { describe: { value() {} } }) as pg.Connection
  const about = { shapes: new Map<string, Shape>(), unasking }
  connections.set(connection, about)
  return about
}
