import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Obstacle } from '#client'
import { api } from '../../api/api.ts'
import { startOf } from '../days.ts'

/** The free times of a service on a day of the business, `2026-11-23`. */
export const timesQuery = (service: string, day: string, zone: string) =>
  queryOptions({
    queryKey: ['bookings', 'free', service, day],
    queryFn: ({ signal }) =>
      api.get('/api/v1/bookings/availability', {
        query: { service_id: service, from: startOf(day, zone), to: startOf(day, zone, 1), timezone: zone },
        signal,
      }),
    staleTime: 10_000,
  })

/** What is in the way of a service at a moment that the owner chose. */
export const obstaclesQuery = (service: string, moment: string | null) =>
  queryOptions({
    queryKey: ['bookings', 'obstacles', service, moment],
    queryFn: ({ signal }) =>
      api.get('/api/v1/bookings/obstacles', {
        query: { service_id: service, starts_at: moment ?? '' },
        signal,
      }),
    enabled: moment !== null,
    staleTime: 10_000,
  })

/** What the owner types of whom: an address or a number, told apart by the @. */
export const contactOf = (typed: string): { email?: string; phone?: string } =>
  typed === '' ? {} : typed.includes('@') ? { email: typed } : { phone: typed }

export function useBook() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({
      contact,
      override,
      ...booking
    }: {
      service_id: string
      starts_at: string
      name: string
      contact: string
      /** What is in the way, and was seen; null: nothing may be. */
      override: Obstacle['kind'][] | null
    }) => {
      const body = { ...booking, ...contactOf(contact) }
      if (override === null) return api.post('/api/v1/bookings', { body })
      return api.post('/api/v1/bookings/override', { body: { ...body, override } })
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['bookings'] }),
  })
}
