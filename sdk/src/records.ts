// Made by scripts/client.ts from openapi.json. Do not edit it.

export interface Account {
  id: string
  name: string
  slug: string
  email: string | null
  phone: string | null
  website: string | null
  address: string | null
  timezone: string
  country: string | null
  language: string | null
  agent_name: string
  greeting: string | null
  tone: string | null
  primary_color: string | null
  /** From the root of the server; see PUT /account/logo */
  logo_url: string | null
  /** What visitors are offered to ask first; none: the taught questions that most answers came from */
  suggested_questions: string[]
  channels: AccountChannels
  hours: OpeningHours
  closures: Closure[]
  booking: BookingRules
  calls: CallRules
  allowed_domains: string[]
  communication_enabled: boolean
  email_replies: 'off' | 'draft' | 'auto'
  caller_countries: CallerCountries
  retention: Retention
  limits: {
    chat_links: number
    documents: number
  }
  created_at: string
  updated_at: string
}

export interface AccountChanges {
  name?: string
  slug?: string
  email?: string | null
  phone?: string | null
  website?: string | null
  address?: string | null
  timezone?: string
  country?: string | null
  language?: string | null
  agent_name?: string
  greeting?: string | null
  tone?: string | null
  primary_color?: string | null
  suggested_questions?: string[] | null
  channels?: {
    chat?: boolean
    call?: boolean
    book?: boolean
  }
  hours?: OpeningHoursChanges | null
  closures?: Array<{
    from: string
    to: string
    reason?: string | null
  }> | null
  booking?: {
    min_notice_minutes?: number
    horizon_days?: number
    slot_step_minutes?: number
    paused?: boolean
    reminder_minutes?: number | null
    reminder_words?: string | null
    reminder_texts?: boolean
    reminder_text_words?: string | null
    reminder_template_id?: string | null
  }
  calls?: {
    record?: boolean
    transfer_to?: string | null
    outage_transfer_to?: string | null
    at_once?: number | null
    engine?: 'cascade' | 'realtime'
    on_machine?: 'hang_up' | 'leave_message'
    voicemail?: string | null
    hours?: CallingHours | null
  }
  allowed_domains?: string[] | null
  communication_enabled?: boolean
  email_replies?: 'off' | 'draft' | 'auto'
  caller_countries?: {
    email?: string[] | null
    sms?: string[] | null
    whatsapp?: string[] | null
    voice?: string[] | null
  } | null
  retention?: {
    record_days?: number
    conversation_days?: number | null
    lead_days?: number | null
    booking_days?: number | null
    message_days?: number | null
    audit_days?: number
  }
}

export interface AccountChannels {
  chat: boolean
  call: boolean
  book: boolean
}

/** What happened in a conversation besides what was said */
export interface Activity {
  id: string
  kind: 'note' | 'taken_over' | 'handed_back' | 'closed' | 'reopened' | 'assigned' | 'tagged' | 'needs_you' | 'done' | 'booked' | 'lead'
  at: string
  /** The member or the API key; null: the visitor, the assistant or the program */
  by: {
    id: string | null
    name: string
  } | null
  /** The words of a note; the title of what needs you, as long as it is kept */
  text: string | null
  /** What it was about, by kind */
  data: {
    item_id?: string
    /** Of the item */
    kind?: string
    booking_id?: string
    service_name?: string
    starts_at?: string
    lead_id?: string
    assignee?: Assignee | null
    /** Tags */
    added?: string[]
    /** Tags */
    removed?: string[]
    edited_at?: string
  } | null
}

export interface ActivityList {
  activity: Activity[]
}

export interface AgentSummary {
  summary: string
  generated_at: string
  /** How many it is made of */
  sources: number
}

export interface Album {
  id: string
  name: string
  description: string
  link_id: string | null
  photos: Photo[]
  created_at: string
  updated_at: string
}

export interface AlbumChanges {
  /** Searched together with every caption */
  name?: string
  description?: string | null
}

export interface AlbumList {
  albums: Album[]
}

export interface Allowed {
  used: number
  /** -1 means unlimited */
  limit: number
}

export interface Analytics {
  metric: ReportMetric
  unit: ReportUnit
  /** ISO 4217, of `money`; null for another unit, and without any price */
  currency: string | null
  /** With `by`: the 20 largest, largest first. A conversation with two tags counts in both */
  series: ReportSeries[]
  total: number | null
  /** The total of the same length of time just before */
  before: number | null
  /** How many records it was measured of */
  records: number
}

export interface ApiKey {
  id: string
  name: string
  class: 'standard' | 'admin'
  prefix: string
  created_at: string
  expires_at: string | null
  last_used_at: string | null
  revoked_at: string | null
}

export interface ApiKeyList {
  api_keys: ApiKey[]
  total: number
}

/** The member who looks after it, whoever holds it */
export interface Assignee {
  id: string
  name: string
}

/** A file of a message */
export interface Attachment {
  id: string
  name: string
  /** Media type, found in the file */
  type: string
  bytes: number
  /** Whoever holds it may open the file, until the conversation is erased */
  url: string
}

export interface Audience {
  id: string
  name: string
  source: AudienceSource
  contact_count: number
  created_at: string
  updated_at: string
}

export interface AudienceChanges {
  name?: string
  source?: NewAudienceSource
}

export interface AudienceList {
  audiences: Audience[]
}

export interface AudienceSource {
  kind: 'manual' | 'import' | 'segment'
  segment: ContactSegment | null
}

export interface AuditActor {
  kind: 'member' | 'key'
  id: string
  /** As they were called then */
  name: string | null
}

export interface AuditEntry {
  id: string
  at: string
  actor: AuditActor
  method: AuditMethod
  /** The pattern of the path */
  route: string
  record_id: string | null
  status: number
  request_id: string
}

export interface AuditList {
  entries: AuditEntry[]
  /** The cursor of the next page; null on the last one, and without `cursor` */
  next: string | null
  /** All that match; with `cursor` at most 1000 */
  total: number
  /** Whether there are more than `total` */
  total_capped: boolean
}

export type AuditMethod = 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface Availability {
  /** In which days were read */
  timezone: string
  slots: Slot[]
}

export interface Booking {
  id: string
  service_id: string
  service_name: string
  starts_at: string
  ends_at: string
  /** The visitor’s */
  timezone: string
  name: string
  email: string | null
  phone: string | null
  notes: string
  status: BookingStatus
  /** What a member booked it over knowingly: `closed`, `taken`, … */
  overrode: string[]
  source: BookingSource
  lead_id: string | null
  conversation_id: string | null
  call_id: string | null
  /** Whoever holds it may move or cancel the booking */
  manage_url: string
  cancelled_by: 'visitor' | 'business' | null
  cancel_reason: string | null
  cancelled_at: string | null
  created_at: string
  updated_at: string
}

export interface BookingCancellation {
  reason?: string | null
}

export interface BookingChanges {
  starts_at?: string
  /** Minutes */
  duration_minutes?: number
  name?: string
  email?: string | null
  phone?: string | null
  notes?: string | null
  /** IANA name, such as Europe/Berlin */
  timezone?: string
}

export interface BookingDesk {
  name: string
  slug: string
  timezone: string
  /** How far ahead can be booked */
  horizon_days: number
  /** Whether bookings are taken at the moment */
  enabled: boolean
  services: OfferedService[]
}

export interface BookingList {
  bookings: Booking[]
  /** The cursor of the next page; null on the last one, and without `cursor` */
  next: string | null
  /** All that match; with `cursor` at most 1000 */
  total: number
  /** Whether there are more than `total` */
  total_capped: boolean
}

export interface BookingMove {
  starts_at: string
  timezone?: string
}

export interface BookingPage {
  /** Where visitors book */
  url: string
  /** Whether something can be booked there at the moment */
  is_open: boolean
}

export interface BookingRules {
  min_notice_minutes: number
  horizon_days: number
  slot_step_minutes: number
  paused: boolean
  reminder_minutes: number | null
  reminder_words: string | null
  reminder_texts: boolean
  reminder_text_words: string | null
  reminder_template_id: string | null
}

export type BookingSource = 'api' | 'page' | 'chat' | 'call' | 'widget'

export type BookingStatus = 'confirmed' | 'completed' | 'cancelled' | 'no_show'

export interface Broadcast {
  id: string
  name: string
  /** To whom it goes; an audience that was deleted is still named. "" for a message to one person, whom contact_id names */
  audience_id: string
  contact_id: string | null
  channel_order: Channel[]
  template_ids: TemplateIds
  words: BroadcastWords
  values: Record<string, string>
  allow_replies: boolean
  send_window_start: number | null
  send_window_end: number | null
  status: BroadcastStatus
  waiting_for: 'review' | 'window' | 'time' | null
  previewed_at: string | null
  /** When it was told to go */
  sent_at: string | null
  /** Before this nothing leaves; null: it began at once */
  starts_at: string | null
  /** Since when each contact has its message; before, `counts.total` grows */
  planned_at: string | null
  completed_at: string | null
  created_at: string
}

export interface BroadcastChanges {
  name?: string
  audience_id?: string
  channel_order?: Channel[]
  template_ids?: ChosenTemplates
  words?: BroadcastWords
  allow_replies?: boolean
  /** Placeholders that the sender, or the program that sends, fills in for this send */
  values?: Record<string, string>
  send_window_start?: number | null
  send_window_end?: number | null
}

export interface BroadcastCopy {
  name?: string
}

export interface BroadcastCounts {
  total: number
  /** May leave at once */
  queued: number
  /** Wait for their hour, or for another attempt */
  held: number
  sending: number
  sent: number
  delivered: number
  read: number
  replied: number
  failed: number
  blocked: number
  cancelled: number
}

export type BroadcastEvent = {
  event: 'counts' | 'done'
  data: CountedBroadcast
} | ErrorEvent

export interface BroadcastList {
  broadcasts: CountedBroadcast[]
  /** The cursor of the next page; null on the last one, and without `cursor` */
  next: string | null
  /** All that match; with `cursor` at most 1000 */
  total: number
  /** Whether there are more than `total` */
  total_capped: boolean
}

export interface BroadcastMessage {
  id: string
  broadcast_id: string
  contact_id: string | null
  name: string | null
  channel: Channel | null
  state: MessageState
  /** Why it was blocked or failed, as a code */
  reason: string | null
  /** The same in words, with what the provider said */
  reason_label: string | null
  to_address: string | null
  rendered_subject: string | null
  /** What was said; null until it is sent */
  rendered_body: string | null
  provider_id: string | null
  attempts: number
  queued_at: string
  held_until: string | null
  sent_at: string | null
  delivered_at: string | null
  read_at: string | null
  failed_at: string | null
  replied_at: string | null
  reply_snippet: string | null
  reply_conversation_id: string | null
  /** When the person opted out by this very message */
  unsubscribed_at: string | null
}

export interface BroadcastMessageList {
  messages: BroadcastMessage[]
  /** Whether there are any behind these */
  has_more: boolean
  /** The cursor of the next page; null on the last one, and without `cursor` */
  next: string | null
}

export interface BroadcastOnChannel {
  channel: Channel
  /** The address or number; null: the person has none */
  to: string | null
  verdict: RecipientVerdict
  /** Why it would not be sent, as a code */
  reason: string | null
  /** The same in words */
  reason_label: string | null
  held_until: string | null
  subject: string | null
  /** What the person reads, or the brief of a call */
  body: string | null
  /** Placeholders without a value */
  missing: string[]
  sms_characters: number | null
  sms_segments: number | null
}

export interface BroadcastOverview {
  days: number
  since: string
  /** Told to go in these days */
  broadcasts: number
  counts: BroadcastCounts
  by_channel: Record<string, BroadcastCounts>
  blocked: Record<string, ReasonCount>
  failed: Record<string, ReasonCount>
}

export interface BroadcastPreview {
  counts: {
    total: number
    sending: number
    held: number
    blocked: number
  }
  by_channel: Record<string, number>
  by_reason: Record<string, ReasonCount>
  samples: Array<{
    name: string | null
    channel: Channel
    subject: string | null
    body: string
  }>
  readiness: Readiness
  /** Parts of all text messages; the carrier charges for each */
  sms_segments: number
  /** At the pace of the accounts; null: as fast as they take it */
  lasts_seconds: number | null
}

export interface BroadcastProof {
  channel: Channel
  to: string
}

export interface BroadcastRecipient {
  contact_id: string
  audience_id: string
  name: string | null
  email: string | null
  phone: string | null
  channel: Channel | null
  verdict: RecipientVerdict
  /** Why it would not be sent, as a code */
  reason: string | null
  /** The same in words */
  reason_label: string | null
  held_until: string | null
}

export interface BroadcastRecipientList {
  recipients: BroadcastRecipient[]
  /** A page may be short, even empty, while there are more: null on the last one */
  next: string | null
}

export interface BroadcastRenderRequest {
  contact_id: string
}

export interface BroadcastRendering {
  contact_id: string
  audience_id: string
  person: ContactDetails
  channel: Channel | null
  channels: BroadcastOnChannel[]
}

export interface BroadcastReplies {
  allow_replies: boolean
}

export interface BroadcastReport {
  counts: BroadcastCounts
  by_channel: Record<string, BroadcastCounts>
  blocked: Record<string, ReasonCount>
  failed: Record<string, ReasonCount>
  /** Opted out by a message of this broadcast */
  unsubscribed: number
}

export interface BroadcastStart {
  /** Not before this moment */
  send_at?: string | null
  /** For so long nothing leaves, and it can be taken back (`recall`) */
  hold_seconds?: number
}

export type BroadcastStatus = 'draft' | 'queued' | 'sending' | 'completed' | 'cancelled'

export interface BroadcastWords {
  email?: OwnWords
  sms?: OwnWords
  voice?: OwnWords
}

export interface BulkDone {
  done: number
  /** At most 500 of them */
  skipped: SkippedRecord[]
  /** Takes it back with POST /undo/{token}, once, for whoever did it; null when nothing was done */
  undo: string | null
  undo_until: string | null
}

export interface BundleKnowledge {
  content?: string | null
  question?: string | null
  answer?: string | null
}

export interface BundleMade {
  link: ChatLink
  knowledge: {
    job_id: string
    status: BundleStatus
    /** Everything there was to ingest; does not go down */
    queued: number
  }
}

