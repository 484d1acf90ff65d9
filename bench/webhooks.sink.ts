import { createServer } from 'node:http'

// Receives the webhooks of webhooks.ts: reads every request to its end, and reports when the first and the last came.

let [count, first, last] = [0, 0, 0]
createServer((req, res) => {
  if (req.method === 'GET') {
    res.end(JSON.stringify({ count, ms: last - first }))
    return
  }
  if (req.method === 'DELETE') {
    count = 0
    res.end()
    return
  }
  req.resume().on('end', () => {
    last = performance.now()
    if (count++ === 0) first = last
    res.end('ok')
  })
}).listen(Number(process.env.PORT), '127.0.0.1')
