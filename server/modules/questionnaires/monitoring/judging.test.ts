import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SessionFlag } from '../links/links.ts'
import { judge, type Seen } from './judging.ts'

/** A session, a letter a second: 1 one face, 2 two, 0 none, d dark, a turned away, p a phone, . no frame. */
const frames = (seconds: string): Seen[] =>
  [...seconds].flatMap((what, second) => {
    if (what === '.') return []
    const dark = what === 'd'
    const faces = dark ? null : what === '2' ? 2 : what === '0' ? 0 : 1
    return {
      second,
      faces,
      yaw: faces === 1 ? (what === 'a' ? 32 : 7) : null,
      phone: what === 'p' ? 0.6 : null,
    }
  })

const judged = (seconds: string, flags: SessionFlag[] = []) =>
  judge(frames(seconds), flags, seconds.length, 'en')

const calm = '1'.repeat(10)

test('somebody alone before their camera is confirmed to be', () => {
  expect(judged(calm.repeat(12))).toMatchObject({
    colour: 'green',
    findings: [],
    windows: 12,
    windows_observed: 12,
    coverage_pct: 100,
    frames_captured: 120,
    red: 0,
    amber: 0,
    looking_away_windows: 0,
    alone_windows: 12,
    alone_confirmed: true,
    looking_away_note: 'Looked ahead in 12 of 12 checks that showed their face.',
    thresholds: { sustain_windows: 2, window_sec: 10, coverage_for_green: 80 },
  })
})

test('one window of somebody else is a remark, two are serious; a single frame is neither', () => {
  expect(judged(`${calm}1121111211${calm}`)).toMatchObject({ colour: 'green', findings: [] })
  expect(judged(`${calm}1221111211${calm}`)).toMatchObject({
    colour: 'amber',
    red: 0,
    amber: 1,
    alone_confirmed: false,
    findings: [
      {
        key: 'someone_else',
        level: 'amber',
        windows: 1,
        share: 0.33,
        seen_by: ['invigilator'],
        at_seconds: [10],
      },
    ],
  })
  expect(judged(`1221111211${calm}2222222222${calm}`)).toMatchObject({
    colour: 'red',
    red: 1,
    findings: [{ key: 'someone_else', level: 'red', windows: 2, share: 0.5, at_seconds: [0, 20] }],
  })
})

test('a covered camera is not an empty room, and an unwatched session is not green', () => {
  const covered = judged(`${calm}${'d'.repeat(20)}${calm}`)
  expect(covered).toMatchObject({ colour: 'amber', findings: [], coverage_pct: 50, alone_confirmed: false })
  expect(covered.headline).toContain('only 50 %')
  expect(judged(`${calm.repeat(9)}0000000000`)).toMatchObject({
    colour: 'amber',
    windows_observed: 10,
    findings: [{ key: 'absent', level: 'amber', windows: 1 }],
  })
  expect(judged(`${calm}0000000000`)).toMatchObject({
    colour: 'red',
    findings: [{ key: 'absent', level: 'red' }],
  })
  expect(judged('.'.repeat(30))).toMatchObject({
    colour: 'amber',
    windows: 3,
    windows_observed: 0,
    coverage_pct: 0,
    frames_captured: 0,
    headline: expect.stringContaining('No picture came'),
  })
})

