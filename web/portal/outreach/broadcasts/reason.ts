/** Why somebody did not get it: our words where the reason is one of ours, else what the provider calls it. */
export const reasonIn = (reasons: Record<string, string>, code: string, label: string): string =>
  Object.hasOwn(reasons, code) ? reasons[code]! : label
