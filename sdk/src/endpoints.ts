// Made by scripts/client.ts from openapi.json. Do not edit it.

import type {
  Account,
  AccountChanges,
  Activity,
  ActivityList,
  AgentSummary,
  Album,
  AlbumChanges,
  AlbumList,
  Analytics,
  ApiKeyList,
  Attachment,
  Audience,
  AudienceChanges,
  AudienceList,
  AuditList,
  AuditMethod,
  Availability,
  Booking,
  BookingCancellation,
  BookingChanges,
  BookingDesk,
  BookingList,
  BookingMove,
  BookingPage,
  BookingStatus,
  Broadcast,
  BroadcastChanges,
  BroadcastCopy,
  BroadcastEvent,
  BroadcastList,
  BroadcastMessageList,
  BroadcastOverview,
  BroadcastPreview,
  BroadcastProof,
  BroadcastRecipientList,
  BroadcastRenderRequest,
  BroadcastRendering,
  BroadcastReplies,
  BroadcastReport,
  BroadcastStart,
  BroadcastStatus,
  BulkDone,
  BundleKnowledge,
  BundleMade,
  BundleProgress,
  BusinessEvent,
  BusinessExport,
  BusinessExportList,
  BusinessList,
  BusinessSwitch,
  BusyTimes,
  Calendar,
  CalendarFeed,
  CalendarList,
  Call,
  CallDirection,
  CallList,
  CallMedium,
  CallOrder,
  CallRequest,
  CallRequestAnswer,
  CallSetup,
  CallSimulation,
  CallSimulationList,
  CallSimulationRun,
  CallSimulationRunList,
  CallStatus,
  CallsOffered,
  CannedReply,
  CannedReplyChanges,
  CannedReplyList,
  CaptionedFile,
  ChangedProfile,
  Channel,
  ChatAnswer,
  ChatEvent,
  ChatLink,
  ChatLinkChanges,
  ChatLinkFields,
  ChatLinkFiguresList,
  ChatLinkList,
  ChatPageInfo,
  ChatRequest,
  Check,
  CheckComparison,
  CheckList,
  CheckRun,
  CheckRunList,
  CheckRunState,
  Connection,
  ConnectionList,
  ConnectionTest,
  Consent,
  Contact,
  ContactChanges,
  ContactImport,
  ContactList,
  ContactsAdded,
  Conversation,
  ConversationBulk,
  ConversationChanges,
  ConversationChannel,
  ConversationList,
  ConversationStatus,
  CountedBroadcast,
  Counts,
  Crawl,
  CrawlChanges,
  CrawlList,
  CrawlPageList,
  CrawlPageState,
  CrawlStarted,
  CrawlState,
  CrmConnection,
  CrmConnectionFields,
  CrmConnectionList,
  CrmConnectionTest,
  CrmProvider,
  CrmSync,
  DocumentAdded,
  Done,
  DraftToSend,
  EmailConnection,
  ErasureList,
  FeedEvent,
  FileReplaced,
  FirstQuestions,
  FramesReceived,
  GapConversations,
  GapList,
  GapStatus,
  HearingTestOrder,
  History,
  HolidayList,
  HoursGuess,
  Invitation,
  InvitationAcceptance,
  KeptPreferences,
  KnowledgeSearch,
  Lead,
  LeadBulk,
  LeadChanges,
  LeadDistinction,
  LeadForm,
  LeadList,
  LeadMergeList,
  LeadMergeRequest,
  LeadMergeUndone,
  LeadPairList,
  LeadSource,
  LeadStatus,
  LeadTagList,
  LeadTimeline,
  ListedConversation,
  Login,
  Mail,
  MailImage,
  Member,
  MemberChanges,
  MemberList,
  Message,
  MessageList,
  MessageMark,
  MessageState,
  NeedsYouBulk,
  NeedsYouChange,
  NeedsYouItem,
  NeedsYouKind,
  NeedsYouList,
  NewAlbum,
  NewAnswerCheck,
  NewApiKey,
  NewAudience,
  NewBooking,
  NewBroadcast,
  NewBroadcastProof,
  NewBusiness,
  NewBusinessExport,
  NewCalendar,
  NewCallSimulation,
  NewCallSimulationRun,
  NewCannedReply,
  NewCheck,
  NewCheckRun,
  NewContacts,
  NewCrawl,
  NewInvitation,
  NewLead,
  NewMark,
  NewNote,
  NewPersonField,
  NewQuestionnaire,
  NewQuestionnaireLink,
  NewService,
  NewSigningKey,
  NewSourcePriority,
  NewSuppression,
  NewTemplate,
  NewWaiting,
  NewWebhook,
  NextStill,
  NoticeKind,
  NoticeList,
  NotificationPreferences,
  NotificationWishes,
  ObstacleList,
  Onboarding,
  OneQuestionnaireLink,
  OpenGap,
  OverridingBooking,
  OwnWaiting,
  ParsedContacts,
  PassageList,
  Passages,
  PasswordReset,
  PasswordResetRequest,
  PastedContacts,
  PastedText,
  PeopleImport,
  PeopleImportChanges,
  PeopleImportList,
  PeopleImportRowList,
  PeopleImportRowRepair,
  PeopleImportRowRepaired,
  PersonConsent,
  PersonErased,
  PersonExport,
  PersonField,
  PersonFieldChanges,
  PersonFieldList,
  Photo,
  PhotoChanges,
  PlaceholderList,
  Presence,
  ProfileChanges,
  ProposedQuestions,
  QualityScore,
  Questionnaire,
  QuestionnaireChanges,
  QuestionnaireDeletionList,
  QuestionnaireLinkList,
  QuestionnaireLinkMade,
  QuestionnaireLinkResult,
  QuestionnaireList,
  ReadPosition,
  Readiness,
  RecipientVerdict,
  RecoveryCodes,
  Registration,
  ReminderPreview,
  ReminderWords,
  Reply,
  ReportMetric,
  ReportOverview,
  ReportRecordList,
  SearchResult,
  SecondFactor,
  SecondFactorConfirmation,
  SecondFactorEnrollment,
  SecondFactorEnrollmentRequest,
  SecondFactorRemoval,
  SendOne,
  SenderDomain,
  SentDelivery,
  SentMessage,
  SentOne,
  ServerVoice,
  Service,
  ServiceChanges,
  ServiceList,
  SessionFlags,
  SessionPlayback,
  SessionStart,
  SessionState,
  ShownApiKey,
  SignInSessionList,
  SigningKeys,
  SipConnection,
  SipTrunkAnswer,
  SliceReceived,
  Source,
  SourceBulk,
  SourceChanges,
  SourceDeletionList,
  SourceKind,
  SourceList,
  SourcePassages,
  SourcePriority,
  SourceText,
  Speaker,
  SpeechTest,
  SpeechTestOrder,
  Suggestion,
  Suppressed,
  SuppressionList,
  TakeOver,
  Taught,
  Teaching,
  Template,
  TemplateChanges,
  TemplateDraft,
  TemplateList,
  TemplatePreview,
  TestMail,
  TextToParse,
  TokenOfLink,
  TrialAnswer,
  TrialQuestion,
  TwilioConnection,
  Undone,
  Usage,
  VisitorBooking,
  VisitorEvent,
  VisitorTyping,
  VoiceOffer,
  VoiceSessionRequest,
  Waiting,
  WaitingChanges,
  WaitingList,
  Webhook,
  WebhookChanges,
  WebhookDelivery,
  WebhookDeliveryList,
  WebhookDeliveryStatus,
  WebhookList,
  WebhookWithSecret,
  WhatsAppConnection,
  Whoami,
  WidgetCheck,
  WidgetCheckOrder,
  WidgetConfig,
} from './records.ts'

