import { languageFor, textsOf } from '#locales/load.ts'
import { phrase } from '#locales/phrase.ts'
import type { Locale } from '#locales/types.ts'
import type { Ctx } from '#server/core/context.ts'
import { Problem } from '#server/http/problem.ts'
import { fold } from '#server/language/text/fold.ts'
import { business, homeLanguage } from '#server/modules/accounts/accounts.ts'
import { BlobsUnavailable } from '#server/providers/blobs/port.ts'
import type { FoundSession } from '../links/links.ts'
import { evidenceOf } from '../monitoring/monitoring.ts'
import { type RecordingClock, recordingClock, recordingOf, wasDeleted } from '../recordings/recordings.ts'
import { stillsOf } from '../recordings/stills.ts'
import { resultOf } from '../result/result.ts'
import type { Report } from './pages.ts'
import { renderPdf } from './pdf/pool.ts'

interface PrintedReport {
  pdf: Buffer
  /** The name of the file, and one in ASCII. */
  name: string
  plainName: string
}

/** Characters of a person's name in the name of a file. */
const longestName = 80

/** Makes the written record of a session as a PDF, which is kept nowhere. 400 before its link reads completed; 503. */
export async function reportOf(ctx: Ctx, { link, questionnaire }: FoundSession): Promise<PrintedReport> {
  const clock = await recordingClock(ctx, link.id)
  const result = await resultOf(ctx, link, clock)
  if (!result) throw new Problem(400, 'The session is not completed yet, so there is nothing to report.')
  const own = await business(ctx)
  const { name, timezone } = own
  const language = homeLanguage(own)
  const { report: words } = textsOf(language)
  const report: Report = {
    title: questionnaire.title,
    business: name,
    // Its quotations are in the language that was spoken.
    language: languageFor(language),
    person: { name: link.person_name, email: link.person_email, phone: link.person_phone },
    held: heldAt(link.started_at ?? link.completed_at!, { language, timezone }),
    recording: await recordingLine(ctx, { link, questionnaire }, words),
    ended: link.ended_by ? words.ended_by[link.ended_by as keyof typeof words.ended_by] : '',
    result,
    ...(await pictures(ctx, link.id, clock)),
    printedAt: ctx.now(),
  }
  const pdf = await renderPdf(report).catch(error => {
    if (error instanceof Problem) throw error
    ctx.log.error({ err: error }, 'a report could not be made')
    throw new Problem(503, 'The report could not be made. Try again in a minute.')
  })
  return { pdf, ...fileNames(link.person_name, words) }
}

/** `22 November 2026 at 15:05 CET`, in the zone of the business. */
const heldAt = (at: Date, { language, timezone }: { language: string; timezone: string }): string =>
  // English without a region is American. Any person may read a record, so we write its dates the British way.
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: timezone,
    timeZoneName: 'short',
  }).format(at)

async function recordingLine(
  ctx: Ctx,
  { link, questionnaire }: Pick<FoundSession, 'link' | 'questionnaire'>,
  words: Locale['report'],
): Promise<string> {
  const mode = questionnaire.recording_mode as keyof typeof words.recorded
  const recorded = words.recorded[mode]
  if (mode === 'none' || recordingOf(ctx, link).available) return recorded
  return phrase((await wasDeleted(ctx, link)) ? words.deleted : words.unplayable, { recorded })
}

/** The pictures, dated by the recording's clock as the rest of the record is. Where the store fails, there are none. */
async function pictures(
  ctx: Ctx,
  link: string,
  clock: RecordingClock,
): Promise<Pick<Report, 'stills' | 'evidence'>> {
  const at = (ms: number) => Math.floor(clock(ms) / 1000)
  const evidence = (await evidenceOf(ctx, link)).map(({ finding, atMs, jpeg }) => ({
    finding,
    jpeg,
    at: at(atMs),
  }))
  try {
    const stills = (await stillsOf(ctx, { id: link })).map(({ atMs, jpeg }) => ({ at: at(atMs), jpeg }))
    return { stills, evidence }
  } catch (error) {
    if (!(error instanceof BlobsUnavailable)) throw error
    ctx.log.warn({ err: error }, 'a report is made without its stills')
    return { stills: [], evidence }
  }
}

/** File names that every system takes. In ASCII the words are English, and a person without a name in it is "Person". */
function fileNames(person: string, words: Locale['report']): { name: string; plainName: string } {
  const safe = person
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\/:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  const name = Array.from(safe).slice(0, longestName).join('').trim()
  const plain = Array.from(name, inAscii).join('').replace(/\s+/g, ' ').trim()
  return {
    name: `${phrase(words.file, { person: name || words.person })}.pdf`,
    plainName: `${plain || 'Person'} - report.pdf`,
  }
}

/** A letter in ASCII, without its accent; '' where it has no such form. A browser would read a % as an escape. */
function inAscii(letter: string): string {
  const folded = fold(letter).replace(/[^\x20-\x7e]|%/g, '')
  return letter === letter.toLowerCase() ? folded : folded.slice(0, 1).toUpperCase() + folded.slice(1)
}
