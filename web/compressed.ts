import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Smaller files fit into one packet as they are. */
const least = 1_000

/** Puts a compressed copy beside each script and style sheet, so that the server compresses nothing while it answers. */
export const compressed: Plugin = {
  name: 'compressed',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const source = file.type === 'chunk' ? file.code : file.source
        if (!/\.(js|css)$/.test(file.fileName) || source.length < least) continue
        this.emitFile({
          type: 'asset',
          fileName: `${file.fileName}.gz`,
          source: gzipSync(source, { level: 9 }),
        })
      }
    },
  },
}
