import type { Module } from '#server/core/module.ts'
import { noteChangesOfEvents } from './from-events.ts'

export const changes: Module = {
  name: 'changes',
  about: 'What changed, as it changes, for everybody who looks at the desk.',
  endpoints: [],
  listeners: [noteChangesOfEvents],
}
