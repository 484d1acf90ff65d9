import type { Monitoring } from '#contract/questionnaires/result.ts'
import { textsOf } from '#locales/load.ts'
import { phrase } from '#locales/phrase.ts'
import type { Locale } from '#locales/types.ts'
import type { SessionFlag } from '../links/links.ts'

type Texts = Locale['monitoring']
type FindingKey = Finding | 'reading_aloud'

/** What one second of the camera showed. `faces` is null where nothing could be judged. */
export interface Seen {
  second: number
  faces: number | null
  yaw: number | null
  phone: number | null
}

type Finding = (typeof watched)[number]
export const watched = ['someone_else', 'absent', 'phone'] as const

export const windowSeconds = 10
/** So many frames of a window must agree, because a single frame errs too often. */
const agreeing = 3
/** The same for a phone, which is looked for in every third frame only. */
const agreeingPhones = 2
const surePhone = 0.45
/** Degrees from where the person usually looks: the camera is seldom where the text is. */
const awayDegrees = 15
/** A thing must be seen in so many windows before it is more than a remark. */
const sustain = 2
/** At least this share of a session must have been watched before anything good can be said of it. Per cent. */
const coverageForGreen = 80
/** A person who is away for a quarter of the watched time did more than fetch a glass of water. */
const longAbsence = 0.25

/** Whether a frame shows a thing. */
export const shows: Record<Finding, (seen: Seen) => boolean> = {
  someone_else: ({ faces }) => faces !== null && faces > 1,
  absent: ({ faces }) => faces === 0,
  phone: ({ phone }) => phone !== null && phone >= surePhone,
}

/** Whether the frames of one window together show a thing. */
export const isSeen = (finding: Finding, window: Seen[]): boolean =>
  window.filter(shows[finding]).length >= (finding === 'phone' ? agreeingPhones : agreeing)

export const windowOf = (second: number): number => Math.floor(second / windowSeconds)

/** Which of the agent's flags are findings too. */
const heard: Record<string, Finding | 'reading_aloud'> = {
  prompted: 'someone_else',
  reading_aloud: 'reading_aloud',
}

/**
 * The findings of a session of so many seconds, by the watcher of the camera and by the agent. A camera that is covered or
 * off never counts as a person who has left; it lowers the share that was watched.
 */
export function judge(
  frames: Seen[],
  flags: SessionFlag[],
  durationSeconds: number,
  language: string,
): Monitoring {
  const { monitoring: texts } = textsOf(language)
  const windows = Math.ceil(durationSeconds / windowSeconds)
  const byWindow = Map.groupBy(
    frames.filter(({ second }) => second < windows * windowSeconds),
    ({ second }) => windowOf(second),
  )
  const observed = [...byWindow].filter(
    ([, seen]) => seen.filter(({ faces }) => faces !== null).length >= agreeing,
  )
  const lasting = (n: number) => Math.min(windowSeconds, durationSeconds - n * windowSeconds)
  const alone = observed.filter(([, seen]) => isAlone(seen))
  const faced = alone.filter(([, seen]) => seen.filter(isFaced).length >= agreeing)
  const seconds = (of: Observed) => of.reduce((sum, [n]) => sum + lasting(n), 0)
  const percent = (of: Observed) => (durationSeconds ? Math.floor((seconds(of) / durationSeconds) * 100) : 0)
  const coverage = percent(observed)
  const away = lookingAway(faced)
  const findings = findingsOf(observed, flags, texts)
  const red = findings.filter(({ level }) => level === 'red').length
  const amber = findings.length - red
  const aloneConfirmed =
    percent(alone) >= coverageForGreen && !findings.some(({ key }) => key === 'someone_else')
  const colour = red ? 'red' : amber || !aloneConfirmed ? 'amber' : 'green'
  return {
    colour,
    headline: headlineOf(texts, {
      frames: frames.length,
      observed: observed.length,
      coverage,
      alone: percent(alone),
      findings,
    }),
    findings,
    windows,
    windows_observed: observed.length,
    coverage_pct: coverage,
    frames_captured: frames.length,
    red,
    amber,
    looking_away_windows: away,
    looking_away_note: noteOf(texts, { away, faced: faced.length, windows }),
    alone_windows: alone.length,
    alone_confirmed: aloneConfirmed,
    thresholds: {
      sustain_windows: sustain,
      window_sec: windowSeconds,
      coverage_for_green: coverageForGreen,
    },
  }
}

