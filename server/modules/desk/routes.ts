import type { Module } from '#server/core/module.ts'
import { deskPages } from './page/routes.ts'

/** The owner's web app. */
export const desk: Module = {
  name: 'desk',
  about: 'The web app of the business.',
  endpoints: [],
  pages: () => deskPages,
}