test('of a time in which nobody was seen nothing is said but that', () => {
  const nothing = { alone_windows: 0, alone_confirmed: false, looking_away_windows: 0 }
  for (const [seconds, headline] of [
    ['.'.repeat(30), 'No picture came from the camera: nothing was seen, so nothing can be said.'],
    [
      'd'.repeat(30),
      'The camera’s pictures were too few or too dark: nothing was seen, so nothing can be said.',
    ],
    // Too few to judge a window by.
    ['1.........'.repeat(3), expect.stringMatching(/nothing was seen/)],
    ['0'.repeat(30), 'To look at: nobody there (3×); 100 % of the session could be watched.'],
    ['', expect.stringMatching(/nothing was seen/)],
  ] as const) {
    expect(judged(seconds), seconds).toMatchObject({
      ...nothing,
      headline,
      looking_away_note: 'No check showed their face alone, so nothing can be said of where they looked.',
    })
    expect(judged(seconds).colour, seconds).not.toBe('green')
  }
  // A person was there for half of it. Of the other half nothing says that they were alone or looked ahead.
  expect(judged(`${calm.repeat(4)}${'0'.repeat(20)}${'.'.repeat(20)}`)).toMatchObject({
    windows: 8,
    windows_observed: 6,
    alone_windows: 4,
    alone_confirmed: false,
    findings: [{ key: 'absent', windows: 2, share: 0.33 }],
    looking_away_note: 'Looked ahead in 4 of 4 checks that showed their face. 4 of 8 checks did not show it.',
  })
  // Neither there nor away: in no frame often enough.
  expect(judged('0011dddddd'.repeat(3))).toMatchObject({
    colour: 'amber',
    findings: [],
    coverage_pct: 100,
    ...nothing,
    headline: 'Nothing stood out, but the person was seen in only 0 % of the session.',
  })
  // A window of the agent's flag counts as noticed, though nobody saw it.
  const told: SessionFlag = { kind: 'prompted', detail: 'So.', source: 'agent', at_seconds: 25 }
  expect(judged(`${calm}${calm}${'.'.repeat(60)}`, [told])).toMatchObject({
    windows: 8,
    windows_observed: 2,
    alone_confirmed: false,
    findings: [{ key: 'someone_else', windows: 1, share: 0.33, at_seconds: [20] }],
  })
})

test('looking away is told and not counted; phones are found in two frames', () => {
  expect(judged(`${calm.repeat(3)}aaaa111111`)).toMatchObject({
    colour: 'green',
    looking_away_windows: 1,
    findings: [],
    looking_away_note: expect.stringContaining('not counted'),
  })
  expect(judged(`${calm}p111111111${calm}`)).toMatchObject({ findings: [] })
  expect(judged(`${calm}p11p111111${calm}`)).toMatchObject({ findings: [{ key: 'phone', level: 'amber' }] })
})

test('a thing that the agent heard and the watcher saw is one finding', () => {
  const at = (kind: string, at_seconds: number): SessionFlag => ({
    kind,
    at_seconds,
    detail: 'So.',
    source: 'agent',
  })
  const both = judged(`${calm}2222222222${calm}`, [
    at('prompted', 14),
    at('prompted', 25),
    at('reading_aloud', 3),
  ])
  expect(both.findings).toMatchObject([
    { key: 'someone_else', seen_by: ['invigilator', 'agent'], windows: 2, at_seconds: [10, 20] },
    { key: 'reading_aloud', seen_by: ['agent'], level: 'amber', at_seconds: [0] },
  ])
  const browser: SessionFlag = { kind: 'tab_hidden', detail: 'Away.', source: 'browser', at_seconds: 3 }
  expect(judged(calm, [browser]).findings).toEqual([])
})

test('whatever was seen, the numbers agree with each other', () => {
  const session = fc.string({ unit: fc.constantFrom('0', '1', '2', 'd', 'a', 'p', '.'), maxLength: 200 })
  fc.assert(
    fc.property(session, fc.nat(250), (seconds, duration) => {
      const found = judge(frames(seconds), [], duration, 'en')
      expect(found.windows).toBe(Math.ceil(duration / 10))
      expect(found.windows_observed).toBeLessThanOrEqual(found.windows)
      expect(found.alone_windows).toBeLessThanOrEqual(found.windows_observed)
      expect(found.looking_away_windows).toBeLessThanOrEqual(found.alone_windows)
      if (!found.alone_windows) expect(JSON.stringify(found)).not.toMatch(/Looked ahead|Looked to/)
      expect(found.coverage_pct).toBeLessThanOrEqual(100)
      expect(found.red + found.amber).toBe(found.findings.length)
      for (const { windows, at_seconds, share } of found.findings) {
        expect(at_seconds).toHaveLength(windows)
        expect(share).toBeGreaterThan(0)
        expect(share).toBeLessThanOrEqual(1)
      }
      if (found.colour === 'green') expect(found).toMatchObject({ findings: [], alone_confirmed: true })
    }),
  )
})
