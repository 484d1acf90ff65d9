/** The reader's time zone, an IANA name; undefined where their browser doesn't know it (Chrome then says Etc/Unknown). */
export function readersZone(): string | undefined {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return zone && zone !== 'Etc/Unknown' ? zone : undefined
}
