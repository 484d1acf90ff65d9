import { Problem } from '#server/http/problem.ts'
import { formatOf } from './number-format.ts'
import { readXml } from './xml.ts'

/** A sheet's name and part. */
export interface SheetEntry {
  name: string
  hidden: boolean
  part: Buffer
}

/** What the sheets of a workbook share. */
export interface Workbook {
  sheets: SheetEntry[]
  strings: string[]
  /** The number format of each cell style. */
  formats: string[]
  /** Its calendar begins in 1904. */
  from1904: boolean
}

/** Sheets; more than a person keeps in one file. */
const mostSheets = 500

type Parts = ReadonlyMap<string, Buffer>

interface Relation {
  type: string
  part: string
}

const damaged = () => new Problem(400, 'This file is damaged or incomplete: its sheets could not be found.')

/** What a part refers to, by id; targets are relative to its folder. */
function relationsOf(parts: Parts, name: string): Map<string, Relation> {
  const folder = name.slice(0, name.lastIndexOf('/') + 1)
  const file = parts.get(`${folder}_rels/${name.slice(folder.length)}.rels`)
  const relations = new Map<string, Relation>()
  if (!file) return relations
  readXml(file, {
    open(element, attribute) {
      if (element !== 'Relationship') return
      const target = attribute('Target') ?? ''
      const part = target.startsWith('/')
        ? target.slice(1)
        : new URL(target, `zip:///${folder}`).pathname.slice(1)
      relations.set(attribute('Id') ?? '', { type: (attribute('Type') ?? '').replace(/^.*\//, ''), part })
    },
  })
  return relations
}

function stringsOf(part: Buffer | undefined): string[] {
  const strings: string[] = []
  if (!part) return strings
  let open: string | null = null
  let inText = false
  let phonetic = 0
  readXml(part, {
    open(element) {
      if (element === 'si') open = ''
      else if (element === 'rPh') phonetic++
      else if (element === 't') inText = !phonetic
    },
    text(text) {
      if (inText && open !== null) open += text
    },
    close(element) {
      if (element === 't') inText = false
      else if (element === 'rPh') phonetic--
      else if (element === 'si') {
        strings.push(open ?? '')
        open = null
      }
    },
  })
  return strings
}

function formatsOf(part: Buffer | undefined): string[] {
  const own = new Map<number, string>()
  const styles: number[] = []
  let inStyles = false
  if (part)
    readXml(part, {
      open(element, attribute) {
        if (element === 'cellXfs') inStyles = true
        else if (element === 'numFmt') own.set(Number(attribute('numFmtId')), attribute('formatCode') ?? '')
        else if (element === 'xf' && inStyles) styles.push(Number(attribute('numFmtId') ?? 0))
      },
      close(element) {
        if (element === 'cellXfs') inStyles = false
      },
    })
  return styles.map(id => formatOf(id, own))
}

/** The sheets of a workbook in their order, and what they share. 400 when it has none. */
export function workbookOf(parts: Parts): Workbook {
  const main = [...relationsOf(parts, '').values()].find(({ type }) => type === 'officeDocument')?.part
  const name = main && parts.has(main) ? main : 'xl/workbook.xml'
  const book = parts.get(name)
  if (!book) throw damaged()
  const relations = relationsOf(parts, name)
  const shared = (type: string) => {
    const found = [...relations.values()].find(relation => relation.type === type)
    return found && parts.get(found.part)
  }
  const sheets: SheetEntry[] = []
  let from1904 = false
  readXml(book, {
    open(element, attribute) {
      if (element === 'workbookPr') from1904 = /^(?:1|true)$/.test(attribute('date1904') ?? '')
      if (element !== 'sheet' || sheets.length >= mostSheets) return
      const relation = relations.get(attribute('id') ?? '')
      const part = relation?.type === 'worksheet' && parts.get(relation.part)
      if (part)
        sheets.push({
          name: attribute('name') ?? '',
          hidden: /hidden/i.test(attribute('state') ?? ''),
          part,
        })
    },
  })
  if (!sheets.length) throw damaged()
  return {
    sheets,
    strings: stringsOf(shared('sharedStrings')),
    formats: formatsOf(shared('styles')),
    from1904,
  }
}
