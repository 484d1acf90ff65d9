import type { NewService, Service } from '#client'
import { sorted, type Week, weekOf } from '../../parts/hours/week.ts'

/** A service as its form has it: what is typed, which may hold or not. */
export interface Fields {
  name: string
  description: string
  duration: string
  before: string
  after: string
  capacity: string
  resource: string
  price: string
  currency: string
  isActive: boolean
  /** null: those of the business */
  hours: Week | null
}

export const fieldsOf = (service: Service | null, currency: string): Fields => ({
  name: service?.name ?? '',
  description: service?.description ?? '',
  duration: String(service?.duration_minutes ?? 30),
  before: String(service?.buffer_before ?? 0),
  after: String(service?.buffer_after ?? 0),
  capacity: String(service?.capacity ?? 1),
  resource: service?.resource ?? '',
  price: service?.price === null || !service ? '' : String(service.price),
  currency: service?.currency ?? currency,
  isActive: service?.is_active ?? true,
  hours: service?.hours ? weekOf(service.hours) : null,
})

/** As the API takes it. A comma is a point to most of Europe. */
export const serviceOf = (fields: Fields): NewService => ({
  name: fields.name.trim(),
  description: fields.description.trim(),
  duration_minutes: Number(fields.duration),
  buffer_before: Number(fields.before),
  buffer_after: Number(fields.after),
  capacity: Number(fields.capacity),
  resource: fields.resource.trim() || null,
  price: fields.price.trim() ? Number(fields.price.replace(',', '.')) : null,
  currency: fields.price.trim() ? fields.currency.trim().toUpperCase() : null,
  is_active: fields.isActive,
  hours: fields.hours && sorted(fields.hours),
})

/** Whether a price, if there is one, says of which currency. */
export const hasCurrency = ({ price, currency }: Fields): boolean =>
  !price.trim() || /^[A-Za-z]{3}$/.test(currency.trim())