export interface BundleProgress {
  status: BundleStatus
  /** Everything there was to ingest; does not go down */
  queued: number
  ingested: number
  failed: number
  errors: Array<{
    name: string
    reason: string
  }>
}

export type BundleStatus = 'running' | 'completed' | 'completed_with_errors' | 'failed'

export interface BusinessContact {
  phone: string | null
  email: string | null
  website: string | null
}

export type BusinessEvent = {
  event: 'message'
  id: number
  data: Message
} | HeldByEvent | TypingEvent | ClosedEvent | {
  event: 'delivery'
  data: {
    id: string
    /** Of a person’s message that leaves by mail, text message or WhatsApp */
    delivery: 'queued' | 'sent' | 'failed' | null
    /** Why it failed, for people */
    delivery_reason: string | null
  }
} | ErrorEvent

export interface BusinessExport {
  id: string
  status: 'queued' | 'running' | 'done' | 'failed'
  /** Whether those of calls and questionnaires are in it */
  recordings: boolean
  /** Records and files; null until they are counted */
  total: number | null
  /** Those that are in the file already */
  done: number
  /** Of the file */
  bytes: number | null
  reason: 'too_large' | 'storage' | 'erased' | 'internal' | null
  started_by: string | null
  created_at: string
  finished_at: string | null
  /** Until when the file can be fetched; null without one */
  expires_at: string | null
}

export interface BusinessExportList {
  exports: BusinessExport[]
}

export interface BusinessList {
  businesses: OwnBusiness[]
}

export interface BusinessSwitch {
  tenant_id: string
}

export interface BusyTime {
  kind: 'closed' | 'closure' | 'calendar'
  starts_at: string
  ends_at: string
  /** Of the calendar, or why the business is closed */
  name: string | null
}

export interface BusyTimes {
  times: BusyTime[]
}

export interface Calendar {
  id: string
  kind: 'ics' | 'caldav'
  name: string
  host: string
  writes: boolean
  read_at: string | null
  failing_since: string | null
  /** Why it could not be read; what was read last still counts */
  error: string | null
  created_at: string
}

export interface CalendarFeed {
  /** A secret: whoever holds it reads all bookings */
  url: string
}

export interface CalendarList {
  calendars: Calendar[]
}

export interface Call {
  id: string
  direction: CallDirection
  medium: CallMedium
  /** The person’s; empty when it is withheld, and in a browser */
  phone_number: string
  our_number: string | null
  carrier: 'twilio' | 'sip' | null
  client_name: string
  call_type: string | null
  status: CallStatus
  /** Why it failed */
  error: string | null
  /** Who picked up, as far as the carrier can tell */
  machine: string | null
  consent: {
    /** The words to which the person agreed, how they did, or whose order it was */
    source: string
    at: string
  } | null
  /** It waited, or waits, for the hours of the person called */
  held_until: string | null
  link_id: string | null
  conversation_id: string | null
  message_id: string | null
  created_at: string
  started_at: string | null
  answered_at: string | null
  ended_at: string | null
  /** Seconds that the assistant was on the line */
  duration: number | null
  sentiment: 'positive' | 'neutral' | 'negative' | null
  summary: string | null
  transcript: CallTurn[]
  lead: {
    id: string
    name: string | null
    phone: string | null
    email: string | null
    intent: string | null
  } | null
  actions: string[]
  latency: {
    turns: number
    p50_ms: number | null
    p95_ms: number | null
    stages: LatencyStages | null
    providers: {
      /** Null where a page hears by itself */
      recognition: string | null
      /** Null for the built-in assistant */
      model: string | null
      /** Null where a page speaks by itself */
      voice: string | null
    }
  }
  usage: CallUsage | null
  cost: CallCost | null
  recording_url: string | null
  /** What happened to the call besides what was said, in order */
  events: CallEvent[]
  /** What the caller said to the carrier’s own voice, because the assistant could not hear or speak */
  message: {
    seconds: number | null
    /** Null until it could be transcribed */
    text: string | null
    url: string
  } | null
}

/** An estimate at the installation’s prices; null where none is set */
export interface CallCost {
  currency: string
  /** Null where it has no price */
  recognition: number | null
  /** Null where it has no price */
  voice: number | null
  /** Null where it has no price */
  model: number | null
  /** Null where it has no price */
  line: number | null
  /** Of what has a price */
  total: number
  /** Whether all that was used has a price */
  complete: boolean
}

export interface CallDeviation {
  /** What happened, or did not. Of runs that broke: `caller_voice`: the caller’s voice failed; `stopped`: the server did */
  kind: 'booked' | 'not_booked' | 'transferred' | 'not_transferred' | 'caller_hung_up' | 'assistant_hung_up' | 'not_noted' | 'said' | 'not_said' | 'caller_voice' | 'too_long' | 'stopped' | 'broken'
  /** What was to be said, not to be said, or to be noted */
  wording: string | null
  field: 'name' | 'email' | 'phone' | null
  /** What was noted instead */
  noted: string | null
  /** In which turn of the transcript, from 0; null: in none */
  turn: number | null
}

export type CallDirection = 'inbound' | 'outbound'

export interface CallEvent {
  kind: 'line_lost' | 'line_back' | 'hung_up' | 'transfer_begun' | 'transfer_accepted' | 'transfer_missed' | 'outage' | 'message_left' | 'recording_begun' | 'recording_paused' | 'recording_resumed' | 'lines_busy'
  at: string
  /** More of it, such as who hung up */
  detail: string | null
}

export interface CallExpectations {
  /** Whether an appointment is made */
  booked?: boolean
  /** Whether the caller is put through to a person */
  transferred?: boolean
  hung_up_by?: 'assistant' | 'caller'
  /** What is noted of the caller; fields that are not given may be anything */
  lead?: {
    /** In any case */
    name?: string | null
    /** In any case */
    email?: string | null
    /** As it is dialed in the account’s country, or with the country code */
    phone?: string | null
  }
  /** The assistant says each; case, accents and white space do not matter */
  must_say?: string[]
  /** The assistant says none */
  must_not_say?: string[]
}

export interface CallList {
  calls: Call[]
  /** The cursor of the next page; null on the last one, and without `cursor` */
  next: string | null
  /** All that match; with `cursor` at most 1000 */
  total: number
  /** Whether there are more than `total` */
  total_capped: boolean
}

export type CallMedium = 'phone' | 'browser'

export interface CallOrder {
  /** E.164, or as it is dialed in the account’s country */
  phone_number: string
  client_name?: string
  /** Yours: `outbound`, `reminder`, … */
  call_type?: string
  /** What the call is about: a brief, not a script */
  custom_prompt?: string
  /** The chat link whose knowledge it is held with */
  link_id?: string | null
  on_machine?: OnMachine
  /** The words for an answering machine, behind who calls; null: those of the account */
  voicemail?: string | null
  /** How the person agreed to be called by an AI, for the record */
  consent_source?: string | null
}

export interface CallRequest {
  tenant_id?: string | null
  link_token?: string | null
  conversation_id?: string | null
  name: string
  phone: string
  about?: string | null
  /** Of the words that were agreed to; English if left out */
  language?: string
  /** That the words shown beside the form were agreed to */
  consent: true
}

export interface CallRequestAnswer {
  outcome: 'calling' | 'noted'
  /** The words that were agreed to, as they are kept */
  consent: string
}

export interface CallRules {
  record: boolean
  transfer_to: string | null
  outage_transfer_to: string | null
  at_once: number | null
  engine: 'cascade' | 'realtime'
  on_machine: 'hang_up' | 'leave_message'
  voicemail: string | null
  hours: CallingHours | null
}

export interface CallSetup {
  carrier: 'twilio' | 'sip' | null
  /** That callers dial, E.164 */
  number: string | null
  /** Nothing: calls by telephone work */
  missing: MissingForCalls[]
  /** What hears callers; null where nothing does */
  hears: SpeechServer | null
  /** What speaks to them */
  speaks: SpeechServer | null
  /** One model that hears, answers and speaks, where `calls.engine` is `realtime` */
  realtime: SpeechServer | null
  /** Calls that go on at once, of all businesses of the installation */
  at_once: number
}

export interface CallSimulation {
  id: string
  name: string
  direction?: CallDirection
  caller?: SimulatedCaller
  /** Outbound: what the call is about */
  about?: string | null
  /** The chat link whose knowledge it is held with */
  link_id?: string | null
  /** What the caller says, in order; then they hang up */
  steps: CallerStep[]
  expect: CallExpectations
  last_run: CallSimulationRun | null
  created_at: string
}

export interface CallSimulationList {
  simulations: CallSimulation[]
}

export interface CallSimulationRun {
  id: string
  simulation_id: string
  by: 'words' | 'sound'
  /** `failed`: not as expected; `broken`: it could not be held to its end */
  state: 'queued' | 'running' | 'passed' | 'failed' | 'broken'
  /** Why it failed or broke, in sentences */
  reasons: string[]
  /** The same for programs; none of runs from before it was kept */
  deviations: CallDeviation[]
  /** The call as it would have been kept, with its transcript, lead, actions and latency */
  call: Call | null
  created_at: string
  ended_at: string | null
}

export interface CallSimulationRunList {
  runs: CallSimulationRun[]
}

export type CallStatus = 'queued' | 'ringing' | 'in_progress' | 'completed' | 'failed' | 'no_answer' | 'busy'

export interface CallTurn {
  role: 'agent' | 'user'
  /** What was really heard of it */
  text: string
  /** Since the call was answered */
  began_ms: number
  ended_ms: number
  /** Whether the other one spoke over it */
  cut_short: boolean
  /** What the assistant would have said on when it was cut short, as far as it was written */
  unheard: string | null
  /** From the end of the person’s speech to the first word of this answer */
  latency_ms: number | null
  /** The same to the first sound, such as “One moment, please” */
  first_sound_ms: number | null
  stages: LatencyStages | null
}

/** What the call used; null where it was not counted */
export interface CallUsage {
  /** Of sound that a recogniser was given */
  heard_seconds: number
  /** Given to a voice */
  spoken_characters: number
  /** By language models */
  tokens_read: number
  tokens_written: number
  /** Whether some tokens were counted by us */
  tokens_estimated: boolean
}

export interface CallerCountries {
  email: string[]
  sms: string[]
  whatsapp: string[]
  voice: string[]
}

/** Says words, or presses keys */
export interface CallerStep {
  say?: string
  press?: string
}

export interface CallingHours {
  start: number
  end: number
}

export interface CallsOffered {
  server: ServerVoice
  on_request: 'assistant' | 'person'
}

export interface CannedReply {
  id: string
  title: string
  text: string
  shortcut: string | null
  updated_at: string
}

export interface CannedReplyChanges {
  title?: string
  /** May hold {name}, {business} and {me}, which whoever writes fills in */
  text?: string
  /** What calls it up after a slash; case does not matter, and no two replies have the same */
  shortcut?: string | null
}

export interface CannedReplyList {
  canned_replies: CannedReply[]
}

export interface CaptionedFile {
  caption?: string
  file: Blob
}

export interface ChangeNote {
  topic: 'conversation' | 'needs_you' | 'booking' | 'lead' | 'call' | 'knowledge' | 'gap' | 'crawl' | 'check' | 'simulation' | 'broadcast' | 'audience' | 'template' | 'suppression' | 'questionnaire' | 'webhook' | 'chat_link' | 'account' | 'member'
  /** The record; null for many, or where there is none */
  id: string | null
  /** What happened, in a word: `message`, `taken_over`, `deleted` */
  kind: string
  /** The member who did it */
  by: string | null
}

export interface ChangedProfile {
  user: SignedInMember
  tenant: SignedInBusiness
  pending_email: string | null
}

export type Channel = 'email' | 'sms' | 'whatsapp' | 'voice'

export interface ChannelConsent {
  channel: Channel
  /** On any list of the business */
  granted: boolean
  /** Closed by the stop list, whatever they agreed to */
  stopped: boolean
  /** The words or the way in which the last change came about */
  source: string | null
  at: string | null
}

export interface ChannelReadiness {
  ready: boolean
  /** Why it is not ready, or what should be known although it is */
  reason: string
  /** What recipients see; empty when nothing can be sent */
  sender: string
}

export interface ChatAnswer {
  conversation_id: string
  message_id: string
  reply: string
  sources: CitedSource[]
  /** What the visitor may say next with one press, until something else is said; often none */
  choices: Choice[]
  actions: string[]
  answered: boolean
  handed_over: boolean
}

export type ChatEvent = {
  event: 'start'
  data: {
    conversation_id: string
    message_id: string
  }
} | {
  event: 'token'
  data: {
    text: string
  }
} | {
  event: 'sources'
  data: {
    sources: CitedSource[]
  }
} | {
  event: 'action'
  data: {
    action: string
  }
} | {
  event: 'done'
  data: ChatAnswer
} | ErrorEvent

export interface ChatLink {
  id: string
  label: string
  tag: string | null
  tags: string[]
  token: string
  url: string
  agent_name: string | null
  greeting: string | null
  primary_color: string | null
  language: string | null
  channels: ChatLinkChannel[] | null
  created_via: 'api' | 'portal'
  inherit_main_kb: boolean
  status: 'active' | 'expired' | 'revoked'
  is_active: boolean
  is_expired: boolean
  revoked_at: string | null
  expires_at: string | null
  use_count: number
  last_used_at: string | null
  created_at: string
  /** Name of a source → its passages */
  kb_sources: Record<string, number>
  kb_chunks: number
  kb_docs: number
}

export interface ChatLinkChanges {
  /** Default: Untitled link */
  label?: string | null
  /** At most 40 characters each. Trimmed, de-duplicated whatever their case; the first 8 are kept. */
  tags?: string[] | null
  /** Legacy; used only when tags is absent */
  tag?: string | null
  agent_name?: string | null
  greeting?: string | null
  primary_color?: string | null
  language?: string | null
  /** Null inherits; an empty list is refused */
  channels?: ChatLinkChannel[] | null
  inherit_main_kb?: boolean | null
  /** One in the past expires the link at once */
  expires_at?: string | null
  /** false revokes, true takes a revocation back */
  is_active?: boolean
}

export type ChatLinkChannel = 'chat' | 'call' | 'book'

