import { type Static, Type } from 'typebox'
import { Named, Nullable, OneOf } from '#contract/schema.ts'

const Texts = Type.Array(Type.String())
const Count = Type.Integer({ minimum: 0 })
const Seconds = Type.Integer({ minimum: 0, description: 'From Start' })
const FindingLevel = Named('FindingLevel', OneOf('amber', 'red'))

export type Coverage = Static<typeof Coverage>
const Coverage = Named(
  'Coverage',
  Type.Object({
    n: Type.Integer(),
    answered: OneOf('full', 'partial', 'not_answered', 'not_asked'),
    note: Type.String(),
    quote: Type.String({
      description: 'Verbatim, from a turn of the person; "" when there is nothing to quote',
    }),
    points: Type.Array(
      Type.Object({
        point: Type.String(),
        state: OneOf('covered', 'not_covered', 'unclear'),
        quote: Type.String(),
      }),
    ),
  }),
)

/** The judgement of a session, by a model or by extraction. */
export type WriteUp = Static<typeof WriteUp>
export const WriteUp = Type.Object({
  summary: Type.String({ description: '"" when the write-up failed or is not there yet' }),
  confidence: OneOf('low', 'medium', 'high'),
  confidence_reason: Type.String({ minLength: 1 }),
  answers: Type.Array(
    Type.Object({
      n: Type.Integer(),
      question: Type.String(),
      summary: Nullable(Type.String({ description: 'null: the question was never reached' })),
    }),
  ),
  coverage: Type.Array(Coverage),
  strengths: Texts,
  gaps: Texts,
  follow_up: Texts,
})

/** The findings of the watcher, which looks at the frames of the camera. */
export type Monitoring = Static<typeof Monitoring>
export const Monitoring = Named(
  'Monitoring',
  Type.Object({
    colour: OneOf('green', 'amber', 'red'),
    headline: Type.String(),
    findings: Type.Array(
      Type.Object({
        key: Type.String(),
        label: Type.String(),
        level: FindingLevel,
        windows: Count,
        share: Type.Number(),
        seen_by: Type.Array(OneOf('invigilator', 'agent')),
        at_seconds: Type.Array(Seconds),
        why: Type.String(),
      }),
    ),
    windows: Count,
    windows_observed: Count,
    coverage_pct: Count,
    frames_captured: Count,
    red: Count,
    amber: Count,
    looking_away_windows: Count,
    looking_away_note: Type.String(),
    alone_windows: Type.Integer({
      minimum: 0,
      description: 'Checks in which one person was seen, and nobody else',
    }),
    alone_confirmed: Type.Boolean(),
    thresholds: Type.Object({
      sustain_windows: Type.Integer(),
      window_sec: Type.Integer(),
      coverage_for_green: Type.Integer(),
    }),
  }),
)

/** The result of a session, which stands once its link reads `completed`. */
export type QuestionnaireResult = Static<typeof QuestionnaireResult>
export const QuestionnaireResult = Named(
  'QuestionnaireResult',
  Type.Object({
    duration_seconds: Type.Integer({ minimum: 0, description: 'From Start to hang-up' }),
    ...WriteUp.properties,
    transcript: Type.Array(
      Type.Object({ speaker: OneOf('agent', 'person'), text: Type.String(), at_seconds: Seconds }),
    ),
    monitoring: Nullable(Monitoring),
    flags: Type.Array(
      Type.Object({
        kind: Type.String(),
        detail: Type.String(),
        source: OneOf('agent', 'browser'),
        at_seconds: Seconds,
      }),
    ),
    evidence_frames: Type.Array(Type.Object({ at_seconds: Seconds })),
  }),
)
