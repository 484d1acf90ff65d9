// Made by scripts/client.ts from openapi.json. Do not edit it.

import type {
  StreamEvents,
} from './events.ts'

/** What GET takes and answers, by path. */
export interface GetEndpoints {
  /**
   * Who is signed in, and where
   * For: agent, owner.
   */
  '/api/v1/auth/me': {
    answer: {
      user: {
        id: string
        email: string
        name: string | null
        role: 'owner' | 'agent'
        created_at: string
      }
      tenant: {
        id: string
        slug: string
        name: string
        timezone: string
        country: string | null
        language: string
        created_at: string
      }
    }
  }
  /**
   * Where one is signed in, newest first
   * For: agent, owner.
   */
  '/api/v1/auth/sessions': {
    query?: {
      /** @default 50 */
      limit?: number
      /** @default 0 */
      offset?: number
    }
    answer: {
      sessions: Array<{
        id: string
        created_at: string
        expires_at: string
        address: string | null
        user_agent: string | null
        current: boolean
      }>
      total: number
    }
  }
  /**
   * Whether signing in asks for a code, and how many recovery codes are left
   * For: agent, owner.
   */
  '/api/v1/auth/totp': {
    answer: {
      enabled: boolean
      confirmed_at: string | null
      recovery_codes_left: number
    }
  }
  /**
   * The business and its settings
   * For: admin key, agent, owner.
   */
  '/api/v1/account': {
    answer: {
      id: string
      name: string
      slug: string
      email: string | null
      phone: string | null
      website: string | null
      address: string | null
      timezone: string
      country: string | null
      language: string
      agent_name: string
      greeting: string | null
      tone: string | null
      primary_color: string | null
      channels: {
        chat: boolean
        call: boolean
        book: boolean
      }
      hours: {
        mon?: Array<string[]>
        tue?: Array<string[]>
        wed?: Array<string[]>
        thu?: Array<string[]>
        fri?: Array<string[]>
        sat?: Array<string[]>
        sun?: Array<string[]>
      }
      closures: Array<{
        from: string
        to: string
        reason: string | null
      }>
      booking: {
        min_notice_minutes: number
        horizon_days: number
        slot_step_minutes: number
        paused: boolean
      }
      calls: {
        record: boolean
        transfer_to: string | null
        on_machine: 'hang_up' | 'leave_message'
      }
      allowed_domains: string[]
      communication_enabled: boolean
      email_replies: 'off' | 'draft' | 'auto'
      caller_countries: {
        email: string[]
        sms: string[]
        whatsapp: string[]
        voice: string[]
      }
      retention: {
        record_days: number
        conversation_days: number | null
        lead_days: number | null
        booking_days: number | null
        message_days: number | null
        audit_days: number
      }
      limits: {
        chat_links: number
        documents: number
      }
      created_at: string
      updated_at: string
    }
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
    answer: {
      api_keys: Array<{
        id: string
        name: string
        class: 'standard' | 'admin'
        prefix: string
        created_at: string
        expires_at: string | null
        last_used_at: string | null
        revoked_at: string | null
      }>
      total: number
    }
  }
  /**
   * The team
   * For: admin key, agent, owner.
   */
  '/api/v1/members': {
    answer: {
      members: Array<{
        id: string
        email: string
        name: string | null
        role: 'owner' | 'agent'
        status: 'active' | 'invited'
        created_at: string
      }>
    }
  }
  /**
   * Which kind of source wins between passages of equal score
   * For: admin key, agent, owner.
   */
  '/api/v1/knowledge/source-priority': {
    answer: {
      /** Of qa, document, page, photo, question_set */
      order: string[]
    }
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
    answer: {
      deletions: Array<{
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
        deleted_by: {
          kind: 'member' | 'key' | 'visitor' | 'system'
          id: string | null
          /** As the member or key was called then */
          name: string | null
        }
      }>
      total: number
    }
  }
  /**
   * Every photo album with its photos, newest first
   * For: admin key, agent, owner.
   */
  '/api/v1/knowledge/albums': {
    query?: {
      link_id?: string
    }
    answer: {
      albums: Array<{
        id: string
        name: string
        description: string
        link_id: string | null
        photos: Array<{
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
        }>
        created_at: string
        updated_at: string
      }>
    }
  }
  /**
   * How far a crawl is, and what it could not read
   * For: admin key, agent, owner.
   */
  '/api/v1/knowledge/crawl/{job_id}/status': {
    params: {
      job_id: string
    }
    answer: {
      job_id: string
      status: 'queued' | 'running' | 'completed' | 'failed' | 'cancelled'
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
  }
  /**
   * Every source on the account, grouped by kind
   * For: admin key, agent, owner.
   */
  '/api/v1/knowledge': {
    query?: {
      link_id?: string
    }
    answer: {
      groups: Array<{
        kind: 'document' | 'page' | 'qa' | 'photo' | 'question_set' | 'text'
        sources: Array<{
          parent_doc_id: string
          kind: 'document' | 'page' | 'qa' | 'photo' | 'question_set' | 'text'
          name: string
          origin: string | null
          chunks: number
          bytes: number
          link_id: string | null
          created_at: string
          updated_at: string
        }>
        chunks: number
      }>
      sources: number
      chunks: number
      documents_used: number
      /** -1 means unlimited */
      documents_limit: number
    }
  }
  /**
   * The text that was read from one source
   * For: admin key, agent, owner.
   */
  '/api/v1/knowledge/documents/{parent_doc_id}/text': {
    params: {
      parent_doc_id: string
    }
    answer: {
      parent_doc_id: string
      name: string
      kind: 'document' | 'page' | 'qa' | 'photo' | 'question_set' | 'text'
      text: string
    }
  }
  /**
   * Calls, the newest first
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/calls': {
    query?: {
      status?: 'queued' | 'ringing' | 'in_progress' | 'completed' | 'failed' | 'no_answer' | 'busy'
      direction?: 'inbound' | 'outbound'
      medium?: 'phone' | 'browser'
      /** @default 50 */
      limit?: number
      /** @default 0 */
      offset?: number
    }
    answer: {
      calls: Array<{
        id: string
        direction: 'inbound' | 'outbound'
        medium: 'phone' | 'browser'
        /** The person’s; empty when it is withheld, and in a browser */
        phone_number: string
        our_number: string | null
        client_name: string
        call_type: string | null
        status: 'queued' | 'ringing' | 'in_progress' | 'completed' | 'failed' | 'no_answer' | 'busy'
        /** Why it failed */
        error: string | null
        /** Who picked up, as far as the carrier can tell */
        machine: string | null
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
        transcript: Array<{
          role: 'agent' | 'user'
          /** What was really heard of it */
          text: string
          /** Since the call was answered */
          began_ms: number
          ended_ms: number
          /** Whether the other one spoke over it */
          cut_short: boolean
          /** From the end of the person’s speech to the first sound of this answer */
          latency_ms: number | null
        }>
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
        }
        recording_url: string | null
      }>
      total: number
    }
  }
  /**
   * One call: what was said, how quickly it was answered, and what it left
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/calls/{id}': {
    params: {
      id: string
    }
    answer: {
      id: string
      direction: 'inbound' | 'outbound'
      medium: 'phone' | 'browser'
      /** The person’s; empty when it is withheld, and in a browser */
      phone_number: string
      our_number: string | null
      client_name: string
      call_type: string | null
      status: 'queued' | 'ringing' | 'in_progress' | 'completed' | 'failed' | 'no_answer' | 'busy'
      /** Why it failed */
      error: string | null
      /** Who picked up, as far as the carrier can tell */
      machine: string | null
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
      transcript: Array<{
        role: 'agent' | 'user'
        /** What was really heard of it */
        text: string
        /** Since the call was answered */
        began_ms: number
        ended_ms: number
        /** Whether the other one spoke over it */
        cut_short: boolean
        /** From the end of the person’s speech to the first sound of this answer */
        latency_ms: number | null
      }>
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
      }
      recording_url: string | null
    }
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
  /** Which calls a page’s visitor is offered: by voice in the browser, and on request by telephone */
  '/api/v1/calls/offered': {
    query?: {
      tenant_id?: string
      link_token?: string
    }
    answer: {
      /** Of a call in the browser; what the server lacks, the browser must bring */
      server: {
        hears: boolean
        speaks: boolean
      }
      on_request: 'assistant' | 'person'
    }
  }
  /**
   * Conversations, the one with the newest message first
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/conversations': {
    query?: {
      status?: 'open' | 'closed'
      channel?: 'chat' | 'widget' | 'call' | 'email' | 'sms' | 'whatsapp'
      tag?: string
      lead_id?: string
      q?: string
      /** @default 50 */
      limit?: number
      /** @default 0 */
      offset?: number
    }
    answer: {
      conversations: Array<{
        id: string
        channel: 'chat' | 'widget' | 'call' | 'email' | 'sms' | 'whatsapp'
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
        status: 'open' | 'closed'
        held_by: 'assistant' | 'person'
        /** The member, or the API key, that holds it while a person does */
        holder: {
          id: string
          name: string
          since: string
        } | null
        messages: number
        last_message: string | null
        started_at: string
        last_message_at: string
        closed_at: string | null
      }>
      total: number
    }
  }
  /**
   * One conversation
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/conversations/{id}': {
    params: {
      id: string
    }
    answer: {
      id: string
      channel: 'chat' | 'widget' | 'call' | 'email' | 'sms' | 'whatsapp'
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
      status: 'open' | 'closed'
      held_by: 'assistant' | 'person'
      /** The member, or the API key, that holds it while a person does */
      holder: {
        id: string
        name: string
        since: string
      } | null
      messages: number
      last_message: string | null
      started_at: string
      last_message_at: string
      closed_at: string | null
    }
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
      /** @default 50 */
      limit?: number
      /** @default 0 */
      offset?: number
    }
    answer: {
      messages: Array<{
        id: string
        role: 'visitor' | 'assistant' | 'person' | 'system'
        text: string
        sources: Array<{
          parent_doc_id: string
          name: string
          kind: string
          origin: string | null
        }>
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
        created_at: string
      }>
      total: number
    }
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
    answer: {
      message_id: string
      subject: string
      /** Its whole text, with what it quotes; at most 100,000 characters */
      text: string
      /** Names of files; the files are not kept */
      attachments: string[]
    }
  }
  /**
   * What needs a person, newest first; what is open unless asked otherwise
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/needs-you': {
    query?: {
      status?: 'open' | 'done' | 'all'
      kind?: 'unanswered' | 'handover' | 'callback' | 'email_draft' | 'failed_booking' | 'failed_check' | 'failed_webhook'
      /** @default 50 */
      limit?: number
      /** @default 0 */
      offset?: number
    }
    answer: {
      items: Array<{
        id: string
        kind: 'unanswered' | 'handover' | 'callback' | 'email_draft' | 'failed_booking' | 'failed_check' | 'failed_webhook'
        title: string
        conversation_id: string | null
        link_id: string | null
        tags: string[]
        contact: {
          name: string | null
          email: string | null
          phone: string | null
        } | null
        /** Of a mail that waits for an answer: what the assistant would say */
        draft: string | null
        status: 'open' | 'done'
        created_at: string
      }>
      count: number
    }
  }
  /**
   * One thing that needs a person
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/needs-you/{id}': {
    params: {
      id: string
    }
    answer: {
      id: string
      kind: 'unanswered' | 'handover' | 'callback' | 'email_draft' | 'failed_booking' | 'failed_check' | 'failed_webhook'
      title: string
      conversation_id: string | null
      link_id: string | null
      tags: string[]
      contact: {
        name: string | null
        email: string | null
        phone: string | null
      } | null
      /** Of a mail that waits for an answer: what the assistant would say */
      draft: string | null
      status: 'open' | 'done'
      created_at: string
    }
  }
  /**
   * People who want something, newest first
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/leads': {
    query?: {
      status?: 'new' | 'contacted' | 'qualified' | 'won' | 'lost'
      source?: 'chat' | 'call' | 'widget' | 'email' | 'form' | 'booking' | 'api'
      tag?: string
      /** In name, email, phone, intent or notes */
      q?: string
      /** @default 50 */
      limit?: number
      /** @default 0 */
      offset?: number
    }
    answer: {
      leads: Array<{
        id: string
        name: string | null
        email: string | null
        phone: string | null
        /** What they want, in their own words */
        intent: string | null
        status: 'new' | 'contacted' | 'qualified' | 'won' | 'lost'
        source: 'chat' | 'call' | 'widget' | 'email' | 'form' | 'booking' | 'api'
        tags: string[]
        notes: string | null
        conversation_id: string | null
        call_id: string | null
        created_at: string
        updated_at: string
      }>
      total: number
    }
  }
  /**
   * The same as a table for spreadsheets, oldest first
   * For: standard key, admin key, owner.
   */
  '/api/v1/leads.csv': {
    query?: {
      status?: 'new' | 'contacted' | 'qualified' | 'won' | 'lost'
      source?: 'chat' | 'call' | 'widget' | 'email' | 'form' | 'booking' | 'api'
      tag?: string
      /** In name, email, phone, intent or notes */
      q?: string
    }
    answer: string
  }
  /**
   * One lead
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/leads/{id}': {
    params: {
      id: string
    }
    answer: {
      id: string
      name: string | null
      email: string | null
      phone: string | null
      /** What they want, in their own words */
      intent: string | null
      status: 'new' | 'contacted' | 'qualified' | 'won' | 'lost'
      source: 'chat' | 'call' | 'widget' | 'email' | 'form' | 'booking' | 'api'
      tags: string[]
      notes: string | null
      conversation_id: string | null
      call_id: string | null
      created_at: string
      updated_at: string
    }
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
    answer: {
      entries: Array<{
        id: string
        kind: 'captured' | 'changed' | 'conversation' | 'call' | 'booking' | 'merged' | 'separated'
        record_id: string | null
        /** Field → [before, after] */
        changes: Record<string, unknown[]> | null
        /** The member or the API key that did it */
        by: string | null
        at: string
      }>
      total: number
    }
  }
  /**
   * What a lead was merged of: which, when, why and by whom
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/leads/{id}/merges': {
    params: {
      id: string
    }
    answer: {
      merges: Array<{
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
      }>
    }
  }
  /**
   * Everything that can be booked, oldest first
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/services': {
    answer: {
      services: Array<{
        id: string
        name: string
        description: string
        duration_minutes: number
        buffer_before: number
        buffer_after: number
        capacity: number
        resource: string | null
        price: number | null
        currency: string | null
        is_active: boolean
        created_at: string
        updated_at: string
      }>
    }
  }
  /**
   * One service
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/services/{id}': {
    params: {
      id: string
    }
    answer: {
      id: string
      name: string
      description: string
      duration_minutes: number
      buffer_before: number
      buffer_after: number
      capacity: number
      resource: string | null
      price: number | null
      currency: string | null
      is_active: boolean
      created_at: string
      updated_at: string
    }
  }
  /**
   * Where calendar programs can follow the bookings
   * For: admin key, owner.
   */
  '/api/v1/bookings/feed': {
    answer: {
      /** A secret: whoever holds it reads all bookings */
      url: string
    }
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
    answer: {
      calendars: Array<{
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
      }>
    }
  }
  /** Whose booking page it is, and what can be booked */
  '/api/v1/booking-page/{business}': {
    params: {
      business: string
    }
    answer: {
      name: string
      slug: string
      timezone: string
      /** How far ahead can be booked */
      horizon_days: number
      /** Whether bookings are taken at the moment */
      enabled: boolean
      services: Array<{
        id: string
        name: string
        description: string
        duration_minutes: number
        capacity: number
        price: number | null
        currency: string | null
      }>
    }
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
    answer: {
      /** In which days were read */
      timezone: string
      slots: Array<{
        starts_at: string
        ends_at: string
        /** How many can still be booked for this time */
        remaining: number
      }>
    }
  }
  /** One’s own booking */
  '/api/v1/booking-page/b/{token}': {
    params: {
      token: string
    }
    answer: {
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
      status: 'confirmed' | 'completed' | 'cancelled' | 'no_show'
      /** It is confirmed and has not begun */
      can_change: boolean
      manage_url: string
    }
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
    answer: {
      /** In which days were read */
      timezone: string
      slots: Array<{
        starts_at: string
        ends_at: string
        /** How many can still be booked for this time */
        remaining: number
      }>
    }
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
    }
    answer: {
      /** In which days were read */
      timezone: string
      slots: Array<{
        starts_at: string
        ends_at: string
        /** How many can still be booked for this time */
        remaining: number
      }>
    }
  }
  /**
   * Bookings, the latest time first
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/bookings': {
    query?: {
      status?: 'confirmed' | 'completed' | 'cancelled' | 'no_show'
      service_id?: string
      from?: string
      to?: string
      /** @default 50 */
      limit?: number
      /** @default 0 */
      offset?: number
    }
    answer: {
      bookings: Array<{
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
        status: 'confirmed' | 'completed' | 'cancelled' | 'no_show'
        source: 'api' | 'page' | 'chat' | 'call' | 'widget'
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
      }>
      total: number
    }
  }
  /**
   * One booking
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/bookings/{id}': {
    params: {
      id: string
    }
    answer: {
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
      status: 'confirmed' | 'completed' | 'cancelled' | 'no_show'
      source: 'api' | 'page' | 'chat' | 'call' | 'widget'
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
  }
  /**
   * Every chat link, newest first
   * For: admin key, agent, owner.
   */
  '/api/v1/chat-links': {
    answer: {
      links: Array<{
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
        channels: Array<'chat' | 'call' | 'book'> | null
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
      }>
      count: number
      /** -1 means unlimited */
      limit: number
    }
  }
  /**
   * How far the ingest of a bundle is
   * For: admin key, agent, owner.
   */
  '/api/v1/chat-links/bundle/{job_id}': {
    params: {
      job_id: string
    }
    answer: {
      status: 'running' | 'completed' | 'completed_with_errors' | 'failed'
      /** Everything there was to ingest; does not go down */
      queued: number
      ingested: number
      failed: number
      errors: Array<{
        name: string
        reason: string
      }>
    }
  }
  /**
   * One chat link
   * For: admin key, agent, owner.
   */
  '/api/v1/chat-links/{id}': {
    params: {
      id: string
    }
    answer: {
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
      channels: Array<'chat' | 'call' | 'book'> | null
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
    answer: {
      name: string
      agent_name: string
      /** Whether the business offers chat */
      enabled: boolean
      slug: string
    }
  }
  /** What the widget of a website offers, and in which language */
  '/api/v1/widget/config': {
    query: {
      tenant_id: string
      /** Wished by the website; else the business’s, else the browser’s */
      language?: string
    }
    answer: {
      business: string
      agent_name: string
      greeting: string | null
      /** Of the interface: one that there are words for */
      language: string
      dir: 'ltr' | 'rtl'
      /** What can be done in the widget; at least one */
      offers: Array<'chat' | 'call' | 'book'>
      contact: {
        phone: string | null
        email: string | null
        website: string | null
      }
      /** The panel’s script, from the root of the server */
      panel: string
    }
  }
  /**
   * The owner’s questions to the assistant, each with how it did last
   * For: admin key, agent, owner.
   */
  '/api/v1/knowledge/checks': {
    answer: {
      checks: Array<{
        id: string
        question: string
        link_id: string | null
        must_include: string[]
        must_cite: string[]
        must_abstain: boolean
        /** At its last run; null before the first */
        passed: boolean | null
        reasons: string[]
        ran_at: string | null
        created_at: string
      }>
    }
  }
  /**
   * What the assistant knows, in plain language
   * For: admin key, agent, owner.
   */
  '/api/v1/knowledge/agent-summary': {
    answer: {
      summary: string
      generated_at: string
      /** How many it is made of */
      sources: number
    }
  }
  /**
   * How well the knowledge covers what visitors ask, and what is missing or wrong in it
   * For: admin key, agent, owner.
   */
  '/api/v1/knowledge/quality-score': {
    answer: {
      /** 0 to 100 */
      score: number
      topics: Array<{
        topic: string
        covered: boolean
        /** Passages found on it */
        passages: number
      }>
      gaps: Array<{
        id: string
        question: string
        /** In how many conversations, in whatever words */
        asked: number
        last_asked_at: string
        /** Confidence of the best passages there were, 0 to 1 */
        best_score: number | null
      }>
      stale: Array<{
        parent_doc_id: string
        name: string
        kind: string
        text: string
        reason: string
      }>
      duplicates: Array<{
        text: string
        sources: Array<{
          parent_doc_id: string
          name: string
          kind: string
        }>
      }>
      contradictions: Array<{
        title: string
        passages: Array<{
          parent_doc_id: string
          name: string
          kind: string
          text: string
        }>
      }>
      generated_at: string
    }
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
    answer: {
      links: Array<{
        token: string
        url: string
        status: 'issued' | 'opened' | 'in_progress' | 'completed' | 'expired' | 'revoked'
        person: {
          name: string
          email: string
          phone: string
        }
        questionnaire: {
          id: string
          title: string
          question_count: number
          recording_mode: 'audio' | 'audio_video' | 'none'
          monitor_activity: boolean
        }
        monitor_activity: boolean
        created_at: string
        expires_at: string
        opened_at: string | null
        started_at: string | null
        completed_at: string | null
        recording: {
          available: boolean
          bytes: number | null
          /** "" before completion */
          url: string
          delete_after: string | null
        }
        /** "" before completion */
        report_pdf_url: string
        record_delete_after: string | null
      }>
    }
  }
  /**
   * One link, with what came of it once its session has ended
   * For: admin key, agent, owner.
   */
  '/api/v1/questionnaires/links/{token}/result': {
    params: {
      token: string
    }
    answer: {
      ok: boolean
      link: {
        token: string
        url: string
        status: 'issued' | 'opened' | 'in_progress' | 'completed' | 'expired' | 'revoked'
        person: {
          name: string
          email: string
          phone: string
        }
        questionnaire: {
          id: string
          title: string
          question_count: number
          recording_mode: 'audio' | 'audio_video' | 'none'
          monitor_activity: boolean
          about: string
          expected_minutes: number
          context_text: string
        }
        monitor_activity: boolean
        created_at: string
        expires_at: string
        opened_at: string | null
        started_at: string | null
        completed_at: string | null
        recording: {
          available: boolean
          bytes: number | null
          /** "" before completion */
          url: string
          delete_after: string | null
        }
        /** "" before completion */
        report_pdf_url: string
        record_delete_after: string | null
        result: {
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
          coverage: Array<{
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
          }>
          strengths: string[]
          gaps: string[]
          follow_up: string[]
          transcript: Array<{
            speaker: 'agent' | 'person'
            text: string
            /** From Start */
            at_seconds: number
          }>
          monitoring: {
            colour: 'green' | 'amber' | 'red'
            headline: string
            findings: Array<{
              key: string
              label: string
              level: 'amber' | 'red'
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
          } | null
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
        } | null
      }
    }
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
   * Questionnaires made to be sent, or the library of question sets, newest first
   * For: admin key, agent, owner.
   */
  '/api/v1/questionnaires': {
    query?: {
      /** true: the library instead */
      templates?: boolean
    }
    answer: {
      questionnaires: Array<{
        id: string
        title: string
        about: string
        questions: Array<{
          text: string
          kind: 'open' | 'expected'
          points: string[]
        }>
        question_count: number
        recording_mode: 'audio' | 'audio_video' | 'none'
        /** Shown to the person; does not end the session */
        expected_minutes: number
        context_text: string
        monitor_activity: boolean
        link_count: number
        created_at: string
        /** Whether it is a question set of the library */
        is_template: boolean
        /** The question set that it is a copy of, made when that was sent; null: of none, or of one that is gone */
        template_id: string | null
      }>
    }
  }
  /**
   * One questionnaire
   * For: admin key, agent, owner.
   */
  '/api/v1/questionnaires/{id}': {
    params: {
      id: string
    }
    answer: {
      id: string
      title: string
      about: string
      questions: Array<{
        text: string
        kind: 'open' | 'expected'
        points: string[]
      }>
      question_count: number
      recording_mode: 'audio' | 'audio_video' | 'none'
      /** Shown to the person; does not end the session */
      expected_minutes: number
      context_text: string
      monitor_activity: boolean
      link_count: number
      created_at: string
      /** Whether it is a question set of the library */
      is_template: boolean
      /** The question set that it is a copy of, made when that was sent; null: of none, or of one that is gone */
      template_id: string | null
    }
  }
  /**
   * Every audience, newest first
   * For: admin key, owner.
   */
  '/api/v1/communication/audiences': {
    answer: {
      audiences: Array<{
        id: string
        name: string
        source: {
          kind: 'manual' | 'import' | 'segment'
          segment: 'leads' | 'bookings' | 'callers' | 'chatters' | null
        }
        contact_count: number
        created_at: string
        updated_at: string
      }>
    }
  }
  /**
   * One audience
   * For: admin key, owner.
   */
  '/api/v1/communication/audiences/{id}': {
    params: {
      id: string
    }
    answer: {
      id: string
      name: string
      source: {
        kind: 'manual' | 'import' | 'segment'
        segment: 'leads' | 'bookings' | 'callers' | 'chatters' | null
      }
      contact_count: number
      created_at: string
      updated_at: string
    }
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
    }
    answer: {
      contacts: Array<{
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
          channel: 'email' | 'sms' | 'whatsapp' | 'voice'
          granted: boolean
          source: string
          at: string
        }>
        /** Its own fields */
        attributes: Record<string, string>
        /** Closed by the stop list, whatever it agreed to */
        suppressed: Array<'email' | 'sms' | 'whatsapp' | 'voice'>
        created_at: string
        updated_at: string
      }>
      total: number
    }
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
    answer: {
      suppressions: Array<{
        id: string
        /** An email address, or a number in E.164 */
        address: string
        channels: Array<'email' | 'sms' | 'whatsapp' | 'voice'>
        reason: string | null
        source: string
        created_at: string
      }>
      total: number
    }
  }
  /**
   * Message templates, newest first; asks WhatsApp what became of reviews
   * For: admin key, owner.
   */
  '/api/v1/communication/templates': {
    query?: {
      channel?: 'email' | 'sms' | 'whatsapp' | 'voice'
      /** @default false */
      include_inactive?: boolean
    }
    answer: {
      templates: Array<{
        id: string
        name: string
        channel: 'email' | 'sms' | 'whatsapp' | 'voice'
        subject: string | null
        body: string
        category: 'utility' | 'marketing' | 'authentication' | null
        language: string
        /** Found in the text, in the order of their places */
        variables: string[]
        /** Placeholder → who fills it; without one, its name decides */
        variable_sources: Record<string, {
          from: 'recipient.name' | 'recipient.phone' | 'recipient.email' | 'page' | 'typed' | 'fixed' | 'booking'
          /** For `fixed` */
          value?: string
        }>
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
        created_at: string
        updated_at: string
      }>
    }
  }
  /**
   * Broadcasts, newest first
   * For: admin key, owner.
   */
  '/api/v1/communication/broadcasts': {
    query?: {
      status?: 'draft' | 'queued' | 'sending' | 'completed' | 'cancelled'
      /** @default 50 */
      limit?: number
    }
    answer: {
      broadcasts: Array<{
        id: string
        name: string
        /** To whom it goes; an audience that was deleted is still named. "" for a message to one person, whom contact_id names */
        audience_id: string
        contact_id: string | null
        channel_order: Array<'email' | 'sms' | 'whatsapp' | 'voice'>
        template_ids: {
          email?: string
          sms?: string
          whatsapp?: string
          voice?: string
        }
        values: Record<string, string>
        allow_replies: boolean
        send_window_start: number | null
        send_window_end: number | null
        status: 'draft' | 'queued' | 'sending' | 'completed' | 'cancelled'
        waiting_for: 'review' | 'window' | null
        previewed_at: string | null
        sent_at: string | null
        completed_at: string | null
        created_at: string
      }>
    }
  }
  /**
   * One broadcast with live counters
   * For: admin key, owner.
   */
  '/api/v1/communication/broadcasts/{id}': {
    params: {
      id: string
    }
    answer: {
      id: string
      name: string
      /** To whom it goes; an audience that was deleted is still named. "" for a message to one person, whom contact_id names */
      audience_id: string
      contact_id: string | null
      channel_order: Array<'email' | 'sms' | 'whatsapp' | 'voice'>
      template_ids: {
        email?: string
        sms?: string
        whatsapp?: string
        voice?: string
      }
      values: Record<string, string>
      allow_replies: boolean
      send_window_start: number | null
      send_window_end: number | null
      status: 'draft' | 'queued' | 'sending' | 'completed' | 'cancelled'
      waiting_for: 'review' | 'window' | null
      previewed_at: string | null
      sent_at: string | null
      completed_at: string | null
      created_at: string
      counts: {
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
    }
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
      state?: 'queued' | 'sending' | 'sent' | 'delivered' | 'read' | 'replied' | 'failed' | 'blocked' | 'cancelled'
      /** @default 50 */
      limit?: number
      /** @default 0 */
      offset?: number
    }
    answer: {
      messages: Array<{
        id: string
        broadcast_id: string
        contact_id: string | null
        name: string | null
        channel: 'email' | 'sms' | 'whatsapp' | 'voice' | null
        state: 'queued' | 'sending' | 'sent' | 'delivered' | 'read' | 'replied' | 'failed' | 'blocked' | 'cancelled'
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
      }>
      /** Whether there are any behind these */
      has_more: boolean
    }
  }
  /**
   * Every message of the account, newest first
   * For: admin key, owner.
   */
  '/api/v1/communication/messages': {
    query?: {
      state?: 'queued' | 'sending' | 'sent' | 'delivered' | 'read' | 'replied' | 'failed' | 'blocked' | 'cancelled'
      channel?: 'email' | 'sms' | 'whatsapp' | 'voice'
      /** Beginnings of a name, an address or a number */
      q?: string
      /** @default 50 */
      limit?: number
      /** @default 0 */
      offset?: number
    }
    answer: {
      messages: Array<{
        id: string
        broadcast_id: string
        contact_id: string | null
        name: string | null
        channel: 'email' | 'sms' | 'whatsapp' | 'voice' | null
        state: 'queued' | 'sending' | 'sent' | 'delivered' | 'read' | 'replied' | 'failed' | 'blocked' | 'cancelled'
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
      }>
      /** Whether there are any behind these */
      has_more: boolean
    }
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
    answer: {
      days: number
      since: string
      /** Told to go in these days */
      broadcasts: number
      counts: {
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
      by_channel: Record<string, {
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
      }>
      blocked: Record<string, {
        count: number
        label: string
      }>
      failed: Record<string, {
        count: number
        label: string
      }>
    }
  }
  /**
   * How each channel is connected
   * For: admin key, owner.
   */
  '/api/v1/communication/connections': {
    answer: {
      connections: Array<{
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
      }>
    }
  }
  /**
   * Whether the business may send, and with what
   * For: admin key, agent, owner.
   */
  '/api/v1/communication/readiness': {
    answer: {
      enabled: boolean
      channels: {
        email: {
          ready: boolean
          /** Why it is not ready, or what should be known although it is */
          reason: string
          /** What recipients see; empty when nothing can be sent */
          sender: string
        }
        whatsapp: {
          ready: boolean
          /** Why it is not ready, or what should be known although it is */
          reason: string
          /** What recipients see; empty when nothing can be sent */
          sender: string
        }
        sms: {
          ready: boolean
          /** Why it is not ready, or what should be known although it is */
          reason: string
          /** What recipients see; empty when nothing can be sent */
          sender: string
        }
        voice: {
          ready: boolean
          /** Why it is not ready, or what should be known although it is */
          reason: string
          /** What recipients see; empty when nothing can be sent */
          sender: string
        }
      }
      segments: {
        leads: string
        bookings: string
        callers: string
        chatters: string
      }
    }
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
   * The webhooks of the business
   * For: admin key, owner.
   */
  '/api/v1/webhooks': {
    answer: {
      webhooks: Array<{
        id: string
        url: string
        events: string[]
        is_active: boolean
        description: string | null
        created_at: string
        failing_since: string | null
        /** When it was switched off because it failed */
        disabled_at: string | null
      }>
    }
  }
  /**
   * One webhook
   * For: admin key, owner.
   */
  '/api/v1/webhooks/{id}': {
    params: {
      id: string
    }
    answer: {
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
      status?: 'pending' | 'delivered' | 'failed'
      /** @default 50 */
      limit?: number
      /** @default 0 */
      offset?: number
    }
    answer: {
      deliveries: Array<{
        /** The event’s; X-Webhook-Id of every attempt */
        id: string
        event: string
        status: 'pending' | 'delivered' | 'failed'
        /** Oldest first, the last 50 */
        attempts: Array<{
          at: string
          status_code: number | null
          ms: number
          error: string | null
        }>
        next_attempt_at: string | null
        created_at: string
      }>
    }
  }
  /**
   * The CRMs that leads are copied to
   * For: admin key, owner.
   */
  '/api/v1/crm/connections': {
    answer: {
      connections: Array<{
        provider: 'hubspot' | 'signed_json'
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
      }>
    }
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
    answer: {
      person: {
        email: string | null
        phone: string | null
      }
      exported_at: string
      /** Everything that is kept about them, by what it is */
      records: Record<string, Array<Record<string, unknown>>>
    }
  }
  /**
   * What members and API keys did, newest first
   * For: admin key, owner.
   */
  '/api/v1/audit': {
    query?: {
      actor_id?: string
      record_id?: string
      method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
      /** Such as /leads/:id */
      route?: string
      from?: string
      to?: string
      /** @default 50 */
      limit?: number
      /** @default 0 */
      offset?: number
    }
    answer: {
      entries: Array<{
        id: string
        at: string
        actor: {
          kind: 'member' | 'key'
          id: string
          /** As they were called then */
          name: string | null
        }
        method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
        /** The pattern of the path */
        route: string
        record_id: string | null
        status: number
        request_id: string
      }>
      total: number
    }
  }
}

/** What POST takes and answers, by path. */
export interface PostEndpoints {
  /** Open a business and sign in as its owner */
  '/api/v1/auth/register': {
    body: {
      email: string
      password: string
      business_name: string
      timezone?: string
      country?: string
    }
    answer: {
      user: {
        id: string
        email: string
        name: string | null
        role: 'owner' | 'agent'
        created_at: string
      }
      tenant: {
        id: string
        slug: string
        name: string
        timezone: string
        country: string | null
        language: string
        created_at: string
      }
    }
  }
  /** Sign in */
  '/api/v1/auth/login': {
    body: {
      email: string
      password: string
      code?: string | null
    }
    answer: {
      user: {
        id: string
        email: string
        name: string | null
        role: 'owner' | 'agent'
        created_at: string
      }
      tenant: {
        id: string
        slug: string
        name: string
        timezone: string
        country: string | null
        language: string
        created_at: string
      }
    }
  }
  /**
   * End this session
   * For: agent, owner.
   */
  '/api/v1/auth/logout': {
    answer: {
      ok: boolean
    }
  }
  /** Have a link for a new password mailed */
  '/api/v1/auth/password-reset': {
    body: {
      email: string
    }
    answer: {
      ok: boolean
    }
  }
  /** Choose a new password with a mailed link; ends every session */
  '/api/v1/auth/password-reset/confirm': {
    body: {
      token: string
      password: string
    }
    answer: {
      ok: boolean
    }
  }
  /** Accept an invitation and sign in */
  '/api/v1/auth/invitation/confirm': {
    body: {
      token: string
      password: string
      name?: string
    }
    answer: {
      user: {
        id: string
        email: string
        name: string | null
        role: 'owner' | 'agent'
        created_at: string
      }
      tenant: {
        id: string
        slug: string
        name: string
        timezone: string
        country: string | null
        language: string
        created_at: string
      }
    }
  }
  /** Confirm a new address with a mailed link */
  '/api/v1/auth/email/confirm': {
    body: {
      token: string
    }
    answer: {
      ok: boolean
    }
  }
  /**
   * Begin with an authenticator app: its secret, to be confirmed with a code
   * For: agent, owner.
   */
  '/api/v1/auth/totp': {
    body: {
      password: string
    }
    answer: {
      secret: string
      otpauth_uri: string
    }
  }
  /**
   * Confirm the app with a code of its own; shows the recovery codes this once
   * For: agent, owner.
   */
  '/api/v1/auth/totp/confirm': {
    body: {
      code: string
    }
    answer: {
      recovery_codes: string[]
    }
  }
  /**
   * Make an API key; shown this once
   * For: admin key, owner.
   */
  '/api/v1/api-keys': {
    body: {
      name: string
      class: 'standard' | 'admin'
      expires_at?: string | null
    }
    answer: {
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
  }
  /**
   * Replace a lost key; the old one stops at once
   * For: admin key, owner.
   */
  '/api/v1/api-keys/{id}/regenerate': {
    params: {
      id: string
    }
    answer: {
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
  }
  /**
   * Invite somebody to the team by mail
   * For: admin key, owner.
   */
  '/api/v1/members': {
    body: {
      email: string
      role?: 'owner' | 'agent'
      name?: string | null
    }
    answer: {
      id: string
      email: string
      name: string | null
      role: 'owner' | 'agent'
      status: 'active' | 'invited'
      created_at: string
    }
  }
  /**
   * Mail an invitation again
   * For: admin key, owner.
   */
  '/api/v1/members/{id}/invitation': {
    params: {
      id: string
    }
    answer: {
      id: string
      email: string
      name: string | null
      role: 'owner' | 'agent'
      status: 'active' | 'invited'
      created_at: string
    }
  }
  /**
   * Make a photo album
   * For: admin key, owner.
   */
  '/api/v1/knowledge/albums': {
    body: {
      /** Searched together with every caption */
      name: string
      description?: string | null
      link_id?: string | null
    }
    answer: {
      id: string
      name: string
      description: string
      link_id: string | null
      photos: Array<{
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
      }>
      created_at: string
      updated_at: string
    }
  }
  /**
   * Add a photo to an album
   * For: admin key, owner.
   */
  '/api/v1/knowledge/albums/{id}/photos': {
    params: {
      id: string
    }
    body: {
      caption?: string
      file: Blob
    } | FormData
    answer: {
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
  }
  /**
   * Learn from the pages of a website, now and on a schedule
   * For: admin key, owner.
   */
  '/api/v1/knowledge/crawl': {
    body: {
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
    answer: {
      job_id: string
      status: 'queued' | 'running' | 'completed' | 'failed' | 'cancelled'
    }
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
    answer: {
      success: boolean
      doc_id: string
      chunks: number
      caption_source?: 'model' | 'given' | 'file_name'
    }
  }
  /**
   * What the assistant would be given for a question
   * For: admin key, agent, owner.
   */
  '/api/v1/knowledge/search': {
    body: {
      query: string
      link_id?: string | null
      /** @default 5 */
      limit?: number
    }
    answer: {
      passages: Array<{
        parent_doc_id: string
        name: string
        kind: 'document' | 'page' | 'qa' | 'photo' | 'question_set' | 'text'
        origin: string | null
        text: string
        score: number
        scope: 'link' | 'main'
      }>
    }
  }
  /**
   * Have the assistant call somebody; the call is placed behind the answer
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/calls/initiate': {
    body: {
      /** E.164, or as it is dialed in the account’s country */
      phone_number: string
      client_name?: string
      /** Yours: `outbound`, `reminder`, … */
      call_type?: string
      /** What the call is about: a brief, not a script */
      custom_prompt?: string
      /** The chat link whose knowledge it is held with */
      link_id?: string | null
      on_machine?: 'hang_up' | 'leave_message'
    }
    answer: {
      id: string
      direction: 'inbound' | 'outbound'
      medium: 'phone' | 'browser'
      /** The person’s; empty when it is withheld, and in a browser */
      phone_number: string
      our_number: string | null
      client_name: string
      call_type: string | null
      status: 'queued' | 'ringing' | 'in_progress' | 'completed' | 'failed' | 'no_answer' | 'busy'
      /** Why it failed */
      error: string | null
      /** Who picked up, as far as the carrier can tell */
      machine: string | null
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
      transcript: Array<{
        role: 'agent' | 'user'
        /** What was really heard of it */
        text: string
        /** Since the call was answered */
        began_ms: number
        ended_ms: number
        /** Whether the other one spoke over it */
        cut_short: boolean
        /** From the end of the person’s speech to the first sound of this answer */
        latency_ms: number | null
      }>
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
      }
      recording_url: string | null
    }
  }
  /** What to do with a call that comes in, or was picked up (signed by Twilio) */
  '/api/v1/providers/twilio/voice': {
    query?: {
      call?: string
      message?: string
      tenant?: string
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
    }
    body: URLSearchParams
    answer: undefined
  }
  /** Ask to be called: by the assistant at once, else by somebody of the business */
  '/api/v1/calls/request': {
    body: {
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
    answer: {
      outcome: 'calling' | 'noted'
      /** The words that were agreed to, as they are kept */
      consent: string
    }
  }
  /** Begin to speak with the assistant in a page: which ways there are, and a ticket for the socket */
  '/api/v1/voice/sessions': {
    body: {
      tenant_id?: string | null
      link_token?: string | null
      /** A conversation of the same visitor to go on with; it goes on as a chat afterwards */
      conversation_id?: string | null
      client_name?: string | null
      email?: string | null
      phone?: string | null
    }
    answer: {
      /** Opens the socket `voice/browser/{token}`, once and soon */
      token: string
      /** Whether the server can hear and speak; the page does what it can’t */
      server: {
        hears: boolean
        speaks: boolean
      }
      ice_servers: Array<{
        urls: string[]
        username?: string
        credential?: string
      }>
      /** BCP 47: what is listened for and spoken in */
      language: string
    }
  }
  /** Say something to the assistant and wait for its answer */
  '/api/v1/chat/message': {
    body: {
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
    answer: {
      conversation_id: string
      message_id: string
      reply: string
      sources: Array<{
        parent_doc_id: string
        name: string
        kind: string
        origin: string | null
      }>
      actions: string[]
      answered: boolean
      handed_over: boolean
    }
  }
  /** Leave one’s details for the business, from a form on a chat page or in the widget */
  '/api/v1/chat/lead': {
    body: {
      tenant_id?: string | null
      link_token?: string | null
      conversation_id?: string | null
      name?: string | null
      email?: string | null
      phone?: string | null
      intent?: string | null
    }
    answer: undefined
  }
  /** Show the business that the visitor is writing */
  '/api/v1/chat/typing': {
    body: {
      conversation_id: string
      link_token?: string
      tenant_id?: string
    }
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
    body: {
      /** 1 to 4000 characters (a text message: 1,600); white space around them is taken away */
      text: string
      /** With an API key: the person who writes, as the visitor reads it (default: the business). Members have their own. */
      name?: string | null
    }
    answer: {
      id: string
      role: 'visitor' | 'assistant' | 'person' | 'system'
      text: string
      sources: Array<{
        parent_doc_id: string
        name: string
        kind: string
        origin: string | null
      }>
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
      created_at: string
    }
  }
  /**
   * End a conversation
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/conversations/{id}/close': {
    params: {
      id: string
    }
    answer: {
      id: string
      channel: 'chat' | 'widget' | 'call' | 'email' | 'sms' | 'whatsapp'
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
      status: 'open' | 'closed'
      held_by: 'assistant' | 'person'
      /** The member, or the API key, that holds it while a person does */
      holder: {
        id: string
        name: string
        since: string
      } | null
      messages: number
      last_message: string | null
      started_at: string
      last_message_at: string
      closed_at: string | null
    }
  }
  /**
   * Talk with the visitor oneself; the assistant is silent until the conversation is handed back
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/conversations/{id}/take-over': {
    params: {
      id: string
    }
    body?: {
      /** With an API key: the person who writes, as the visitor reads it (default: the business). Members have their own. */
      name?: string | null
      /** Even if somebody else holds the conversation */
      force?: boolean
    }
    answer: {
      id: string
      channel: 'chat' | 'widget' | 'call' | 'email' | 'sms' | 'whatsapp'
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
      status: 'open' | 'closed'
      held_by: 'assistant' | 'person'
      /** The member, or the API key, that holds it while a person does */
      holder: {
        id: string
        name: string
        since: string
      } | null
      messages: number
      last_message: string | null
      started_at: string
      last_message_at: string
      closed_at: string | null
    }
  }
  /**
   * Let the assistant go on
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/conversations/{id}/hand-back': {
    params: {
      id: string
    }
    body?: {
      /** With an API key: the person who writes, as the visitor reads it (default: the business). Members have their own. */
      name?: string | null
      /** Even if somebody else holds the conversation */
      force?: boolean
    }
    answer: {
      id: string
      channel: 'chat' | 'widget' | 'call' | 'email' | 'sms' | 'whatsapp'
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
      status: 'open' | 'closed'
      held_by: 'assistant' | 'person'
      /** The member, or the API key, that holds it while a person does */
      holder: {
        id: string
        name: string
        since: string
      } | null
      messages: number
      last_message: string | null
      started_at: string
      last_message_at: string
      closed_at: string | null
    }
  }
  /**
   * Show the visitor that somebody is writing
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/conversations/{id}/typing': {
    params: {
      id: string
    }
    body?: {
      /** With an API key: the person who writes, as the visitor reads it (default: the business). Members have their own. */
      name?: string | null
    }
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
    body: {
      /** In place of the draft: 1 to 4000 characters; white space around them is taken away */
      text?: string | null
      /** With an API key: the person who writes, as the visitor reads it (default: the business). Members have their own. */
      name?: string | null
    }
    answer: {
      id: string
      role: 'visitor' | 'assistant' | 'person' | 'system'
      text: string
      sources: Array<{
        parent_doc_id: string
        name: string
        kind: string
        origin: string | null
      }>
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
      created_at: string
    }
  }
  /**
   * Add a lead; somebody known by the same email address, else the same number, is updated (200)
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/leads': {
    body: {
      name?: string | null
      email?: string | null
      phone?: string | null
      intent?: string | null
      notes?: string | null
      tags?: string[] | null
      source?: 'form' | 'api'
      status?: 'new' | 'contacted' | 'qualified' | 'won' | 'lost'
    }
    answer: {
      id: string
      name: string | null
      email: string | null
      phone: string | null
      /** What they want, in their own words */
      intent: string | null
      status: 'new' | 'contacted' | 'qualified' | 'won' | 'lost'
      source: 'chat' | 'call' | 'widget' | 'email' | 'form' | 'booking' | 'api'
      tags: string[]
      notes: string | null
      conversation_id: string | null
      call_id: string | null
      created_at: string
      updated_at: string
    }
  }
  /**
   * Say that another lead is the same person: its past becomes this one’s
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/leads/{id}/merge': {
    params: {
      id: string
    }
    body: {
      lead_id: string
    }
    answer: {
      id: string
      name: string | null
      email: string | null
      phone: string | null
      /** What they want, in their own words */
      intent: string | null
      status: 'new' | 'contacted' | 'qualified' | 'won' | 'lost'
      source: 'chat' | 'call' | 'widget' | 'email' | 'form' | 'booking' | 'api'
      tags: string[]
      notes: string | null
      conversation_id: string | null
      call_id: string | null
      created_at: string
      updated_at: string
    }
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
    answer: {
      lead: {
        id: string
        name: string | null
        email: string | null
        phone: string | null
        /** What they want, in their own words */
        intent: string | null
        status: 'new' | 'contacted' | 'qualified' | 'won' | 'lost'
        source: 'chat' | 'call' | 'widget' | 'email' | 'form' | 'booking' | 'api'
        tags: string[]
        notes: string | null
        conversation_id: string | null
        call_id: string | null
        created_at: string
        updated_at: string
      }
      separated: {
        id: string
        name: string | null
        email: string | null
        phone: string | null
        /** What they want, in their own words */
        intent: string | null
        status: 'new' | 'contacted' | 'qualified' | 'won' | 'lost'
        source: 'chat' | 'call' | 'widget' | 'email' | 'form' | 'booking' | 'api'
        tags: string[]
        notes: string | null
        conversation_id: string | null
        call_id: string | null
        created_at: string
        updated_at: string
      }
    }
  }
  /**
   * Add something that can be booked
   * For: standard key, admin key, owner.
   */
  '/api/v1/services': {
    body: {
      name: string
      /** Minutes */
      duration_minutes: number
    } & {
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
      price?: number | null
      /** ISO 4217 */
      currency?: string | null
      is_active?: boolean
    }
    answer: {
      id: string
      name: string
      description: string
      duration_minutes: number
      buffer_before: number
      buffer_after: number
      capacity: number
      resource: string | null
      price: number | null
      currency: string | null
      is_active: boolean
      created_at: string
      updated_at: string
    }
  }
  /**
   * Give the feed another address; the one before opens nothing any more
   * For: admin key, owner.
   */
  '/api/v1/bookings/feed/rotate': {
    answer: {
      /** A secret: whoever holds it reads all bookings */
      url: string
    }
  }
  /**
   * Connect a calendar whose busy times can’t be booked
   * For: admin key, owner.
   */
  '/api/v1/bookings/calendars': {
    body: {
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
    answer: {
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
  }
  /**
   * Read a calendar now, and write what it lacks; it happens by itself every five minutes
   * For: admin key, owner.
   */
  '/api/v1/bookings/calendars/{id}/refresh': {
    params: {
      id: string
    }
    answer: {
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
  }
  /** Book a time for oneself */
  '/api/v1/booking-page/{business}/bookings': {
    params: {
      business: string
    }
    body: {
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
    answer: {
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
      status: 'confirmed' | 'completed' | 'cancelled' | 'no_show'
      /** It is confirmed and has not begun */
      can_change: boolean
      manage_url: string
    }
  }
  /** Cancel one’s own booking */
  '/api/v1/booking-page/b/{token}/cancel': {
    params: {
      token: string
    }
    body?: {
      reason?: string | null
    }
    answer: {
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
      status: 'confirmed' | 'completed' | 'cancelled' | 'no_show'
      /** It is confirmed and has not begun */
      can_change: boolean
      manage_url: string
    }
  }
  /**
   * Book a time for somebody
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/bookings': {
    body: {
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
    answer: {
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
      status: 'confirmed' | 'completed' | 'cancelled' | 'no_show'
      source: 'api' | 'page' | 'chat' | 'call' | 'widget'
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
  }
  /**
   * Cancel a booking; its time is free again
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/bookings/{id}/cancel': {
    params: {
      id: string
    }
    body?: {
      reason?: string | null
    }
    answer: {
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
      status: 'confirmed' | 'completed' | 'cancelled' | 'no_show'
      source: 'api' | 'page' | 'chat' | 'call' | 'widget'
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
  }
  /**
   * Say that a booking took place
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/bookings/{id}/complete': {
    params: {
      id: string
    }
    answer: {
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
      status: 'confirmed' | 'completed' | 'cancelled' | 'no_show'
      source: 'api' | 'page' | 'chat' | 'call' | 'widget'
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
  }
  /**
   * Say that nobody came
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/bookings/{id}/no-show': {
    params: {
      id: string
    }
    answer: {
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
      status: 'confirmed' | 'completed' | 'cancelled' | 'no_show'
      source: 'api' | 'page' | 'chat' | 'call' | 'widget'
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
  }
  /**
   * Make a chat link
   * For: admin key, owner.
   */
  '/api/v1/chat-links': {
    body: {
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
      channels?: Array<'chat' | 'call' | 'book'> | null
      inherit_main_kb?: boolean | null
      /** One in the past expires the link at once */
      expires_at?: string | null
    }
    answer: {
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
      channels: Array<'chat' | 'call' | 'book'> | null
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
  }
  /**
   * Make a chat link together with what it is to know
   * For: admin key, owner.
   */
  '/api/v1/chat-links/bundle': {
    body: {
      link: {
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
        channels?: Array<'chat' | 'call' | 'book'> | null
        inherit_main_kb?: boolean | null
        /** One in the past expires the link at once */
        expires_at?: string | null
      }
      /** Each either content, or question and answer */
      knowledge?: Array<{
        content?: string | null
        question?: string | null
        answer?: string | null
      }> | null
      files?: Blob[]
    } | FormData
    answer: {
      link: {
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
        channels: Array<'chat' | 'call' | 'book'> | null
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
      knowledge: {
        job_id: string
        status: 'running' | 'completed' | 'completed_with_errors' | 'failed'
        /** Everything there was to ingest; does not go down */
        queued: number
      }
    }
  }
  /**
   * End a chat link at once
   * For: admin key, owner.
   */
  '/api/v1/chat-links/{id}/revoke': {
    params: {
      id: string
    }
    answer: {
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
      channels: Array<'chat' | 'call' | 'book'> | null
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
  }
  /**
   * Add a question with what the assistant’s answer must be
   * For: admin key, owner.
   */
  '/api/v1/knowledge/checks': {
    body: {
      question: string
      link_id?: string | null
      /** Wordings that the reply must hold; case, accents and white space do not matter */
      must_include?: string[]
      /** Sources (parent_doc_id) that the reply must be made of */
      must_cite?: string[]
      /** The assistant must say that it does not know; otherwise it must answer */
      must_abstain?: boolean
    }
    answer: {
      id: string
      question: string
      link_id: string | null
      must_include: string[]
      must_cite: string[]
      must_abstain: boolean
      /** At its last run; null before the first */
      passed: boolean | null
      reasons: string[]
      ran_at: string | null
      created_at: string
    }
  }
  /**
   * Ask the assistant all of them now; it happens by itself after each change of knowledge
   * For: admin key, owner.
   */
  '/api/v1/knowledge/checks/run': {
    answer: {
      passed: number
      failed: number
      results: Array<{
        id: string
        question: string
        passed: boolean
        reasons: string[]
        reply: string
        sources: Array<{
          parent_doc_id: string
          name: string
          kind: string
          origin: string | null
        }>
      }>
    }
  }
  /**
   * Teach a question with its answer, or a text; perhaps what visitors asked in vain
   * For: admin key, agent, owner.
   */
  '/api/v1/knowledge/portal/ingest': {
    body: {
      question?: string | null
      answer?: string | null
      content?: string | null
      link_id?: string | null
      /** A gap’s id; its question is asked where none is sent */
      resolves?: string | null
    }
    answer: {
      success: boolean
      doc_id: string
      chunks: number
    }
  }
  /**
   * Make a link for one person, and the questionnaire that they answer
   * For: admin key, owner.
   */
  '/api/v1/questionnaires/bundle': {
    body: {
      person: {
        name: string
        email?: string | null
        phone?: string | null
      }
      questions?: Array<string | {
        text: string
        points?: string[] | null
      }> | null
      /** A saved list instead of questions */
      questionnaire_id?: string | null
      /** Default: Questions for {name} */
      title?: string | null
      about?: string | null
      recording_mode?: 'audio' | 'audio_video' | 'none'
      monitor_activity?: boolean
      expected_minutes?: number | null
      context_text?: string | null
      /** 1 to 2160; default 168 */
      expiry_hours?: number | null
    }
    answer: {
      ok: boolean
      questionnaire: {
        id: string
        title: string
        questions: Array<{
          text: string
          kind: 'open' | 'expected'
          points: string[]
        }>
        question_count: number
        link_count: number
      }
      link: {
        token: string
        url: string
        status: 'issued' | 'opened' | 'in_progress' | 'completed' | 'expired' | 'revoked'
        person: {
          name: string
          email: string
          phone: string
        }
        expires_at: string
        result: null
      }
    }
  }
  /**
   * End a link at once
   * For: admin key, owner.
   */
  '/api/v1/questionnaires/links/{token}/revoke': {
    params: {
      token: string
    }
    answer: {
      ok: boolean
      link: {
        token: string
        url: string
        status: 'issued' | 'opened' | 'in_progress' | 'completed' | 'expired' | 'revoked'
        person: {
          name: string
          email: string
          phone: string
        }
        questionnaire: {
          id: string
          title: string
          question_count: number
          recording_mode: 'audio' | 'audio_video' | 'none'
          monitor_activity: boolean
          about: string
          expected_minutes: number
          context_text: string
        }
        monitor_activity: boolean
        created_at: string
        expires_at: string
        opened_at: string | null
        started_at: string | null
        completed_at: string | null
        recording: {
          available: boolean
          bytes: number | null
          /** "" before completion */
          url: string
          delete_after: string | null
        }
        /** "" before completion */
        report_pdf_url: string
        record_delete_after: string | null
      }
    }
  }
  /**
   * Have a session that has ended written up once more
   * For: admin key, agent, owner.
   */
  '/api/v1/questionnaires/links/{token}/rewrite': {
    params: {
      token: string
    }
    answer: {
      ok: boolean
      link: {
        token: string
        url: string
        status: 'issued' | 'opened' | 'in_progress' | 'completed' | 'expired' | 'revoked'
        person: {
          name: string
          email: string
          phone: string
        }
        questionnaire: {
          id: string
          title: string
          question_count: number
          recording_mode: 'audio' | 'audio_video' | 'none'
          monitor_activity: boolean
          about: string
          expected_minutes: number
          context_text: string
        }
        monitor_activity: boolean
        created_at: string
        expires_at: string
        opened_at: string | null
        started_at: string | null
        completed_at: string | null
        recording: {
          available: boolean
          bytes: number | null
          /** "" before completion */
          url: string
          delete_after: string | null
        }
        /** "" before completion */
        report_pdf_url: string
        record_delete_after: string | null
        result: {
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
          coverage: Array<{
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
          }>
          strengths: string[]
          gaps: string[]
          follow_up: string[]
          transcript: Array<{
            speaker: 'agent' | 'person'
            text: string
            /** From Start */
            at_seconds: number
          }>
          monitoring: {
            colour: 'green' | 'amber' | 'red'
            headline: string
            findings: Array<{
              key: string
              label: string
              level: 'amber' | 'red'
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
          } | null
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
        } | null
      }
    }
  }
  /**
   * Find the questions in a text; nothing is stored
   * For: admin key, owner.
   */
  '/api/v1/questionnaires/parse': {
    body: {
      text: string
    }
    answer: {
      questions: Array<{
        text: string
        kind: 'open' | 'expected'
        points: string[]
      }>
      /** What was left out, and why; "" when nothing was */
      note: string
      /** How many of them expect points */
      expected: number
      open: number
    }
  }
  /**
   * Find the questions in a document; nothing is stored
   * For: admin key, owner.
   */
  '/api/v1/questionnaires/parse-document': {
    body: {
      file: Blob
    } | FormData
    answer: {
      questions: Array<{
        text: string
        kind: 'open' | 'expected'
        points: string[]
      }>
      /** What was left out, and why; "" when nothing was */
      note: string
      /** How many of them expect points */
      expected: number
      open: number
    }
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
    answer: {
      /** Of this part, received without a gap */
      bytes: number
    }
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
    answer: {
      /** When the next one is due */
      next_ms: number
    }
  }
  /** Start the conversation: this alone spends the link */
  '/api/v1/questionnaires/sessions/{token}/start': {
    params: {
      token: string
    }
    body: {
      /** The person agreed to what the page says */
      agreed: true
      /** Of the page */
      language: string
    }
    answer: {
      voice: {
        /** Once, for the socket */
        token: string
        server: {
          hears: boolean
          speaks: boolean
        }
        ice_servers: Array<{
          urls: string[]
          username?: string
          credential?: string
        }>
        language: string
      }
      /** Since Start */
      elapsed_ms: number
      /** Until the session has reached its longest time */
      remaining_ms: number
      recording: 'audio' | 'audio_video' | 'none'
      /** Whether the page brings stills of its camera */
      stills: boolean
      /** Whether it is kept when the page is left */
      watches: boolean
      /** Before, in order */
      said: Array<{
        speaker: 'agent' | 'person'
        text: string
      }>
    }
  }
  /** Go on with a conversation that was started */
  '/api/v1/questionnaires/sessions/{token}/resume': {
    params: {
      token: string
    }
    answer: {
      voice: {
        /** Once, for the socket */
        token: string
        server: {
          hears: boolean
          speaks: boolean
        }
        ice_servers: Array<{
          urls: string[]
          username?: string
          credential?: string
        }>
        language: string
      }
      /** Since Start */
      elapsed_ms: number
      /** Until the session has reached its longest time */
      remaining_ms: number
      recording: 'audio' | 'audio_video' | 'none'
      /** Whether the page brings stills of its camera */
      stills: boolean
      /** Whether it is kept when the page is left */
      watches: boolean
      /** Before, in order */
      said: Array<{
        speaker: 'agent' | 'person'
        text: string
      }>
    }
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
    body: {
      flags: Array<{
        kind: 'tab_hidden' | 'window_blurred' | 'camera_lost' | 'microphone_lost' | 'connection_lost'
        /** Since Start */
        at_ms: number
        /** How long it lasted */
        seconds: number
      }>
    }
    answer: undefined
  }
  /** Bring a frame of the camera, about one a second; it is looked at and not kept */
  '/api/v1/questionnaires/sessions/{token}/frames': {
    params: {
      token: string
    }
    body: Blob | ArrayBuffer | Uint8Array
    answer: {
      /** Received so far: a page says so to whoever is watched */
      frames: number
    }
  }
  /**
   * Make a questionnaire, or a question set for the library
   * For: admin key, owner.
   */
  '/api/v1/questionnaires': {
    body: {
      title: string
      about?: string | null
      questions: Array<string | {
        text: string
        points?: string[] | null
      }>
      recording_mode?: 'audio' | 'audio_video' | 'none'
      monitor_activity?: boolean
      expected_minutes?: number | null
      context_text?: string | null
      is_template?: boolean
    }
    answer: {
      id: string
      title: string
      about: string
      questions: Array<{
        text: string
        kind: 'open' | 'expected'
        points: string[]
      }>
      question_count: number
      recording_mode: 'audio' | 'audio_video' | 'none'
      /** Shown to the person; does not end the session */
      expected_minutes: number
      context_text: string
      monitor_activity: boolean
      link_count: number
      created_at: string
      /** Whether it is a question set of the library */
      is_template: boolean
      /** The question set that it is a copy of, made when that was sent; null: of none, or of one that is gone */
      template_id: string | null
    }
  }
  /**
   * Make an audience; it starts empty
   * For: admin key, owner.
   */
  '/api/v1/communication/audiences': {
    body: {
      name: string
      source?: {
        kind: 'manual' | 'import' | 'segment'
        segment?: 'leads' | 'bookings' | 'callers' | 'chatters' | null
      }
    }
    answer: {
      id: string
      name: string
      source: {
        kind: 'manual' | 'import' | 'segment'
        segment: 'leads' | 'bookings' | 'callers' | 'chatters' | null
      }
      contact_count: number
      created_at: string
      updated_at: string
    }
  }
  /**
   * Read a CSV file and suggest which column is what; stores nothing
   * For: admin key, owner.
   */
  '/api/v1/communication/audiences/parse': {
    body: {
      file: Blob
    } | FormData
    answer: {
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
  }
  /**
   * Find people in pasted text; stores nothing
   * For: admin key, owner.
   */
  '/api/v1/communication/audiences/parse-text': {
    body: {
      text: string
    }
    answer: {
      contacts: Array<{
        name: string | null
        email: string | null
        phone: string | null
      }>
      skipped: Array<{
        line: number
        text: string
        reason: string
      }>
      count: number
    }
  }
  /**
   * Add the rows of a CSV file, as a file or as parsed, under the chosen mapping
   * For: admin key, owner.
   */
  '/api/v1/communication/audiences/{id}/import': {
    params: {
      id: string
    }
    body: {
      /** Column → field; "" leaves it out, null makes it an own field. Without it, as suggested */
      mapping?: Record<string, string | null>
      rows?: Array<Record<string, unknown>>
      consent?: {
        channels: Array<'email' | 'sms' | 'whatsapp' | 'voice'>
        /** How they agreed, for the record: "Newsletter form, May 2026" */
        source: string
      }
    } | {
      /** Column → field; "" leaves it out, null makes it an own field. Without it, as suggested */
      mapping?: Record<string, string | null>
      rows?: Array<Record<string, unknown>>
      consent?: {
        channels: Array<'email' | 'sms' | 'whatsapp' | 'voice'>
        /** How they agreed, for the record: "Newsletter form, May 2026" */
        source: string
      }
      file: Blob
    } | FormData
    answer: {
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
  }
  /**
   * Add contacts, or tell those that are there what is new
   * For: admin key, owner.
   */
  '/api/v1/communication/audiences/{id}/contacts': {
    params: {
      id: string
    }
    body: {
      rows: Array<Record<string, unknown>>
      consent?: {
        channels: Array<'email' | 'sms' | 'whatsapp' | 'voice'>
        /** How they agreed, for the record: "Newsletter form, May 2026" */
        source: string
      }
    }
    answer: {
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
      /** How they agreed */
      consent_source?: string
    }
    answer: {
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
  }
  /**
   * Opt a person out, by email address or number, across every audience
   * For: admin key, agent, owner.
   */
  '/api/v1/communication/suppress': {
    body: {
      email?: string | null
      phone?: string | null
      /** Without it, all */
      channels?: Array<'email' | 'sms' | 'whatsapp' | 'voice'>
      reason?: string | null
    }
    answer: {
      suppressed: {
        email: string | null
        phone: string | null
        channels: Array<'email' | 'sms' | 'whatsapp' | 'voice'>
      }
      /** Contacts with that address, in every audience */
      contacts_affected: number
    }
  }
  /**
   * Make a template; its placeholders are found in its text
   * For: admin key, owner.
   */
  '/api/v1/communication/templates': {
    body: {
      name: string
      channel: 'email' | 'sms' | 'whatsapp' | 'voice'
      subject?: string | null
      body: string
      category?: 'utility' | 'marketing' | 'authentication' | null
      language?: string | null
      /** Placeholder → who fills it; without one, its name decides */
      variable_sources?: Record<string, {
        from: 'recipient.name' | 'recipient.phone' | 'recipient.email' | 'page' | 'typed' | 'fixed' | 'booking'
        /** For `fixed` */
        value?: string
      }> | null
      dlt_template_id?: string | null
      /** Voice: what is done when a machine picks up; null: what the account says (`calls.on_machine`) */
      on_machine?: 'hang_up' | 'leave_message' | null
    }
    answer: {
      id: string
      name: string
      channel: 'email' | 'sms' | 'whatsapp' | 'voice'
      subject: string | null
      body: string
      category: 'utility' | 'marketing' | 'authentication' | null
      language: string
      /** Found in the text, in the order of their places */
      variables: string[]
      /** Placeholder → who fills it; without one, its name decides */
      variable_sources: Record<string, {
        from: 'recipient.name' | 'recipient.phone' | 'recipient.email' | 'page' | 'typed' | 'fixed' | 'booking'
        /** For `fixed` */
        value?: string
      }>
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
      created_at: string
      updated_at: string
    }
  }
  /**
   * Hand a WhatsApp template in for review
   * For: admin key, owner.
   */
  '/api/v1/communication/templates/{id}/submit': {
    params: {
      id: string
    }
    answer: {
      id: string
      name: string
      channel: 'email' | 'sms' | 'whatsapp' | 'voice'
      subject: string | null
      body: string
      category: 'utility' | 'marketing' | 'authentication' | null
      language: string
      /** Found in the text, in the order of their places */
      variables: string[]
      /** Placeholder → who fills it; without one, its name decides */
      variable_sources: Record<string, {
        from: 'recipient.name' | 'recipient.phone' | 'recipient.email' | 'page' | 'typed' | 'fixed' | 'booking'
        /** For `fixed` */
        value?: string
      }>
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
      created_at: string
      updated_at: string
    }
  }
  /**
   * What a template says to one of the contacts, or to somebody made up where there is none
   * For: admin key, owner.
   */
  '/api/v1/communication/templates/{id}/preview': {
    params: {
      id: string
    }
    answer: {
      subject: string | null
      body: string
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
  }
  /**
   * Draft a broadcast: what to say, to whom, on which channels in which order
   * For: admin key, owner.
   */
  '/api/v1/communication/broadcasts': {
    body: {
      name: string
      audience_id: string
      channel_order: Array<'email' | 'sms' | 'whatsapp' | 'voice'>
      template_ids: {
        email?: string
        sms?: string
        whatsapp?: string
        voice?: string
      }
      /** @default true */
      allow_replies?: boolean
      /** Placeholders that the sender, or the program that sends, fills in for this send */
      values?: Record<string, string>
      send_window_start?: number | null
      send_window_end?: number | null
    }
    answer: {
      id: string
      name: string
      /** To whom it goes; an audience that was deleted is still named. "" for a message to one person, whom contact_id names */
      audience_id: string
      contact_id: string | null
      channel_order: Array<'email' | 'sms' | 'whatsapp' | 'voice'>
      template_ids: {
        email?: string
        sms?: string
        whatsapp?: string
        voice?: string
      }
      values: Record<string, string>
      allow_replies: boolean
      send_window_start: number | null
      send_window_end: number | null
      status: 'draft' | 'queued' | 'sending' | 'completed' | 'cancelled'
      waiting_for: 'review' | 'window' | null
      previewed_at: string | null
      sent_at: string | null
      completed_at: string | null
      created_at: string
    }
  }
  /**
   * Dry run: every check, nothing sent
   * For: admin key, owner.
   */
  '/api/v1/communication/broadcasts/{id}/preview': {
    params: {
      id: string
    }
    answer: {
      counts: {
        total: number
        sending: number
        held: number
        blocked: number
      }
      by_channel: Record<string, number>
      by_reason: Record<string, {
        count: number
        label: string
      }>
      samples: Array<{
        name: string | null
        channel: 'email' | 'sms' | 'whatsapp' | 'voice'
        subject: string | null
        body: string
      }>
      readiness: {
        enabled: boolean
        channels: {
          email: {
            ready: boolean
            /** Why it is not ready, or what should be known although it is */
            reason: string
            /** What recipients see; empty when nothing can be sent */
            sender: string
          }
          whatsapp: {
            ready: boolean
            /** Why it is not ready, or what should be known although it is */
            reason: string
            /** What recipients see; empty when nothing can be sent */
            sender: string
          }
          sms: {
            ready: boolean
            /** Why it is not ready, or what should be known although it is */
            reason: string
            /** What recipients see; empty when nothing can be sent */
            sender: string
          }
          voice: {
            ready: boolean
            /** Why it is not ready, or what should be known although it is */
            reason: string
            /** What recipients see; empty when nothing can be sent */
            sender: string
          }
        }
        segments: {
          leads: string
          bookings: string
          callers: string
          chatters: string
        }
      }
    }
  }
  /**
   * Send a previewed broadcast; returns at once
   * For: admin key, owner.
   */
  '/api/v1/communication/broadcasts/{id}/send': {
    params: {
      id: string
    }
    answer: {
      id: string
      name: string
      /** To whom it goes; an audience that was deleted is still named. "" for a message to one person, whom contact_id names */
      audience_id: string
      contact_id: string | null
      channel_order: Array<'email' | 'sms' | 'whatsapp' | 'voice'>
      template_ids: {
        email?: string
        sms?: string
        whatsapp?: string
        voice?: string
      }
      values: Record<string, string>
      allow_replies: boolean
      send_window_start: number | null
      send_window_end: number | null
      status: 'draft' | 'queued' | 'sending' | 'completed' | 'cancelled'
      waiting_for: 'review' | 'window' | null
      previewed_at: string | null
      sent_at: string | null
      completed_at: string | null
      created_at: string
      counts: {
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
    }
  }
  /**
   * Stop what is not handed to a provider yet
   * For: admin key, owner.
   */
  '/api/v1/communication/broadcasts/{id}/cancel': {
    params: {
      id: string
    }
    answer: {
      id: string
      name: string
      /** To whom it goes; an audience that was deleted is still named. "" for a message to one person, whom contact_id names */
      audience_id: string
      contact_id: string | null
      channel_order: Array<'email' | 'sms' | 'whatsapp' | 'voice'>
      template_ids: {
        email?: string
        sms?: string
        whatsapp?: string
        voice?: string
      }
      values: Record<string, string>
      allow_replies: boolean
      send_window_start: number | null
      send_window_end: number | null
      status: 'draft' | 'queued' | 'sending' | 'completed' | 'cancelled'
      waiting_for: 'review' | 'window' | null
      previewed_at: string | null
      sent_at: string | null
      completed_at: string | null
      created_at: string
      counts: {
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
    }
  }
  /**
   * A message to one person, through the same checks
   * For: admin key, owner.
   */
  '/api/v1/communication/send-one': {
    body: {
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
    answer: {
      broadcast_id: string
      status: 'draft' | 'queued' | 'sending' | 'completed' | 'cancelled'
      message: {
        channel: 'email' | 'sms' | 'whatsapp' | 'voice' | null
        state: 'queued' | 'sending' | 'sent' | 'delivered' | 'read' | 'replied' | 'failed' | 'blocked' | 'cancelled'
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
  }
  /**
   * Ask the provider whether the account answers; sends nothing
   * For: admin key, owner.
   */
  '/api/v1/communication/connections/{channel}/test': {
    params: {
      channel: 'email' | 'sms' | 'whatsapp' | 'voice'
    }
    answer: {
      ok: boolean
      detail: string
    }
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
    answer: {
      ok: boolean
    }
  }
  /**
   * Have another program told what happens
   * For: admin key, owner.
   */
  '/api/v1/webhooks': {
    body: {
      /** http or https; redirects are not followed */
      url: string
      /** Names of events, or `*` for every one, those to come included */
      events?: Array<'*' | 'call.completed' | 'call.started' | 'call.failed' | 'booking.created' | 'booking.updated' | 'booking.cancelled' | 'lead.captured' | 'lead.updated' | 'chat.message' | 'chat.session_ended' | 'crm.sync_completed' | 'crm.sync_failed'>
      description?: string | null
      is_active?: boolean
    }
    answer: {
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
  }
  /**
   * Give a webhook a new secret; the old one signs as well for 24 hours
   * For: admin key, owner.
   */
  '/api/v1/webhooks/{id}/rotate-secret': {
    params: {
      id: string
    }
    answer: {
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
  }
  /**
   * Send a test event to a webhook; how it went is in its deliveries
   * For: admin key, owner.
   */
  '/api/v1/webhooks/{id}/test': {
    params: {
      id: string
    }
    answer: {
      /** The event’s; X-Webhook-Id of every attempt */
      id: string
      event: string
      status: 'pending' | 'delivered' | 'failed'
      /** Oldest first, the last 50 */
      attempts: Array<{
        at: string
        status_code: number | null
        ms: number
        error: string | null
      }>
      next_attempt_at: string | null
      created_at: string
    }
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
    answer: {
      /** The event’s; X-Webhook-Id of every attempt */
      id: string
      event: string
      status: 'pending' | 'delivered' | 'failed'
      /** Oldest first, the last 50 */
      attempts: Array<{
        at: string
        status_code: number | null
        ms: number
        error: string | null
      }>
      next_attempt_at: string | null
      created_at: string
    }
  }
  /**
   * Ask a CRM whether it would take contacts
   * For: admin key, owner.
   */
  '/api/v1/crm/connections/{provider}/test': {
    params: {
      provider: 'hubspot' | 'signed_json'
    }
    answer: {
      ok: boolean
      error: string | null
    }
  }
  /**
   * Go through all leads now; it happens by itself after each change and every night
   * For: admin key, owner.
   */
  '/api/v1/crm/connections/{provider}/sync': {
    params: {
      provider: 'hubspot' | 'signed_json'
    }
    answer: {
      provider: 'hubspot' | 'signed_json'
      status: 'queued'
    }
  }
}

/** What PUT takes and answers, by path. */
export interface PutEndpoints {
  /**
   * Choose which kind of source wins between passages of equal score
   * For: admin key, owner.
   */
  '/api/v1/knowledge/source-priority': {
    body: {
      /** Each of qa, document, page, photo, question_set once, the first wins */
      order: string[]
    }
    answer: {
      /** Of qa, document, page, photo, question_set */
      order: string[]
    }
  }
  /**
   * Connect the business’s own mail server and mailbox
   * For: admin key, owner.
   */
  '/api/v1/communication/connections/email': {
    body: {
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
    answer: {
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
  }
  /**
   * Connect the business’s own account for text messages: Twilio, or a carrier with its API
   * For: admin key, owner.
   */
  '/api/v1/communication/connections/sms': {
    body: {
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
    answer: {
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
  }
  /**
   * Connect the business’s own account for calls: Twilio, or a carrier with its API
   * For: admin key, owner.
   */
  '/api/v1/communication/connections/voice': {
    body: {
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
    answer: {
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
  }
  /**
   * Connect the business’s own WhatsApp business account
   * For: admin key, owner.
   */
  '/api/v1/communication/connections/whatsapp': {
    body: {
      phone_number_id: string
      business_account_id: string
      /** Never shown again; absent: kept */
      access_token?: string
      /** Never shown again; absent: kept */
      app_secret?: string
      /** Messages a minute; null: the channel’s usual */
      per_minute?: number | null
    }
    answer: {
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
  }
  /**
   * Connect a CRM, or change its connection
   * For: admin key, owner.
   */
  '/api/v1/crm/connections/{provider}': {
    params: {
      provider: 'hubspot' | 'signed_json'
    }
    body: {
      /** hubspot: of a private app that may write contacts. signed_json: keys the signature. Never read back; left out, the present one stays */
      token?: string
      /** signed_json: where contacts are posted */
      url?: string
    }
    answer: {
      provider: 'hubspot' | 'signed_json'
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
  }
}

/** What PATCH takes and answers, by path. */
export interface PatchEndpoints {
  /**
   * Change one’s own name, address or password
   * For: agent, owner.
   */
  '/api/v1/auth/me': {
    body: {
      name?: string | null
      email?: string | null
      password?: string | null
      current_password?: string | null
    }
    answer: {
      user: {
        id: string
        email: string
        name: string | null
        role: 'owner' | 'agent'
        created_at: string
      }
      tenant: {
        id: string
        slug: string
        name: string
        timezone: string
        country: string | null
        language: string
        created_at: string
      }
      pending_email: string | null
    }
  }
  /**
   * Change settings of the business
   * For: admin key, owner.
   */
  '/api/v1/account': {
    body: {
      name?: string
      slug?: string
      email?: string | null
      phone?: string | null
      website?: string | null
      address?: string | null
      timezone?: string
      country?: string | null
      language?: string
      agent_name?: string
      greeting?: string | null
      tone?: string | null
      primary_color?: string | null
      channels?: {
        chat?: boolean
        call?: boolean
        book?: boolean
      }
      hours?: {
        mon?: Array<string[]>
        tue?: Array<string[]>
        wed?: Array<string[]>
        thu?: Array<string[]>
        fri?: Array<string[]>
        sat?: Array<string[]>
        sun?: Array<string[]>
      } | null
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
      }
      calls?: {
        record?: boolean
        transfer_to?: string | null
        on_machine?: 'hang_up' | 'leave_message'
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
    answer: {
      id: string
      name: string
      slug: string
      email: string | null
      phone: string | null
      website: string | null
      address: string | null
      timezone: string
      country: string | null
      language: string
      agent_name: string
      greeting: string | null
      tone: string | null
      primary_color: string | null
      channels: {
        chat: boolean
        call: boolean
        book: boolean
      }
      hours: {
        mon?: Array<string[]>
        tue?: Array<string[]>
        wed?: Array<string[]>
        thu?: Array<string[]>
        fri?: Array<string[]>
        sat?: Array<string[]>
        sun?: Array<string[]>
      }
      closures: Array<{
        from: string
        to: string
        reason: string | null
      }>
      booking: {
        min_notice_minutes: number
        horizon_days: number
        slot_step_minutes: number
        paused: boolean
      }
      calls: {
        record: boolean
        transfer_to: string | null
        on_machine: 'hang_up' | 'leave_message'
      }
      allowed_domains: string[]
      communication_enabled: boolean
      email_replies: 'off' | 'draft' | 'auto'
      caller_countries: {
        email: string[]
        sms: string[]
        whatsapp: string[]
        voice: string[]
      }
      retention: {
        record_days: number
        conversation_days: number | null
        lead_days: number | null
        booking_days: number | null
        message_days: number | null
        audit_days: number
      }
      limits: {
        chat_links: number
        documents: number
      }
      created_at: string
      updated_at: string
    }
  }
  /**
   * Change a member's role or name
   * For: admin key, owner.
   */
  '/api/v1/members/{id}': {
    params: {
      id: string
    }
    body: {
      role?: 'owner' | 'agent'
      name?: string | null
    }
    answer: {
      id: string
      email: string
      name: string | null
      role: 'owner' | 'agent'
      status: 'active' | 'invited'
      created_at: string
    }
  }
  /**
   * Change the fields that are sent
   * For: admin key, owner.
   */
  '/api/v1/knowledge/albums/{id}': {
    params: {
      id: string
    }
    body: {
      /** Searched together with every caption */
      name?: string
      description?: string | null
    }
    answer: {
      id: string
      name: string
      description: string
      link_id: string | null
      photos: Array<{
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
      }>
      created_at: string
      updated_at: string
    }
  }
  /**
   * Tick an item off, or open it again
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/needs-you/{id}': {
    params: {
      id: string
    }
    body: {
      status: 'open' | 'done'
    }
    answer: {
      id: string
      kind: 'unanswered' | 'handover' | 'callback' | 'email_draft' | 'failed_booking' | 'failed_check' | 'failed_webhook'
      title: string
      conversation_id: string | null
      link_id: string | null
      tags: string[]
      contact: {
        name: string | null
        email: string | null
        phone: string | null
      } | null
      /** Of a mail that waits for an answer: what the assistant would say */
      draft: string | null
      status: 'open' | 'done'
      created_at: string
    }
  }
  /**
   * Change a lead
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/leads/{id}': {
    params: {
      id: string
    }
    body: {
      name?: string | null
      email?: string | null
      phone?: string | null
      intent?: string | null
      notes?: string | null
      tags?: string[] | null
      status?: 'new' | 'contacted' | 'qualified' | 'won' | 'lost'
    }
    answer: {
      id: string
      name: string | null
      email: string | null
      phone: string | null
      /** What they want, in their own words */
      intent: string | null
      status: 'new' | 'contacted' | 'qualified' | 'won' | 'lost'
      source: 'chat' | 'call' | 'widget' | 'email' | 'form' | 'booking' | 'api'
      tags: string[]
      notes: string | null
      conversation_id: string | null
      call_id: string | null
      created_at: string
      updated_at: string
    }
  }
  /**
   * Change the fields that are sent
   * For: standard key, admin key, owner.
   */
  '/api/v1/services/{id}': {
    params: {
      id: string
    }
    body: {
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
      price?: number | null
      /** ISO 4217 */
      currency?: string | null
      is_active?: boolean
    }
    answer: {
      id: string
      name: string
      description: string
      duration_minutes: number
      buffer_before: number
      buffer_after: number
      capacity: number
      resource: string | null
      price: number | null
      currency: string | null
      is_active: boolean
      created_at: string
      updated_at: string
    }
  }
  /** Move one’s own booking */
  '/api/v1/booking-page/b/{token}': {
    params: {
      token: string
    }
    body: {
      starts_at: string
      timezone?: string
    }
    answer: {
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
      status: 'confirmed' | 'completed' | 'cancelled' | 'no_show'
      /** It is confirmed and has not begun */
      can_change: boolean
      manage_url: string
    }
  }
  /**
   * Change the fields that are sent; a new starts_at moves the booking
   * For: standard key, admin key, agent, owner.
   */
  '/api/v1/bookings/{id}': {
    params: {
      id: string
    }
    body: {
      starts_at?: string
      name?: string
      email?: string | null
      phone?: string | null
      notes?: string | null
      /** IANA name, such as Europe/Berlin */
      timezone?: string
    }
    answer: {
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
      status: 'confirmed' | 'completed' | 'cancelled' | 'no_show'
      source: 'api' | 'page' | 'chat' | 'call' | 'widget'
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
  }
  /**
   * Change the fields that are sent
   * For: admin key, owner.
   */
  '/api/v1/chat-links/{id}': {
    params: {
      id: string
    }
    body: {
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
      channels?: Array<'chat' | 'call' | 'book'> | null
      inherit_main_kb?: boolean | null
      /** One in the past expires the link at once */
      expires_at?: string | null
      /** false revokes, true takes a revocation back */
      is_active?: boolean
    }
    answer: {
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
      channels: Array<'chat' | 'call' | 'book'> | null
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
  }
  /**
   * Change the fields that are sent
   * For: admin key, owner.
   */
  '/api/v1/questionnaires/{id}': {
    params: {
      id: string
    }
    body: {
      title?: string
      about?: string | null
      questions?: Array<string | {
        text: string
        points?: string[] | null
      }>
      recording_mode?: 'audio' | 'audio_video' | 'none'
      monitor_activity?: boolean
      expected_minutes?: number | null
      context_text?: string | null
    }
    answer: {
      id: string
      title: string
      about: string
      questions: Array<{
        text: string
        kind: 'open' | 'expected'
        points: string[]
      }>
      question_count: number
      recording_mode: 'audio' | 'audio_video' | 'none'
      /** Shown to the person; does not end the session */
      expected_minutes: number
      context_text: string
      monitor_activity: boolean
      link_count: number
      created_at: string
      /** Whether it is a question set of the library */
      is_template: boolean
      /** The question set that it is a copy of, made when that was sent; null: of none, or of one that is gone */
      template_id: string | null
    }
  }
  /**
   * Rename an audience, or change where its contacts come from
   * For: admin key, owner.
   */
  '/api/v1/communication/audiences/{id}': {
    params: {
      id: string
    }
    body: {
      name?: string
      source?: {
        kind: 'manual' | 'import' | 'segment'
        segment?: 'leads' | 'bookings' | 'callers' | 'chatters' | null
      }
    }
    answer: {
      id: string
      name: string
      source: {
        kind: 'manual' | 'import' | 'segment'
        segment: 'leads' | 'bookings' | 'callers' | 'chatters' | null
      }
      contact_count: number
      created_at: string
      updated_at: string
    }
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
    body: {
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
    answer: {
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
        channel: 'email' | 'sms' | 'whatsapp' | 'voice'
        granted: boolean
        source: string
        at: string
      }>
      /** Its own fields */
      attributes: Record<string, string>
      /** Closed by the stop list, whatever it agreed to */
      suppressed: Array<'email' | 'sms' | 'whatsapp' | 'voice'>
      created_at: string
      updated_at: string
    }
  }
  /**
   * Change the fields that are sent; a WhatsApp text that changes must be reviewed again
   * For: admin key, owner.
   */
  '/api/v1/communication/templates/{id}': {
    params: {
      id: string
    }
    body: {
      name?: string
      channel?: 'email' | 'sms' | 'whatsapp' | 'voice'
      subject?: string | null
      body?: string
      category?: 'utility' | 'marketing' | 'authentication' | null
      language?: string | null
      /** Placeholder → who fills it; without one, its name decides */
      variable_sources?: Record<string, {
        from: 'recipient.name' | 'recipient.phone' | 'recipient.email' | 'page' | 'typed' | 'fixed' | 'booking'
        /** For `fixed` */
        value?: string
      }> | null
      dlt_template_id?: string | null
      /** Voice: what is done when a machine picks up; null: what the account says (`calls.on_machine`) */
      on_machine?: 'hang_up' | 'leave_message' | null
      /** true brings a deactivated one back; false is DELETE */
      is_active?: boolean
    }
    answer: {
      id: string
      name: string
      channel: 'email' | 'sms' | 'whatsapp' | 'voice'
      subject: string | null
      body: string
      category: 'utility' | 'marketing' | 'authentication' | null
      language: string
      /** Found in the text, in the order of their places */
      variables: string[]
      /** Placeholder → who fills it; without one, its name decides */
      variable_sources: Record<string, {
        from: 'recipient.name' | 'recipient.phone' | 'recipient.email' | 'page' | 'typed' | 'fixed' | 'booking'
        /** For `fixed` */
        value?: string
      }>
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
      created_at: string
      updated_at: string
    }
  }
  /**
   * Turn replies to this broadcast on or off, from now on
   * For: admin key, owner.
   */
  '/api/v1/communication/broadcasts/{id}/replies': {
    params: {
      id: string
    }
    body: {
      allow_replies: boolean
    }
    answer: {
      id: string
      name: string
      /** To whom it goes; an audience that was deleted is still named. "" for a message to one person, whom contact_id names */
      audience_id: string
      contact_id: string | null
      channel_order: Array<'email' | 'sms' | 'whatsapp' | 'voice'>
      template_ids: {
        email?: string
        sms?: string
        whatsapp?: string
        voice?: string
      }
      values: Record<string, string>
      allow_replies: boolean
      send_window_start: number | null
      send_window_end: number | null
      status: 'draft' | 'queued' | 'sending' | 'completed' | 'cancelled'
      waiting_for: 'review' | 'window' | null
      previewed_at: string | null
      sent_at: string | null
      completed_at: string | null
      created_at: string
      counts: {
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
    }
  }
  /**
   * Change a webhook, or switch it off and on
   * For: admin key, owner.
   */
  '/api/v1/webhooks/{id}': {
    params: {
      id: string
    }
    body: {
      /** http or https; redirects are not followed */
      url?: string
      /** Names of events, or `*` for every one, those to come included */
      events?: Array<'*' | 'call.completed' | 'call.started' | 'call.failed' | 'booking.created' | 'booking.updated' | 'booking.cancelled' | 'lead.captured' | 'lead.updated' | 'chat.message' | 'chat.session_ended' | 'crm.sync_completed' | 'crm.sync_failed'>
      description?: string | null
      /** What waits while it is off goes out once it is on again */
      is_active?: boolean
    }
    answer: {
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
  }
}

/** What DELETE takes and answers, by path. */
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
    body: {
      password: string
      code: string
    }
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
      provider: 'hubspot' | 'signed_json'
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
    answer: {
      person: {
        email: string | null
        phone: string | null
      }
      erased_at: string
      /** How many records, by what they were */
      erased: Record<string, number>
      /** What stays all the same */
      kept: Array<{
        what: string
        count: number
        why: string
      }>
    }
  }
}

/** Endpoints that answer with server-sent events. */
export interface StreamEndpoints {
  /** Say something to the assistant and read its answer as it is written */
  '/api/v1/chat/stream': {
    body: {
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
    method: 'POST'
    event: StreamEvents['/api/v1/chat/stream']
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
    event: StreamEvents['/api/v1/conversations/{id}/events']
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
    event: StreamEvents['/api/v1/chat/events']
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
    event: StreamEvents['/api/v1/communication/broadcasts/{id}/events']
  }
}