export interface ChatLinkFields {
  /** Default: Untitled link */
  label?: string | null
  /** At most 40 characters each. Trimmed, de-duplicated whatever their case; the first 8 are kept. */
  tags?: string[] | null
  /** Legacy; used only when tags is absent */
  tag?: string | null
  agent_name?: string | null
  greeting?: string | null
  primary_color?: string | null
  language?: string | null
  /** Null inherits; an empty list is refused */
  channels?: ChatLinkChannel[] | null
  inherit_main_kb?: boolean | null
  /** One in the past expires the link at once */
  expires_at?: string | null
}

export interface ChatLinkFigures {
  link_id: string
  conversations: number
  /** Share of the questions that were answered; null without any */
  answered: number | null
  leads: number
}

export interface ChatLinkFiguresList {
  from: string
  /** Of links with a conversation since then */
  figures: ChatLinkFigures[]
}

export interface ChatLinkList {
  links: ChatLink[]
  count: number
  /** -1 means unlimited */
  limit: number
}

export interface ChatPageInfo {
  name: string
  agent_name: string
  /** Whether the business offers chat */
  enabled: boolean
  slug: string
}

export interface ChatRequest {
  /** 1 to 4000 characters; white space around them is taken away and not counted */
  message: string
  tenant_id?: string | null
  link_token?: string | null
  conversation_id?: string | null
  client_name?: string | null
  email?: string | null
  phone?: string | null
  /** The visitor’s, an IANA name: on whose clock times are read and told; else the business’s */
  timezone?: string | null
}

export interface Check {
  id: string
  question: string
  link_id: string | null
  must_include: string[]
  must_cite: string[]
  must_abstain: boolean
  expected: string | null
  /** The answer of a conversation that it was made of */
  message_id: string | null
  /** The source that teaches its right answer */
  taught_doc_id: string | null
  /** At its last run; null before the first */
  passed: boolean | null
  reasons: string[]
  ran_at: string | null
  created_at: string
}

export interface CheckComparison {
  run: CheckRunState
  against: CheckRunState
  changes: Array<{
    id: string
    question: string
    change: 'now_right' | 'now_wrong' | 'other_reply' | 'added' | 'not_asked'
    before: CheckResult | null
    after: CheckResult | null
  }>
  unchanged: number
}

export interface CheckList {
  checks: Check[]
}

export interface CheckResult {
  id: string
  question: string
  passed: boolean
  reasons: string[]
  /** Null once knowledge was deleted that the reply might quote */
  reply: string | null
  sources: CitedSource[]
  /** Of the evidence found, 0 to 1 */
  confidence: number | null
  /** The model’s name, or `built-in` */
  answered_by: string
  ran_at: string
}

export interface CheckRun {
  id: string
  with_model: boolean
  cause: 'asked' | 'change'
  status: 'queued' | 'running' | 'completed' | 'failed'
  /** Checks there were at its beginning */
  total: number
  /** Checks asked so far */
  done: number
  passed: number
  failed: number
  created_at: string
  finished_at: string | null
  results: CheckResult[]
}

export interface CheckRunList {
  runs: CheckRunState[]
}

export interface CheckRunState {
  id: string
  with_model: boolean
  cause: 'asked' | 'change'
  status: 'queued' | 'running' | 'completed' | 'failed'
  /** Checks there were at its beginning */
  total: number
  /** Checks asked so far */
  done: number
  passed: number
  failed: number
  created_at: string
  finished_at: string | null
}

export interface Choice {
  /** What is written on the button */
  label: string
  /** The visitor’s message when it is pressed, and what they then read as theirs */
  message: string
}

export interface ChosenTemplates {
  email?: string
  sms?: string
  whatsapp?: string
  voice?: string
}

export interface CitedPassage {
  parent_doc_id: string
  name: string
  origin: string | null
  place: string | null
  text: string
}

export interface CitedSource {
  parent_doc_id: string
  name: string
  kind: string
  origin: string | null
  /** Where in it: the headings above the passage; null without any */
  place?: string | null
}

export interface ClosedEvent {
  event: 'closed'
  data: {
    closed_at: string
  }
}

export interface Closure {
  from: string
  to: string
  reason: string | null
}

export interface CodeRequired {
  detail: string
  code_required?: boolean
}

export interface ColumnBlock {
  kind: 'heading' | 'text' | 'button' | 'image' | 'divider'
  /** Of a heading, a text or a button */
  text?: string | null
  /** Where a button leads (https, mailto, tel or a placeholder); where an image lies (https, or sent for mails) */
  url?: string | null
  /** What an image shows, for who does not see it */
  alt?: string | null
  /** Where an image leads */
  link?: string | null
  /** Of an image in pixels, where there is room */
  width?: number | null
  align?: 'start' | 'center' | null
}

export interface Connection {
  channel: 'email' | 'sms' | 'whatsapp' | 'voice'
  /** Whether the business has connected an account of its own */
  own: boolean
  ready: boolean
  reason: string
  /** What recipients see */
  sender: string
  settings: Record<string, unknown> | null
  /** Which secrets are stored */
  secrets: string[]
  per_minute: number | null
  /** To be entered at the provider, for what comes in */
  webhook_url: string | null
  /** To be entered at Meta together with the address */
  verify_token: string | null
  checked_at: string | null
  /** What the last test said; null when it passed */
  failure: string | null
  created_at: string | null
  updated_at: string | null
}

export interface ConnectionList {
  connections: Connection[]
}

export interface ConnectionTest {
  ok: boolean
  detail: string
}

export interface Consent {
  channels: Channel[]
  /** How they agreed, for the record: "Newsletter form, May 2026" */
  source: string
}

export interface Contact {
  id: string
  name: string | null
  email: string | null
  /** E.164 */
  phone: string | null
  /** ISO 3166-1 alpha-2 */
  country: string | null
  /** IANA */
  timezone: string | null
  external_id: string | null
  consent_email: boolean
  consent_sms: boolean
  consent_whatsapp: boolean
  consent_voice: boolean
  consent_log: Array<{
    channel: Channel
    granted: boolean
    source: string
    at: string
  }>
  /** Its own fields */
  attributes: Record<string, string>
  /** Closed by the stop list, whatever it agreed to */
  suppressed: Channel[]
  created_at: string
  updated_at: string
}

export type ContactChanges = {
  name?: string | null
  email?: string | null
  phone?: string | null
  country?: string | null
  timezone?: string | null
  external_id?: string | null
  consent_email?: boolean
  consent_sms?: boolean
  consent_whatsapp?: boolean
  consent_voice?: boolean
  attributes?: Record<string, unknown>
} & Record<string, unknown>

export interface ContactDetails {
  name: string | null
  email: string | null
  phone: string | null
}

export interface ContactImport {
  /** Column → field; "" leaves it out, null makes it an own field. Without it, as suggested */
  mapping?: Record<string, string | null>
  rows?: Array<Record<string, unknown>>
  consent?: Consent
  /** Stores nothing, and answers what it would do */
  dry_run?: boolean
}

export interface ContactList {
  contacts: Contact[]
  /** The cursor of the next page; null on the last one, and without `cursor` */
  next: string | null
  /** All that match; with `cursor` at most 1000 */
  total: number
  /** Whether there are more than `total` */
  total_capped: boolean
}

export type ContactSegment = 'leads' | 'bookings' | 'callers' | 'chatters'

export interface ContactsAdded {
  created: number
  /** Those that were there already */
  updated: number
  rejected: number
  rejected_rows: Array<{
    /** Counted from 1, the line of the headers not counted */
    row: number
    reason: string
    /** As it came; null where the answer has no room left */
    data: Record<string, unknown> | null
  }>
  total_in_audience: number
  /** Columns of a file whose header stands there twice ("Phone (2)") or not at all ("Column 4"): their name here → what stands there */
  renamed_headers?: Record<string, string>
}

export interface Contradiction {
  title: string
  passages: QuotedPassage[]
}

export interface Conversation {
  id: string
  channel: ConversationChannel
  link_id: string | null
  tags: string[]
  /** Whose it is, once that has come out: the same on every channel */
  lead_id: string | null
  client_name: string | null
  email: string | null
  phone: string | null
  /** Of the mail that it began with */
  subject: string | null
  language: string | null
  status: ConversationStatus
  held_by: 'assistant' | 'person'
  holder: ConversationHolder | null
  messages: number
  /** Messages of the visitor that the member who asks has not read; 0 for an API key */
  unread: number
  assignee: Assignee | null
  usage: ConversationUsage | null
  last_message: string | null
  last_message_role: MessageRole | null
  /** Since when something of it waits for a person; null when nothing does */
  waiting_since: string | null
  /** When what was put off waits again; null without any */
  snoozed_until: string | null
  started_at: string
  last_message_at: string
  closed_at: string | null
}

export interface ConversationBulk {
  ids?: string[]
  filter?: {
    status?: ConversationStatus
    channel?: ConversationChannel
    tag?: string
    lead_id?: string
    link_id?: string
    needs?: 'any' | 'none' | 'unanswered' | 'handover' | 'callback' | 'email_draft' | 'failed_booking' | 'failed_check' | 'failed_webhook' | 'failed_mail'
    held_by?: 'assistant' | 'person'
    /** `me`, `none`, or the id of a member */
    assignee?: string
    /** By the member who asks */
    unread?: boolean
    since?: string
    until?: string
    /** In names, addresses and messages; with `cursor`, beginnings of words, all of which must be there */
    q?: string
  }
  action: 'done' | 'reopen' | 'close' | 'read' | 'unread' | 'tag' | 'untag' | 'assign' | 'snooze' | 'unsnooze'
  /** What the action needs: a tag, a member, a moment */
  value?: string | null
}

export interface ConversationChanges {
  tags?: string[] | null
  /** The member who looks after it; null: nobody */
  assignee_id?: string | null
  client_name?: string | null
}

export type ConversationChannel = 'chat' | 'widget' | 'call' | 'email' | 'sms' | 'whatsapp'

/** The member, or the API key, that holds it while a person does */
export interface ConversationHolder {
  id: string
  name: string
  since: string
}

export interface ConversationList {
  conversations: ListedConversation[]
  /** The cursor of the next page; null on the last one, and without `cursor` */
  next: string | null
  /** All that match; with `cursor` at most 1000 */
  total: number
  /** Whether there are more than `total` */
  total_capped: boolean
}

export type ConversationStatus = 'open' | 'closed'

/** What language models used for it, for members and admin keys; null when none was asked */
export interface ConversationUsage {
  /** Read by language models */
  input_tokens: number
  /** Written by them */
  output_tokens: number
  /** Counted by us, at least in part, because a server did not */
  estimated: boolean
  /** At the prices of the settings; null without any */
  cost: number | null
  /** ISO 4217 */
  currency: string | null
}

export interface CountedBroadcast {
  id: string
  name: string
  /** To whom it goes; an audience that was deleted is still named. "" for a message to one person, whom contact_id names */
  audience_id: string
  contact_id: string | null
  channel_order: Channel[]
  template_ids: TemplateIds
  words: BroadcastWords
  values: Record<string, string>
  allow_replies: boolean
  send_window_start: number | null
  send_window_end: number | null
  status: BroadcastStatus
  waiting_for: 'review' | 'window' | 'time' | null
  previewed_at: string | null
  /** When it was told to go */
  sent_at: string | null
  /** Before this nothing leaves; null: it began at once */
  starts_at: string | null
  /** Since when each contact has its message; before, `counts.total` grows */
  planned_at: string | null
  completed_at: string | null
  created_at: string
  counts: BroadcastCounts
}

export interface Counts {
  needs_you: {
    total: number
    by_kind: Record<string, number>
    /** Since when the one that waits longest does */
    oldest_at: string | null
  }
  conversations: {
    open: number
    /** Open ones that the caller looks after; 0 for API keys */
    mine: number
    /** With messages that the caller has not read; 0 for API keys */
    unread: number
  }
  /** Questions of the last 30 days that wait to be taught, each once */
  gaps: number
  failing: {
    checks: number
    /** That fail, or were switched off for it */
    webhooks: number
    /** That ended in the last 7 days without reading their site */
    crawls: number
  }
  /** Today in the time zone of the business, cancelled ones left out */
  bookings_today: number
}

export interface Coverage {
  n: number
  answered: 'full' | 'partial' | 'not_answered' | 'not_asked'
  note: string
  /** Verbatim, from a turn of the person; "" when there is nothing to quote */
  quote: string
  points: Array<{
    point: string
    state: 'covered' | 'not_covered' | 'unclear'
    quote: string
  }>
}

export interface Crawl {
  job_id: string
  status: CrawlState
  url: string
  /** Pages of the site seen so far, those beyond max_pages included */
  pages_found: number
  pages_done: number
  pages_failed: number
  /** Passages that the pages done have in the knowledge base */
  chunks: number
  errors: Array<{
    url: string
    reason: string
  }>
  started_at: string | null
  finished_at: string | null
  recrawl_hours: number | null
  recrawl_at: string | null
}

export interface CrawlChanges {
  /** Crawl again this often; null: not again */
  recrawl_hours: number | null
}

export interface CrawlList {
  crawls: Crawl[]
  /** The cursor of the next page; null on the last one, and without `cursor` */
  next: string | null
  /** All that match; with `cursor` at most 1000 */
  total: number
  /** Whether there are more than `total` */
  total_capped: boolean
}

export interface CrawlPageList {
  /** In the order in which they were found */
  pages: Array<{
    url: string
    /** Once it was read */
    title: string | null
    status: CrawlPageState
    chunks: number
    /** Why it could not be read */
    reason: string | null
    at: string | null
  }>
  /** The cursor of the next page; null on the last one, and without `cursor` */
  next: string | null
  /** All that match; with `cursor` at most 1000 */
  total: number
  /** Whether there are more than `total` */
  total_capped: boolean
}

export type CrawlPageState = 'done' | 'failed' | 'queued'

export interface CrawlStarted {
  job_id: string
  status: CrawlState
}

export type CrawlState = 'queued' | 'running' | 'completed' | 'failed' | 'cancelled'

export interface CrmConnection {
  provider: CrmProvider
  url: string | null
  /** Leads that it has been told of */
  contacts: number
  /** Leads that it did not take as they are */
  refused: number
  created_at: string
  updated_at: string
  last_synced_at: string | null
  failing_since: string | null
  last_error: string | null
}