/** The parameters and answers of GET, by path. */
export interface GetEndpoints {
  /**
   * Who is signed in, and where
   * For: agent, owner.
   */
  '/api/v1/auth/me': {
    answer: Whoami
  }
  /**
   * Where one is signed in, at every business, newest first
   * For: agent, owner.
   */
  '/api/v1/auth/sessions': {
    query?: {
      /** @default 50 */
      limit?: number
      /** @default 0 */
      offset?: number
    }
    answer: SignInSessionList
  }
  /**
   * The businesses that one belongs to, in the order in which one joined
   * For: agent, owner.
   */
  '/api/v1/auth/businesses': {
    answer: BusinessList
  }
  /**
   * How one likes one’s desk
   * For: agent, owner.
   */
  '/api/v1/me/preferences': {
    answer: KeptPreferences
  }
  /**
   * Whether signing in asks for a code, and how many recovery codes are left
   * For: agent, owner.
   */
  '/api/v1/auth/totp': {
    answer: SecondFactor
  }
  /**
   * The business and its settings
   * For: admin key, agent, owner.
   */
  '/api/v1/account': {
    answer: Account
  }
  /**
   * API keys, newest first, without the keys themselves
   * For: admin key, owner.
   */
  '/api/v1/api-keys': {
    query?: {
      /** @default 50 */
      limit?: number
      /** @default 0 */
      offset?: number
    }
    answer: ApiKeyList
  }
  /**
   * The team
   * For: admin key, agent, owner.
   */
  '/api/v1/members': {
    answer: MemberList
  }
  /**
   * Which kind of source wins between passages of equal score
   * For: admin key, agent, owner.
   */
  '/api/v1/knowledge/source-priority': {
    answer: SourcePriority
  }
  /**
   * What was forgotten, when and by whom, newest first
   * For: admin key, agent, owner.
   */
  '/api/v1/knowledge/deletions': {
    query?: {
      /** @default 50 */
      limit?: number
      /** @default 0 */
      offset?: number
    }
    answer: SourceDeletionList
  }
  /**
   * Every photo album with its photos, newest first
   * For: admin key, agent, owner.
   */
  '/api/v1/knowledge/albums': {
    query?: {
      link_id?: string
    }
    answer: AlbumList
  }
  /**
   * How far a crawl is, and what it could not read
   * For: admin key, agent, owner.
   */
  '/api/v1/knowledge/crawl/{job_id}/status': {
    params: {
      job_id: string
    }
    answer: Crawl
  }
  /**
   * Every crawl, newest first
   * For: admin key, agent, owner.
   */
  '/api/v1/knowledge/crawls': {
    query?: {
      status?: CrawlState
      /** @default 50 */
      limit?: number
      /** @default 0 */
      offset?: number
      /** Empty for the first page, then `next` of the page before, with the same filter and sort. Not together with `offset` */
      cursor?: string
    }
    answer: CrawlList
  }
  /**
   * The pages of a crawl: what was read, what could not be, what waits
   * For: admin key, agent, owner.
   */
  '/api/v1/knowledge/crawl/{job_id}/pages': {
    params: {
      job_id: string
    }
    query?: {
      status?: CrawlPageState
      /** @default 50 */
      limit?: number
      /** @default 0 */
      offset?: number
      /** Empty for the first page, then `next` of the page before, with the same filter and sort. Not together with `offset` */
      cursor?: string
    }
    answer: CrawlPageList
  }
  /**
   * Every source on the account, or a page of them, grouped by kind
   * For: admin key, agent, owner.
   */
  '/api/v1/knowledge': {
    query?: {
      link_id?: string
      q?: string
      kind?: SourceKind
      sort?: 'newest' | 'name' | 'largest'
      /** Empty for the first page, then `next` of the page before, with the same filter and sort. Not together with `offset` */
      cursor?: string
      limit?: number
    }
    answer: SourceList
  }
  /**
   * One source, without its text
   * For: admin key, agent, owner.
   */
  '/api/v1/knowledge/documents/{parent_doc_id}': {
    params: {
      parent_doc_id: string
    }
    answer: Source
  }
  /**
   * The passages that one source was cut into, as they are searched
   * For: admin key, agent, owner.
   */
  '/api/v1/knowledge/documents/{parent_doc_id}/passages': {
    params: {
      parent_doc_id: string
    }
    query?: {
      /** @default 50 */
      limit?: number
      /** @default 0 */
      offset?: number
    }
    answer: SourcePassages
  }
  /**
   * The text that was read from one source
   * For: admin key, agent, owner.
   */
  '/api/v1/knowledge/documents/{parent_doc_id}/text': {
    params: {
      parent_doc_id: string
    }
    answer: SourceText
  }
  /**
   * Calls, the newest first
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/calls': {
    query?: {
      status?: CallStatus
      direction?: CallDirection
      medium?: CallMedium
      lead_id?: string
      conversation_id?: string
      from?: string
      to?: string
      /** Beginnings of words in the number or the name of the caller */
      q?: string
      sort?: 'newest' | 'oldest' | 'longest'
      /** @default 50 */
      limit?: number
      /** @default 0 */
      offset?: number
      /** Empty for the first page, then `next` of the page before, with the same filter and sort. Not together with `offset` */
      cursor?: string
    }
    answer: CallList
  }
  /**
   * One call: what was said, how quickly it was answered, and what it left
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/calls/{id}': {
    params: {
      id: string
    }
    answer: Call
  }
  /**
   * The recording of a call, whole or in ranges
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/calls/{id}/recording': {
    params: {
      id: string
    }
    answer: Blob
  }
  /**
   * What the caller said to the carrier’s own voice, whole or in ranges
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/calls/{id}/message': {
    params: {
      id: string
    }
    answer: Blob
  }
  /**
   * What calls are held with, and what they lack
   * For: admin key, agent, owner.
   */
  '/api/v1/calls/setup': {
    answer: CallSetup
  }
  /** Which calls a page’s visitor is offered: by voice in the browser, and on request by telephone */
  '/api/v1/calls/offered': {
    query?: {
      tenant_id?: string
      link_token?: string
    }
    answer: CallsOffered
  }
  /**
   * The scripted callers, each with its last run
   * For: admin key, agent, owner.
   */
  '/api/v1/calls/simulations': {
    answer: CallSimulationList
  }
  /**
   * The last runs of a scripted caller, newest first
   * For: admin key, agent, owner.
   */
  '/api/v1/calls/simulations/{id}/runs': {
    params: {
      id: string
    }
    answer: CallSimulationRunList
  }
  /**
   * One run: whether it went as expected, and the call as it would have been kept
   * For: admin key, agent, owner.
   */
  '/api/v1/calls/simulation-runs/{id}': {
    params: {
      id: string
    }
    answer: CallSimulationRun
  }
  /**
   * The owner’s questions to the assistant, each with how it did last
   * For: admin key, agent, owner.
   */
  '/api/v1/knowledge/checks': {
    answer: CheckList
  }
  /**
   * The last runs, newest first
   * For: admin key, agent, owner.
   */
  '/api/v1/knowledge/checks/runs': {
    answer: CheckRunList
  }
  /**
   * How far a run is, with its results so far
   * For: admin key, agent, owner.
   */
  '/api/v1/knowledge/checks/runs/{id}': {
    params: {
      id: string
    }
    answer: CheckRun
  }
  /**
   * Which checks changed since another run, by default the last one before
   * For: admin key, agent, owner.
   */
  '/api/v1/knowledge/checks/runs/{id}/comparison': {
    params: {
      id: string
    }
    query?: {
      against?: string
    }
    answer: CheckComparison
  }
  /**
   * Conversations, the one with the newest message first
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/conversations': {
    query?: {
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
      /** By the newest message; `waiting`: who waits longest for a person first, then who waits for nobody. It needs `cursor` */
      sort?: 'newest' | 'oldest' | 'waiting'
      include?: 'needs'
      /** @default 50 */
      limit?: number
      /** @default 0 */
      offset?: number
      /** Empty for the first page, then `next` of the page before, with the same filter and sort. Not together with `offset` */
      cursor?: string
    }
    answer: ConversationList
  }
  /**
   * One conversation
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/conversations/{id}': {
    params: {
      id: string
    }
    query?: {
      include?: 'needs'
    }
    answer: ListedConversation
  }
  /**
   * What was said, oldest first
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/conversations/{id}/messages': {
    params: {
      id: string
    }
    query?: {
      /** The page that ends before this position, `end` for the newest; oldest first within. Without it, pages by `offset` from the beginning */
      before?: string
      /** @default 50 */
      limit?: number
      /** @default 0 */
      offset?: number
    }
    answer: MessageList
  }
  /**
   * The mail that a message came by, whole
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/conversations/{id}/messages/{message_id}/mail': {
    params: {
      id: string
      message_id: string
    }
    answer: Mail
  }
  /** The passages that an answer is made of, for the visitor who got it */
  '/api/v1/chat/passages': {
    query: {
      conversation_id: string
      message_id: string
      link_token?: string
      tenant_id?: string
    }
    answer: PassageList
  }
  /**
   * The passages that an answer of the assistant is made of
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/conversations/{id}/messages/{message_id}/passages': {
    params: {
      id: string
      message_id: string
    }
    answer: PassageList
  }
  /**
   * What needs a person, newest first; what is open unless asked otherwise
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/needs-you': {
    query?: {
      status?: 'open' | 'done' | 'snoozed' | 'all'
      kind?: NeedsYouKind
      /** @default 50 */
      limit?: number
      /** @default 0 */
      offset?: number
      /** Empty for the first page, then `next` of the page before, with the same filter and sort. Not together with `offset` */
      cursor?: string
    }
    answer: NeedsYouList
  }
  /**
   * One thing that needs a person
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/needs-you/{id}': {
    params: {
      id: string
    }
    answer: NeedsYouItem
  }
  /**
   * What happened in a conversation besides what was said, and what the team noted, oldest first
   * For: admin key, agent, owner.
   */
  '/api/v1/conversations/{id}/activity': {
    params: {
      id: string
    }
    answer: ActivityList
  }
  /**
   * The answers that the team writes often, by title
   * For: admin key, agent, owner.
   */
  '/api/v1/canned-replies': {
    answer: CannedReplyList
  }
  /**
   * What the business wants to know of people besides name and address
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/leads/fields': {
    answer: PersonFieldList
  }
  /**
   * Leads that look like one person, in pairs, the newest first
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/leads/duplicates': {
    query?: {
      /** @default 50 */
      limit?: number
      /** @default 0 */
      offset?: number
    }
    answer: LeadPairList
  }
  /**
   * People who want something, newest first
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/leads': {
    query?: {
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
      sort?: 'newest' | 'oldest' | 'name'
      /** @default 50 */
      limit?: number
      /** @default 0 */
      offset?: number
      /** Empty for the first page, then `next` of the page before, with the same filter and sort. Not together with `offset` */
      cursor?: string
    }
    answer: LeadList
  }
  /**
   * The same as a table for spreadsheets, oldest first
   * For: standard key, admin key, owner.
   */
  '/api/v1/leads.csv': {
    query?: {
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
    answer: string
  }
  /**
   * The tags that people have; the first 200 of the alphabet
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/leads/tags': {
    answer: LeadTagList
  }
  /**
   * One lead
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/leads/{id}': {
    params: {
      id: string
    }
    answer: Lead
  }
  /**
   * What happened with a lead, newest first
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/leads/{id}/timeline': {
    params: {
      id: string
    }
    query?: {
      /** @default 50 */
      limit?: number
      /** @default 0 */
      offset?: number
    }
    answer: LeadTimeline
  }
  /**
   * What a lead was merged of: which, when, why and by whom
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/leads/{id}/merges': {
    params: {
      id: string
    }
    answer: LeadMergeList
  }
  /**
   * Everything that can be booked, oldest first
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/services': {
    answer: ServiceList
  }
  /**
   * One service
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/services/{id}': {
    params: {
      id: string
    }
    answer: Service
  }
  /**
   * Where calendar programs can follow the bookings
   * For: admin key, owner.
   */
  '/api/v1/bookings/feed': {
    answer: CalendarFeed
  }
  /** The bookings as a calendar feed */
  '/api/v1/calendar/{file}': {
    params: {
      file: string
    }
    answer: string
  }
  /**
   * The calendars that are connected, oldest first
   * For: admin key, owner.
   */
  '/api/v1/bookings/calendars': {
    answer: CalendarList
  }
  /**
   * When nothing can be booked: closed hours, closures, and events of connected calendars
   * For: admin key, agent, owner.
   */
  '/api/v1/bookings/busy': {
    query: {
      from: string
      to: string
    }
    answer: BusyTimes
  }
  /**
   * The public holidays of the whole country of the business, in order; those of regions are not among them
   * For: admin key, agent, owner.
   */
  '/api/v1/bookings/holidays': {
    query?: {
      /** This year when absent */
      year?: number
    }
    answer: HolidayList
  }
  /**
   * Who waits for a time, the longest first
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/bookings/waitlist': {
    answer: WaitingList
  }
  /** Whose booking page it is, and what can be booked */
  '/api/v1/booking-page/{business}': {
    params: {
      business: string
    }
    answer: BookingDesk
  }
  /** The times at which a service can be booked */
  '/api/v1/booking-page/{business}/availability': {
    params: {
      business: string
    }
    query: {
      service_id: string
      from?: string
      to?: string
      /** IANA name, such as Europe/Berlin */
      timezone?: string
    }
    answer: Availability
  }
  /** One’s own booking */
  '/api/v1/booking-page/b/{token}': {
    params: {
      token: string
    }
    answer: VisitorBooking
  }
  /** The times to which it can be moved */
  '/api/v1/booking-page/b/{token}/availability': {
    params: {
      token: string
    }
    query?: {
      from?: string
      to?: string
      /** IANA name, such as Europe/Berlin */
      timezone?: string
    }
    answer: Availability
  }
  /** One’s own booking as a calendar file */
  '/api/v1/booking-page/b/{token}/booking.ics': {
    params: {
      token: string
    }
    answer: string
  }
  /**
   * The times at which a service can be booked
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/bookings/availability': {
    query: {
      service_id: string
      from?: string
      to?: string
      /** IANA name, such as Europe/Berlin */
      timezone?: string
      booking_id?: string
      /** Minutes */
      duration_minutes?: number
    }
    answer: Availability
  }
  /**
   * Bookings, the latest time first
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/bookings': {
    query?: {
      status?: BookingStatus
      service_id?: string
      lead_id?: string
      from?: string
      to?: string
      /** Beginnings of words in who booked, the service or the notes */
      q?: string
      sort?: 'latest' | 'earliest'
      /** @default 50 */
      limit?: number
      /** @default 0 */
      offset?: number
      /** Empty for the first page, then `next` of the page before, with the same filter and sort. Not together with `offset` */
      cursor?: string
    }
    answer: BookingList
  }
  /**
   * What is in the way of a service at a moment
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/bookings/obstacles': {
    query: {
      service_id: string
      starts_at: string
    }
    answer: ObstacleList
  }
  /**
   * The page on which visitors book, and whether they can
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/bookings/page': {
    answer: BookingPage
  }
  /**
   * One booking
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/bookings/{id}': {
    params: {
      id: string
    }
    answer: Booking
  }
  /**
   * Every chat link, newest first
   * For: admin key, agent, owner.
   */
  '/api/v1/chat-links': {
    answer: ChatLinkList
  }
  /**
   * How far the ingest of a bundle is
   * For: admin key, agent, owner.
   */
  '/api/v1/chat-links/bundle/{job_id}': {
    params: {
      job_id: string
    }
    answer: BundleProgress
  }
  /**
   * What came of each chat link in the last days: conversations, the share of answers, leads
   * For: admin key, agent, owner.
   */
  '/api/v1/chat-links/figures': {
    query?: {
      /**
       * So many last days
       * @default 30
       */
      days?: number
    }
    answer: ChatLinkFiguresList
  }
  /**
   * One chat link
   * For: admin key, agent, owner.
   */
  '/api/v1/chat-links/{id}': {
    params: {
      id: string
    }
    answer: ChatLink
  }
  /** A link's chat page */
  '/api/v1/chat-page/l/{token}': {
    params: {
      token: string
    }
    answer: string
  }
  /** A QR code of a link's URL */
  '/api/v1/chat-page/l/{token}/qr': {
    params: {
      token: string
    }
    query?: {
      format?: 'png' | 'svg'
      /** Pixels; default 400 */
      size?: number
    }
    answer: Blob
  }
  /** A QR code of a business's main chat page */
  '/api/v1/chat-page/{slug}/qr': {
    params: {
      slug: string
    }
    query?: {
      format?: 'png' | 'svg'
      /** Pixels; default 400 */
      size?: number
    }
    answer: Blob
  }
  /** Whose main chat page it is */
  '/api/v1/chat-page/{slug}/info': {
    params: {
      slug: string
    }
    answer: ChatPageInfo
  }
  /** What the widget of a website offers, and in which language */
  '/api/v1/widget/config': {
    query: {
      tenant_id: string
      /** Wished by the website; else the business’s, else the browser’s */
      language?: string
    }
    answer: WidgetConfig
  }
  /**
   * What visitors asked in vain, questions of the same meaning together
   * For: admin key, agent, owner.
   */
  '/api/v1/knowledge/gaps': {
    query?: {
      status?: GapStatus
      /**
       * Asked since so many days
       * @default 30
       */
      days?: number
      sort?: 'asked' | 'newest'
      /** @default 50 */
      limit?: number
      /** @default 0 */
      offset?: number
      /** Empty for the first page, then `next` of the page before, with the same filter and sort. Not together with `offset` */
      cursor?: string
    }
    answer: GapList
  }
  /**
   * Where a gap came up, and who still waits for its answer
   * For: admin key, agent, owner.
   */
  '/api/v1/knowledge/gaps/{id}/conversations': {
    params: {
      id: string
    }
    answer: GapConversations
  }
  /**
   * What the assistant knows, in plain language
   * For: admin key, agent, owner.
   */
  '/api/v1/knowledge/agent-summary': {
    answer: AgentSummary
  }
  /**
   * How well the knowledge covers what visitors ask, and what is missing or wrong in it
   * For: admin key, agent, owner.
   */
  '/api/v1/knowledge/quality-score': {
    answer: QualityScore
  }
  /**
   * What the knowledge says itself is over, and what its sources contradict each other in
   * For: admin key, agent, owner.
   */
  '/api/v1/knowledge/notices': {
    query?: {
      kind?: NoticeKind
      /** @default 50 */
      limit?: number
      /** @default 0 */
      offset?: number
    }
    answer: NoticeList
  }
  /**
   * How far the business has come with its first steps
   * For: admin key, agent, owner.
   */
  '/api/v1/onboarding': {
    answer: Onboarding
  }
  /**
   * Up to three questions to what was read, with the answers that visitors would get
   * For: admin key, agent, owner.
   */
  '/api/v1/onboarding/questions': {
    query?: {
      link_id?: string
    }
    answer: FirstQuestions
  }
  /**
   * The opening hours that stand in what was read, to be confirmed; null when they are unclear
   * For: admin key, agent, owner.
   */
  '/api/v1/onboarding/hours': {
    answer: HoursGuess
  }
  /**
   * Links and where they stand, newest first
   * For: admin key, agent, owner.
   */
  '/api/v1/questionnaires/links/all': {
    query?: {
      /** Of these, with commas: issued, opened, in_progress, completed, expired, revoked */
      status?: string
      questionnaire_id?: string
      /** Anything happened to it since */
      since?: string
      /** 1 to 500; default 200 */
      limit?: string
      /** @default 0 */
      offset?: number
    }
    answer: QuestionnaireLinkList
  }
  /**
   * One link, with what came of it once its session has ended
   * For: admin key, agent, owner.
   */
  '/api/v1/questionnaires/links/{token}/result': {
    params: {
      token: string
    }
    answer: QuestionnaireLinkResult
  }
  /**
   * What was deleted of links, when and by whom, newest first
   * For: admin key, agent, owner.
   */
  '/api/v1/questionnaires/deletions': {
    query?: {
      /** @default 50 */
      limit?: number
      /** @default 0 */
      offset?: number
    }
    answer: QuestionnaireDeletionList
  }
  /**
   * The recording of a session, whole or in ranges
   * For: admin key, agent, owner.
   */
  '/api/v1/questionnaires/links/{token}/recording': {
    params: {
      token: string
    }
    answer: Blob
  }
  /**
   * What was said and seen in a session, by the clock of its recording
   * For: admin key, agent, owner.
   */
  '/api/v1/questionnaires/links/{token}/playback': {
    params: {
      token: string
    }
    answer: SessionPlayback
  }
  /**
   * A picture of a session
   * For: admin key, agent, owner.
   */
  '/api/v1/questionnaires/links/{token}/pictures/{picture}': {
    params: {
      token: string
      /** An id of `pictures` */
      picture: string
    }
    answer: Blob
  }
  /**
   * The written record of a session as a PDF, made for this request
   * For: admin key, agent, owner.
   */
  '/api/v1/questionnaires/links/{token}/report.pdf': {
    params: {
      token: string
    }
    answer: Blob
  }
  /**
   * Whether the server hears and speaks in sessions; where not, browsers do, or people type and read
   * For: admin key, agent, owner.
   */
  '/api/v1/questionnaires/speech': {
    answer: ServerVoice
  }
  /**
   * Questionnaires made to be sent, or the library of question sets, newest first
   * For: admin key, agent, owner.
   */
  '/api/v1/questionnaires': {
    query?: {
      /** true: the library instead */
      templates?: boolean
    }
    answer: QuestionnaireList
  }
  /**
   * One questionnaire
   * For: admin key, agent, owner.
   */
  '/api/v1/questionnaires/{id}': {
    params: {
      id: string
    }
    answer: Questionnaire
  }
  /**
   * Broadcasts with their counters, newest first
   * For: admin key, owner.
   */
  '/api/v1/communication/broadcasts': {
    query?: {
      status?: BroadcastStatus
      /** A part of the name */
      q?: string
      /** Only messages to one person; false: only those to audiences */
      direct?: boolean
      /** @default 50 */
      limit?: number
      /** @default 0 */
      offset?: number
      /** Empty for the first page, then `next` of the page before, with the same filter and sort. Not together with `offset` */
      cursor?: string
    }
    answer: BroadcastList
  }
  /**
   * One broadcast with live counters
   * For: admin key, owner.
   */
  '/api/v1/communication/broadcasts/{id}': {
    params: {
      id: string
    }
    answer: CountedBroadcast
  }
  /**
   * Who would get it if it were sent now, and who would not and why
   * For: admin key, owner.
   */
  '/api/v1/communication/broadcasts/{id}/recipients': {
    params: {
      id: string
    }
    query?: {
      verdict?: RecipientVerdict
      reason?: string
      channel?: Channel
      /** @default 50 */
      limit?: number
      /** Empty or left out for the first page, then `next` of the page before, with the same filter */
      cursor?: string
    }
    answer: BroadcastRecipientList
  }
  /**
   * The mail that one person would get, as a page for a frame
   * For: admin key, owner.
   */
  '/api/v1/communication/broadcasts/{id}/mail': {
    params: {
      id: string
    }
    query: {
      contact_id: string
    }
    answer: string
  }
  /**
   * What became of its messages, by channel and reason
   * For: admin key, owner.
   */
  '/api/v1/communication/broadcasts/{id}/report': {
    params: {
      id: string
    }
    answer: BroadcastReport
  }
  /**
   * The messages of a broadcast, also those that were not sent and why
   * For: admin key, owner.
   */
  '/api/v1/communication/broadcasts/{id}/messages': {
    params: {
      id: string
    }
    query?: {
      state?: MessageState
      /** Got at least so far */
      reached?: 'sent' | 'delivered' | 'read' | 'replied'
      /** true: only those about which something is still to be done */
      open?: boolean
      channel?: Channel
      /** The code of why it did not arrive */
      reason?: string
      /** true: only those by which somebody opted out */
      unsubscribed?: boolean
      /** @default 50 */
      limit?: number
      /** @default 0 */
      offset?: number
      /** Empty for the first page, then `next` of the page before, with the same filter and sort. Not together with `offset` */
      cursor?: string
    }
    answer: BroadcastMessageList
  }
  /**
   * Every message of the account, newest first
   * For: admin key, owner.
   */
  '/api/v1/communication/messages': {
    query?: {
      state?: MessageState
      channel?: Channel
      /** Beginnings of a name, an address or a number */
      q?: string
      broadcast_id?: string
      from?: string
      /** Until before this moment */
      to?: string
      /** @default 50 */
      limit?: number
      /** @default 0 */
      offset?: number
      /** Empty for the first page, then `next` of the page before, with the same filter and sort. Not together with `offset` */
      cursor?: string
    }
    answer: BroadcastMessageList
  }
  /**
   * One message, what was sent, and where it came from
   * For: admin key, owner.
   */
  '/api/v1/communication/messages/{id}': {
    params: {
      id: string
    }
    answer: SentMessage
  }
  /**
   * What was sent in the last days, what was not, and why
   * For: admin key, owner.
   */
  '/api/v1/communication/overview': {
    query?: {
      /** @default 30 */
      days?: number
    }
    answer: BroadcastOverview
  }
  /** Meta asks whether this address is ours */
  '/api/v1/providers/whatsapp': {
    query?: {
      'hub.mode'?: string
      'hub.verify_token'?: string
      'hub.challenge'?: string
    }
    answer: string
  }
  /**
   * Every audience, newest first
   * For: admin key, owner.
   */
  '/api/v1/communication/audiences': {
    answer: AudienceList
  }
  /**
   * One audience
   * For: admin key, owner.
   */
  '/api/v1/communication/audiences/{id}': {
    params: {
      id: string
    }
    answer: Audience
  }
  /**
   * The contacts of an audience, newest first
   * For: admin key, owner.
   */
  '/api/v1/communication/audiences/{id}/contacts': {
    params: {
      id: string
    }
    query?: {
      q?: string
      /** @default 50 */
      limit?: number
      /** @default 0 */
      offset?: number
      /** Empty for the first page, then `next` of the page before, with the same filter and sort. Not together with `offset` */
      cursor?: string
    }
    answer: ContactList
  }
  /**
   * The stop list, newest first
   * For: admin key, agent, owner.
   */
  '/api/v1/communication/suppressions': {
    query?: {
      /** A part of the address */
      q?: string
      /** @default 50 */
      limit?: number
      /** @default 0 */
      offset?: number
    }
    answer: SuppressionList
  }
  /**
   * The newest 20 imports of people
   * For: admin key, owner.
   */
  '/api/v1/people/imports': {
    answer: PeopleImportList
  }
  /**
   * One import, and how far it is
   * For: admin key, owner.
   */
  '/api/v1/people/imports/{id}': {
    params: {
      id: string
    }
    answer: PeopleImport
  }
  /**
   * The rows of an import, perhaps only those with a problem
   * For: admin key, owner.
   */
  '/api/v1/people/imports/{id}/rows': {
    params: {
      id: string
    }
    query?: {
      /**
       * Only rows with a problem
       * @default false
       */
      rejected?: boolean
      /**
       * The last row that was read
       * @default 0
       */
      after?: number
      /** @default 50 */
      limit?: number
    }
    answer: PeopleImportRowList
  }
  /**
   * The rows with a problem as a table, each with its reason
   * For: admin key, owner.
   */
  '/api/v1/people/imports/{id}/rejected.csv': {
    params: {
      id: string
    }
    answer: string
  }
  /**
   * Everything that happened with a person on every channel, newest first
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/leads/{id}/history': {
    params: {
      id: string
    }
    query?: {
      group?: 'conversations' | 'calls' | 'bookings' | 'messages' | 'questionnaires' | 'notes' | 'consent' | 'changes'
      /** @default 50 */
      limit?: number
      /** @default 0 */
      offset?: number
      /** Empty for the first page, then `next` of the page before, with the same filter and sort. Not together with `offset` */
      cursor?: string
    }
    answer: History
  }
  /**
   * What a person agreed to, by channel
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/leads/{id}/consent': {
    params: {
      id: string
    }
    answer: PersonConsent
  }
  /**
   * Message templates, newest first; asks WhatsApp what became of reviews
   * For: admin key, owner.
   */
  '/api/v1/communication/templates': {
    query?: {
      channel?: Channel
      /** @default false */
      include_inactive?: boolean
    }
    answer: TemplateList
  }
  /**
   * Placeholders that need nobody to fill them, with an example of each
   * For: admin key, owner.
   */
  '/api/v1/communication/placeholders': {
    answer: PlaceholderList
  }
  /**
   * One template, active or not
   * For: admin key, owner.
   */
  '/api/v1/communication/templates/{id}': {
    params: {
      id: string
    }
    answer: Template
  }
  /**
   * How each channel is connected
   * For: admin key, owner.
   */
  '/api/v1/communication/connections': {
    answer: ConnectionList
  }
  /**
   * What the DNS says of the domain that mails come from: SPF, DKIM and DMARC
   * For: admin key, owner.
   */
  '/api/v1/communication/sender-domain': {
    query?: {
      /** The name of the key with which the mail service signs, where it does */
      selector?: string
    }
    answer: SenderDomain
  }
  /**
   * The key with which the business’s mails are signed (DKIM), and one that waits for its DNS record
   * For: admin key, owner.
   */
  '/api/v1/communication/signing-key': {
    answer: SigningKeys
  }
  /**
   * How the installation’s SIP trunk stands, and the numbers that the business may choose
   * For: admin key, owner.
   */
  '/api/v1/communication/sip-trunk': {
    answer: SipTrunkAnswer
  }
  /**
   * Whether the business may send, and with what
   * For: admin key, agent, owner.
   */
  '/api/v1/communication/readiness': {
    answer: Readiness
  }
  /**
   * What one is told by mail, and when
   * For: agent, owner.
   */
  '/api/v1/notifications/preferences': {
    answer: NotificationPreferences
  }
  /**
   * What a member is told by mail, and when
   * For: admin key, owner.
   */
  '/api/v1/members/{id}/notifications': {
    params: {
      id: string
    }
    answer: NotificationPreferences
  }
  /**
   * The webhooks of the business
   * For: admin key, owner.
   */
  '/api/v1/webhooks': {
    answer: WebhookList
  }
  /**
   * One webhook
   * For: admin key, owner.
   */
  '/api/v1/webhooks/{id}': {
    params: {
      id: string
    }
    answer: Webhook
  }
  /**
   * What a webhook was told and is to be told, newest first
   * For: admin key, owner.
   */
  '/api/v1/webhooks/{id}/deliveries': {
    params: {
      id: string
    }
    query?: {
      status?: WebhookDeliveryStatus
      /** @default 50 */
      limit?: number
      /** @default 0 */
      offset?: number
    }
    answer: WebhookDeliveryList
  }
  /**
   * One delivery with what is sent
   * For: admin key, owner.
   */
  '/api/v1/webhooks/{id}/deliveries/{did}': {
    params: {
      id: string
      did: string
    }
    answer: SentDelivery
  }
  /**
   * The CRMs that leads are copied to
   * For: admin key, owner.
   */
  '/api/v1/crm/connections': {
    answer: CrmConnectionList
  }
  /**
   * What waits for the caller and their colleagues
   * For: admin key, agent, owner.
   */
  '/api/v1/counts': {
    answer: Counts
  }
  /**
   * A figure over time. Bookings count on the day for which they are (`booked`: on which they were made), how a conversation went on the day it began
   * For: admin key, agent, owner.
   */
  '/api/v1/analytics': {
    query: {
      metric: ReportMetric
      /** Default: 27 days before `to` */
      from?: string
      /** A day is meant to its end. Default: today */
      to?: string
      interval?: 'day' | 'week' | 'month'
      /** Not every metric has every one of these: 422 */
      by?: 'channel' | 'link' | 'tag' | 'source' | 'outcome'
    }
    answer: Analytics
  }
  /**
   * The same as a table for spreadsheets: a line for each interval, or with `by` for each key
   * For: admin key, agent, owner.
   */
  '/api/v1/analytics.csv': {
    query: {
      metric: ReportMetric
      /** Default: 27 days before `to` */
      from?: string
      /** A day is meant to its end. Default: today */
      to?: string
      interval?: 'day' | 'week' | 'month'
      /** Not every metric has every one of these: 422 */
      by?: 'channel' | 'link' | 'tag' | 'source' | 'outcome'
    }
    answer: string
  }
  /**
   * Every figure of a stretch of time, and of the one before
   * For: admin key, agent, owner.
   */
  '/api/v1/analytics/overview': {
    query?: {
      /** Default: 27 days before `to` */
      from?: string
      /** A day is meant to its end. Default: today */
      to?: string
    }
    answer: ReportOverview
  }
  /**
   * The records that a figure was counted from, the newest first
   * For: admin key, agent, owner.
   */
  '/api/v1/analytics/records': {
    query: {
      metric: ReportMetric
      /** Default: 27 days before `to` */
      from?: string
      /** A day is meant to its end. Default: today */
      to?: string
      by?: 'channel' | 'link' | 'tag' | 'source' | 'outcome'
      /** With `by`: of this key; empty: of those that have none */
      key?: string
      /** @default 50 */
      limit?: number
      /** @default 0 */
      offset?: number
      /** Empty for the first page, then `next` of the page before, with the same filter and sort. Not together with `offset` */
      cursor?: string
    }
    answer: ReportRecordList
  }
  /**
   * What is used of what the business may, and what this month took and cost
   * For: admin key, owner.
   */
  '/api/v1/usage': {
    answer: Usage
  }
  /**
   * What a text finds, of every kind that the caller may read
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/search': {
    query: {
      q: string
      /**
       * Of each kind
       * @default 5
       */
      limit?: number
    }
    answer: SearchResult
  }
  /**
   * Everything that is kept about one person, by email address, number or both
   * For: admin key, owner.
   */
  '/api/v1/people/export': {
    query?: {
      email?: string
      phone?: string
    }
    answer: PersonExport
  }
  /**
   * Proof of who was erased, newest first; of one person, by email address, number or both
   * For: admin key, owner.
   */
  '/api/v1/people/erasures': {
    query?: {
      email?: string
      phone?: string
      /** @default 50 */
      limit?: number
      /** @default 0 */
      offset?: number
      /** Empty for the first page, then `next` of the page before, with the same filter and sort. Not together with `offset` */
      cursor?: string
    }
    answer: ErasureList
  }
  /**
   * What members and API keys did, newest first
   * For: admin key, owner.
   */
  '/api/v1/audit': {
    query?: {
      actor_id?: string
      record_id?: string
      method?: AuditMethod
      /** Such as /leads/:id */
      route?: string
      /** The first part of the route, such as leads */
      area?: string
      from?: string
      to?: string
      /** @default 50 */
      limit?: number
      /** @default 0 */
      offset?: number
      /** Empty for the first page, then `next` of the page before, with the same filter and sort. Not together with `offset` */
      cursor?: string
    }
    answer: AuditList
  }
  /**
   * The same as a table for spreadsheets
   * For: admin key, owner.
   */
  '/api/v1/audit.csv': {
    query?: {
      actor_id?: string
      record_id?: string
      method?: AuditMethod
      /** Such as /leads/:id */
      route?: string
      /** The first part of the route, such as leads */
      area?: string
      from?: string
      to?: string
    }
    answer: string
  }
  /**
   * The files of the last day, and how far they are
   * For: admin key, owner.
   */
  '/api/v1/account/exports': {
    answer: BusinessExportList
  }
  /**
   * One file, and how far it is
   * For: admin key, owner.
   */
  '/api/v1/account/exports/{id}': {
    params: {
      id: string
    }
    answer: BusinessExport
  }
  /**
   * The ZIP file itself, for a day: lines of JSON by noun, and the files of conversations and knowledge
   * For: admin key, owner.
   */
  '/api/v1/account/exports/{id}/file': {
    params: {
      id: string
    }
    answer: Blob
  }
}

