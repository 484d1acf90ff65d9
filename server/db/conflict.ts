/** Whether a statement failed because such a row is there already (unique_violation in appendix A of PostgreSQL's manual). */
export const isThereAlready = (error: unknown): boolean =>
  (error as { code?: string } | null)?.code === '23505'
