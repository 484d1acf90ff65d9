import { type Static, Type } from 'typebox'
import { longestVoicemail } from '#contract/limits.ts'
import { KeysetEnd, KeysetPage } from '#contract/paging.ts'
import { Id, Moment, Named, Nullable, OneOf, RecordId, Timestamp } from '#contract/schema.ts'

export type CallStatus = Static<typeof CallStatus>
export const CallStatus = Named(
  'CallStatus',
  OneOf('queued', 'ringing', 'in_progress', 'completed', 'failed', 'no_answer', 'busy'),
)

export type CallDirection = Static<typeof CallDirection>
export const CallDirection = Named('CallDirection', OneOf('inbound', 'outbound'))

export type CallMedium = Static<typeof CallMedium>
export const CallMedium = Named('CallMedium', OneOf('phone', 'browser'))

export type Sentiment = 'positive' | 'neutral' | 'negative'

/** What happens when an answering machine picks up a call that we placed. */
export type OnMachine = Static<typeof OnMachine>
export const OnMachine = Named('OnMachine', OneOf('hang_up', 'leave_message'))

/** What a latency was spent on, in the order of time: of one turn the stages add up to it, of a call each is the median. */
const LatencyStages = Named(
  'LatencyStages',
  Type.Object({
    endpoint_ms: Type.Integer({ description: 'Until it was clear that the person had finished' }),
    recognition_ms: Type.Integer({ description: 'Until their last words were recognised' }),
    model_ms: Type.Integer({ description: 'Until the first sentence of the answer was there' }),
    voice_ms: Type.Integer({ description: 'Until it was heard' }),
  }),
)

export const CallTurn = Named(
  'CallTurn',
  Type.Object({
    role: OneOf('agent', 'user'),
    text: Type.String({ description: 'What was really heard of it' }),
    began_ms: Type.Integer({ description: 'Since the call was answered' }),
    ended_ms: Type.Integer(),
    cut_short: Type.Boolean({ description: 'Whether the other one spoke over it' }),
    unheard: Nullable(
      Type.String({
        description: 'What the assistant would have said on when it was cut short, as far as it was written',
      }),
    ),
    latency_ms: Nullable(
      Type.Integer({ description: 'From the end of the person’s speech to the first word of this answer' }),
    ),
    first_sound_ms: Nullable(
      Type.Integer({ description: 'The same to the first sound, such as “One moment, please”' }),
    ),
    stages: Type.Union([LatencyStages, Type.Null()]),
  }),
)

const CallUsage = Named(
  'CallUsage',
  Type.Object(
    {
      heard_seconds: Type.Number({ description: 'Of sound that a recogniser was given' }),
      spoken_characters: Type.Integer({ description: 'Given to a voice' }),
      tokens_read: Type.Integer({ description: 'By language models' }),
      tokens_written: Type.Integer(),
      tokens_estimated: Type.Boolean({ description: 'Whether some tokens were counted by us' }),
    },
    { description: 'What the call used; null where it was not counted' },
  ),
)

const price = () => Nullable(Type.Number({ description: 'Null where it has no price' }))
const CallCost = Named(
  'CallCost',
  Type.Object(
    {
      currency: Type.String(),
      recognition: price(),
      voice: price(),
      model: price(),
      line: price(),
      total: Type.Number({ description: 'Of what has a price' }),
      complete: Type.Boolean({ description: 'Whether all that was used has a price' }),
    },
    { description: 'An estimate at the installation’s prices; null where none is set' },
  ),
)

export type CallEvent = Static<typeof CallEvent>
export const CallEvent = Named(
  'CallEvent',
  Type.Object({
    kind: OneOf(
      'line_lost',
      'line_back',
      'hung_up',
      'transfer_begun',
      'transfer_accepted',
      'transfer_missed',
      'outage',
      'message_left',
      'recording_begun',
      'recording_paused',
      'recording_resumed',
      'lines_busy',
    ),
    at: Timestamp,
    detail: Nullable(Type.String({ description: 'More of it, such as who hung up' })),
  }),
)