/** The parameters and answers of POST, by path. */
export interface PostEndpoints {
  /** Open a business and sign in as its owner */
  '/api/v1/auth/register': {
    body: Registration
    answer: Whoami
  }
  /** Sign in */
  '/api/v1/auth/login': {
    body: Login
    answer: Whoami
  }
  /**
   * End this session
   * For: agent, owner.
   */
  '/api/v1/auth/logout': {
    answer: Done
  }
  /** Have a link for a new password mailed */
  '/api/v1/auth/password-reset': {
    body: PasswordResetRequest
    answer: Done
  }
  /** Choose a new password with a mailed link; ends every session */
  '/api/v1/auth/password-reset/confirm': {
    body: PasswordReset
    answer: Done
  }
  /** Accept an invitation and sign in: with a new password, or with one’s own */
  '/api/v1/auth/invitation/confirm': {
    body: InvitationAcceptance
    answer: Whoami
  }
  /**
   * Accept an invitation as the person who is signed in, and go on at that business
   * For: agent, owner.
   */
  '/api/v1/auth/invitation/accept': {
    body: TokenOfLink
    answer: Whoami
  }
  /**
   * Open another business as its owner, and go on there
   * For: agent, owner.
   */
  '/api/v1/auth/businesses': {
    body: NewBusiness
    answer: Whoami
  }
  /**
   * Go on at another of one’s businesses; the session here ends
   * For: agent, owner.
   */
  '/api/v1/auth/switch': {
    body: BusinessSwitch
    answer: Whoami
  }
  /** Confirm a new address with a mailed link */
  '/api/v1/auth/email/confirm': {
    body: TokenOfLink
    answer: Done
  }
  /**
   * Begin with an authenticator app: its secret, to be confirmed with a code
   * For: agent, owner.
   */
  '/api/v1/auth/totp': {
    body: SecondFactorEnrollmentRequest
    answer: SecondFactorEnrollment
  }
  /**
   * Confirm the app with a code of its own; shows the recovery codes this once
   * For: agent, owner.
   */
  '/api/v1/auth/totp/confirm': {
    body: SecondFactorConfirmation
    answer: RecoveryCodes
  }
  /**
   * Make an API key; shown this once
   * For: admin key, owner.
   */
  '/api/v1/api-keys': {
    body: NewApiKey
    answer: ShownApiKey
  }
  /**
   * Replace a lost key; the old one stops at once
   * For: admin key, owner.
   */
  '/api/v1/api-keys/{id}/regenerate': {
    params: {
      id: string
    }
    answer: ShownApiKey
  }
  /**
   * Invite somebody to the team by mail
   * For: admin key, owner.
   */
  '/api/v1/members': {
    body: Invitation
    answer: Member
  }
  /**
   * Mail an invitation again
   * For: admin key, owner.
   */
  '/api/v1/members/{id}/invitation': {
    params: {
      id: string
    }
    answer: Member
  }
  /**
   * Make a photo album
   * For: admin key, owner.
   */
  '/api/v1/knowledge/albums': {
    body: NewAlbum
    answer: Album
  }
  /**
   * Add a photo to an album
   * For: admin key, owner.
   */
  '/api/v1/knowledge/albums/{id}/photos': {
    params: {
      id: string
    }
    body: CaptionedFile | FormData
    answer: Photo
  }
  /**
   * Learn from the pages of a website, now and on a schedule
   * For: admin key, owner.
   */
  '/api/v1/knowledge/crawl': {
    body: NewCrawl
    answer: CrawlStarted
  }
  /**
   * Forget many sources: at once for answers, for good when the minute to take it back is over
   * For: admin key, owner.
   */
  '/api/v1/knowledge/documents/bulk': {
    body: SourceBulk
    answer: BulkDone
  }
  /**
   * Teach a document or an image
   * For: admin key, owner.
   */
  '/api/v1/knowledge/portal/upload': {
    body: {
      link_id?: string | null
      caption?: string
      file: Blob
    } | FormData
    answer: DocumentAdded
  }
  /**
   * What the assistant would be given for a question
   * For: admin key, agent, owner.
   */
  '/api/v1/knowledge/search': {
    body: KnowledgeSearch
    answer: Passages
  }
  /**
   * Ask the assistant as a visitor would, perhaps with answers not taught yet; nothing is kept
   * For: admin key, agent, owner.
   */
  '/api/v1/assistant/ask': {
    body: TrialQuestion
    answer: TrialAnswer
  }
  /**
   * Have the assistant call somebody; the call is placed behind the answer
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/calls/initiate': {
    body: CallOrder
    answer: Call
  }
  /**
   * Have the installation’s voice say a sentence, and its recogniser hear it
   * For: admin key, owner.
   */
  '/api/v1/calls/setup/speech-test': {
    body: SpeechTestOrder
    answer: SpeechTest
  }
  /**
   * Have the installation’s recogniser hear a recording, and its voice say what it heard
   * For: admin key, owner.
   */
  '/api/v1/calls/setup/hearing-test': {
    body: HearingTestOrder
    answer: SpeechTest
  }
  /** What to do with a call that comes in, or was picked up (signed by Twilio) */
  '/api/v1/providers/twilio/voice': {
    query?: {
      call?: string
      message?: string
      tenant?: string
      line?: string
    }
    body: URLSearchParams
    answer: string
  }
  /** What a person hears before a caller is put through to them (signed by Twilio) */
  '/api/v1/providers/twilio/voice/briefing': {
    query?: {
      call?: string
      message?: string
      tenant?: string
      line?: string
    }
    body: URLSearchParams
    answer: string
  }
  /** What to do with a person who pressed a key to take a caller (signed by Twilio) */
  '/api/v1/providers/twilio/voice/accepted': {
    query?: {
      call?: string
      message?: string
      tenant?: string
      line?: string
    }
    body: URLSearchParams
    answer: string
  }
  /** What to do with a caller who was put through (signed by Twilio) */
  '/api/v1/providers/twilio/voice/transferred': {
    query?: {
      call?: string
      message?: string
      tenant?: string
      line?: string
    }
    body: URLSearchParams
    answer: string
  }
  /** What to do with a caller whose stream broke off (signed by Twilio) */
  '/api/v1/providers/twilio/voice/lost': {
    query?: {
      call?: string
      message?: string
      tenant?: string
      line?: string
    }
    body: URLSearchParams
    answer: string
  }
  /** What to do with a caller who left a message (signed by Twilio) */
  '/api/v1/providers/twilio/voice/message-left': {
    query?: {
      call?: string
      message?: string
      tenant?: string
      line?: string
    }
    body: URLSearchParams
    answer: string
  }
  /** What became of a call (signed by Twilio) */
  '/api/v1/providers/twilio/voice/status': {
    query?: {
      call?: string
      message?: string
      tenant?: string
      line?: string
    }
    body: URLSearchParams
    answer: undefined
  }
  /** Whether a person or a machine picked up (signed by Twilio) */
  '/api/v1/providers/twilio/voice/machine': {
    query?: {
      call?: string
      message?: string
      tenant?: string
      line?: string
    }
    body: URLSearchParams
    answer: undefined
  }
  /** Whether a machine picked up to whom a caller is put through (signed by Twilio) */
  '/api/v1/providers/twilio/voice/answered-by': {
    query?: {
      call?: string
      message?: string
      tenant?: string
      line?: string
    }
    body: URLSearchParams
    answer: undefined
  }
  /** What became of a stream of a call (signed by Twilio) */
  '/api/v1/providers/twilio/voice/stream': {
    query?: {
      call?: string
      message?: string
      tenant?: string
      line?: string
    }
    body: URLSearchParams
    answer: undefined
  }
  /** The message of a caller can be fetched (signed by Twilio) */
  '/api/v1/providers/twilio/voice/message': {
    query?: {
      call?: string
      message?: string
      tenant?: string
      line?: string
    }
    body: URLSearchParams
    answer: undefined
  }
  /** A recording of a call can be fetched (signed by Twilio) */
  '/api/v1/providers/twilio/voice/recording': {
    query?: {
      call?: string
      message?: string
      tenant?: string
      line?: string
    }
    body: URLSearchParams
    answer: undefined
  }
  /** Ask to be called: by the assistant at once, else by somebody of the business */
  '/api/v1/calls/request': {
    body: CallRequest
    answer: CallRequestAnswer
  }
  /**
   * Keep a scripted caller, with what a call with them must come to
   * For: admin key, owner.
   */
  '/api/v1/calls/simulations': {
    body: NewCallSimulation
    answer: CallSimulation
  }
  /**
   * Have the assistant talk with a scripted caller, behind the answer; nothing of it stays but the result
   * For: admin key, owner.
   */
  '/api/v1/calls/simulations/{id}/runs': {
    params: {
      id: string
    }
    body?: NewCallSimulationRun
    answer: CallSimulationRun
  }
  /** Begin to speak with the assistant in a page: which ways there are, and a ticket for the socket */
  '/api/v1/voice/sessions': {
    body: VoiceSessionRequest
    answer: VoiceOffer
  }
  /**
   * Add a question with what the assistant’s answer must be
   * For: admin key, owner.
   */
  '/api/v1/knowledge/checks': {
    body: NewCheck
    answer: Check
  }
  /**
   * Ask the assistant all of them now and wait; it happens by itself after each change of knowledge
   * For: admin key, owner.
   */
  '/api/v1/knowledge/checks/run': {
    body?: NewCheckRun
    answer: CheckRun
  }
  /**
   * Ask all of them behind the response; while such a run is under way, it is that one
   * For: admin key, owner.
   */
  '/api/v1/knowledge/checks/runs': {
    body?: NewCheckRun
    answer: CheckRunState
  }
  /**
   * Make a check of what the assistant said, and perhaps teach it what is right; again it is the same check (200)
   * For: admin key, owner.
   */
  '/api/v1/conversations/{id}/messages/{message_id}/check': {
    params: {
      id: string
      message_id: string
    }
    body?: NewAnswerCheck
    answer: Check
  }
  /** Say something to the assistant and wait for its answer */
  '/api/v1/chat/message': {
    body: ChatRequest
    answer: ChatAnswer
  }
  /** Leave one’s details for the business, from a form on a chat page or in the widget */
  '/api/v1/chat/lead': {
    body: LeadForm
    answer: undefined
  }
  /** Show the business that the visitor is writing */
  '/api/v1/chat/typing': {
    body: VisitorTyping
    answer: undefined
  }
  /**
   * Answer the visitor oneself, by the channel that they wrote on
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/conversations/{id}/messages': {
    params: {
      id: string
    }
    body: Reply
    answer: Message
  }
  /**
   * End a conversation
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/conversations/{id}/close': {
    params: {
      id: string
    }
    answer: Conversation
  }
  /**
   * Open a closed conversation again
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/conversations/{id}/reopen': {
    params: {
      id: string
    }
    answer: Conversation
  }
  /**
   * Do one thing to many conversations, which can be taken back for a minute
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/conversations/bulk': {
    body: ConversationBulk
    answer: BulkDone
  }
  /**
   * Talk with the visitor oneself; the assistant is silent until the conversation is handed back
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/conversations/{id}/take-over': {
    params: {
      id: string
    }
    body?: TakeOver
    answer: Conversation
  }
  /**
   * Let the assistant go on
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/conversations/{id}/hand-back': {
    params: {
      id: string
    }
    body?: TakeOver
    answer: Conversation
  }
  /**
   * Show the visitor that somebody is writing
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/conversations/{id}/typing': {
    params: {
      id: string
    }
    body?: Speaker
    answer: undefined
  }
  /**
   * Answer a mail: with the assistant’s draft, or in one’s own words
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/needs-you/{id}/send': {
    params: {
      id: string
    }
    body: DraftToSend
    answer: Message
  }
  /**
   * Show colleagues that one looks at a conversation or writes in it; says it again within 30 seconds
   * For: agent, owner.
   */
  '/api/v1/conversations/{id}/presence': {
    params: {
      id: string
    }
    body: Presence
    answer: undefined
  }
  /**
   * Tick off, open or put off many items, which can be taken back for a minute
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/needs-you/bulk': {
    body: NeedsYouBulk
    answer: BulkDone
  }
  /**
   * Note something about a conversation for colleagues
   * For: admin key, agent, owner.
   */
  '/api/v1/conversations/{id}/notes': {
    params: {
      id: string
    }
    body: NewNote
    answer: Activity
  }
  /**
   * Keep an answer that the team writes often; at most 500
   * For: admin key, agent, owner.
   */
  '/api/v1/canned-replies': {
    body: NewCannedReply
    answer: CannedReply
  }
  /**
   * Add a file to send with a reply; kept for a day until then
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/conversations/{id}/attachments': {
    params: {
      id: string
    }
    body: {
      file: Blob
    } | FormData
    answer: Attachment
  }
  /**
   * What the assistant would answer now, as a draft; nothing is stored or sent
   * For: admin key, agent, owner.
   */
  '/api/v1/conversations/{id}/suggestion': {
    params: {
      id: string
    }
    answer: Suggestion
  }
  /**
   * Define a field of people
   * For: admin key, owner.
   */
  '/api/v1/leads/fields': {
    body: NewPersonField
    answer: PersonField
  }
  /**
   * Say that two leads are two people, so that they are not suggested again
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/leads/duplicates/apart': {
    body: LeadDistinction
    answer: LeadDistinction
  }
  /**
   * Suggest two leads again that were said to be two people
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/leads/duplicates/together': {
    body: LeadDistinction
    answer: LeadDistinction
  }
  /**
   * Add a lead; somebody known by the same email address, else the same number, is updated (200)
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/leads': {
    body: NewLead
    answer: Lead
  }
  /**
   * Do one thing to many leads, which can be taken back for a minute
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/leads/bulk': {
    body: LeadBulk
    answer: BulkDone
  }
  /**
   * Say that another lead is the same person: its past becomes this one’s
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/leads/{id}/merge': {
    params: {
      id: string
    }
    body: LeadMergeRequest
    answer: Lead
  }
  /**
   * Make two leads of one again
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/leads/{id}/merges/{merge_id}/undo': {
    params: {
      id: string
      merge_id: string
    }
    answer: LeadMergeUndone
  }
  /**
   * Add something that can be booked
   * For: standard key, admin key, owner.
   */
  '/api/v1/services': {
    body: NewService
    answer: Service
  }
  /**
   * Give the feed another address; the one before opens nothing any more
   * For: admin key, owner.
   */
  '/api/v1/bookings/feed/rotate': {
    answer: CalendarFeed
  }
  /**
   * Connect a calendar whose busy times can’t be booked
   * For: admin key, owner.
   */
  '/api/v1/bookings/calendars': {
    body: NewCalendar
    answer: Calendar
  }
  /**
   * Read a calendar now, and write what it lacks; it happens by itself every five minutes
   * For: admin key, owner.
   */
  '/api/v1/bookings/calendars/{id}/refresh': {
    params: {
      id: string
    }
    answer: Calendar
  }
  /**
   * Note somebody who wants a time that is not free; the next that suits them is offered to them
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/bookings/waitlist': {
    body: NewWaiting
    answer: Waiting
  }
  /**
   * Book the time that is offered to somebody, who leaves the waitlist
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/bookings/waitlist/{id}/accept': {
    params: {
      id: string
    }
    answer: Booking
  }
  /**
   * Offer the time that is offered to somebody to the next instead
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/bookings/waitlist/{id}/skip': {
    params: {
      id: string
    }
    answer: Waiting
  }
  /** Book a time for oneself */
  '/api/v1/booking-page/{business}/bookings': {
    params: {
      business: string
    }
    body: NewBooking
    answer: VisitorBooking
  }
  /** Put oneself on the waitlist of a service */
  '/api/v1/booking-page/{business}/waitlist': {
    params: {
      business: string
    }
    body: NewWaiting
    answer: OwnWaiting
  }
  /** Take oneself off the waitlist */
  '/api/v1/booking-page/waitlist/{token}/leave': {
    params: {
      token: string
    }
    answer: undefined
  }
  /** Cancel one’s own booking */
  '/api/v1/booking-page/b/{token}/cancel': {
    params: {
      token: string
    }
    body?: BookingCancellation
    answer: VisitorBooking
  }
  /**
   * Book a time for somebody
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/bookings': {
    body: NewBooking
    answer: Booking
  }
  /**
   * Book a time for somebody over what is in the way, knowingly
   * For: agent, owner.
   */
  '/api/v1/bookings/override': {
    body: OverridingBooking
    answer: Booking
  }
  /**
   * Cancel a booking; its time is free again
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/bookings/{id}/cancel': {
    params: {
      id: string
    }
    body?: BookingCancellation
    answer: Booking
  }
  /**
   * Say that a booking took place
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/bookings/{id}/complete': {
    params: {
      id: string
    }
    answer: Booking
  }
  /**
   * Say that nobody came
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/bookings/{id}/no-show': {
    params: {
      id: string
    }
    answer: Booking
  }
  /**
   * A reminder by text message as somebody would get it, and in how many parts
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/bookings/reminders/preview': {
    body: ReminderWords
    answer: ReminderPreview
  }
  /**
   * Make a chat link
   * For: admin key, owner.
   */
  '/api/v1/chat-links': {
    body: ChatLinkFields
    answer: ChatLink
  }
  /**
   * Make a chat link together with what it is to know
   * For: admin key, owner.
   */
  '/api/v1/chat-links/bundle': {
    body: {
      link: ChatLinkFields
      /** Each either content, or question and answer */
      knowledge?: BundleKnowledge[] | null
      files?: Blob[]
    } | FormData
    answer: BundleMade
  }
  /**
   * End a chat link at once
   * For: admin key, owner.
   */
  '/api/v1/chat-links/{id}/revoke': {
    params: {
      id: string
    }
    answer: ChatLink
  }
  /**
   * Read a page of a website, and look for the business’s widget in it
   * For: admin key, owner.
   */
  '/api/v1/widget/check': {
    body: WidgetCheckOrder
    answer: WidgetCheck
  }
  /**
   * Put a gap aside, also when it is asked again
   * For: admin key, agent, owner.
   */
  '/api/v1/knowledge/gaps/{id}/dismiss': {
    params: {
      id: string
    }
    answer: OpenGap
  }
  /**
   * Take up a gap again that was put aside
   * For: admin key, agent, owner.
   */
  '/api/v1/knowledge/gaps/{id}/restore': {
    params: {
      id: string
    }
    answer: OpenGap
  }
  /**
   * Teach a question with its answer, or a text; perhaps what visitors asked in vain
   * For: admin key, agent, owner.
   */
  '/api/v1/knowledge/portal/ingest': {
    body: Teaching
    answer: Taught
  }
  /**
   * Make a link for one person, and the questionnaire that they answer
   * For: admin key, owner.
   */
  '/api/v1/questionnaires/bundle': {
    body: NewQuestionnaireLink
    answer: QuestionnaireLinkMade
  }
  /**
   * End a link at once
   * For: admin key, owner.
   */
  '/api/v1/questionnaires/links/{token}/revoke': {
    params: {
      token: string
    }
    answer: OneQuestionnaireLink
  }
  /**
   * Have a session that has ended written up once more
   * For: admin key, agent, owner.
   */
  '/api/v1/questionnaires/links/{token}/rewrite': {
    params: {
      token: string
    }
    answer: QuestionnaireLinkResult
  }
  /**
   * Send the person their link, by mail or text message
   * For: admin key, owner.
   */
  '/api/v1/questionnaires/links/{token}/invite': {
    params: {
      token: string
    }
    body: NewInvitation
    answer: OneQuestionnaireLink
  }
  /**
   * Find the questions in a text; nothing is stored
   * For: admin key, owner.
   */
  '/api/v1/questionnaires/parse': {
    body: TextToParse
    answer: ProposedQuestions
  }
  /**
   * Find the questions in a document; nothing is stored
   * For: admin key, owner.
   */
  '/api/v1/questionnaires/parse-document': {
    body: {
      file: Blob
    } | FormData
    answer: ProposedQuestions
  }
  /** Bring a slice of what the page records; `Upload-Offset` says where in its part it begins */
  '/api/v1/questionnaires/sessions/{token}/recording/{part}': {
    params: {
      token: string
      part: string
    }
    query: {
      /** Milliseconds since Start */
      started_ms: number
    }
    body: Blob | ArrayBuffer | Uint8Array
    answer: SliceReceived
  }
  /** Say that the page has brought all that it recorded */
  '/api/v1/questionnaires/sessions/{token}/recording': {
    params: {
      token: string
    }
    answer: undefined
  }
  /** Bring a still of the camera */
  '/api/v1/questionnaires/sessions/{token}/stills': {
    params: {
      token: string
    }
    query: {
      /** Milliseconds since Start */
      at_ms: number
    }
    body: Blob | ArrayBuffer | Uint8Array
    answer: NextStill
  }
  /** Start the conversation: this alone spends the link */
  '/api/v1/questionnaires/sessions/{token}/start': {
    params: {
      token: string
    }
    body: SessionStart
    answer: SessionState
  }
  /** Go on with a conversation that was started */
  '/api/v1/questionnaires/sessions/{token}/resume': {
    params: {
      token: string
    }
    answer: SessionState
  }
  /** End the conversation */
  '/api/v1/questionnaires/sessions/{token}/end': {
    params: {
      token: string
    }
    answer: undefined
  }
  /** Tell what the browser noticed */
  '/api/v1/questionnaires/sessions/{token}/flags': {
    params: {
      token: string
    }
    body: SessionFlags
    answer: undefined
  }
  /** Bring a frame of the camera, about one a second; it is looked at, and kept only where it shows a finding */
  '/api/v1/questionnaires/sessions/{token}/frames': {
    params: {
      token: string
    }
    body: Blob | ArrayBuffer | Uint8Array
    answer: FramesReceived
  }
  /**
   * Make a questionnaire, or a question set for the library
   * For: admin key, owner.
   */
  '/api/v1/questionnaires': {
    body: NewQuestionnaire
    answer: Questionnaire
  }
  /**
   * Draft a broadcast: what to say, to whom, on which channels in which order
   * For: admin key, owner.
   */
  '/api/v1/communication/broadcasts': {
    body: NewBroadcast
    answer: Broadcast
  }
  /**
   * A new draft with the same audience, words and settings
   * For: admin key, owner.
   */
  '/api/v1/communication/broadcasts/{id}/duplicate': {
    params: {
      id: string
    }
    body?: BroadcastCopy
    answer: Broadcast
  }
  /**
   * As one person would get it, on each channel, or why not
   * For: admin key, owner.
   */
  '/api/v1/communication/broadcasts/{id}/render': {
    params: {
      id: string
    }
    body: BroadcastRenderRequest
    answer: BroadcastRendering
  }
  /**
   * Send what one person would get to oneself
   * For: admin key, owner.
   */
  '/api/v1/communication/broadcasts/{id}/proof': {
    params: {
      id: string
    }
    body: NewBroadcastProof
    answer: BroadcastProof
  }
  /**
   * Dry run: every check, nothing sent
   * For: admin key, owner.
   */
  '/api/v1/communication/broadcasts/{id}/preview': {
    params: {
      id: string
    }
    answer: BroadcastPreview
  }
  /**
   * Send a previewed broadcast, at once, at a time, or after seconds in which it can be taken back; returns at once
   * For: admin key, owner.
   */
  '/api/v1/communication/broadcasts/{id}/send': {
    params: {
      id: string
    }
    body?: BroadcastStart
    answer: CountedBroadcast
  }
  /**
   * Take back a broadcast that waits for its time; it is a draft again
   * For: admin key, owner.
   */
  '/api/v1/communication/broadcasts/{id}/recall': {
    params: {
      id: string
    }
    answer: CountedBroadcast
  }
  /**
   * Stop what is not handed to a provider yet
   * For: admin key, owner.
   */
  '/api/v1/communication/broadcasts/{id}/cancel': {
    params: {
      id: string
    }
    answer: CountedBroadcast
  }
  /**
   * A message to one person, through the same checks
   * For: admin key, owner.
   */
  '/api/v1/communication/send-one': {
    body: SendOne
    answer: SentOne
  }
  /**
   * Send a message that failed once more, as a message of its own
   * For: admin key, owner.
   */
  '/api/v1/communication/messages/{id}/send-again': {
    params: {
      id: string
    }
    answer: SentOne
  }
  /** What became of a text message (signed by Twilio) */
  '/api/v1/providers/twilio/status': {
    query?: {
      message?: string
      tenant?: string
    }
    body: URLSearchParams
    answer: undefined
  }
  /** A text message that somebody sent to us (signed by Twilio) */
  '/api/v1/providers/twilio/inbound': {
    body: URLSearchParams
    answer: string
  }
  /** Statuses, answers and template reviews (signed by Meta) */
  '/api/v1/providers/whatsapp': {
    body: unknown
    answer: Done
  }
  /**
   * Make an audience; it starts empty
   * For: admin key, owner.
   */
  '/api/v1/communication/audiences': {
    body: NewAudience
    answer: Audience
  }
  /**
   * Read a CSV file and suggest which column is what; stores nothing
   * For: admin key, owner.
   */
  '/api/v1/communication/audiences/parse': {
    body: {
      file: Blob
    } | FormData
    answer: ParsedContacts
  }
  /**
   * Find people in pasted text; stores nothing
   * For: admin key, owner.
   */
  '/api/v1/communication/audiences/parse-text': {
    body: PastedText
    answer: PastedContacts
  }
  /**
   * Add the rows of a CSV file, as a file or as parsed, under the chosen mapping
   * For: admin key, owner.
   */
  '/api/v1/communication/audiences/{id}/import': {
    params: {
      id: string
    }
    body: ContactImport | {
      /** Column → field; "" leaves it out, null makes it an own field. Without it, as suggested */
      mapping?: Record<string, string | null>
      rows?: Array<Record<string, unknown>>
      consent?: Consent
      /** Stores nothing, and answers what it would do */
      dry_run?: boolean
      file: Blob
    } | FormData
    answer: ContactsAdded
  }
  /**
   * Add contacts, or tell those that are there what is new
   * For: admin key, owner.
   */
  '/api/v1/communication/audiences/{id}/contacts': {
    params: {
      id: string
    }
    body: NewContacts
    answer: ContactsAdded
  }
  /**
   * Add people whom the business knows already; without permission unless it is given here
   * For: admin key, owner.
   */
  '/api/v1/communication/audiences/{id}/sync-segment': {
    params: {
      id: string
    }
    query?: {
      segment?: 'leads' | 'bookings' | 'callers' | 'chatters'
      /** Channels they agreed to, with commas between them */
      channels?: string | string[]
      /**
       * Only say what it would do
       * @default false
       */
      dry_run?: boolean
      /** How they agreed */
      consent_source?: string
    }
    answer: ContactsAdded
  }
  /**
   * Opt a person out, by email address or number, across every audience
   * For: admin key, agent, owner.
   */
  '/api/v1/communication/suppress': {
    body: NewSuppression
    answer: Suppressed
  }
  /**
   * Read a CSV file of people as a draft, which adds nobody yet
   * For: admin key, owner.
   */
  '/api/v1/people/imports': {
    body: {
      file: Blob
    } | FormData
    answer: PeopleImport
  }
  /**
   * Import the rows without a problem, in the background
   * For: admin key, owner.
   */
  '/api/v1/people/imports/{id}/start': {
    params: {
      id: string
    }
    answer: PeopleImport
  }
  /**
   * Take an import back, for a day
   * For: admin key, owner.
   */
  '/api/v1/people/imports/{id}/undo': {
    params: {
      id: string
    }
    answer: PeopleImport
  }
  /**
   * Make a template; its placeholders are found in its text
   * For: admin key, owner.
   */
  '/api/v1/communication/templates': {
    body: NewTemplate
    answer: Template
  }
  /**
   * What a template that is being written says to one contact; stores nothing
   * For: admin key, owner.
   */
  '/api/v1/communication/templates/preview': {
    body: TemplateDraft
    answer: TemplatePreview
  }
  /**
   * Hand a WhatsApp template in for review
   * For: admin key, owner.
   */
  '/api/v1/communication/templates/{id}/submit': {
    params: {
      id: string
    }
    answer: Template
  }
  /**
   * What a template says to one of the contacts, or to somebody made up where there is none
   * For: admin key, owner.
   */
  '/api/v1/communication/templates/{id}/preview': {
    params: {
      id: string
    }
    answer: TemplatePreview
  }
  /**
   * Take an image for mails: PNG, JPEG or WebP, at most 5 MB
   * For: admin key, owner.
   */
  '/api/v1/communication/mail-images': {
    body: {
      file: Blob
    } | FormData
    answer: MailImage
  }
  /**
   * Ask the provider whether the account answers; sends nothing
   * For: admin key, owner.
   */
  '/api/v1/communication/connections/{channel}/test': {
    params: {
      channel: 'email' | 'sms' | 'whatsapp' | 'voice'
    }
    answer: ConnectionTest
  }
  /**
   * Mail the member who asks, as the business’s mails are sent
   * For: admin key, owner.
   */
  '/api/v1/communication/connections/email/test-mail': {
    answer: TestMail
  }
  /**
   * Make a key, or bring one; it signs nothing until the DNS shows its record
   * For: admin key, owner.
   */
  '/api/v1/communication/signing-key': {
    body: NewSigningKey
    answer: SigningKeys
  }
  /**
   * Look for the record of the key that waits, and sign with it from now on
   * For: admin key, owner.
   */
  '/api/v1/communication/signing-key/use': {
    answer: SigningKeys
  }
  /**
   * Have another program told what happens
   * For: admin key, owner.
   */
  '/api/v1/webhooks': {
    body: NewWebhook
    answer: WebhookWithSecret
  }
  /**
   * Give a webhook a new secret; the old one signs as well for 24 hours
   * For: admin key, owner.
   */
  '/api/v1/webhooks/{id}/rotate-secret': {
    params: {
      id: string
    }
    answer: WebhookWithSecret
  }
  /**
   * Send a test event to a webhook; how it went is in its deliveries
   * For: admin key, owner.
   */
  '/api/v1/webhooks/{id}/test': {
    params: {
      id: string
    }
    answer: WebhookDelivery
  }
  /**
   * Send an event to a webhook again
   * For: admin key, owner.
   */
  '/api/v1/webhooks/{id}/deliveries/{did}/redeliver': {
    params: {
      id: string
      did: string
    }
    answer: WebhookDelivery
  }
  /**
   * Ask a CRM whether it would take contacts
   * For: admin key, owner.
   */
  '/api/v1/crm/connections/{provider}/test': {
    params: {
      provider: CrmProvider
    }
    answer: CrmConnectionTest
  }
  /**
   * Go through all leads now; it happens by itself after each change and every night
   * For: admin key, owner.
   */
  '/api/v1/crm/connections/{provider}/sync': {
    params: {
      provider: CrmProvider
    }
    answer: CrmSync
  }
  /**
   * Put all data of the business into one ZIP file, in the background
   * For: admin key, owner.
   */
  '/api/v1/account/exports': {
    body: NewBusinessExport
    answer: BusinessExport
  }
  /**
   * Take back what one did to records, within a minute, once
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/undo/{token}': {
    params: {
      token: string
    }
    answer: Undone
  }
}

/** The parameters and answers of PUT, by path. */
export interface PutEndpoints {
  /**
   * Change that, key by key: null removes one, and those that are not sent stay
   * For: agent, owner.
   */
  '/api/v1/me/preferences': {
    body: KeptPreferences
    answer: KeptPreferences
  }
  /**
   * Show this picture as the logo of the business: PNG, JPEG or WebP, at most 1 MB
   * For: admin key, owner.
   */
  '/api/v1/account/logo': {
    body: {
      file: Blob
    } | FormData
    answer: Account
  }
  /**
   * Choose which kind of source wins between passages of equal score
   * For: admin key, owner.
   */
  '/api/v1/knowledge/source-priority': {
    body: NewSourcePriority
    answer: SourcePriority
  }
  /**
   * Put a newer file in the place of a document
   * For: admin key, owner.
   */
  '/api/v1/knowledge/documents/{parent_doc_id}/file': {
    params: {
      parent_doc_id: string
    }
    body: CaptionedFile | FormData
    answer: FileReplaced
  }
  /**
   * Put another script in the place of one; its runs stay
   * For: admin key, owner.
   */
  '/api/v1/calls/simulations/{id}': {
    params: {
      id: string
    }
    body: NewCallSimulation
    answer: CallSimulation
  }
  /**
   * Note how far one has read; each member for themselves
   * For: agent, owner.
   */
  '/api/v1/conversations/{id}/read': {
    params: {
      id: string
    }
    body: ReadPosition
    answer: undefined
  }
  /**
   * Mark what the assistant said as right or wrong; the quality score counts it
   * For: admin key, agent, owner.
   */
  '/api/v1/conversations/{id}/messages/{message_id}/mark': {
    params: {
      id: string
      message_id: string
    }
    body: NewMark
    answer: MessageMark
  }
  /**
   * Connect the business’s own mail server and mailbox
   * For: admin key, owner.
   */
  '/api/v1/communication/connections/email': {
    body: EmailConnection
    answer: Connection
  }
  /**
   * Connect the business’s own account for text messages: Twilio, or a carrier with its API
   * For: admin key, owner.
   */
  '/api/v1/communication/connections/sms': {
    body: TwilioConnection
    answer: Connection
  }
  /**
   * Connect the business’s own account for calls: Twilio, or a carrier with its API
   * For: admin key, owner.
   */
  '/api/v1/communication/connections/voice': {
    body: TwilioConnection
    answer: Connection
  }
  /**
   * Take calls on a number of the installation’s SIP trunk, and place them from it
   * For: admin key, owner.
   */
  '/api/v1/communication/connections/voice/sip': {
    body: SipConnection
    answer: Connection
  }
  /**
   * Connect the business’s own WhatsApp business account
   * For: admin key, owner.
   */
  '/api/v1/communication/connections/whatsapp': {
    body: WhatsAppConnection
    answer: Connection
  }
  /**
   * Choose what one is told by mail, and when
   * For: agent, owner.
   */
  '/api/v1/notifications/preferences': {
    body: NotificationWishes
    answer: NotificationPreferences
  }
  /**
   * Choose what a member is told by mail, and when
   * For: admin key, owner.
   */
  '/api/v1/members/{id}/notifications': {
    params: {
      id: string
    }
    body: NotificationWishes
    answer: NotificationPreferences
  }
  /**
   * Connect a CRM, or change its connection
   * For: admin key, owner.
   */
  '/api/v1/crm/connections/{provider}': {
    params: {
      provider: CrmProvider
    }
    body: CrmConnectionFields
    answer: CrmConnection
  }
}

/** The parameters and answers of PATCH, by path. */
export interface PatchEndpoints {
  /**
   * Change one’s own name, address or password
   * For: agent, owner.
   */
  '/api/v1/auth/me': {
    body: ProfileChanges
    answer: ChangedProfile
  }
  /**
   * Change settings of the business
   * For: admin key, owner.
   */
  '/api/v1/account': {
    body: AccountChanges
    answer: Account
  }
  /**
   * Change a member's role or name
   * For: admin key, owner.
   */
  '/api/v1/members/{id}': {
    params: {
      id: string
    }
    body: MemberChanges
    answer: Member
  }
  /**
   * Change the fields that are sent
   * For: admin key, owner.
   */
  '/api/v1/knowledge/albums/{id}': {
    params: {
      id: string
    }
    body: AlbumChanges
    answer: Album
  }
  /**
   * Give a photo another caption
   * For: admin key, owner.
   */
  '/api/v1/knowledge/albums/{id}/photos/{pid}': {
    params: {
      id: string
      pid: string
    }
    body: PhotoChanges
    answer: Photo
  }
  /**
   * Set how often a website is read again
   * For: admin key, owner.
   */
  '/api/v1/knowledge/crawl/{job_id}': {
    params: {
      job_id: string
    }
    body: CrawlChanges
    answer: Crawl
  }
  /**
   * Change a source in place: its name, or the words of what was typed
   * For: admin key, owner.
   */
  '/api/v1/knowledge/documents/{parent_doc_id}': {
    params: {
      parent_doc_id: string
    }
    body: SourceChanges
    answer: Source
  }
  /**
   * Change the fields that are sent: tags, who looks after it, the visitor’s name
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/conversations/{id}': {
    params: {
      id: string
    }
    body: ConversationChanges
    answer: Conversation
  }
  /**
   * Tick an item off, open it again, or put it off until later
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/needs-you/{id}': {
    params: {
      id: string
    }
    body: NeedsYouChange
    answer: NeedsYouItem
  }
  /**
   * Change the words of one’s own note
   * For: admin key, agent, owner.
   */
  '/api/v1/conversations/{id}/notes/{note_id}': {
    params: {
      id: string
      note_id: string
    }
    body: NewNote
    answer: Activity
  }
  /**
   * Change the fields that are sent
   * For: admin key, agent, owner.
   */
  '/api/v1/canned-replies/{id}': {
    params: {
      id: string
    }
    body: CannedReplyChanges
    answer: CannedReply
  }
  /**
   * Rename a field of people, or change what can be chosen
   * For: admin key, owner.
   */
  '/api/v1/leads/fields/{id}': {
    params: {
      id: string
    }
    body: PersonFieldChanges
    answer: PersonField
  }
  /**
   * Change a lead
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/leads/{id}': {
    params: {
      id: string
    }
    body: LeadChanges
    answer: Lead
  }
  /**
   * Change the fields that are sent
   * For: standard key, admin key, owner.
   */
  '/api/v1/services/{id}': {
    params: {
      id: string
    }
    body: ServiceChanges
    answer: Service
  }
  /**
   * Change the fields that are sent
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/bookings/waitlist/{id}': {
    params: {
      id: string
    }
    body: WaitingChanges
    answer: Waiting
  }
  /** Move one’s own booking */
  '/api/v1/booking-page/b/{token}': {
    params: {
      token: string
    }
    body: BookingMove
    answer: VisitorBooking
  }
  /**
   * Change the fields that are sent; a new starts_at moves the booking
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/bookings/{id}': {
    params: {
      id: string
    }
    body: BookingChanges
    answer: Booking
  }
  /**
   * Change the fields that are sent
   * For: admin key, owner.
   */
  '/api/v1/chat-links/{id}': {
    params: {
      id: string
    }
    body: ChatLinkChanges
    answer: ChatLink
  }
  /**
   * Change the fields that are sent
   * For: admin key, owner.
   */
  '/api/v1/questionnaires/{id}': {
    params: {
      id: string
    }
    body: QuestionnaireChanges
    answer: Questionnaire
  }
  /**
   * Change the given fields of a draft
   * For: admin key, owner.
   */
  '/api/v1/communication/broadcasts/{id}': {
    params: {
      id: string
    }
    body: BroadcastChanges
    answer: Broadcast
  }
  /**
   * Turn replies to this broadcast on or off, from now on
   * For: admin key, owner.
   */
  '/api/v1/communication/broadcasts/{id}/replies': {
    params: {
      id: string
    }
    body: BroadcastReplies
    answer: CountedBroadcast
  }
  /**
   * Rename an audience, or change where its contacts come from
   * For: admin key, owner.
   */
  '/api/v1/communication/audiences/{id}': {
    params: {
      id: string
    }
    body: AudienceChanges
    answer: Audience
  }
  /**
   * Change what is sent of a contact
   * For: admin key, owner.
   */
  '/api/v1/communication/audiences/{id}/contacts/{cid}': {
    params: {
      id: string
      cid: string
    }
    body: ContactChanges
    answer: Contact
  }
  /**
   * Say what the columns of a draft are: every row is judged anew
   * For: admin key, owner.
   */
  '/api/v1/people/imports/{id}': {
    params: {
      id: string
    }
    body: PeopleImportChanges
    answer: PeopleImport
  }
  /**
   * Repair a row of a draft
   * For: admin key, owner.
   */
  '/api/v1/people/imports/{id}/rows/{row}': {
    params: {
      id: string
      row: number
    }
    body: PeopleImportRowRepair
    answer: PeopleImportRowRepaired
  }
  /**
   * Change the fields that are sent; a WhatsApp text that changes must be reviewed again
   * For: admin key, owner.
   */
  '/api/v1/communication/templates/{id}': {
    params: {
      id: string
    }
    body: TemplateChanges
    answer: Template
  }
  /**
   * Change a webhook, or switch it off and on
   * For: admin key, owner.
   */
  '/api/v1/webhooks/{id}': {
    params: {
      id: string
    }
    body: WebhookChanges
    answer: Webhook
  }
}

/** The parameters and answers of DELETE, by path. */
export interface DeleteEndpoints {
  /**
   * End every session but this one
   * For: agent, owner.
   */
  '/api/v1/auth/sessions': {
    answer: undefined
  }
  /**
   * End one of one’s sessions
   * For: agent, owner.
   */
  '/api/v1/auth/sessions/{id}': {
    params: {
      id: string
    }
    answer: undefined
  }
  /**
   * Sign in with the password alone again
   * For: agent, owner.
   */
  '/api/v1/auth/totp': {
    body: SecondFactorRemoval
    answer: undefined
  }
  /**
   * Show no logo any more
   * For: admin key, owner.
   */
  '/api/v1/account/logo': {
    answer: undefined
  }
  /**
   * Revoke a key at once
   * For: admin key, owner.
   */
  '/api/v1/api-keys/{id}': {
    params: {
      id: string
    }
    answer: undefined
  }
  /**
   * Remove a member; their sessions end at once
   * For: admin key, owner.
   */
  '/api/v1/members/{id}': {
    params: {
      id: string
    }
    answer: undefined
  }
  /**
   * Forget an album with all its photos
   * For: admin key, owner.
   */
  '/api/v1/knowledge/albums/{id}': {
    params: {
      id: string
    }
    answer: undefined
  }
  /**
   * Forget one photo
   * For: admin key, owner.
   */
  '/api/v1/knowledge/albums/{id}/photos/{pid}': {
    params: {
      id: string
      pid: string
    }
    answer: undefined
  }
  /**
   * Stop a crawl at once, and its schedule; what it has read stays
   * For: admin key, owner.
   */
  '/api/v1/knowledge/crawl/{job_id}': {
    params: {
      job_id: string
    }
    answer: undefined
  }
  /**
   * Forget one source at once
   * For: admin key, owner.
   */
  '/api/v1/knowledge/documents/{parent_doc_id}': {
    params: {
      parent_doc_id: string
    }
    answer: undefined
  }
  /**
   * Forget a scripted caller and its runs
   * For: admin key, owner.
   */
  '/api/v1/calls/simulations/{id}': {
    params: {
      id: string
    }
    answer: undefined
  }
  /**
   * Forget a question
   * For: admin key, owner.
   */
  '/api/v1/knowledge/checks/{id}': {
    params: {
      id: string
    }
    answer: undefined
  }
  /**
   * Take a mark back
   * For: admin key, agent, owner.
   */
  '/api/v1/conversations/{id}/messages/{message_id}/mark': {
    params: {
      id: string
      message_id: string
    }
    answer: undefined
  }
  /**
   * Delete a note: one’s own, or as an owner any
   * For: admin key, agent, owner.
   */
  '/api/v1/conversations/{id}/notes/{note_id}': {
    params: {
      id: string
      note_id: string
    }
    answer: undefined
  }
  /**
   * Forget a canned reply
   * For: admin key, agent, owner.
   */
  '/api/v1/canned-replies/{id}': {
    params: {
      id: string
    }
    answer: undefined
  }
  /**
   * Delete a field of people with everything that is in it
   * For: admin key, owner.
   */
  '/api/v1/leads/fields/{id}': {
    params: {
      id: string
    }
    answer: undefined
  }
  /**
   * Forget a lead with its timeline
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/leads/{id}': {
    params: {
      id: string
    }
    answer: undefined
  }
  /**
   * Forget a service that was never booked
   * For: standard key, admin key, owner.
   */
  '/api/v1/services/{id}': {
    params: {
      id: string
    }
    answer: undefined
  }
  /**
   * Forget a calendar and its busy times
   * For: admin key, owner.
   */
  '/api/v1/bookings/calendars/{id}': {
    params: {
      id: string
    }
    answer: undefined
  }
  /**
   * Take somebody off the waitlist
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/bookings/waitlist/{id}': {
    params: {
      id: string
    }
    answer: undefined
  }
  /**
   * Remove a chat link and what it was taught
   * For: admin key, owner.
   */
  '/api/v1/chat-links/{id}': {
    params: {
      id: string
    }
    answer: undefined
  }
  /**
   * Remove a link with its record and its recording
   * For: admin key, owner.
   */
  '/api/v1/questionnaires/links/{token}': {
    params: {
      token: string
    }
    answer: undefined
  }
  /**
   * Delete the recording and the stills now; the written record stays
   * For: admin key, owner.
   */
  '/api/v1/questionnaires/links/{token}/recording': {
    params: {
      token: string
    }
    answer: undefined
  }
  /**
   * Remove a questionnaire; the assistant forgets a question set
   * For: admin key, owner.
   */
  '/api/v1/questionnaires/{id}': {
    params: {
      id: string
    }
    answer: undefined
  }
  /**
   * Delete a draft
   * For: admin key, owner.
   */
  '/api/v1/communication/broadcasts/{id}': {
    params: {
      id: string
    }
    answer: undefined
  }
  /**
   * Delete an audience with its contacts
   * For: admin key, owner.
   */
  '/api/v1/communication/audiences/{id}': {
    params: {
      id: string
    }
    answer: undefined
  }
  /**
   * Remove a contact
   * For: admin key, owner.
   */
  '/api/v1/communication/audiences/{id}/contacts/{cid}': {
    params: {
      id: string
      cid: string
    }
    answer: undefined
  }
  /**
   * Take an address off the stop list; consent stays taken away
   * For: admin key, owner.
   */
  '/api/v1/communication/suppressions/{id}': {
    params: {
      id: string
    }
    answer: undefined
  }
  /**
   * Forget a draft
   * For: admin key, owner.
   */
  '/api/v1/people/imports/{id}': {
    params: {
      id: string
    }
    answer: undefined
  }
  /**
   * Deactivate a template
   * For: admin key, owner.
   */
  '/api/v1/communication/templates/{id}': {
    params: {
      id: string
    }
    answer: undefined
  }
  /**
   * Forget the business’s own account; the installation’s is used again
   * For: admin key, owner.
   */
  '/api/v1/communication/connections/{channel}': {
    params: {
      channel: 'email' | 'sms' | 'whatsapp' | 'voice'
    }
    answer: undefined
  }
  /**
   * Throw away the key that waits, or sign no longer
   * For: admin key, owner.
   */
  '/api/v1/communication/signing-key/{which}': {
    params: {
      which: 'active' | 'waiting'
    }
    answer: undefined
  }
  /**
   * Forget a webhook
   * For: admin key, owner.
   */
  '/api/v1/webhooks/{id}': {
    params: {
      id: string
    }
    answer: undefined
  }
  /**
   * Disconnect a CRM
   * For: admin key, owner.
   */
  '/api/v1/crm/connections/{provider}': {
    params: {
      provider: CrmProvider
    }
    answer: undefined
  }
  /**
   * Erase one person everywhere; what was erased, and what must stay
   * For: admin key, owner.
   */
  '/api/v1/people': {
    query?: {
      email?: string
      phone?: string
    }
    answer: PersonErased
  }
  /**
   * Delete a file, also one that is being made
   * For: admin key, owner.
   */
  '/api/v1/account/exports/{id}': {
    params: {
      id: string
    }
    answer: undefined
  }
}

/** Endpoints that answer with server-sent events. */
export interface StreamEndpoints {
  /** Say something to the assistant and read its answer as it is written */
  '/api/v1/chat/stream': {
    body: ChatRequest
    method: 'POST'
    event: ChatEvent
  }
  /**
   * What happens in a conversation, as it happens: all that was said, who holds it, who is writing
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/conversations/{id}/events': {
    params: {
      id: string
    }
    query?: {
      /** The last event’s id that was received, where it can’t be sent as Last-Event-ID */
      after?: number
    }
    method: 'GET'
    event: BusinessEvent
  }
  /** What people of the business say to a visitor, as they say it, and who holds the conversation */
  '/api/v1/chat/events': {
    query: {
      conversation_id: string
      link_token?: string
      tenant_id?: string
      /** The last event’s id that was received, where it can’t be sent as Last-Event-ID */
      after?: number
    }
    method: 'GET'
    event: VisitorEvent
  }
  /**
   * The counters as they change: events `counts` and, at the end, `done`
   * For: admin key, owner.
   */
  '/api/v1/communication/broadcasts/{id}/events': {
    params: {
      id: string
    }
    method: 'GET'
    event: BroadcastEvent
  }
  /**
   * What changes in the business, as it changes; with a conversation, also what is said there
   * For: admin key, agent, owner.
   */
  '/api/v1/events': {
    query?: {
      /** The id of the last event that was received, where it can’t be sent as Last-Event-ID */
      after?: number
      /** The business that the page shows: 409 when the session has gone on at another one */
      business?: string
      conversation?: string
      /** With `conversation`: the last of its messages that was read (default: its last one) */
      position?: number
    }
    method: 'GET'
    event: FeedEvent
  }
}
