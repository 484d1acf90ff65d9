import type { Ctx } from '#server/core/context.ts'
import { type Business, business } from '#server/modules/accounts/accounts.ts'
import { search } from '#server/modules/knowledge/knowledge.ts'
import { sureConfidence } from '#server/modules/knowledge/search/search.ts'

/** The topics of a front desk and how visitors ask about them, in the most common languages. */
const topics: { topic: string; probes: string[]; settled?(own: Business): boolean }[] = [
  {
    topic: 'Opening hours',
    probes: [
      'opening hours',
      'when are you open',
      'Öffnungszeiten',
      'horaires d’ouverture',
      'horario de apertura',
    ],
    settled: own => Object.values(own.hours).some(spans => spans && spans.length > 0),
  },
  {
    topic: 'Location',
    probes: [
      'where are you located',
      'address and directions',
      'Adresse und Anfahrt',
      'adresse',
      'dirección',
    ],
    settled: own => Boolean(own.address),
  },
  {
    topic: 'Contact',
    probes: [
      'telephone number',
      'email address',
      'contact',
      'Telefonnummer',
      'numéro de téléphone',
      'teléfono',
    ],
    settled: own => Boolean(own.phone || own.email),
  },
  {
    topic: 'Services',
    probes: ['services offered', 'what do you offer', 'Leistungen und Angebot', 'prestations', 'servicios'],
  },
  {
    topic: 'Prices',
    probes: ['how much does it cost', 'prices', 'price list', 'Preise und Kosten', 'tarifs', 'precios'],
  },
  {
    topic: 'Booking',
    probes: [
      'book an appointment',
      'make a reservation',
      'Termin vereinbaren',
      'prendre rendez-vous',
      'reservar cita',
    ],
  },
  {
    topic: 'Cancellation',
    probes: ['cancel an appointment', 'cancellation policy', 'Termin absagen', 'annulation', 'cancelar'],
  },
  {
    topic: 'Payment',
    probes: [
      'payment methods',
      'pay by credit card',
      'Zahlung mit Karte',
      'moyens de paiement',
      'formas de pago',
    ],
  },
  {
    topic: 'Parking and access',
    probes: [
      'parking',
      'where can I park',
      'wheelchair access',
      'Parkplatz',
      'stationnement',
      'aparcamiento',
    ],
  },
  {
    topic: 'Returns and guarantee',
    probes: [
      'returns and refunds',
      'guarantee',
      'warranty',
      'Rückgabe und Garantie',
      'remboursement',
      'garantía',
    ],
  },
]

/** A passage counts from this share of the best score: the rest is there because five were asked for. */
const nearBest = 0.7

interface FrontDeskTopic {
  topic: string
  covered: boolean
  passages: number
}

/** The topics that the main knowledge base or the business's settings answer. */
export async function topicsCovered(ctx: Ctx): Promise<FrontDeskTopic[]> {
  const own = await business(ctx)
  // Words alone: something is always near in meaning, which is no evidence.
  const byWords = { ...ctx, embeddings: null }
  const covered: FrontDeskTopic[] = []
  for (const { topic, probes, settled } of topics) {
    const found = new Set<string>()
    for (const probe of probes) {
      const { passages, confidence } = await search(byWords, { linkId: null, main: true }, probe, 5)
      if (confidence < sureConfidence) continue
      const best = passages[0]?.score ?? 0
      for (const { text, score } of passages) if (score >= nearBest * best) found.add(text)
    }
    covered.push({ topic, covered: found.size > 0 || Boolean(settled?.(own)), passages: found.size })
  }
  return covered
}
