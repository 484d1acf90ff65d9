import http from 'node:http'
import { dirname, relative } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { oneForEachLine } from './scripts/line-map.ts'

// The server in a few files instead of 1,700: Node reads them in a third of the time and holds them in two thirds of the memory.
// The sources stay where they are, and threads, child processes and data files are read from there.

/**
 * Packages that consist of many small modules, all of them plain JavaScript, with what they stand on. A file that Node looks
 * for and reads costs a start a third of a millisecond. Every other stays a package.
 */
const inlined = [
  ...['jose', 'kysely', 'typebox'],
  ...['ajv', 'ajv-formats', 'fast-deep-equal', 'fast-uri', 'json-schema-traverse'],
  ...['prom-client', '@opentelemetry/api', 'bintrees', 'tdigest'],
  ...['pg-boss', 'cron-parser', 'luxon', 'serialize-error', 'non-error'],
  ...[
    'fastify',
    'avvio',
    'find-my-way',
    'ret',
    'safe-regex2',
    'fastq',
    'reusify',
    'rfdc',
    'semver',
    'toad-cache',
  ],
  ...[
    'fast-json-stringify',
    'json-schema-ref-resolver',
    'dequal',
    'fast-querystring',
    'fast-decode-uri-component',
  ],
  ...['process-warning', 'secure-json-parse', 'abstract-logging', 'fastify-plugin', 'cookie', /^@fastify\//],
  'rate-limiter-flexible',
]

/** A module finds its neighbours (threads, migrations, lists of words) as if it were still where it was written. */
const whereItWas: Plugin = {
  name: 'where-it-was',
  enforce: 'pre',
  transform(code, id) {
    if (id.includes('/node_modules/') || !code.includes('import.meta.')) return null
    const path = `/../../${relative(import.meta.dirname, id)}`
    const placed = code
      .replaceAll('import.meta.url', `new URL(${JSON.stringify(`.${path}`)}, import.meta.url).href`)
      .replaceAll('import.meta.dirname', `import.meta.dirname + ${JSON.stringify(dirname(path))}`)
    // No line moves, so the source map stays as it is.
    return { code: placed, map: null }
  },
}

/**
 * An `import` of node:http reads all of its exports, and one of them loads Node's own client for the web, which takes longer than
 * starting Node. `fetch` loads it when it is first called.
 */
const httpWithoutClient: Plugin = {
  name: 'http-without-client',
  enforce: 'pre',
  resolveId: id => (id === 'node:http' ? '\0node:http' : null),
  load(id) {
    if (id !== '\0node:http') return null
    const names = Object.keys(http).filter(
      name => !['WebSocket', 'CloseEvent', 'MessageEvent'].includes(name),
    )
    return `const http = process.getBuiltinModule('node:http')
      export default http
      export const { ${names.join(', ')} } = http`
  },
}

/** Node reads a file of plain ASCII in half the time of one with other letters, and keeps it in half the memory. */
const inAscii: Plugin = {
  name: 'in-ascii',
  // Vite prints what `renderChunk` returns once more, and writes the letters themselves, so this comes after that.
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue
      // No line moves, so the source map stays as it is.
      file.code = file.code.replace(
        /[^\0-\x7f]/g,
        unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
      )
    }
  },
}

/** Stacks name files and lines; neither the tokens on them nor the text of the sources is needed for that. */
const mapsOfLines: Plugin = {
  name: 'maps-of-lines',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.map')) continue
      const { sourcesContent: _, ...map } = JSON.parse(String(file.source))
      file.source = JSON.stringify({ ...map, mappings: oneForEachLine(map.mappings), names: [] })
    }
  },
}

export default defineConfig({
  plugins: [whereItWas, httpWithoutClient, inAscii, mapsOfLines],
  publicDir: false,
  ssr: { noExternal: inlined, target: 'node' },
  build: {
    ssr: true,
    target: 'esnext',
    sourcemap: true,
    minify: false,
    emptyOutDir: false,
    rolldownOptions: {
      input: { main: 'server/main.ts', cli: 'server/cli.ts' },
      output: { format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
})
