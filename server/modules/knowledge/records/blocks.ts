import type { DocumentBlock } from '../reading/units/units.ts'
import type { Grid } from './grid.ts'
import { recordLine } from './records.ts'
import { tableRecords } from './tables.ts'

/** Between two levels of headings, so that a caption is below the heading before it and above all others. */
const step = 0.01

/**
 * The blocks of a table in a document: each record a line, under the caption and the section of the table that it stands
 * in. `level` is that of the last heading above the table (0: none).
 */
export function* tableBlocks(
  grid: Grid,
  { caption = '', level }: { caption?: string; level: number },
): Generator<DocumentBlock> {
  if (caption) yield { text: caption, level: level + step }
  let open = ''
  for (const item of tableRecords(grid)) {
    if (item.section !== open) {
      yield { text: item.section, level: level + 2 * step }
      open = item.section
    }
    const text = 'note' in item ? item.note : recordLine(item.record)
    if (text) yield { text }
  }
  if (caption || open) yield { text: '', level: level + step }
}
