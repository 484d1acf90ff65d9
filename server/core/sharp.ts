import type sharp from 'sharp'

let loading: Promise<typeof sharp> | undefined

/**
 * The library that reads pictures, loaded with the first of them: it takes 20 MB and a tenth of a second. Whoever opens
 * a picture that somebody sent gets the library here, because it is limited here for the whole process.
 */
export function loadSharp(): Promise<typeof sharp> {
  loading ??= import('sharp').then(limited)
  return loading
}

/**
 * Of the dozen formats that the library reads, only those that may be uploaded: what the others' decoders get wrong
 * is then nobody's way in. One thread a picture keeps uploads from taking the machine.
 */
function limited({ default: library }: { default: typeof sharp }): typeof sharp {
  library.block({ operation: ['VipsForeignLoad'] })
  library.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
  })
  library.cache(false)
  library.concurrency(1)
  return library
}