export interface CrmConnectionFields {
  /** hubspot: of a private app that may write contacts. signed_json: keys the signature. Never read back; left out, the present one stays */
  token?: string
  /** signed_json: where contacts are posted */
  url?: string
}

export interface CrmConnectionList {
  connections: CrmConnection[]
}

export interface CrmConnectionTest {
  ok: boolean
  error: string | null
}

export type CrmProvider = 'hubspot' | 'signed_json'

export interface CrmSync {
  provider: CrmProvider
  status: 'queued'
}

export interface DocumentAdded {
  success: boolean
  doc_id: string
  chunks: number
  caption_source?: 'model' | 'given' | 'file_name'
  /** What of the document was not learnt, and why */
  notices?: string[]
}

export interface DomainRecord {
  kind: 'spf' | 'dkim' | 'dmarc'
  /** `incomplete`: it leaves out the server, or the policy; `too_many`: it needs more than ten look-ups; `differs`: it holds another key; `unknown`: the mail service signs, and nobody said with which selector; `unanswered`: the DNS did not answer */
  state: 'right' | 'missing' | 'incomplete' | 'several' | 'too_many' | 'differs' | 'revoked' | 'unknown' | 'unanswered'
  /** Where the record stands, a TXT record in any case */
  name: string | null
  found: string[]
  /** The value to enter; null where nothing is to be changed */
  wanted: string | null
}

export interface Done {
  ok: boolean
}

export interface DraftToSend {
  /** In place of the draft: 1 to 4000 characters; white space around them is taken away */
  text?: string | null
  /** Files that were added to the conversation and not sent yet, in this order */
  attachment_ids?: string[]
  /** The position of the last message that the writer has seen: 409 when somebody of the team has written since */
  if_last_position?: number | null
  /** With an API key: the person who writes, as the visitor reads it (default: the business). Members have their own. */
  name?: string | null
}

export interface DuplicatePassage {
  text: string
  sources: Array<{
    parent_doc_id: string
    name: string
    kind: string
  }>
}

export interface EmailConnection {
  host: string
  port?: number
  security?: 'tls' | 'starttls' | 'none'
  username?: string | null
  /** Never shown again; absent: kept */
  password?: string
  from_email: string
  from_name?: string | null
  reply_to?: string | null
  dkim?: {
    domain: string
    selector: string
    /** Never shown again; absent: kept */
    private_key?: string
  } | null
  imap?: {
    host: string
    port?: number
    security?: 'tls' | 'starttls'
    username: string
    /** Never shown again; absent: kept */
    password?: string
    /** @default 'INBOX' */
    folder?: string
  } | null
  /** Messages a minute; null: the channel’s usual */
  per_minute?: number | null
}

/** How many records, by what they were */
export type ErasedCounts = Record<string, number>

export interface Erasure {
  id: string
  erased_at: string
  actor: AuditActor
  /** What the person was found by */
  named_by: Array<'email' | 'phone'>
  erased: ErasedCounts
  /** What stays all the same */
  kept: KeptRecords[]
}

export interface ErasureList {
  erasures: Erasure[]
  /** The cursor of the next page; null on the last one, and without `cursor` */
  next: string | null
  /** All that match; with `cursor` at most 1000 */
  total: number
  /** Whether there are more than `total` */
  total_capped: boolean
}

export interface ErrorEvent {
  event: 'error'
  data: Problem
}

export type FeedEvent = {
  event: 'hello'
  id?: number
  data: {
    /** What was true then can be read now */
    sequence: number
  }
} | {
  event: 'changed'
  id: number
  data: ChangeNote
} | {
  event: 'reset' | 'ping'
  id: number
  /** After `reset` everything is to be read anew: what was missed can’t be told any more */
  data: Record<string, unknown>
} | {
  event: 'message'
  data: {
    conversation_id: string
    message: Message
  }
} | {
  event: 'typing'
  data: {
    conversation_id: string
    by: 'visitor' | 'person'
    member_id: string | null
    name: string | null
  }
} | {
  event: 'presence'
  data: {
    conversation_id: string
    members: Array<{
      id: string
      name: string
      state: 'viewing' | 'typing'
    }>
  }
} | ErrorEvent

export interface FieldProblem {
  /** Where: `body`, `query`, `path` or `header`, then the way to the field */
  loc: string[]
  msg: string
  /** The kind of the rule, for programs: `missing`, `string_too_long` */
  type: string
}

export interface FileReplaced {
  parent_doc_id: string
  kind: SourceKind
  name: string
  origin: string | null
  chunks: number
  bytes: number
  link_id: string | null
  status: 'ready' | 'reading' | 'failed'
  /** Of a page: why its last reading failed */
  reason: string | null
  taught_by: SourceActor | null
  /** Of a question with its answer, like `answer` */
  question: string | null
  answer: string | null
  /** Of a page */
  url: string | null
  created_at: string
  updated_at: string
  notices: string[]
}

export type FindingLevel = 'amber' | 'red'

export interface FirstQuestion {
  question: string
  /** As a visitor would get it */
  answer: string
  parent_doc_id: string
  /** Of the source */
  name: string
  /** Of the source: the one that carries the answer */
  sentence: string | null
}

export interface FirstQuestions {
  questions: FirstQuestion[]
}

export interface FramesReceived {
  /** Received so far: a page says so to whoever is watched */
  frames: number
}

export interface Gap {
  id: string
  question: string
  /** In how many conversations, in whatever words */
  asked: number
  last_asked_at: string
  /** Confidence of the best passages there were, 0 to 1 */
  best_score: number | null
}

export interface GapConversations {
  conversations: Array<{
    id: string
    client_name: string | null
    channel: string
    /** In the visitor’s words */
    question: string
    asked_at: string
    waiting: boolean
    /** The message that asked */
    message_id: string | null
  }>
}

export interface GapList {
  gaps: OpenGap[]
  /** The cursor of the next page; null on the last one, and without `cursor` */
  next: string | null
  /** All that match; with `cursor` at most 1000 */
  total: number
  /** Whether there are more than `total` */
  total_capped: boolean
}

export type GapStatus = 'open' | 'taught' | 'dismissed'

export interface Happening {
  id: string
  kind: 'captured' | 'changed' | 'conversation' | 'call' | 'booking' | 'merged' | 'separated' | 'message' | 'questionnaire' | 'note' | 'granted' | 'withdrawn'
  /** The conversation, call, booking, questionnaire or message */
  record_id: string | null
  /** What was said, sent or noted; of consent, its words or where it came from */
  text: string | null
  /** How far it is: of a message, a booking, a questionnaire */
  state: string | null
  /** Of a message and of consent */
  channel: string | null
  /** Field → [before, after] */
  changes: Record<string, unknown[]> | null
  /** The member or the API key that did it */
  by: string | null
  at: string
}

export interface HearingTestOrder {
  /** A WAV file of 16-bit PCM, mono, 16 kHz, 10 seconds at most, in base64 */
  wav: string
}

/** A sentence of a language model that did not reach the visitor */
export interface HeldBack {
  text: string
  reason: 'price' | 'number' | 'time' | 'date' | 'contact' | 'link' | 'name' | 'action' | 'negation' | 'fact' | 'citation' | 'instructions' | 'markup' | 'language' | 'too_long' | 'second_opinion'
  /** The words in it that nothing supports */
  claim: string
}

export interface HeldByEvent {
  event: 'held_by'
  data: {
    held_by: 'assistant' | 'person'
    name: string | null
  }
}

export interface History {
  happenings: Happening[]
  /** The cursor of the next page; null on the last one, and without `cursor` */
  next: string | null
  /** All that match; with `cursor` at most 1000 */
  total: number
  /** Whether there are more than `total` */
  total_capped: boolean
}

export interface Holiday {
  /** `2026-12-25` */
  day: string
  /** As the country calls it */
  name: string
}

export interface HolidayList {
  /** Of the business; null: it has none, or we know none of its days */
  country: string | null
  holidays: Holiday[]
}

export interface HoursGuess {
  hours: OpeningHours | null
  /** The words that they were read from */
  quote: string | null
  source: {
    parent_doc_id: string
    name: string
    origin: string | null
  } | null
}

export interface IceServer {
  urls: string[]
  username?: string
  credential?: string
}

export interface Invitation {
  email: string
  role?: MemberRole
  name?: string | null
}

export interface InvitationAcceptance {
  token: string
  password: string
  code?: string | null
  name?: string
}

export type InvitationChannel = 'email' | 'sms'

export interface KeptPreferences {
  preferences: Preferences
}

export interface KeptRecords {
  what: string
  count: number
  why: string
}

export interface KnowledgeNotice {
  kind: NoticeKind
  /** What it is about: the record, the question or the words that are over */
  subject: string
  reason: string
  /** When its last day ended; else when the newest of its sources was last stored */
  since: string
  passages: QuotedPassage[]
}

export interface KnowledgeSearch {
  query: string
  link_id?: string | null
  /** @default 5 */
  limit?: number
}

export interface LatencyStages {
  /** Until it was clear that the person had finished */
  endpoint_ms: number
  /** Until their last words were recognised */
  recognition_ms: number
  /** Until the first sentence of the answer was there */
  model_ms: number
  /** Until it was heard */
  voice_ms: number
}

export interface Lead {
  id: string
  name: string | null
  email: string | null
  phone: string | null
  /** What they want, in their own words */
  intent: string | null
  status: LeadStatus
  source: LeadSource
  tags: string[]
  notes: string | null
  /** What the business wants to know besides: the id of a field → its value */
  fields: Record<string, string>
  conversation_id: string | null
  call_id: string | null
  created_at: string
  updated_at: string
}

export interface LeadBulk {
  ids?: string[]
  filter?: {
    status?: LeadStatus
    source?: LeadSource
    tag?: string
    from?: string
    to?: string
    field?: string
    /** With `field`: what it holds, in any case; without it, anything */
    value?: string
    /** With `field`, a number or a date such as 2026-01-31: it holds this or more */
    value_from?: string
    /** The same: it holds this or less */
    value_to?: string
    /** In name, email, phone, intent or notes; with `cursor`, beginnings of words, all of which must be there */
    q?: string
  }
  action: 'status' | 'tag' | 'untag' | 'delete'
  /** What the action needs: a tag, a member, a moment */
  value?: string | null
}

export interface LeadChanges {
  name?: string | null
  email?: string | null
  phone?: string | null
  intent?: string | null
  notes?: string | null
  tags?: string[] | null
  /** The id of a field → its value; null or blank empties it, and others stay as they are */
  fields?: Record<string, string | null>
  status?: LeadStatus
}

export interface LeadDistinction {
  lead_id: string
  other_id: string
}

export interface LeadEntry {
  id: string
  kind: 'captured' | 'changed' | 'conversation' | 'call' | 'booking' | 'merged' | 'separated'
  record_id: string | null
  /** Field → [before, after] */
  changes: Record<string, unknown[]> | null
  /** The member or the API key that did it */
  by: string | null
  at: string
}

export interface LeadForm {
  tenant_id?: string | null
  link_token?: string | null
  conversation_id?: string | null
  name?: string | null
  email?: string | null
  phone?: string | null
  intent?: string | null
}

export interface LeadList {
  leads: Lead[]
  /** The cursor of the next page; null on the last one, and without `cursor` */
  next: string | null
  /** All that match; with `cursor` at most 1000 */
  total: number
  /** Whether there are more than `total` */
  total_capped: boolean
}

export interface LeadMerge {
  id: string
  lead_id: string
  merged_lead_id: string
  reason: 'same_number' | 'by_hand'
  /** Field → [before, after] */
  changes: Record<string, unknown[]> | null
  /** The member or the API key that did it; null where it came about by itself */
  by: string | null
  at: string
  undone_at: string | null
  undone_by: string | null
}

export interface LeadMergeList {
  merges: LeadMerge[]
}

export interface LeadMergeRequest {
  lead_id: string
}

export interface LeadMergeUndone {
  lead: Lead
  separated: Lead
}

export interface LeadPair {
  one: Lead
  other: Lead
  reason: 'same_number' | 'same_name'
}

export interface LeadPairList {
  pairs: LeadPair[]
  total: number
}

export type LeadSource = 'chat' | 'call' | 'widget' | 'email' | 'form' | 'booking' | 'api' | 'import'

export type LeadStatus = 'new' | 'contacted' | 'qualified' | 'won' | 'lost'

export interface LeadTagList {
  tags: string[]
}

export interface LeadTimeline {
  entries: LeadEntry[]
  total: number
}

export interface ListedConversation {
  id: string
  channel: ConversationChannel
  link_id: string | null
  tags: string[]
  /** Whose it is, once that has come out: the same on every channel */
  lead_id: string | null
  client_name: string | null
  email: string | null
  phone: string | null
  /** Of the mail that it began with */
  subject: string | null
  language: string | null
  status: ConversationStatus
  held_by: 'assistant' | 'person'
  holder: ConversationHolder | null
  messages: number
  /** Messages of the visitor that the member who asks has not read; 0 for an API key */
  unread: number
  assignee: Assignee | null
  usage: ConversationUsage | null
  last_message: string | null
  last_message_role: MessageRole | null
  /** Since when something of it waits for a person; null when nothing does */
  waiting_since: string | null
  /** When what was put off waits again; null without any */
  snoozed_until: string | null
  started_at: string
  last_message_at: string
  closed_at: string | null
  /** With `include=needs`: what of it waits for a person */
  needs?: WaitingItem[]
}

export interface Login {
  email: string
  password: string
  code?: string | null
  tenant_id?: string | null
}

export interface Mail {
  message_id: string
  subject: string
  /** Its whole text, with what it quotes; at most 100,000 characters */
  text: string
  /** Names of its files; those that were kept are attachments of the message */
  attachments: string[]
}

export interface MailBlock {
  kind: 'heading' | 'text' | 'button' | 'image' | 'divider' | 'logo' | 'columns'
  /** Of a heading, a text or a button */
  text?: string | null
  /** Where a button leads (https, mailto, tel or a placeholder); where an image lies (https, or sent for mails) */
  url?: string | null
  /** What an image shows, for who does not see it */
  alt?: string | null
  /** Where an image leads */
  link?: string | null
  /** Of an image in pixels, where there is room */
  width?: number | null
  align?: 'start' | 'center' | null
  /** What stands side by side, and one below the other on a phone */
  columns?: Array<ColumnBlock[]> | null
}

