import type pg from 'pg'

/** The tables that belong to the installation, which the program works with under no tenant's role. */
const houseTables = ['installation', 'rate_limit', 'idempotent_answer']

/**
 * Lets the login that the program works with do its work, and no more: it enters the two roles of tenant.ts, reads
 * and writes the installation's own tables and the job queue, and may neither change a table's shape nor pass
 * row-level security. `owner` is a connection of the login that migrates; where that is the program's as well,
 * there is nothing to do. Grants wait for one another, because PostgreSQL refuses two on one table at a time.
 */
export async function letIn(owner: pg.ClientBase, login: string): Promise<void> {
  const { rows } = await owner.query<{ same: boolean; name: string; entered: boolean }>(
    `select current_user = $1 as same, quote_ident($1) as name,
       pg_has_role($1, 'frontdesk_tenant', 'member') and pg_has_role($1, 'frontdesk_across', 'member') as entered`,
    [login],
  )
  const { same, name, entered } = rows[0]!
  if (same) return
  await owner.query(`
    begin;
    select pg_advisory_xact_lock(hashtext('frontdesk: the rights of the program''s login'));
    ${entered ? '' : `grant frontdesk_tenant, frontdesk_across to ${name};`}
    grant select, insert, update, delete on ${houseTables.join(', ')} to ${name};
    grant select on migration to ${name};
    grant usage on schema pgboss to ${name};
    grant select, insert, update, delete on all tables in schema pgboss to ${name};
    commit`)
}
