import type { DocumentBlock } from '../reading/units/units.ts'
import type { Grid } from './grid.ts'
import { recordLine, type TableRecord } from './records.ts'
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
    if ('note' in item) yield { text: item.note }
    else yield* recordBlocks(item.record, level + 3 * step)
  }
  if (caption || open) yield { text: '', level: level + step }
}

/** A record as a line; the answer to a question stands below it, as in any other FAQ. */
function* recordBlocks(record: TableRecord, level: number): Generator<DocumentBlock> {
  const [field, ...others] = record.fields
  if (field && !others.length && /[?？؟]$/.test(record.name)) {
    yield { text: record.name, level }
    yield { text: field.value }
    yield { text: '', level }
    return
  }
  const text = recordLine(record)
  if (text) yield { text }
}

/** The lines of a cell as one: sentences follow each other, other lines are parted by commas. */
export const cellText = (texts: string[]): string =>
  texts
    .flatMap(text => text.split('\n'))
    .map(text => text.replace(/^- /, '').trim())
    .filter(Boolean)
    .reduce((all, text) => {
      const follows = /[.,;:!?…。、]$/.test(all) || text.startsWith('(')
      return all ? `${all}${follows ? ' ' : ', '}${text}` : text
    }, '')
