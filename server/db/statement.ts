import { type Compilable, type CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { Tx } from './tenant.ts'

/** Stands for a value that each run gives. */
class Slot {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** The values of a run, as the builder sees them. One that is undefined is not there. */
export type Slots<Given> = { [Name in keyof Given]: RawBuilder<Exclude<Given[Name], undefined>> }

/**
 * A statement that runs many times a second. The library takes longer to put a long one together than the database's answer takes to
 * read, so `build` runs once for each form: for each set of values that are given, and each `form`, which says what else it depends on.
 * Both must come from our code, never from a client, because every form is kept.
 */
export function statement<Given extends object, Form extends unknown[], Row>(
  build: (db: Tx, given: Slots<Given>, ...form: Form) => Compilable<Row>,
): (db: Tx, given: Given, ...form: Form) => Promise<Row[]> {
  const built = new Map<string, CompiledQuery<Row>>()
  return async (db, given, ...form) => {
    const values = given as Record<string, unknown>
    const names = Object.keys(values).filter(name => values[name] !== undefined)
    const key = `${names} ${JSON.stringify(form)}`
    let query = built.get(key)
    if (!query) {
      const slots = Object.fromEntries(names.map(name => [name, sql`${new Slot(name)}`]))
      query = build(db, slots as Slots<Given>, ...form).compile()
      built.set(key, query)
    }
    const parameters = query.parameters.map(each => (each instanceof Slot ? values[each.name] : each))
    const { rows } = await db.executeQuery<Row>({ ...query, parameters })
    return rows
  }
}
