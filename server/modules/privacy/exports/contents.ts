// What a file of a whole business holds, by noun: each table is one file of lines of JSON.

/** Folder → the tables in it. */
export const contents: Record<string, readonly string[]> = {
  people: ['lead', 'lead_entry', 'lead_merge', 'lead_distinction', 'person_field', 'erasure'],
  lists: ['audience', 'contact', 'suppression'],
  conversations: [
    'conversation',
    'message',
    'message_mail',
    'message_attachment',
    'message_mark',
    'conversation_activity',
    'needs_you',
    'canned_reply',
  ],
  bookings: [
    'service',
    'booking',
    'booking_mail',
    'booking_reminder',
    'calendar',
    'calendar_busy',
    'waitlist_entry',
  ],
  calls: ['call', 'call_turn', 'call_request', 'call_simulation', 'call_simulation_run'],
  knowledge: [
    'knowledge_source',
    'knowledge_check',
    'knowledge_check_run',
    'knowledge_check_result',
    'knowledge_gap',
    'knowledge_deletion',
    'knowledge_priority',
    'knowledge_report',
    'album',
    'photo',
    'crawl',
    'crawl_page',
  ],
  broadcasts: ['message_template', 'mail_image', 'broadcast', 'broadcast_message'],
  questionnaires: [
    'questionnaire',
    'questionnaire_link',
    'questionnaire_turn',
    'questionnaire_flag',
    'questionnaire_deletion',
    'monitoring_evidence',
    'write_up',
    'recording',
  ],
  settings: [
    'member',
    'api_key',
    'chat_link',
    'connection',
    'signing_key',
    'crm_connection',
    'webhook',
    'notification_preference',
    'audit_entry',
  ],
}

/** Tables that are left out: they are made of others, of a moment, or hold what opens doors. */
export const leftOut: readonly string[] = [
  ...[
    'attachment_blob',
    'bundle',
    'bundle_blob',
    'bundle_item',
    'photo_blob',
    'recording_file',
    'recording_part',
  ],
  ...[
    'booking_feed',
    'calendar_entry',
    'logo',
    'member_preference',
    'member_token',
    'session',
    'session_socket',
  ],
  ...['broadcast_message_term', 'broadcast_term', 'lead_field_value', 'search_term', 'conversation_unread'],
  ...['change', 'chat_turn', 'conversation_presence', 'event', 'undo', 'voice_ticket', 'webhook_delivery'],
  ...['crawled_page', 'crm_contact', 'crm_due', 'business_export', 'lead_import', 'lead_import_row'],
  ...['knowledge_base', 'knowledge_change', 'knowledge_chunk', 'knowledge_lexeme', 'knowledge_posting'],
  ...['knowledge_telling', 'knowledge_vector', 'monitoring_frame', 'still'],
  ...['notification', 'notification_answer', 'notification_mail', 'notification_thread'],
  ...['report_basis', 'report_day', 'report_touch'],
]

/** Columns that open something, or are of no use outside of the database. */
export const secretColumn = /(^|_)(secrets?|token|sealed|hash|digest|password)($|_)|^tenant_id$|_key$|^key$/

/** Keys that tell people apart, and hold no secret. */
export const plainKeys: readonly string[] = ['phone_key', 'dedupe_key', 'question_key']
