import type { Config } from '#server/core/config.ts'

/** The path of a photo's address; its token follows. */
export const photosPath = '/photos'

/** The address of a photo's thumbnail. */
export const thumbOf = (address: string): string => `${address}/thumb`

/**
 * A source's origin as callers see it. A photo's is stored as a path, because hosts change, and shown as an address.
 */
export const originOf = ({ publicUrl }: Config, source: { kind: string; origin: string | null }) =>
  source.kind === 'photo' ? publicUrl + source.origin : source.origin