type Observed = [window: number, seen: Seen[]][]

function findingsOf(observed: Observed, flags: SessionFlag[], texts: Texts): Monitoring['findings'] {
  const found: Monitoring['findings'] = []
  for (const key of [...watched, 'reading_aloud'] as const) {
    const seen = observed
      .filter(([, frames]) => key !== 'reading_aloud' && isSeen(key, frames))
      .map(([n]) => n)
    const told = flags.filter(flag => flag.source === 'agent' && heard[flag.kind] === key)
    const noticed = new Set([...seen, ...told.map(flag => windowOf(flag.at_seconds))])
    if (!noticed.size) continue
    // A share of the windows that were seen or heard. A window of which nobody knows anything counts in neither number.
    const known = new Set([...observed.map(([n]) => n), ...noticed])
    const share = noticed.size / known.size
    const serious =
      key === 'absent' ? share >= longAbsence : key !== 'reading_aloud' && seen.length >= sustain
    found.push({
      key,
      label: capital(texts[key]),
      why: texts[`${key}_why`],
      level: serious ? 'red' : 'amber',
      windows: noticed.size,
      share: Math.round(share * 100) / 100,
      seen_by: [
        ...(seen.length ? (['invigilator'] as const) : []),
        ...(told.length ? (['agent'] as const) : []),
      ],
      at_seconds: [...noticed].sort((a, b) => a - b).map(n => n * windowSeconds),
    })
  }
  return found
}

/** Whether the frames of a window show one person, and nobody else. */
const isAlone = (window: Seen[]): boolean =>
  window.filter(({ faces }) => faces === 1).length >= agreeing && !isSeen('someone_else', window)

/** Whether a frame shows one face, and where it looks. */
const isFaced = ({ faces, yaw }: Seen): boolean => faces === 1 && yaw !== null

/** In how many of these windows, which all show a face, the person looked to a side of their usual direction. */
function lookingAway(faced: Observed): number {
  const yaws = faced.flatMap(([, seen]) => seen.filter(isFaced).map(({ yaw }) => yaw!))
  const usual = yaws.toSorted((a, b) => a - b)[Math.floor(yaws.length / 2)]
  if (usual === undefined) return 0
  const turned = (seen: Seen) => isFaced(seen) && Math.abs(seen.yaw! - usual) > awayDegrees
  return faced.filter(([, seen]) => seen.filter(turned).length >= agreeing).length
}

function noteOf(
  texts: Texts,
  { away, faced, windows }: { away: number; faced: number; windows: number },
): string {
  if (!faced) return texts.no_face
  const looked = phrase(away ? texts.looked_away : texts.looked_ahead, { away, faced })
  if (faced >= windows) return looked
  return `${looked} ${phrase(texts.face_missing, { missing: windows - faced, windows })}`
}

/** `coverage`, `alone`: per cent of the session that could be watched, and in which one person was seen. */
function headlineOf(
  texts: Texts,
  of: {
    frames: number
    observed: number
    coverage: number
    alone: number
    findings: Monitoring['findings']
  },
): string {
  const nothing = of.frames ? texts.dark : texts.no_picture
  if (!of.observed && !of.findings.length) return phrase(texts.nothing_known, { nothing: capital(nothing) })
  const watched = of.observed ? phrase(texts.watched, { pct: of.coverage }) : nothing
  if (!of.findings.length) {
    if (of.coverage < coverageForGreen) return phrase(texts.clear_but, { watched })
    return of.alone < coverageForGreen
      ? phrase(texts.clear_but_alone, { pct: of.alone })
      : phrase(texts.clear, { watched })
  }
  const findings = of.findings
    .map(({ key, windows }) => `${texts[key as FindingKey]} (${windows}×)`)
    .join(', ')
  return phrase(texts.look_at, { findings, watched })
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
