import fastify from 'fastify'
import pg from 'pg'

// The floor of chat-links.ts: Fastify, one query and JSON, and nothing else.

const pool = new pg.Pool({ host: process.env.SOCKET, user: 'frontdesk', database: 'frontdesk', max: 12 })
const app = fastify()
app.get('/chat-links', async () => {
  const { rows } = await pool.query(
    `select l.*, t.chat_link_limit,
       (select count(*) from knowledge_source s where s.tenant_id = l.tenant_id and s.link_id = l.id) as kb_docs,
       (select count(*) from knowledge_chunk c where c.tenant_id = l.tenant_id and c.kb = l.id) as kb_chunks,
       (select json_object_agg(s.name, (select count(*) from knowledge_chunk c where c.tenant_id = s.tenant_id and c.source_id = s.id))
          from knowledge_source s where s.tenant_id = l.tenant_id and s.link_id = l.id) as kb_sources
     from chat_link l join tenant t on t.id = l.tenant_id
     where l.tenant_id = $1 order by l.created_at desc`,
    [process.env.TENANT],
  )
  return { links: rows, count: rows.length, limit: rows[0]?.chat_link_limit }
})
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