export interface MailImage {
  id: string
  /** For the `url` of an image block; anybody who has it sees the image */
  url: string
  /** Pixels of the stored image */
  width: number
  height: number
  bytes: number
}

export interface Member {
  id: string
  email: string
  name: string | null
  role: MemberRole
  status: 'active' | 'invited'
  created_at: string
}

export interface MemberChanges {
  role?: MemberRole
  name?: string | null
}

export interface MemberList {
  members: Member[]
}

export type MemberRole = 'owner' | 'agent'

export interface Message {
  id: string
  /** Its place in the conversation, from 1 */
  position: number
  role: MessageRole
  text: string
  sources: CitedSource[]
  /** What the visitor may say next with one press, until something else is said; often none */
  choices: Choice[]
  actions: string[]
  answered: boolean | null
  confidence: number | null
  answered_by: string | null
  /** Of a person’s message: who wrote it, as the visitor reads it */
  author: string | null
  /** Of a person’s message that leaves by mail, text message or WhatsApp */
  delivery: 'queued' | 'sent' | 'failed' | null
  /** Why it failed, for people */
  delivery_reason: string | null
  mark: MessageMark | null
  attachments: Attachment[]
  created_at: string
}

export interface MessageList {
  messages: RecordedMessage[]
  total: number
  /** Whether there are older ones before these */
  more: boolean
}

/** What people of the business think of an answer of the assistant; visitors never see it */
export interface MessageMark {
  verdict: 'right' | 'wrong'
  note: string | null
  right_answer: string | null
  /** The member or the API key that judged */
  marked_by: string | null
  marked_at: string
}

export type MessageRole = 'visitor' | 'assistant' | 'person' | 'system'

export type MessageState = 'queued' | 'sending' | 'sent' | 'delivered' | 'read' | 'replied' | 'failed' | 'blocked' | 'cancelled'

/** `trunk`: the SIP trunk takes no calls now; `address`: the carrier can’t reach this server at its PUBLIC_URL */
export type MissingForCalls = 'carrier' | 'number' | 'trunk' | 'hearing' | 'voice' | 'address'

export interface ModelUse {
  /** Its name, or `built-in` */
  model: string
  asked: 'first' | 'second' | null
  /** Of a million tokens; null where the installation names none */
  price: {
    input: number
    output: number
  } | null
  answers: number
  input_tokens: number
  output_tokens: number
  /** Whether some of the tokens are counted by their characters */
  estimated: boolean
  /** At the prices of each moment; null without any */
  cost: number | null
}

export interface Monitoring {
  colour: 'green' | 'amber' | 'red'
  headline: string
  findings: Array<{
    key: string
    label: string
    level: FindingLevel
    windows: number
    share: number
    seen_by: Array<'invigilator' | 'agent'>
    at_seconds: number[]
    why: string
  }>
  windows: number
  windows_observed: number
  coverage_pct: number
  frames_captured: number
  red: number
  amber: number
  looking_away_windows: number
  looking_away_note: string
  /** Checks in which one person was seen, and nobody else */
  alone_windows: number
  alone_confirmed: boolean
  thresholds: {
    sustain_windows: number
    window_sec: number
    coverage_for_green: number
  }
}

export interface NeedsYouBulk {
  ids?: string[]
  filter?: {
    status?: 'open' | 'done' | 'snoozed' | 'all'
    kind?: NeedsYouKind
  }
  action: 'done' | 'open' | 'snooze'
  /** What the action needs: a tag, a member, a moment */
  value?: string | null
}

export interface NeedsYouChange {
  status: NeedsYouStatus
  /** Of `snoozed`: when it waits again; at most a year ahead */
  until?: string
}

export interface NeedsYouItem {
  id: string
  kind: NeedsYouKind
  title: string
  conversation_id: string | null
  link_id: string | null
  tags: string[]
  contact: ContactDetails | null
  /** Of a mail that waits for an answer: what the assistant would say */
  draft: string | null
  status: NeedsYouStatus
  /** Of a snoozed one: when it waits again, unless the visitor writes before */
  snoozed_until: string | null
  created_at: string
}

export type NeedsYouKind = 'unanswered' | 'handover' | 'callback' | 'email_draft' | 'failed_booking' | 'failed_check' | 'failed_webhook' | 'failed_mail'

export interface NeedsYouList {
  items: NeedsYouItem[]
  /** The same as `total` */
  count: number
  /** The cursor of the next page; null on the last one, and without `cursor` */
  next: string | null
  /** All that match; with `cursor` at most 1000 */
  total: number
  /** Whether there are more than `total` */
  total_capped: boolean
}

export type NeedsYouStatus = 'open' | 'done' | 'snoozed'

export interface NewAlbum {
  /** Searched together with every caption */
  name: string
  description?: string | null
  link_id?: string | null
}

export interface NewAnswerCheck {
  /** Default: what the visitor asked, completed from the conversation */
  question?: string | null
  /** The right answer in your own words. The reply may say it in others, but must hold its numbers and most of its words. Default: the right answer, else the answer itself when it is marked as right. */
  expected?: string | null
  /** Default: the right answer of its mark */
  right_answer?: string | null
  /** The assistant must say that it does not know; otherwise it must answer */
  must_abstain?: boolean
  /** Teach the question with its right answer too, once, in place of what it taught before */
  teach?: boolean
}

export interface NewApiKey {
  name: string
  class: 'standard' | 'admin'
  expires_at?: string | null
}

export interface NewAudience {
  name: string
  source?: NewAudienceSource
}

export interface NewAudienceSource {
  kind: 'manual' | 'import' | 'segment'
  segment?: ContactSegment | null
}

export interface NewBooking {
  service_id: string
  starts_at: string
  name: string
  email?: string | null
  phone?: string | null
  notes?: string | null
  /** IANA name, such as Europe/Berlin */
  timezone?: string | null
  language?: string | null
}

export interface NewBroadcast {
  name: string
  audience_id: string
  channel_order: Channel[]
  template_ids?: ChosenTemplates
  words?: BroadcastWords
  /** @default true */
  allow_replies?: boolean
  /** Placeholders that the sender, or the program that sends, fills in for this send */
  values?: Record<string, string>
  send_window_start?: number | null
  send_window_end?: number | null
}

export interface NewBroadcastProof {
  channel: 'email' | 'sms' | 'whatsapp'
  contact_id?: string | null
  /** Where a text goes; a mail goes to the member who asks */
  phone?: string | null
}

export interface NewBusiness {
  business_name: string
  timezone?: string
  country?: string
}

export interface NewBusinessExport {
  recordings?: boolean
}

export interface NewCalendar {
  kind: 'ics' | 'caldav'
  /** Of the file (ics; webcal:// works as well), or of one calendar on a CalDAV server */
  url: string
  name?: string
  username?: string | null
  /** Never read back */
  password?: string | null
  /** CalDAV: bookings are written to it; default false */
  writes?: boolean
}

export interface NewCallSimulation {
  name: string
  direction?: CallDirection
  caller?: SimulatedCaller
  /** Outbound: what the call is about */
  about?: string | null
  /** The chat link whose knowledge it is held with */
  link_id?: string | null
  /** What the caller says, in order; then they hang up */
  steps: CallerStep[]
  expect: CallExpectations
}

export interface NewCallSimulationRun {
  /**
   * `sound`: the installation’s voice speaks for the caller and its recogniser hears them, in real time
   * @default 'words'
   */
  by?: 'words' | 'sound'
}

export interface NewCannedReply {
  title: string
  /** May hold {name}, {business} and {me}, which whoever writes fills in */
  text: string
  /** What calls it up after a slash; case does not matter, and no two replies have the same */
  shortcut?: string | null
}

export interface NewCheck {
  question: string
  link_id?: string | null
  /** Wordings that the reply must hold; case, accents and white space do not matter */
  must_include?: string[]
  /** Sources (parent_doc_id) that the reply must be made of */
  must_cite?: string[]
  /** The assistant must say that it does not know; otherwise it must answer */
  must_abstain?: boolean
  /** The right answer in your own words. The reply may say it in others, but must hold its numbers and most of its words. */
  expected?: string | null
}

export interface NewCheckRun {
  /** Whether the language model answers, or the assistant without it. Default: as visitors are answered now. A run of the other kind leaves the checks’ own results and the inbox as they are. */
  with_model?: boolean | null
}

export interface NewContacts {
  rows: Array<Record<string, unknown>>
  consent?: Consent
  /** Stores nothing, and answers what it would do */
  dry_run?: boolean
}

export interface NewCrawl {
  url: string
  /** @default 50 */
  max_pages?: number
  /**
   * Links from the first page
   * @default 3
   */
  max_depth?: number
  /** On the path: * within a folder, ** across folders, ? one character, {a,b} either */
  include?: string[] | null
  /** On the path: * within a folder, ** across folders, ? one character, {a,b} either */
  exclude?: string[] | null
  /** Crawl again this often */
  recrawl_hours?: number | null
  link_id?: string | null
}

export interface NewInvitation {
  channel: InvitationChannel
}

export interface NewLead {
  name?: string | null
  email?: string | null
  phone?: string | null
  intent?: string | null
  notes?: string | null
  tags?: string[] | null
  /** The id of a field → its value; null or blank empties it, and others stay as they are */
  fields?: Record<string, string | null>
  source?: 'form' | 'api'
  status?: LeadStatus
}

export interface NewMark {
  verdict: 'right' | 'wrong'
  /** For colleagues; visitors never see it */
  note?: string | null
  /** Of a wrong one: what the assistant should have said */
  right_answer?: string | null
}

export interface NewNote {
  /** 1 to 5000 characters, for colleagues; visitors and models never see it */
  text: string
}

export interface NewPersonField {
  name: string
  kind: PersonFieldKind
  /** For a choice only: at least one */
  choices?: string[]
}

export type NewQuestion = string | {
  text: string
  points?: string[] | null
}

export interface NewQuestionnaire {
  title: string
  about?: string | null
  questions: NewQuestion[]
  recording_mode?: RecordingMode
  monitor_activity?: boolean
  expected_minutes?: number | null
  context_text?: string | null
  language?: string | null
  is_template?: boolean
}

export interface NewQuestionnaireLink {
  person: {
    name: string
    email?: string | null
    phone?: string | null
  }
  questions?: NewQuestion[] | null
  /** A saved list instead of questions */
  questionnaire_id?: string | null
  /** Default: Questions for {name} */
  title?: string | null
  about?: string | null
  recording_mode?: RecordingMode
  monitor_activity?: boolean
  expected_minutes?: number | null
  context_text?: string | null
  /** 1 to 2160; default 168 */
  expiry_hours?: number | null
}

export type NewService = {
  name: string
  /** Minutes */
  duration_minutes: number
} & ServiceChanges

export interface NewSigningKey {
  /** The name of the key below `_domainkey` of the domain */
  selector?: string | null
  /** An RSA key in PEM, never shown again; absent: a new one is made here */
  private_key?: string | null
}

export interface NewSourcePriority {
  /** Each of qa, document, page, photo, question_set once, the first wins */
  order: string[]
}

export interface NewSuppression {
  email?: string | null
  phone?: string | null
  /** Without it, all */
  channels?: Channel[]
  reason?: string | null
}

export interface NewTemplate {
  name: string
  channel: Channel
  subject?: string | null
  /** Required where there are no blocks */
  body?: string
  /** Email: the mail as blocks, which make its body; null: the body stands alone */
  blocks?: MailBlock[] | null
  /** Email of blocks: what inboxes show behind the subject */
  preheader?: string | null
  category?: TemplateCategory | null
  language?: string | null
  variable_sources?: VariableSources | null
  dlt_template_id?: string | null
  /** Voice: what is done when a machine picks up; null: what the account says (`calls.on_machine`) */
  on_machine?: 'hang_up' | 'leave_message' | null
  /** Voice: the words for a machine that picks up, behind who calls, with placeholders; null: those of the account (`calls.voicemail`) */
  voicemail?: string | null
}

export interface NewWaiting {
  service_id: string
  name: string
  email?: string | null
  phone?: string | null
  notes?: string | null
  earliest?: string | null
  latest?: string | null
  language?: string | null
}

export interface NewWebhook {
  /** http or https; redirects are not followed */
  url: string
  /** Names of events, or `*` for every one, those to come included */
  events?: Array<'*' | 'call.completed' | 'call.started' | 'call.failed' | 'booking.created' | 'booking.updated' | 'booking.cancelled' | 'lead.captured' | 'lead.updated' | 'chat.message' | 'chat.session_ended' | 'needs_you.raised' | 'crm.sync_completed' | 'crm.sync_failed'>
  description?: string | null
  is_active?: boolean
}

export interface NextStill {
  /** When the next one is due */
  next_ms: number
}

export type NoticeKind = 'over' | 'contradiction'

export interface NoticeList {
  notices: KnowledgeNotice[]
  /** At most 500 are kept */
  total: number
  generated_at: string
}

export interface NotificationDigest {
  every: 'hour' | 'day'
  /** Of a daily one, on the member’s clock */
  at: string
}

export interface NotificationPreferences {
  /** Where the mails go: the member’s address */
  email: string
  kinds: {
    handover: NotificationWay
    callback: NotificationWay
    unanswered: NotificationWay
    mail: NotificationWay
    booking: NotificationWay
    booking_change: NotificationWay
    lead: NotificationWay
    failure: NotificationWay
    weekly_report: NotificationWay
  }
  digest: NotificationDigest
  quiet_hours: QuietHours | null
  /** An IANA name; null: the business’s */
  timezone: string | null
  /** BCP 47; null: the business’s */
  language: string | null
}

export type NotificationWay = 'off' | 'at_once' | 'digest'

export interface NotificationWishes {
  kinds?: {
    handover?: NotificationWay
    callback?: NotificationWay
    unanswered?: NotificationWay
    mail?: NotificationWay
    booking?: NotificationWay
    booking_change?: NotificationWay
    lead?: NotificationWay
    failure?: NotificationWay
    weekly_report?: NotificationWay
  }
  digest?: {
    every?: 'hour' | 'day'
    /** Of a daily one, on the member’s clock */
    at?: string
  }
  quiet_hours?: QuietHours | null
  timezone?: string | null
  language?: string | null
}

