import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/api.ts'

/** A reminder by text message as somebody would get it. */
export const reminderPreviewQuery = (words: string | null) =>
  queryOptions({
    queryKey: ['bookings', 'reminder', words],
    queryFn: ({ signal }) => api.post('/api/v1/bookings/reminders/preview', { body: { words }, signal }),
  })

/** Templates for WhatsApp, whatever became of their reviews. */
export const whatsappTemplatesQuery = queryOptions({
  queryKey: ['templates', 'whatsapp'],
  queryFn: async ({ signal }) =>
    (await api.get('/api/v1/communication/templates', { query: { channel: 'whatsapp' }, signal })).templates,
})
