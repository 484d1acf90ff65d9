import type { QuestionnaireQuestion } from '../questionnaires.ts'
import { itemsOf } from './points.ts'

/** So many rows may stand above the one that names the columns: a title, a date. */
const headerWithin = 10

const questionColumn =
  /^(?:(?:interview )?questions?|question text|prompt|text|fragen?|preguntas?|domand[ae]|perguntas?|vra(?:ag|gen)|pytani[ae]|soru(?:lar)?|質問|问题|السؤال|שאלה)$/i
const pointsColumn =
  /^(?:(?:expected|key|model|ideal|sample|good)?[ _]?(?:points?|answers?)(?:[ _]?\d{1,2})?|expected|look(?:ing)? for|criteria|erwartet\p{L}*|stichpunkte|antwort(?:en)?|attendus?|réponses?|esperad[ao]s?|respuestas?|puntos?|attes[oi]|rispost[ae]|punti|pontos?|respostas?|antwoord(?:en)?|punkty|odpowied\p{L}*|cevap(?:lar)?|期待|要点|回答)(?: ?\d{1,2})?$/iu

/**
 * The questions of a table. Named columns hold the questions and their points. Without names, the column in which most cells
 * ask holds the questions, and the cells beside are their points. None in any other table.
 */
export function questionsOfTable(rows: string[][]): QuestionnaireQuestion[] {
  const cells = rows.map(row => row.map(cell => cell.replace(/[^\S\n]+/g, ' ').trim()))
  const head = cells.slice(0, headerWithin).findIndex(row => row.some(cell => questionColumn.test(cell)))
  if (head >= 0) {
    const names = cells[head]!
    const at = names.findIndex(name => questionColumn.test(name))
    return read(cells.slice(head + 1), at, column => pointsColumn.test(names[column] ?? ''))
  }
  const asking = new Map<number, number>()
  for (const row of cells)
    row.forEach((cell, column) => {
      if (/[?？؟]$/.test(cell)) asking.set(column, (asking.get(column) ?? 0) + 1)
    })
  const [best] = [...asking].sort((a, b) => b[1] - a[1])
  if (!best || best[1] < cells.length / 2) return []
  return read(cells, best[0], column => column > best[0])
}

function read(rows: string[][], at: number, isPoints: (column: number) => boolean): QuestionnaireQuestion[] {
  return rows
    .map(row => ({
      text: (row[at] ?? '').replace(/\s+/g, ' '),
      points: row.flatMap((cell, column) => (column !== at && isPoints(column) ? itemsOf(cell) : [])),
    }))
    .filter(({ text }) => /\p{L}/u.test(text))
}
