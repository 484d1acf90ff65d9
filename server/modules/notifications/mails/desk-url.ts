import type { Config } from '#server/core/config.ts'

/** Where a member changes what they are told: the reference of the API, as long as there is no page for it. */
export const deskUrl = ({ publicUrl }: Config): string => `${publicUrl}/docs`
