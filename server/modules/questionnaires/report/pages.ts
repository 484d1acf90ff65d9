import type { QuestionnaireResult } from '#contract/questionnaires/result.ts'
import { textsOf } from '#locales/load.ts'
import { phrase } from '#locales/phrase.ts'
import type { Locale } from '#locales/types.ts'
import { type PdfDocument, startDocument } from './pdf/document.ts'
import { muted } from './pdf/pen.ts'
import { settable } from './pdf/text-layout.ts'

/** `at`: seconds, as everywhere in the record. */
interface Picture {
  at: number
  jpeg: Uint8Array
}

/** Everything that is in a report. Dates are written out already, in the zone of the business. */
export interface Report {
  title: string
  business: string
  /** BCP 47: the business's, in which the report's own words are. */
  language: string
  person: { name: string; email: string; phone: string }
  held: string
  recording: string
  ended: string
  result: QuestionnaireResult
  stills: Picture[]
  /** Pictures that show a finding of the camera's watcher. `finding`: its key. */
  evidence: (Picture & { finding: string })[]
  /** When it was asked for. */
  printedAt: Date
}

type Words = Locale['report']

const colours = { green: '#1a7f4b', amber: '#9a6400', red: '#b3261e' }
const labelWidth = 120
const timeWidth = 92

/** Writes a report, and returns the bytes of the PDF. */
export async function write(report: Report): Promise<Buffer> {
  const { title, business, language, person, result } = report
  const { report: words } = textsOf(language)
  const sheet = startDocument({
    title: `${title}: ${person.name}`,
    author: business,
    subject: words.subject,
    language,
    at: report.printedAt,
  })
  head(sheet, report, words)
  sheet.heading(2, words.summary)
  sheet.paragraph(result.summary || words.no_summary)
  sheet.paragraph(
    phrase(words.confidence, {
      level: words.level[result.confidence],
      reason: result.confidence_reason,
    }),
    { size: 9, colour: muted },
  )
  answers(sheet, result, words)
  for (const [heading, items] of [
    [words.strengths, result.strengths],
    [words.gaps, result.gaps],
    [words.follow_up, result.follow_up],
  ] as const) {
    if (!items.length) continue
    sheet.heading(2, heading)
    sheet.list(items.map(text => ({ mark: '•', text })))
  }
  if (result.monitoring) monitoring(sheet, result.monitoring, report.evidence, words)
  if (result.flags.length) {
    sheet.heading(2, words.flags)
    sheet.list(
      result.flags.map(({ at_seconds, detail, kind, source }) => ({
        mark: clock(at_seconds),
        text: detail || kind,
        under: words.source[source],
      })),
    )
  }
  stills(sheet, report, words)
  transcript(sheet, result, words)
  if (hasBoxes(report)) sheet.paragraph(words.boxes, { size: 8, colour: muted, above: 12 })
  return sheet.end((n, of) => `${phrase(words.page, { n, of })} · ${person.name} · ${title}`)
}

function head(
  sheet: PdfDocument,
  { title, business, person, held, recording, ended, result }: Report,
  words: Words,
): void {
  sheet.heading(1, title)
  const reached = result.answers.filter(({ summary }) => summary !== null).length
  for (const [label, text] of [
    [words.person, person.name],
    [words.email, person.email],
    [words.phone, person.phone],
    [words.by, business],
    [words.held, held],
    [words.duration, clock(result.duration_seconds)],
    [words.ended, ended],
    [words.reached, `${reached} / ${result.answers.length}`],
    [words.recording, recording],
  ] as const) {
    if (text) sheet.row(label, text, labelWidth)
  }
}

