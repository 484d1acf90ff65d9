import { readFile } from 'node:fs/promises'
import type pg from 'pg'

/** A line of PostgreSQL's log in JSON. */
interface Logged {
  message: string
}

/** How much of a statement is shown, in characters. */
const longestShown = 900

/**
 * The statements that took longest each time (mean of execution and planning), as Markdown: what they are, how often they ran,
 * and the plan of their slowest run, where one was slow enough to be logged.
 */
export async function slowestStatements(db: pg.Client, log: string, most: number): Promise<string> {
  const { rows } = await db.query<{ calls: number; mean: number; max: number; query: string }>(
    `select sum(calls)::int as calls, sum(total_exec_time + total_plan_time) / sum(calls) as mean,
       max(max_exec_time) as max, min(query) as query
     from pg_stat_statements
     where query !~* '^\\s*(begin|commit|create|vacuum|analyze|set|truncate|copy)' and query !~ 'pg_stat_statements|pgboss'
     group by queryid having sum(calls) >= 5
     order by mean desc limit $1`,
    [most],
  )
  const plans = await plansOf(log)
  return rows
    .map(({ calls, mean, max, query }, n) => {
      const head = `### ${n + 1}. ${mean.toFixed(1)} ms (${calls} runs, longest ${max.toFixed(0)} ms)`
      const plan = plans.get(shapeOf(query))?.plan ?? 'never slow enough to be logged'
      return `${head}\n\n\`\`\`sql\n${query.replace(/\s+/g, ' ').slice(0, longestShown)}\n\`\`\`\n\n\`\`\`\n${plan}\n\`\`\`\n`
    })
    .join('\n')
}

/** The plan of the slowest run of each statement. */
async function plansOf(log: string): Promise<Map<string, { ms: number; plan: string }>> {
  const plans = new Map<string, { ms: number; plan: string }>()
  for (const line of (await readFile(log, 'utf8')).split('\n').filter(Boolean)) {
    const { message } = JSON.parse(line) as Logged
    const [, ms, statement, plan] =
      /^duration: ([\d.]+) ms {2}plan:\nQuery Text: (.*?)\n(\S.*\(cost=.*)$/s.exec(message) ?? []
    if (!ms || !statement || !plan) continue
    const key = shapeOf(statement)
    if (Number(ms) > (plans.get(key)?.ms ?? 0)) plans.set(key, { ms: Number(ms), plan: plan.trimEnd() })
  }
  return plans
}

/**
 * What a statement is without its values, which the one source shows as parameters and the other does not. (Its number can't be
 * used: the log names the wrong one where statements leave without waiting for each other's answers.)
 */
const shapeOf = (statement: string): string =>
  statement
    .replace(/'[^']*'|\$\d+|\b\d+(?:\.\d+)?\b|\b(?:true|false|null)\b/gi, '?')
    .replace(/\s*\/\*, \.\.\. \*\//g, '')
    .replace(/\?(?:\s*,\s*\?)+/g, '?')
    .replace(/\s+/g, '')
