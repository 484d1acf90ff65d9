/**
 * Milliseconds on a clock that never jumps and that all threads of the process share. Sound is paced and dated by it:
 * the clock of the context may be moved by hand, and `performance.now()` begins anew in each thread.
 */
export const monotonic = (): number => Number(process.hrtime.bigint() / 1000n) / 1000