function answers(sheet: PdfDocument, { answers, coverage }: QuestionnaireResult, words: Words): void {
  sheet.heading(2, words.questions)
  for (const [i, { n, question, summary }] of answers.entries()) {
    sheet.heading(3, `${n}. ${question}`)
    if (summary === null) {
      sheet.paragraph(words.not_reached, { colour: muted })
      continue
    }
    const row = coverage[i]!
    sheet.paragraph(summary)
    sheet.paragraph([words.answered[row.answered], row.note].filter(Boolean).join(' '), {
      size: 9,
      colour: muted,
    })
    if (row.points.length) {
      sheet.list(
        row.points.map(({ point, state, quote }) => ({
          mark: words.point[state],
          text: point,
          ...(quote && { under: phrase(words.quote, { words: quote }) }),
        })),
      )
    } else if (row.quote && row.quote !== summary) {
      sheet.paragraph(phrase(words.quote, { words: row.quote }), { indent: 14 })
    }
  }
}

function monitoring(
  sheet: PdfDocument,
  watched: NonNullable<QuestionnaireResult['monitoring']>,
  evidence: Report['evidence'],
  words: Words,
): void {
  sheet.heading(2, words.monitoring)
  sheet.paragraph(`${words.colour[watched.colour]}: ${watched.headline}`, {
    weight: 700,
    colour: colours[watched.colour],
  })
  sheet.paragraph(
    phrase(words.watched, {
      observed: watched.windows_observed,
      windows: watched.windows,
      pct: watched.coverage_pct,
      frames: watched.frames_captured,
    }),
  )
  const { alone_confirmed, alone_windows: alone, windows } = watched
  sheet.paragraph(
    [
      phrase(alone_confirmed ? words.alone : words.not_alone, { alone, windows }),
      alone_confirmed && alone < windows ? words.alone_rest : '',
    ].join(' '),
  )
  if (watched.findings.length) {
    sheet.list(
      watched.findings.map(({ level, label, why, at_seconds, seen_by }) => ({
        mark: words.colour[level],
        text: [label, why].filter(Boolean).join(': '),
        under: phrase(words.finding, {
          at: at_seconds.map(clock).join(', '),
          by: seen_by.map(one => words.seen_by[one]).join(', '),
        }),
      })),
    )
  }
  sheet.pictures(
    evidence.map(({ finding, at, jpeg }) => {
      const label = watched.findings.find(({ key }) => key === finding)?.label ?? finding
      return {
        jpeg,
        caption: `${clock(at)}  ${label}`,
        description: `${label}. ${phrase(words.still, { at: clock(at) })}`,
      }
    }),
  )
  if (watched.looking_away_note) sheet.paragraph(watched.looking_away_note, { colour: muted })
}

function stills(sheet: PdfDocument, { stills, result }: Report, words: Words): void {
  if (!stills.length && !result.evidence_frames.length) return
  sheet.need(200)
  sheet.heading(2, words.stills)
  if (!stills.length) sheet.paragraph(words.no_stills, { colour: muted })
  sheet.pictures(
    stills.map(({ at, jpeg }) => ({
      jpeg,
      caption: clock(at),
      description: phrase(words.still, { at: clock(at) }),
    })),
  )
}

function transcript(sheet: PdfDocument, { transcript }: QuestionnaireResult, words: Words): void {
  sheet.heading(2, words.transcript)
  if (!transcript.length) sheet.paragraph(words.nothing_said, { colour: muted })
  for (const { speaker, text, at_seconds } of transcript) {
    sheet.row(`${clock(at_seconds)}  ${words.speaker[speaker]}`, text, timeWidth)
  }
}

/** `1:02:03`, `2:03` */
function clock(seconds: number): string {
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return [...(h ? [h, String(m).padStart(2, '0')] : [m]), String(s).padStart(2, '0')].join(':')
}

const hasBoxes = ({ title, person, result }: Report): boolean => {
  const texts = [title, person.name, ...result.answers.map(({ question }) => question)]
  return [...texts, ...result.transcript.map(({ text }) => text)].some(
    text => settable(text).includes('□') && !text.includes('□'),
  )
}
