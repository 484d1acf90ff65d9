import type { Config } from '#server/core/config.ts'

/** Of a photo's address, at the origin; its token follows. */
export const photosPath = '/photos'

/** Where a photo's thumbnail is, given where the photo is. */
export const thumbOf = (address: string): string => `${address}/thumb`

/** Where a source came from, as callers see it: of a photo, where it can be seen, kept as a path since hosts change. */
export const originOf = ({ publicUrl }: Config, source: { kind: string; origin: string | null }) =>
  source.kind === 'photo' ? publicUrl + source.origin : source.origin