export interface Obstacle {
  kind: ObstacleKind
  /** The person who has the time, the resource or the calendar that is busy, or the reason of the closure */
  name: string | null
}

export type ObstacleKind = 'past' | 'paused' | 'closed' | 'closure' | 'short_notice' | 'beyond' | 'too_long' | 'no_start' | 'taken' | 'resource' | 'calendar'

export interface ObstacleList {
  obstacles: Obstacle[]
}

export interface OfferedService {
  id: string
  name: string
  description: string
  duration_minutes: number
  capacity: number
  price: number | null
  currency: string | null
}

export type OnMachine = 'hang_up' | 'leave_message'

export interface Onboarding {
  steps: Array<{
    key: 'knowledge' | 'answer' | 'hours' | 'link' | 'colleague' | 'channel'
    done: boolean
    /** Of what the step counts, where it counts something */
    count: number | null
  }>
  done: boolean
  /** Of the business’s main chat page */
  chat_url: string
}

export interface OneQuestionnaireLink {
  ok: boolean
  link: WholeQuestionnaireLink
}

export interface OpenGap {
  id: string
  question: string
  /** In how many conversations, in whatever words */
  asked: number
  /** How many of these visitors wait and can be reached */
  waiting: number
  last_asked_at: string
  /** Confidence of the best passages there were, 0 to 1 */
  best_score: number | null
  status: GapStatus
  /** The passage that comes nearest to an answer today */
  nearest: {
    parent_doc_id: string
    name: string
    text: string
  } | null
}

export interface OpeningHours {
  mon?: Array<string[]>
  tue?: Array<string[]>
  wed?: Array<string[]>
  thu?: Array<string[]>
  fri?: Array<string[]>
  sat?: Array<string[]>
  sun?: Array<string[]>
}

export interface OpeningHoursChanges {
  mon?: Array<string[]> | null
  tue?: Array<string[]> | null
  wed?: Array<string[]> | null
  thu?: Array<string[]> | null
  fri?: Array<string[]> | null
  sat?: Array<string[]> | null
  sun?: Array<string[]> | null
}

export interface OverridingBooking {
  service_id: string
  starts_at: string
  name: string
  email?: string | null
  phone?: string | null
  notes?: string | null
  /** IANA name, such as Europe/Berlin */
  timezone?: string | null
  language?: string | null
  /** The kinds of what is in the way, as `GET /bookings/obstacles` names them */
  override: ObstacleKind[]
}

export interface OwnBusiness {
  id: string
  slug: string
  name: string
  role: MemberRole
  current: boolean
}

export interface OwnWaiting {
  service_name: string
  name: string
  /** This address takes them off the list; null: they were on it already */
  leave_url: string | null
}

export interface OwnWords {
  /** Of a mail */
  subject?: string | null
  body: string
}

export interface ParsedContacts {
  headers: string[]
  /** Columns of a file whose header stands there twice ("Phone (2)") or not at all ("Column 4"): their name here → what stands there */
  renamed_headers: Record<string, string>
  mapping: Record<string, string | null>
  variables: Record<string, string>
  count: number
  rows: Array<Record<string, string>>
  /** Rows with more cells than there are columns, which an import of the file rejects */
  problems: Array<{
    /** Counted from 1, the line of the headers not counted */
    row: number
    reason: string
    data: Record<string, string>
  }>
}

export interface PassageList {
  passages: CitedPassage[]
}

export interface Passages {
  passages: Array<{
    parent_doc_id: string
    name: string
    kind: SourceKind
    origin: string | null
    text: string
    score: number
    scope: 'link' | 'main'
  }>
}

export interface PasswordReset {
  token: string
  password: string
}

export interface PasswordResetRequest {
  email: string
}

export interface PastedContacts {
  contacts: ContactDetails[]
  skipped: Array<{
    line: number
    text: string
    reason: string
  }>
  count: number
}

export interface PastedText {
  text: string
}

export interface PeopleImport {
  id: string
  /** Of the file */
  name: string
  status: 'draft' | 'running' | 'done' | 'undoing' | 'undone'
  headers: string[]
  /** What each column is, by the order of the headers: skip, name, first_name, last_name, email, phone, intent, status, tags, notes, consent_email, consent_sms, consent_whatsapp, consent_voice, consent_source, consent_date or field:<id> */
  mapping: string[]
  tag: string | null
  /** The audience of those who agreed to messages, once it is started */
  audience_id: string | null
  /** Rows */
  total: number
  /** Of a draft: that would be added */
  added: number
  /** About somebody who is there already, or stands twice in the file */
  updated: number
  /** Rows with a problem, which are left out */
  rejected: number
  /** Rows that were taken so far, or taken back */
  done: number
  created_at: string
  finished_at: string | null
  /** Null where it can’t be undone */
  undo_until: string | null
}

export interface PeopleImportChanges {
  /** What each column is, by the order of the headers: skip, name, first_name, last_name, email, phone, intent, status, tags, notes, consent_email, consent_sms, consent_whatsapp, consent_voice, consent_source, consent_date or field:<id> */
  mapping?: string[]
  tag?: string | null
}

export interface PeopleImportList {
  imports: PeopleImport[]
}

export interface PeopleImportRow {
  /** Counted from 1, the line of the headers not counted */
  row: number
  /** By the order of the headers */
  cells: string[]
  problem: {
    /** Which cell is wrong, from 0; null for the whole row */
    column: number | null
    reason: 'nobody' | 'email' | 'phone' | 'status' | 'number' | 'date' | 'choice' | 'text' | 'consent' | 'consent_address' | 'consent_source' | 'consent_date' | 'too_long' | 'too_many_cells'
  } | null
}

export interface PeopleImportRowList {
  rows: PeopleImportRow[]
  /** `after` of the next page; null on the last one */
  next: number | null
}

export interface PeopleImportRowRepair {
  cells: string[]
}

export interface PeopleImportRowRepaired {
  row: PeopleImportRow
  import: PeopleImport
}

export interface Person {
  email: string | null
  phone: string | null
}

export interface PersonConsent {
  channels: ChannelConsent[]
  /** The names of the audiences that they are on */
  lists: string[]
}

export interface PersonErased {
  /** Of the proof that stays, in GET /people/erasures */
  id: string
  person: Person
  erased_at: string
  erased: ErasedCounts
  /** What stays all the same */
  kept: KeptRecords[]
}

export interface PersonExport {
  person: Person
  exported_at: string
  /** Everything that is kept about them, by what it is */
  records: Record<string, Array<Record<string, unknown>>>
}

export interface PersonField {
  id: string
  name: string
  kind: PersonFieldKind
  choices: string[]
  created_at: string
}

export interface PersonFieldChanges {
  name?: string
  /** For a choice only: at least one */
  choices?: string[]
}

export type PersonFieldKind = 'text' | 'number' | 'date' | 'choice'

export interface PersonFieldList {
  fields: PersonField[]
}

export interface Photo {
  id: string
  parent_doc_id: string
  album_id: string
  caption: string
  caption_source: 'model' | 'given' | 'file_name'
  /** Whoever knows it sees the photo; nobody can guess it */
  url: string
  thumb_url: string
  /** Media type */
  type: string
  width: number
  height: number
  bytes: number
  created_at: string
}

export interface PhotoChanges {
  caption: string
}

export interface Placeholder {
  /** As it stands between the braces */
  name: string
  of: 'contact' | 'attributes' | 'business'
  /** Its value for one of the contacts, or for the business */
  example: string | null
}

export interface PlaceholderList {
  placeholders: Placeholder[]
}

export interface PlayedTurn {
  speaker: 'agent' | 'person'
  text: string
  /** In the recording; from Start where there is none */
  began_ms: number
  /** In the recording; from Start where there is none */
  ended_ms: number
  /** The question to which it belongs; null: to none */
  question_n: number | null
}

export type Preferences = {
  scheme?: 'light' | 'dark' | 'auto' | null
  language?: string | null
  pins?: string[] | null
  views?: Array<{
    id: string
    name: string
    area: string
    search: string
  }> | null
  keys?: boolean | null
} & Record<string, unknown>

export interface Presence {
  state: 'viewing' | 'typing' | 'left'
}

export interface Problem {
  detail: string
}

export interface ProfileChanges {
  name?: string | null
  email?: string | null
  password?: string | null
  current_password?: string | null
}

export interface ProposedQuestions {
  questions: Question[]
  /** What was left out, and why; "" when nothing was */
  note: string
  /** How many of them expect points */
  expected: number
  open: number
}

export interface QualityScore {
  /** 0 to 100: 60 × right / max(verified, 10) + 25 × share of topics covered + 15 × share of sources without a finding. What nobody verified counts as not right. */
  score: number
  /** Answers of the last 90 days that people marked, and checks by their last result; a check made of a marked answer counts in its place */
  verified: number
  /** Of these: marked as right, or confirmed by a passing check */
  right: number
  wrong: number
  /** right / verified; null below ten verified answers */
  accuracy: number | null
  /** What to know about the score, such as that too little is verified */
  note: string | null
  topics: Topic[]
  gaps: Gap[]
  stale: StalePassage[]
  duplicates: DuplicatePassage[]
  contradictions: Contradiction[]
  generated_at: string
}

export interface Question {
  text: string
  kind: 'open' | 'expected'
  points: string[]
}

export interface Questionnaire {
  id: string
  title: string
  about: string
  questions: Question[]
  question_count: number
  recording_mode: RecordingMode
  /** Shown to the person; does not end the session */
  expected_minutes: number
  context_text: string
  monitor_activity: boolean
  /** In which it is spoken; null: that of its questions */
  language: string | null
  link_count: number
  /** How many of these links are completed */
  completed_count: number
  created_at: string
  /** Whether it is a question set of the library */
  is_template: boolean
  /** The question set that it is a copy of, made when that was sent; null: of none, or of one that is gone */
  template_id: string | null
}

export interface QuestionnaireChanges {
  title?: string
  about?: string | null
  questions?: NewQuestion[]
  recording_mode?: RecordingMode
  monitor_activity?: boolean
  expected_minutes?: number | null
  context_text?: string | null
  language?: string | null
}

export interface QuestionnaireDeletion {
  id: string
  /** Of the list that was sent; null: it was made for one person, and may name them */
  title: string | null
  /** Whether a session was held */
  started: boolean
  /** Turns of the conversation that were deleted */
  turns: number
  pictures: number
  /** Null: there was none, or none any more */
  recording_bytes: number | null
  /** Files that the store has not removed yet; usually 0 moments later */
  files_left: number
  deleted_at: string
  deleted_by: SourceActor
}

export interface QuestionnaireDeletionList {
  deletions: QuestionnaireDeletion[]
  total: number
}

export interface QuestionnaireInvitation {
  channel: InvitationChannel
  state: 'queued' | 'sending' | 'sent' | 'failed'
  at: string
  /** Why it was not sent */
  problem: string | null
}

export interface QuestionnaireLink {
  token: string
  url: string
  status: QuestionnaireLinkStatus
  person: QuestionnairePerson
  questionnaire: SentQuestionnaire
  monitor_activity: boolean
  created_at: string
  expires_at: string
  opened_at: string | null
  started_at: string | null
  completed_at: string | null
  recording: Recording
  /** "" before completion */
  report_pdf_url: string
  record_delete_after: string | null
  invitation: QuestionnaireInvitation | null
}

export interface QuestionnaireLinkList {
  links: QuestionnaireLink[]
}

export interface QuestionnaireLinkMade {
  ok: boolean
  questionnaire: {
    id: string
    title: string
    questions: Question[]
    question_count: number
    link_count: number
  }
  link: {
    token: string
    url: string
    status: QuestionnaireLinkStatus
    person: QuestionnairePerson
    expires_at: string
    result: null
  }
}

export interface QuestionnaireLinkResult {
  ok: boolean
  link: {
    token: string
    url: string
    status: QuestionnaireLinkStatus
    person: QuestionnairePerson
    questionnaire: WholeSentQuestionnaire
    monitor_activity: boolean
    created_at: string
    expires_at: string
    opened_at: string | null
    started_at: string | null
    completed_at: string | null
    recording: Recording
    /** "" before completion */
    report_pdf_url: string
    record_delete_after: string | null
    invitation: QuestionnaireInvitation | null
    result: QuestionnaireResult | null
  }
}

export type QuestionnaireLinkStatus = 'issued' | 'opened' | 'in_progress' | 'completed' | 'expired' | 'revoked'

export interface QuestionnaireList {
  questionnaires: Questionnaire[]
}

export interface QuestionnairePerson {
  name: string
  email: string
  phone: string
}

export interface QuestionnaireResult {
  /** From Start to hang-up */
  duration_seconds: number
  /** "" when the write-up failed or is not there yet */
  summary: string
  confidence: 'low' | 'medium' | 'high'
  confidence_reason: string
  answers: Array<{
    n: number
    question: string
    /** null: the question was never reached */
    summary: string | null
  }>
  coverage: Coverage[]
  strengths: string[]
  gaps: string[]
  follow_up: string[]
  transcript: Array<{
    speaker: 'agent' | 'person'
    text: string
    /** From Start */
    at_seconds: number
  }>
  monitoring: Monitoring | null
  flags: Array<{
    kind: string
    detail: string
    source: 'agent' | 'browser'
    /** From Start */
    at_seconds: number
  }>
  evidence_frames: Array<{
    /** From Start */
    at_seconds: number
  }>
}

/** On the member’s clock, over midnight too: what comes then waits until they end */
export interface QuietHours {
  from: string
  to: string
}

export interface QuotedPassage {
  parent_doc_id: string
  name: string
  kind: string
  text: string
}

export interface ReadPosition {
  /** Of the last message that was read; 0: none */
  position: number
}

export interface Readiness {
  enabled: boolean
  channels: {
    email: ChannelReadiness
    whatsapp: ChannelReadiness
    sms: ChannelReadiness
    voice: ChannelReadiness
  }
  segments: {
    leads: string
    bookings: string
    callers: string
    chatters: string
  }
}

