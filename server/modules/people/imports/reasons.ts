import type { ImportRow } from '#contract/people/imports.ts'

/** Why a row is left out, for whoever repairs it. */
export const reasons: Record<NonNullable<ImportRow['problem']>['reason'], string> = {
  nobody: 'It has no name, no email address and no number.',
  email: 'This is not an email address.',
  phone: 'This is not a telephone number.',
  status: 'This is no stage: new, contacted, qualified, won or lost.',
  number: 'This is not a number.',
  date: 'This is no date such as 2026-01-31.',
  choice: 'This is none of the choices.',
  text: 'The cell holds characters that are no text.',
  consent: 'This is neither yes nor no.',
  consent_address: 'It agrees to a channel on which it has no address.',
  consent_source: 'It agrees to messages, but does not say how that was given.',
  consent_date: 'This is no day up to today, such as 2026-01-31.',
  too_long: 'A cell is too long.',
  too_many_cells: 'It has more cells than there are columns.',
}