export type Call = Static<typeof Call>
export const Call = Named(
  'Call',
  Type.Object({
    id: RecordId,
    direction: CallDirection,
    medium: CallMedium,
    phone_number: Type.String({ description: 'The person’s; empty when it is withheld, and in a browser' }),
    our_number: Nullable(Type.String()),
    carrier: Nullable(OneOf('twilio', 'sip')),
    client_name: Type.String(),
    call_type: Nullable(Type.String()),
    status: CallStatus,
    error: Nullable(Type.String({ description: 'Why it failed' })),
    machine: Nullable(Type.String({ description: 'Who picked up, as far as the carrier can tell' })),
    consent: Nullable(
      Type.Object({
        source: Type.String({
          description: 'The words to which the person agreed, how they did, or whose order it was',
        }),
        at: Timestamp,
      }),
    ),
    held_until: Nullable(
      Type.String({
        format: 'date-time',
        description: 'It waited, or waits, for the hours of the person called',
      }),
    ),
    link_id: Nullable(RecordId),
    conversation_id: Nullable(RecordId),
    message_id: Nullable(RecordId),
    created_at: Timestamp,
    started_at: Nullable(Timestamp),
    answered_at: Nullable(Timestamp),
    ended_at: Nullable(Timestamp),
    duration: Nullable(Type.Integer({ description: 'Seconds that the assistant was on the line' })),
    sentiment: Nullable(OneOf('positive', 'neutral', 'negative')),
    summary: Nullable(Type.String()),
    transcript: Type.Array(CallTurn),
    lead: Nullable(
      Type.Object({
        id: RecordId,
        name: Nullable(Type.String()),
        phone: Nullable(Type.String()),
        email: Nullable(Type.String()),
        intent: Nullable(Type.String()),
      }),
    ),
    actions: Type.Array(Type.String()),
    latency: Type.Object({
      turns: Type.Integer(),
      p50_ms: Nullable(Type.Integer()),
      p95_ms: Nullable(Type.Integer()),
      stages: Type.Union([LatencyStages, Type.Null()]),
      providers: Type.Object({
        recognition: Nullable(Type.String({ description: 'Null where a page hears by itself' })),
        model: Nullable(Type.String({ description: 'Null for the built-in assistant' })),
        voice: Nullable(Type.String({ description: 'Null where a page speaks by itself' })),
      }),
    }),
    usage: Nullable(CallUsage),
    cost: Nullable(CallCost),
    recording_url: Nullable(Type.String()),
    events: Type.Array(CallEvent, {
      description: 'What happened to the call besides what was said, in order',
    }),
    message: Nullable(
      Type.Object(
        {
          seconds: Nullable(Type.Integer()),
          text: Nullable(Type.String({ description: 'Null until it could be transcribed' })),
          url: Type.String(),
        },
        {
          description:
            'What the caller said to the carrier’s own voice, because the assistant could not hear or speak',
        },
      ),
    ),
  }),
)

export type CallOrder = Static<typeof CallOrder>
export const CallOrder = Named(
  'CallOrder',
  Type.Object({
    phone_number: Type.String({
      maxLength: 40,
      description: 'E.164, or as it is dialed in the account’s country',
    }),
    client_name: Type.Optional(Type.String({ maxLength: 200 })),
    call_type: Type.Optional(Type.String({ maxLength: 60, description: 'Yours: `outbound`, `reminder`, …' })),
    custom_prompt: Type.Optional(
      Type.String({ maxLength: 4_000, description: 'What the call is about: a brief, not a script' }),
    ),
    link_id: Type.Optional(
      Nullable(Type.String({ maxLength: 64, description: 'The chat link whose knowledge it is held with' })),
    ),
    on_machine: Type.Optional(OnMachine),
    voicemail: Type.Optional(
      Nullable(
        Type.String({
          maxLength: longestVoicemail,
          description: 'The words for an answering machine, behind who calls; null: those of the account',
        }),
      ),
    ),
    consent_source: Type.Optional(
      Nullable(
        Type.String({
          maxLength: 500,
          description: 'How the person agreed to be called by an AI, for the record',
        }),
      ),
    ),
  }),
)

export const CallList = Named('CallList', Type.Object({ calls: Type.Array(Call), ...KeysetEnd }))
export const CallFilter = Type.Object({
  status: Type.Optional(CallStatus),
  direction: Type.Optional(CallDirection),
  medium: Type.Optional(CallMedium),
  lead_id: Type.Optional(Id('Lead')),
  conversation_id: Type.Optional(Id('Conversation')),
  from: Type.Optional(Moment),
  to: Type.Optional(Moment),
  q: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'Beginnings of words in the number or the name of the caller',
    }),
  ),
  sort: Type.Optional(OneOf('newest', 'oldest', 'longest')),
  ...KeysetPage,
})
export const CallParams = Type.Object({ id: Id('Call') })