export interface ReasonCount {
  count: number
  label: string
}

/** `held`: it waits for the hour of the recipient */
export type RecipientVerdict = 'sending' | 'held' | 'blocked'

export interface RecordedMessage {
  id: string
  /** Its place in the conversation, from 1 */
  position: number
  role: MessageRole
  text: string
  sources: CitedSource[]
  /** What the visitor may say next with one press, until something else is said; often none */
  choices: Choice[]
  actions: string[]
  answered: boolean | null
  confidence: number | null
  answered_by: string | null
  /** Of a person’s message: who wrote it, as the visitor reads it */
  author: string | null
  /** Of a person’s message that leaves by mail, text message or WhatsApp */
  delivery: 'queued' | 'sent' | 'failed' | null
  /** Why it failed, for people */
  delivery_reason: string | null
  mark: MessageMark | null
  attachments: Attachment[]
  created_at: string
  /** Of the assistant’s message, for members and admin keys: what a language model wrote and nothing supports. The visitor did not read it */
  held_back?: HeldBack[]
}

export interface Recording {
  available: boolean
  bytes: number | null
  /** "" before completion */
  url: string
  delete_after: string | null
}

export type RecordingMode = 'audio' | 'audio_video' | 'none'

export interface RecoveryCodes {
  recovery_codes: string[]
}

export interface Registration {
  email: string
  password: string
  business_name: string
  timezone?: string
  country?: string
}

export interface ReminderPreview {
  /** As somebody would get it, with the line that says how to stop */
  text: string
  characters: number
  /** Parts, each of which the carrier charges for */
  segments: number
  /** A character outside of the GSM alphabet: a part holds 70, not 160 */
  unicode: boolean
}

export interface ReminderWords {
  /** null: ours */
  words: string | null
}

export interface Reply {
  /** 1 to 4000 characters (a text message: 1,600), none where files go along; white space around them is taken away */
  text: string
  /** Files that were added to the conversation and not sent yet, in this order */
  attachment_ids?: string[]
  /** The position of the last message that the writer has seen: 409 when somebody of the team has written since */
  if_last_position?: number | null
  /** With an API key: the person who writes, as the visitor reads it (default: the business). Members have their own. */
  name?: string | null
}

export interface ReportFigure {
  metric: ReportMetric
  unit: ReportUnit
  total: number | null
  /** The total of the same length of time just before */
  before: number | null
  /** How many records it was measured of */
  records: number
}

export type ReportMetric = 'conversations' | 'answered' | 'resolved' | 'verified' | 'first_answer' | 'bookings' | 'booked' | 'leads' | 'calls' | 'calls_missed' | 'call_minutes' | 'messages_sent' | 'replies' | 'questionnaires' | 'questionnaires_completed' | 'cost'

export interface ReportOverview {
  from: string
  to: string
  /** ISO 4217, of `money`; null for another unit, and without any price */
  currency: string | null
  /** Every metric */
  figures: ReportFigure[]
}

export interface ReportPoint {
  at: string
  /** Null where there is nothing to measure */
  value: number | null
}

export interface ReportRecord {
  id: string
  kind: 'conversation' | 'booking' | 'lead' | 'call' | 'broadcast' | 'questionnaire'
  /** Of the record that shows it: the conversation, the booking, the lead, the broadcast or the questionnaire */
  open_id: string | null
  /** Who, or what was asked; null when nobody told */
  title: string | null
  /** Channel, source, service or state */
  detail: string | null
  at: string
  /** What it adds: 1 of a count; of a share 1 or 0; seconds, minutes or money */
  value: number | null
}

export interface ReportRecordList {
  records: ReportRecord[]
  /** The cursor of the next page; null on the last one, and without `cursor` */
  next: string | null
  /** All that match; with `cursor` at most 1000 */
  total: number
  /** Whether there are more than `total` */
  total_capped: boolean
}

export interface ReportSeries {
  /** The channel, the link’s id, the tag, the source (of broadcasts and questionnaires: their id) or the outcome; null without `by`, and for none */
  key: string | null
  /** Of a key that is an id: what it is called */
  name: string | null
  points: ReportPoint[]
  /** Of the whole time; null where there is nothing to measure */
  total: number | null
  /** The total of the same length of time just before */
  before: number | null
  /** How many records it was measured of */
  records: number
}

export type ReportUnit = 'count' | 'share' | 'seconds' | 'minutes' | 'money'

export interface Retention {
  record_days: number
  conversation_days: number | null
  lead_days: number | null
  booking_days: number | null
  message_days: number | null
  audit_days: number
}

export interface SaidLine {
  speaker: 'agent' | 'person'
  text: string
}

export interface SearchGroup {
  kind: SearchKind
  items: SearchItem[]
}

export interface SearchItem {
  id: string
  title: string
  detail: string | null
  /** The path of its page at the desk */
  url: string
}

export type SearchKind = 'conversation' | 'lead' | 'booking' | 'call' | 'source' | 'gap' | 'chat_link' | 'template' | 'broadcast' | 'questionnaire' | 'member'

export interface SearchResult {
  /** Only kinds of which something was found, and which the caller may read */
  groups: SearchGroup[]
}

export interface SecondFactor {
  enabled: boolean
  confirmed_at: string | null
  recovery_codes_left: number
}

export interface SecondFactorConfirmation {
  code: string
}

export interface SecondFactorEnrollment {
  secret: string
  otpauth_uri: string
}

export interface SecondFactorEnrollmentRequest {
  password: string
}

export interface SecondFactorRemoval {
  password: string
  code: string
}

export interface SendOne {
  template_id: string
  name?: string | null
  email?: string | null
  phone?: string | null
  attributes?: Record<string, unknown>
  /** Placeholders that the sender, or the program that sends, fills in for this send */
  values?: Record<string, string>
  /** @default true */
  send_now?: boolean
  consent_source?: string
}

export interface SenderDomain {
  /** Null where mails leave from an address that is in no domain of the internet */
  domain: string | null
  /** Whether the business sends through its own account */
  own: boolean
  /** The mail server that sends; null where mail goes to files */
  server: string | null
  records: DomainRecord[]
}

export interface SentDelivery {
  /** The event’s; X-Webhook-Id of every attempt */
  id: string
  event: string
  status: WebhookDeliveryStatus
  /** Oldest first, the last 50 */
  attempts: WebhookAttempt[]
  next_attempt_at: string | null
  created_at: string
  /** What is sent, to the byte */
  body: string
}

export interface SentMessage {
  message: BroadcastMessage
  broadcast_name: string
  template_id: string | null
  template_name: string | null
  /** Email: what was sent, as HTML */
  html: string | null
  may_send_again: boolean
}

export interface SentOne {
  broadcast_id: string
  status: BroadcastStatus
  message: {
    channel: Channel | null
    state: MessageState
    /** Why it was blocked or failed, as a code */
    reason: string | null
    /** The same in words, with what the provider said */
    reason_label: string | null
    to_address: string | null
    rendered_subject: string | null
    id: string | null
    rendered_body: string | null
  }
}

export interface SentQuestionnaire {
  id: string
  title: string
  question_count: number
  recording_mode: RecordingMode
  monitor_activity: boolean
}

/** Whether the server can hear and speak; the page does what it can’t */
export interface ServerVoice {
  hears: boolean
  speaks: boolean
}

export interface Service {
  id: string
  name: string
  description: string
  duration_minutes: number
  buffer_before: number
  buffer_after: number
  capacity: number
  resource: string | null
  hours: OpeningHours | null
  price: number | null
  currency: string | null
  is_active: boolean
  created_at: string
  updated_at: string
}

export interface ServiceChanges {
  name?: string
  description?: string | null
  /** Minutes */
  duration_minutes?: number
  /** Minutes kept free around a booking; they may lie outside the opening hours */
  buffer_before?: number | null
  /** Minutes kept free around a booking; they may lie outside the opening hours */
  buffer_after?: number | null
  /** How many can be booked for the same time */
  capacity?: number
  /** A person, room or machine: services that name the same one are never booked at once */
  resource?: string | null
  hours?: OpeningHours | null
  price?: number | null
  /** ISO 4217 */
  currency?: string | null
  is_active?: boolean
}

export interface ServiceList {
  services: Service[]
}

export interface SessionFlag {
  kind: 'tab_hidden' | 'window_blurred' | 'camera_lost' | 'microphone_lost' | 'connection_lost'
  /** Since Start */
  at_ms: number
  /** How long it lasted */
  seconds: number
}

export interface SessionFlags {
  flags: SessionFlag[]
}

export interface SessionPicture {
  id: string
  /** In the recording; from Start where there is none */
  at_ms: number
  /** The key of the finding that it shows; null: a still, taken as time went by */
  finding: string | null
}

export interface SessionPlayback {
  turns: PlayedTurn[]
  pictures: SessionPicture[]
}

export interface SessionStart {
  /** The person agreed to what the page says */
  agreed: true
  /** Of the page, BCP 47 */
  language: string
}

export interface SessionState {
  voice: VoiceOffer
  /** Since Start */
  elapsed_ms: number
  /** Until the session has reached its longest time */
  remaining_ms: number
  recording: RecordingMode
  /** Whether the page brings stills of its camera */
  stills: boolean
  /** Whether the person is watched, as they agreed: the page brings a frame of its camera each second, which is looked at and kept only where it shows a finding, and tells when it is left */
  watches: boolean
  /** Before, in order */
  said: SaidLine[]
}

export interface ShownApiKey {
  id: string
  name: string
  class: 'standard' | 'admin'
  prefix: string
  created_at: string
  expires_at: string | null
  last_used_at: string | null
  revoked_at: string | null
  key: string
}

export interface SignInSession {
  id: string
  created_at: string
  expires_at: string
  address: string | null
  user_agent: string | null
  business: string
  current: boolean
}

export interface SignInSessionList {
  sessions: SignInSession[]
  total: number
}

export interface SignedInBusiness {
  id: string
  slug: string
  name: string
  timezone: string
  country: string | null
  language: string | null
  created_at: string
}

export interface SignedInMember {
  id: string
  email: string
  name: string | null
  role: MemberRole
  created_at: string
}

export interface SigningKeys {
  active: {
    domain: string
    selector: string
    /** Where its TXT record stands, which has to stay */
    name: string
  } | null
  waiting: {
    domain: string
    selector: string
    /** Where a TXT record has to be entered */
    name: string
    /** Its value: the public half of the key */
    record: string
    created_at: string
  } | null
}

export interface SimulatedCaller {
  /** The number that is shown; none: withheld */
  phone?: string | null
  /** Known before the call, as of somebody whom we call */
  name?: string | null
}

export interface SipConnection {
  /** A number of the installation’s SIP trunk (SIP_NUMBERS) that no other business has */
  from: string
  /** Messages a minute; null: the channel’s usual */
  per_minute?: number | null
}

export interface SipNumber {
  /** E.164 */
  number: string
  /** Whether calls to it come to this business */
  own: boolean
  /** Whether the installation’s settings keep it for the business */
  fixed: boolean
}

export interface SipTrunkAnswer {
  /** Null where the installation has no SIP trunk */
  trunk: SipTrunkStatus | null
  /** The number that the business chose itself */
  chosen: string | null
}

export interface SipTrunkStatus {
  /** `off`: no process listens there */
  state: 'off' | 'registering' | 'registered' | 'refused' | 'unreachable'
  /** What the trunk said, where it takes no calls */
  detail: string
  /** Those of this business, and those that are nobody’s */
  numbers: SipNumber[]
}

/** `unchanged`: it was so already. `changed`: of an undo, somebody has changed it since */
export type SkipReason = 'not_found' | 'unchanged' | 'changed' | 'too_many_tags'

export interface SkippedRecord {
  id: string
  reason: SkipReason
}

export interface SliceReceived {
  /** Of this part, received without a gap */
  bytes: number
}

export interface Slot {
  starts_at: string
  ends_at: string
  /** How many can still be booked for this time */
  remaining: number
}

export interface Source {
  parent_doc_id: string
  kind: SourceKind
  name: string
  origin: string | null
  chunks: number
  bytes: number
  link_id: string | null
  status: 'ready' | 'reading' | 'failed'
  /** Of a page: why its last reading failed */
  reason: string | null
  taught_by: SourceActor | null
  /** Of a question with its answer, like `answer` */
  question: string | null
  answer: string | null
  /** Of a page */
  url: string | null
  created_at: string
  updated_at: string
}

export interface SourceActor {
  kind: 'member' | 'key' | 'visitor' | 'system'
  id: string | null
  /** As the member or key was called then */
  name: string | null
}

export interface SourceBulk {
  ids?: string[]
  filter?: {
    link_id?: string
    q?: string
    kind?: SourceKind
  }
  action: 'delete'
  /** What the action needs: a tag, a member, a moment */
  value?: string | null
}

export interface SourceChanges {
  name?: string
  question?: string
  answer?: string
  content?: string
}

export interface SourceDeletion {
  id: string
  parent_doc_id: string
  kind: 'document' | 'page' | 'qa' | 'photo' | 'question_set' | 'text'
  name: string
  origin: string | null
  link_id: string | null
  /** Passages that were removed */
  chunks: number
  /** SHA-256 of the text that was removed, in hex */
  digest: string
  deleted_at: string
  deleted_by: SourceActor
}

export interface SourceDeletionList {
  deletions: SourceDeletion[]
  total: number
}

export type SourceKind = 'document' | 'page' | 'qa' | 'photo' | 'question_set' | 'text'

export interface SourceList {
  groups: Array<{
    kind: SourceKind
    sources: Source[]
    chunks: number
  }>
  /** In this answer */
  sources: number
  /** Of the sources in this answer */
  chunks: number
  documents_used: number
  /** -1 means unlimited */
  documents_limit: number
  /** The cursor of the next page; null on the last one, and without `cursor` */
  next: string | null
  /** All that match; with `cursor` at most 1000 */
  total: number
  /** Whether there are more than `total` */
  total_capped: boolean
}

export interface SourcePassages {
  /** In reading order, as they are searched */
  passages: Array<{
    /** The headings above it, or the question it answers */
    title: string
    text: string
  }>
  total: number
}

export interface SourcePriority {
  /** Of qa, document, page, photo, question_set */
  order: string[]
}

