/** The steps of the first five minutes, in their order; the address names the one that is shown. */
export const steps = ['read', 'questions', 'hours', 'ask'] as const
export type Step = (typeof steps)[number]

/** The step that an address names; the first for any other. */
export const readStep = (search: Record<string, unknown>): { step?: Step } =>
  steps.includes(search.step as Step) ? { step: search.step as Step } : {}

/** The step after one; null after the last. */
export const after = (step: Step): Step | null => steps[steps.indexOf(step) + 1] ?? null
export const before = (step: Step): Step | null => steps[steps.indexOf(step) - 1] ?? null
