import { type Static, Type } from 'typebox'
import { Id, Named, Nullable, OneOf, RecordId, Timestamp } from '#contract/schema.ts'
import { Call, CallDirection } from './calls.ts'

const wordings = (description: string) =>
  Type.Optional(Type.Array(Type.String({ maxLength: 500, pattern: '\\S' }), { maxItems: 20, description }))
const optionalText = (maxLength: number, description: string) =>
  Type.Optional(Nullable(Type.String({ maxLength, description })))

/** One thing that the caller does once the assistant is silent. */
const CallerStep = Named(
  'CallerStep',
  Type.Object(
    {
      say: Type.Optional(Type.String({ maxLength: 1_000, pattern: '\\S' })),
      press: Type.Optional(Type.String({ maxLength: 32, pattern: '^[0-9*#]+$' })),
    },
    { minProperties: 1, maxProperties: 1, description: 'Says words, or presses keys' },
  ),
)

export type CallExpectations = Static<typeof CallExpectations>
const CallExpectations = Named(
  'CallExpectations',
  Type.Object({
    booked: Type.Optional(Type.Boolean({ description: 'Whether an appointment is made' })),
    transferred: Type.Optional(
      Type.Boolean({ description: 'Whether the caller is put through to a person' }),
    ),
    hung_up_by: Type.Optional(OneOf('assistant', 'caller')),
    lead: Type.Optional(
      Type.Object(
        {
          name: optionalText(200, 'In any case'),
          email: optionalText(320, 'In any case'),
          phone: optionalText(40, 'As it is dialed in the account’s country, or with the country code'),
        },
        { description: 'What is noted of the caller; fields that are not given may be anything' },
      ),
    ),
    must_say: wordings('The assistant says each; case, accents and white space do not matter'),
    must_not_say: wordings('The assistant says none'),
  }),
)

const SimulatedCaller = Named(
  'SimulatedCaller',
  Type.Object({
    phone: optionalText(40, 'The number that is shown; none: withheld'),
    name: optionalText(200, 'Known before the call, as of somebody whom we call'),
  }),
)

const fields = {
  name: Type.String({ maxLength: 200, pattern: '\\S' }),
  direction: Type.Optional(CallDirection),
  caller: Type.Optional(SimulatedCaller),
  about: optionalText(4_000, 'Outbound: what the call is about'),
  link_id: Type.Optional(
    Nullable(Type.String({ maxLength: 64, description: 'The chat link whose knowledge it is held with' })),
  ),
  steps: Type.Array(CallerStep, {
    minItems: 1,
    maxItems: 30,
    description: 'What the caller says, in order; then they hang up',
  }),
  expect: CallExpectations,
}

export type NewCallSimulation = Static<typeof NewCallSimulation>
export const NewCallSimulation = Named('NewCallSimulation', Type.Object(fields))

export type CallDeviation = Static<typeof CallDeviation>
export const CallDeviation = Named(
  'CallDeviation',
  Type.Object({
    kind: Type.Unsafe<
      | 'booked'
      | 'not_booked'
      | 'transferred'
      | 'not_transferred'
      | 'caller_hung_up'
      | 'assistant_hung_up'
      | 'not_noted'
      | 'said'
      | 'not_said'
      | 'caller_voice'
      | 'too_long'
      | 'stopped'
      | 'broken'
    >({
      ...OneOf(
        'booked',
        'not_booked',
        'transferred',
        'not_transferred',
        'caller_hung_up',
        'assistant_hung_up',
        'not_noted',
        'said',
        'not_said',
        'caller_voice',
        'too_long',
        'stopped',
        'broken',
      ),
      description:
        'What happened, or did not. Of runs that broke: `caller_voice`: the caller’s voice failed; `stopped`: the server did',
    }),
    wording: Nullable(Type.String({ description: 'What was to be said, not to be said, or to be noted' })),
    field: Nullable(OneOf('name', 'email', 'phone')),
    noted: Nullable(Type.String({ description: 'What was noted instead' })),
    turn: Nullable(Type.Integer({ description: 'In which turn of the transcript, from 0; null: in none' })),
  }),
)

export type CallSimulationRun = Static<typeof CallSimulationRun>
export const CallSimulationRun = Named(
  'CallSimulationRun',
  Type.Object({
    id: RecordId,
    simulation_id: RecordId,
    by: OneOf('words', 'sound'),
    state: Type.Unsafe<'queued' | 'running' | 'passed' | 'failed' | 'broken'>({
      ...OneOf('queued', 'running', 'passed', 'failed', 'broken'),
      description: '`failed`: not as expected; `broken`: it could not be held to its end',
    }),
    reasons: Type.Array(Type.String(), { description: 'Why it failed or broke, in sentences' }),
    deviations: Type.Array(CallDeviation, {
      description: 'The same for programs; none of runs from before it was kept',
    }),
    call: Type.Union([Call, Type.Null()], {
      description: 'The call as it would have been kept, with its transcript, lead, actions and latency',
    }),
    created_at: Timestamp,
    ended_at: Nullable(Timestamp),
  }),
)

export type CallSimulation = Static<typeof CallSimulation>
export const CallSimulation = Named(
  'CallSimulation',
  Type.Object({
    id: RecordId,
    ...fields,
    last_run: Type.Union([CallSimulationRun, Type.Null()]),
    created_at: Timestamp,
  }),
)

export const CallSimulationList = Named(
  'CallSimulationList',
  Type.Object({ simulations: Type.Array(CallSimulation) }),
)
export const CallSimulationRunList = Named(
  'CallSimulationRunList',
  Type.Object({ runs: Type.Array(CallSimulationRun) }),
)
export const CallSimulationParams = Type.Object({ id: Id('Simulation') })
export const CallSimulationRunParams = Type.Object({ id: Id('Run') })

export type NewCallSimulationRun = Static<typeof NewCallSimulationRun>
export const NewCallSimulationRun = Named(
  'NewCallSimulationRun',
  Type.Object({
    by: Type.Optional(
      Type.Unsafe<'words' | 'sound'>({
        ...OneOf('words', 'sound'),
        default: 'words',
        description:
          '`sound`: the installation’s voice speaks for the caller and its recogniser hears them, in real time',
      }),
    ),
  }),
)
