import { queryOptions, useMutation } from '@tanstack/react-query'
import type { Lead } from '#client'
import { api } from '../../api/api.ts'
import { queryClient } from '../../api/query.ts'
import type { Conversation } from '../records.ts'

/** Earlier records shown of each kind. */
const shown = 8

export type LeadStatus = Lead['status']
export const leadStatuses: LeadStatus[] = ['new', 'contacted', 'qualified', 'won', 'lost']

const leadKey = (id: string) => ['leads', id] as const

export const leadQuery = (id: string) =>
  queryOptions({
    queryKey: leadKey(id),
    queryFn: ({ signal }) => api.get('/api/v1/leads/{id}', { params: { id }, signal }),
  })

export const bookingsQuery = (leadId: string) =>
  queryOptions({
    queryKey: ['bookings', 'lead', leadId],
    queryFn: ({ signal }) =>
      api.get('/api/v1/bookings', { query: { lead_id: leadId, limit: shown, cursor: '' }, signal }),
  })

export const callsQuery = (leadId: string) =>
  queryOptions({
    queryKey: ['calls', 'lead', leadId],
    queryFn: ({ signal }) =>
      api.get('/api/v1/calls', { query: { lead_id: leadId, limit: shown, cursor: '' }, signal }),
  })

export const conversationsQuery = (leadId: string) =>
  queryOptions({
    queryKey: ['conversations', 'lead', leadId],
    queryFn: ({ signal }) =>
      api.get('/api/v1/conversations', { query: { lead_id: leadId, limit: shown, cursor: '' }, signal }),
  })

/** Changes the stage of a lead; shown at once, put back when the server refuses. */
export const useStage = (leadId: string) =>
  useMutation({
    mutationFn: (status: LeadStatus) =>
      api.patch('/api/v1/leads/{id}', { params: { id: leadId }, body: { status } }),
    onMutate: async status => {
      await queryClient.cancelQueries({ queryKey: leadKey(leadId) })
      const before = queryClient.getQueryData<Lead>(leadKey(leadId))
      queryClient.setQueryData<Lead>(leadKey(leadId), lead => lead && { ...lead, status })
      return before
    },
    onError: (_error, _status, before) => queryClient.setQueryData(leadKey(leadId), before),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['leads'] }),
  })

/** Names the visitor of a conversation, and the person whom they turned out to be. */
export const useRename = ({ id, lead_id }: Conversation) =>
  useMutation({
    mutationFn: async (name: string | null) => {
      await api.patch('/api/v1/conversations/{id}', { params: { id }, body: { client_name: name } })
      if (lead_id) await api.patch('/api/v1/leads/{id}', { params: { id: lead_id }, body: { name } })
    },
    onMutate: async name => {
      const key = ['conversations', id]
      await queryClient.cancelQueries({ queryKey: key, exact: true })
      const before = queryClient.getQueryData<Conversation>(key)
      queryClient.setQueryData<Conversation>(key, known => known && { ...known, client_name: name })
      return before
    },
    onError: (_error, _name, before) => queryClient.setQueryData(['conversations', id], before),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['conversations'] })
      void queryClient.invalidateQueries({ queryKey: ['leads'] })
    },
  })

/** In which conversations the question of an item was asked, and who of them waits. */
export const gapQuery = (itemId: string) =>
  queryOptions({
    queryKey: ['gaps', itemId, 'conversations'],
    queryFn: ({ signal }) =>
      api.get('/api/v1/knowledge/gaps/{id}/conversations', { params: { id: itemId }, signal }),
  })

/** Teaches an answer to the question of an item, and sends it to those who wait for it. */
export const useTeach = () =>
  useMutation({
    mutationFn: ({
      itemId,
      question,
      answer,
      notify,
    }: {
      itemId: string
      question: string
      answer: string
      notify: boolean
    }) =>
      api.post('/api/v1/knowledge/portal/ingest', {
        body: { question, answer, resolves: itemId, notify_waiting: notify },
      }),
    onSettled: () => {
      for (const queryKey of [['gaps'], ['knowledge'], ['conversations'], ['needs-you'], ['counts']])
        void queryClient.invalidateQueries({ queryKey })
    },
  })
