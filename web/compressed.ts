import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Smaller files fit into one packet as they are. */
const least = 1_000
/** From here on a tenth less is worth the seconds that brotli takes, once for each build. */
const leastBrotli = 10_000

/**
 * Puts compressed copies beside each script and style sheet, so that the server compresses nothing while it answers:
 * gzip for all, and brotli of the large ones for browsers behind TLS, which alone take it.
 */
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
        if (source.length < leastBrotli) continue
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: source.length }
        this.emitFile({
          type: 'asset',
          fileName: `${file.fileName}.br`,
          source: brotliCompressSync(source, { params }),
        })
      }
    },
  },
}