export interface SourceText {
  parent_doc_id: string
  name: string
  kind: SourceKind
  text: string
}

export interface Speaker {
  /** With an API key: the person who writes, as the visitor reads it (default: the business). Members have their own. */
  name?: string | null
}

export interface SpeechServer {
  model: string
}

export interface SpeechTest {
  /** Which server did not do it; the log says why */
  failed: 'voice' | 'hearing' | null
  /** The sentence as the voice speaks it: a WAV file, in base64 */
  wav: string | null
  /** Until the voice was heard */
  first_sound_ms: number | null
  /** What the recogniser heard of it; null where there is none */
  heard: string | null
  /** Until its words were there */
  heard_ms: number | null
}

export interface SpeechTestOrder {
  text: string
}

export interface StalePassage {
  parent_doc_id: string
  name: string
  kind: string
  text: string
  reason: string
}

/** What the assistant would answer now; nothing of it is stored or sent */
export interface Suggestion {
  /** Null when it knows no answer */
  text: string | null
  sources: CitedSource[]
  /** Of a source: the one that carries the answer */
  sentence: string | null
}

export interface Suppressed {
  suppressed: {
    email: string | null
    phone: string | null
    channels: Channel[]
  }
  /** Contacts with that address, in every audience */
  contacts_affected: number
}

export interface Suppression {
  id: string
  /** An email address, or a number in E.164 */
  address: string
  channels: Channel[]
  reason: string | null
  source: string
  created_at: string
}

export interface SuppressionList {
  suppressions: Suppression[]
  total: number
}

export interface TakeOver {
  /** With an API key: the person who writes, as the visitor reads it (default: the business). Members have their own. */
  name?: string | null
  /** Even if somebody else holds the conversation */
  force?: boolean
}

export interface Taught {
  success: boolean
  doc_id: string
  chunks: number
  /** How many visitors who waited for it are sent the answer */
  notified: number
}

export interface Teaching {
  question?: string | null
  answer?: string | null
  content?: string | null
  link_id?: string | null
  /** A gap’s id; its question is asked where none is sent */
  resolves?: string | null
  /** With `resolves` and `answer`: sends the answer to those who still wait for it, each where they asked */
  notify_waiting?: boolean | null
}

export interface Template {
  id: string
  name: string
  channel: Channel
  subject: string | null
  body: string
  blocks: MailBlock[] | null
  preheader: string | null
  category: TemplateCategory | null
  language: string
  /** Found in the text, in the order of their places */
  variables: string[]
  variable_sources: VariableSources
  /** Filled by the program that sends */
  context_keys: string[]
  /** Filled by whoever sends */
  typed_keys: string[]
  provider_status: 'draft' | 'pending' | 'approved' | 'rejected' | null
  provider_error: string | null
  is_active: boolean
  /** With the line on how to opt out */
  sms_characters: number | null
  sms_segments: number | null
  sms_unicode: boolean | null
  dlt_template_id: string | null
  on_machine: 'hang_up' | 'leave_message' | null
  voicemail: string | null
  created_at: string
  updated_at: string
}

export type TemplateCategory = 'utility' | 'marketing' | 'authentication'

export interface TemplateChanges {
  name?: string
  channel?: Channel
  subject?: string | null
  body?: string
  /** Email: the mail as blocks, which make its body; null: the body stands alone */
  blocks?: MailBlock[] | null
  /** Email of blocks: what inboxes show behind the subject */
  preheader?: string | null
  category?: TemplateCategory | null
  language?: string | null
  variable_sources?: VariableSources | null
  dlt_template_id?: string | null
  /** Voice: what is done when a machine picks up; null: what the account says (`calls.on_machine`) */
  on_machine?: 'hang_up' | 'leave_message' | null
  /** Voice: the words for a machine that picks up, behind who calls, with placeholders; null: those of the account (`calls.voicemail`) */
  voicemail?: string | null
  /** true brings a deactivated one back; false is DELETE */
  is_active?: boolean
}

export interface TemplateDraft {
  channel: Channel
  subject?: string | null
  body?: string
  /** Email: the mail as blocks, which make its body; null: the body stands alone */
  blocks?: MailBlock[] | null
  /** Email of blocks: what inboxes show behind the subject */
  preheader?: string | null
  language?: string | null
  variable_sources?: VariableSources | null
  /** Voice: the words for a machine that picks up, behind who calls, with placeholders; null: those of the account (`calls.voicemail`) */
  voicemail?: string | null
  /** Else a sample */
  contact_id?: string | null
}

export interface TemplateIds {
  email?: string
  sms?: string
  whatsapp?: string
  voice?: string
}

export interface TemplateList {
  templates: Template[]
}

export interface TemplatePreview {
  subject: string | null
  body: string
  /** Email: as it is sent, without the line on how to unsubscribe */
  html: string | null
  /** Email: the same for programs that show no HTML */
  text: string | null
  /** Voice: what a machine that picks up hears */
  voicemail: string | null
  /** WhatsApp: the values of {{1}}, {{2}}, … */
  params: string[]
  /** Placeholders that nothing fills */
  missing: string[]
  /** What it costs as it stands; null on other channels */
  sms: {
    characters: number
    segments: number
    unicode: boolean
  } | null
}

export interface TestMail {
  /** Whether the mail server took it */
  ok: boolean
  /** The address of the member who asked */
  to: string
  /** What went wrong */
  detail: string | null
  /** No mail server is connected: it lies in the outbox folder */
  to_file: boolean
}

export interface TextToParse {
  text: string
}

export interface TokenOfLink {
  token: string
}

export interface Topic {
  topic: string
  covered: boolean
  /** Passages found on it */
  passages: number
}

export interface TrialAnswer {
  reply: string
  answered: boolean
  confidence: number | null
  /** The model, or `built-in` */
  answered_by: string
  sources: CitedSource[]
  /** Of a passage: the one that carries the reply. Null where settings do */
  sentence: string | null
  /** What was found, best first */
  passages: TrialPassage[]
}

export interface TrialPassage {
  /** Null for an answer that was only tried */
  parent_doc_id: string | null
  name: string
  kind: SourceKind
  origin: string | null
  text: string
  score: number
  /** Whether the reply rests on it */
  used: boolean
}

export interface TrialQuestion {
  question: string
  link_id?: string | null
  /** The visitor’s, where their words do not show it */
  language?: string | null
  /** Answers to try as if they had been taught */
  with?: Array<{
    question: string
    answer: string
  }> | null
}

export interface TwilioConnection {
  account_sid: string
  /** Never shown again; absent: kept */
  auth_token?: string
  /** A number in E.164, a short code, or (text messages only) a name */
  from?: string | null
  messaging_service_sid?: string | null
  /** A carrier with the same API; null: Twilio */
  api_url?: string | null
  /** Messages a minute; null: the channel’s usual */
  per_minute?: number | null
}

export interface TypingEvent {
  event: 'typing'
  data: {
    by: 'visitor' | 'person'
    name: string | null
  }
}

export interface Undone {
  undone: number
  skipped: SkippedRecord[]
}

export interface Unparsed {
  detail: string
  text: string
}

export interface Usage {
  from: string
  to: string
  documents: Allowed
  chat_links: Allowed
  webhooks: Allowed
  members: number
  /** Messages of visitors, and uploads, that an hour may bring */
  an_hour: {
    chat: number
    ingest: number
  }
  calls_at_once: number
  conversations: number
  /** Those of the installation in the order in which they are asked, then others that answered this month. Of answers in conversations that are still kept; drafts, trials and checks are not counted */
  models: ModelUse[]
  calls: {
    count: number
    minutes: number
    /** Of what has a price; null without any */
    cost: number | null
    /** Whether all that they used has a price */
    complete: boolean
  }
  /** Messages of broadcasts that providers took, by channel */
  sent: {
    email: number
    sms: number
    whatsapp: number
    voice: number
  }
  /** Of all prices, ISO 4217 */
  currency: string | null
}

export interface ValidationProblem {
  detail: FieldProblem[]
}

export interface VariableSource {
  from: 'recipient.name' | 'recipient.phone' | 'recipient.email' | 'page' | 'typed' | 'fixed' | 'booking'
  /** For `fixed` */
  value?: string
}

/** Placeholder → who fills it; without one, its name decides */
export type VariableSources = Record<string, VariableSource>

export interface VisitorBooking {
  id: string
  service_id: string
  service_name: string
  starts_at: string
  ends_at: string
  timezone: string
  name: string
  email: string | null
  phone: string | null
  notes: string
  status: BookingStatus
  /** It is confirmed and has not begun */
  can_change: boolean
  manage_url: string
}

export type VisitorEvent = {
  event: 'message'
  id: number
  data: {
    id: string
    role: MessageRole
    text: string
    /** Of a person’s message: who wrote it, as the visitor reads it */
    author: string | null
    attachments: Attachment[]
    created_at: string
  }
} | HeldByEvent | TypingEvent | ClosedEvent | ErrorEvent

export interface VisitorTyping {
  conversation_id: string
  link_token?: string
  tenant_id?: string
}

export interface VoiceOffer {
  /** Opens the socket, once and soon */
  token: string
  server: ServerVoice
  ice_servers: IceServer[]
  /** BCP 47: what is listened for and spoken in */
  language: string
}

export interface VoiceSessionRequest {
  tenant_id?: string | null
  link_token?: string | null
  /** A conversation of the same visitor to go on with; it goes on as a chat afterwards */
  conversation_id?: string | null
  client_name?: string | null
  email?: string | null
  phone?: string | null
}

export interface Waiting {
  id: string
  service_id: string
  service_name: string
  name: string
  email: string | null
  phone: string | null
  notes: string
  earliest: string | null
  latest: string | null
  offered_at: string | null
  /** The time that became free last */
  offered_time: string | null
  /** How they learn of it; call: they left no email address, or it was refused */
  offer: 'sending' | 'mailed' | 'call' | null
  source: WaitingSource
  created_at: string
}

export interface WaitingChanges {
  name?: string
  email?: string | null
  phone?: string | null
  notes?: string | null
  earliest?: string | null
  latest?: string | null
}

export interface WaitingItem {
  id: string
  kind: NeedsYouKind
  title: string
  /** Of a mail that waits for an answer: what the assistant would say */
  draft: string | null
  created_at: string
}

export interface WaitingList {
  waiting: Waiting[]
}

export type WaitingSource = 'desk' | 'page' | 'widget' | 'chat' | 'call'

export interface Webhook {
  id: string
  url: string
  events: string[]
  is_active: boolean
  description: string | null
  created_at: string
  failing_since: string | null
  /** When it was switched off because it failed */
  disabled_at: string | null
}

export interface WebhookAttempt {
  at: string
  status_code: number | null
  ms: number
  error: string | null
}

export interface WebhookChanges {
  /** http or https; redirects are not followed */
  url?: string
  /** Names of events, or `*` for every one, those to come included */
  events?: Array<'*' | 'call.completed' | 'call.started' | 'call.failed' | 'booking.created' | 'booking.updated' | 'booking.cancelled' | 'lead.captured' | 'lead.updated' | 'chat.message' | 'chat.session_ended' | 'needs_you.raised' | 'crm.sync_completed' | 'crm.sync_failed'>
  description?: string | null
  /** What waits while it is off goes out once it is on again */
  is_active?: boolean
}

export interface WebhookDelivery {
  /** The event’s; X-Webhook-Id of every attempt */
  id: string
  event: string
  status: WebhookDeliveryStatus
  /** Oldest first, the last 50 */
  attempts: WebhookAttempt[]
  next_attempt_at: string | null
  created_at: string
}

export interface WebhookDeliveryList {
  deliveries: WebhookDelivery[]
}

export type WebhookDeliveryStatus = 'pending' | 'delivered' | 'failed'

export interface WebhookList {
  webhooks: Webhook[]
}

export interface WebhookWithSecret {
  id: string
  url: string
  events: string[]
  is_active: boolean
  description: string | null
  created_at: string
  failing_since: string | null
  /** When it was switched off because it failed */
  disabled_at: string | null
  /** Signs what is sent; shown this once */
  secret: string
}

export interface WhatsAppConnection {
  phone_number_id: string
  business_account_id: string
  /** Never shown again; absent: kept */
  access_token?: string
  /** Never shown again; absent: kept */
  app_secret?: string
  /** Messages a minute; null: the channel’s usual */
  per_minute?: number | null
}

export interface Whoami {
  user: SignedInMember
  tenant: SignedInBusiness
}

export interface WholeQuestionnaireLink {
  token: string
  url: string
  status: QuestionnaireLinkStatus
  person: QuestionnairePerson
  questionnaire: WholeSentQuestionnaire
  monitor_activity: boolean
  created_at: string
  expires_at: string
  opened_at: string | null
  started_at: string | null
  completed_at: string | null
  recording: Recording
  /** "" before completion */
  report_pdf_url: string
  record_delete_after: string | null
  invitation: QuestionnaireInvitation | null
}

export interface WholeSentQuestionnaire {
  id: string
  title: string
  question_count: number
  recording_mode: RecordingMode
  monitor_activity: boolean
  about: string
  expected_minutes: number
  context_text: string
}

export interface WidgetCheck {
  /** `not_allowed`: it is there, but the website is not among the allowed_domains; `other_server`: it is loaded from elsewhere; `unreachable`: the page could not be read */
  state: 'found' | 'not_allowed' | 'other_business' | 'other_server' | 'absent' | 'unreachable'
  /** The page that was read, after redirects */
  url: string
  /** Why the page could not be read */
  detail: string | null
  /** The page loads Google Tag Manager, which may bring the widget; that can’t be seen here */
  tag_manager: boolean
}

export interface WidgetCheckOrder {
  /** A page of the website */
  url: string
}

export interface WidgetConfig {
  business: string
  agent_name: string
  greeting: string | null
  /** `#RRGGBB`: the widget’s, where the website names none */
  primary_color: string | null
  /** From the root of the server */
  logo_url: string | null
  /** Of the interface: one that there are words for */
  language: string
  dir: 'ltr' | 'rtl'
  /** What can be done in the widget; at least one */
  offers: Array<'chat' | 'call' | 'book'>
  contact: BusinessContact
  /** Questions to offer before the first message */
  suggestions: string[]
  /** The panel’s script, from the root of the server */
  panel: string
}
