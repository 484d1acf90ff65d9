import { areaUnderCurve } from '../retrieval/measures.ts'
import { type Judged, type Judgement, judgements } from './judging.ts'

/** Two assistants' judgements of the same questions (`rightly`: rightly silent) by kind, by business and in all. */
export function table(ours: Judged[], bare: Judged[]): string {
  const heads = ['right', 'wrong', 'silent', 'rightly']
  const lines = [cells('', ['ours', '', '', '', '', 'bare']), cells('', [...heads, '', ...heads])]
  const section = (name: string, keyOf: (judged: Judged) => string) => {
    lines.push('', name)
    for (const key of new Set(ours.map(keyOf))) {
      const own = (judged: Judged) => keyOf(judged) === key
      lines.push(row(`  ${key}`, ours.filter(own), bare.filter(own)))
    }
  }
  section('by kind', ({ question }) => question.kind)
  section('by business', ({ business }) => business)
  lines.push('', row('in all', ours, bare), '', cells('', ['', 'ours', '', 'bare']))
  const aim = (name: string, of: (judged: Judged[]) => string) =>
    lines.push(cells(name, ['', of(ours), '', of(bare)]))
  aim('questions that are to be answered: right', all => share(all.filter(mustBeAnswered), 'right'))
  aim('all questions: wrong', all => share(all, 'wrong'))
  aim('questions that nothing answers: silent', all => share(all.filter(unanswerable), 'rightly silent'))
  aim('confidence tells them apart (AUROC)', all => separation(all))
  return lines.join('\n')
}

const mustBeAnswered = ({ question }: Judged) => question.expect !== null && !question.mayAbstain
const unanswerable = ({ question }: Judged) => question.expect === null

const row = (name: string, ours: Judged[], bare: Judged[]): string =>
  cells(`${name} (${ours.length})`, [...counts(ours), '', ...counts(bare)])

const counts = (all: Judged[]): string[] => judgements.map(judgement => String(count(all, judgement) || '·'))

const count = (all: Judged[], judgement: Judgement): number =>
  all.filter(judged => judged.judgement === judgement).length

function share(all: Judged[], judgement: Judgement): string {
  return all.length ? `${((100 * count(all, judgement)) / all.length).toFixed(1)} %` : '–'
}

/**
 * How often the confidence in an answerable question is above that in an unanswerable one. Replies that needed no search
 * (opening hours, courtesies) have no confidence and are left out.
 */
function separation(all: Judged[]): string {
  const asked = all.flatMap(({ question, confidence }) =>
    confidence === null ? [] : [{ answerable: question.expect !== null, sureness: confidence }],
  )
  const area = areaUnderCurve(asked)
  return Number.isNaN(area) ? '–' : `.${area.toFixed(3).slice(2)} of ${asked.length}`
}

const nameWidth = 44
const cellWidth = 9

const cells = (name: string, values: string[]): string =>
  (name.padEnd(nameWidth) + values.map(value => value.padStart(cellWidth)).join('')).trimEnd()
