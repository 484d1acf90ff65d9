import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import type { Report } from '#server/modules/questionnaires/report/pages.ts'
import { renderPdf } from '#server/modules/questionnaires/report/pdf/pool.ts'
import { median, report } from '../figures.ts'

// Times two reports as a request produces them, in the thread that sets reports, cold and warm: one with 10
// questions, eight stills and a transcript of 15 minutes, and one with 90 minutes. Floor: pdfkit alone sets the same
// transcript in a built-in font, untagged and left to right.

const rounds = 5
const jpeg = await sharp({
  create: {
    width: 640,
    height: 480,
    channels: 3,
    background: '#446688',
    noise: { type: 'gaussian', mean: 120, sigma: 30 },
  },
})
  .jpeg()
  .toBuffer()
const says = [
  'I have worked there for five years, mostly at the front desk, and I liked it a great deal.',
  'לפני כן עבדתי בחברה אחרת (בחיפה) במשך 3 שנים.',
  'قبل ذلك عملت في شركة أخرى لمدة ثلاث سنوات.',
  '以前は株式会社サンプルで五年間働いていました。',
  'Раньше я работала в другой компании, пять лет.',
]

function reportOf(minutes: number): Report {
  const questions = Array.from({ length: 10 }, (_, i) => ({
    n: i + 1,
    question: `Question ${i + 1}: why is that?`,
  }))
  return {
    title: 'Bench',
    business: 'Alma Dental',
    language: 'en',
    held: 'today',
    recording: 'audio',
    ended: '',
    person: { name: 'Ada Lovelace', email: '', phone: '' },
    stills: Array.from({ length: 8 }, (_, i) => ({ at: i * 60, jpeg })),
    evidence: [],
    printedAt: new Date(),
    result: {
      duration_seconds: minutes * 60,
      summary: says.join(' '),
      confidence: 'high',
      confidence_reason: 'Why not.',
      answers: questions.map(question => ({ ...question, summary: says.join(' ') })),
      coverage: questions.map(({ n }) => ({
        n,
        answered: 'full',
        note: '',
        quote: says[0]!,
        points: says.map(point => ({ point, state: 'covered' as const, quote: point })),
      })),
      strengths: says,
      gaps: says,
      follow_up: says,
      monitoring: null,
      flags: [],
      evidence_frames: [],
      transcript: Array.from({ length: minutes * 6 }, (_, i) => ({
        speaker: i % 2 ? 'person' : 'agent',
        at_seconds: i * 10,
        text: `${says[0]} ${says[0]} ${says[i % says.length]}`,
      })),
    },
  }
}

const time = async (work: () => Promise<unknown>): Promise<number> => {
  const before = performance.now()
  await work()
  return performance.now() - before
}
const several = async (work: () => Promise<unknown>): Promise<number> => {
  const times: number[] = []
  for (let i = 0; i < rounds; i++) times.push(await time(work))
  return median(times)
}
const bare = (given: Report) =>
  new Promise<void>(done => {
    const doc = new PDFDocument()
    doc.on('data', () => {}).on('end', done)
    for (const { text } of given.result.transcript) doc.text(text.replace(/[^\x20-\x7e]/g, 'x'))
    for (const still of given.stills) doc.image(Buffer.from(still.jpeg), { width: 150 })
    doc.end()
  })

const figures: Record<string, string> = {}
for (const minutes of [15, 90]) {
  const given = reportOf(minutes)
  const first = await time(() => renderPdf(given))
  const [floor, ours] = [await several(() => bare(given)), await several(() => renderPdf(given))]
  const pages = (await renderPdf(given)).toString('latin1').match(/\/Type \/Page\b/g)!.length
  figures[`${minutes} minutes, ${pages} pages`] =
    `first ${first.toFixed(0)} ms, then ${ours.toFixed(0)} ms, ${(ours / floor).toFixed(1)} × floor of ${floor.toFixed(0)} ms`
}
report('reports', figures)
