import { type Material, onWeekdays } from '../material.ts'

export const material: Material = {
  businesses: {
    garage: {
      ...{ name: 'Officina Ferri', language: 'it', country: 'IT', timezone: 'Europe/Rome' },
      ...{ address: 'Via Emilia 88, 40121 Bologna', currency: 'EUR' },
      hours: { ...onWeekdays(['08:30', '12:30'], ['14:30', '18:30']), sat: [['08:30', '12:30']] },
      closed: ['2027-06-17'],
      services: [
        { name: 'Tagliando', minutes: 120, price: 160 },
        { name: 'Cambio gomme', minutes: 60, price: 45 },
        { name: 'Cambio olio', minutes: 30, price: 70 },
      ],
      taken: [{ service: 'Cambio gomme', at: '2027-06-16 14:30' }],
      knows: [
        { question: 'Avete un’auto sostitutiva?', answer: 'L’auto sostitutiva costa 20 euro al giorno.' },
        { question: 'Posso disdire gratis?', answer: 'Si disdice gratis fino al giorno prima.' },
      ],
    },
  },
  dialogues: [
    {
      ...{ title: 'una frase sola', business: 'garage' },
      says: [
        [
          'Salve, sono Piero Gatti, piero@example.com: mi serve un tagliando venerdì alle 14:30',
          { says: /tagliando.*14[:.]30/i },
        ],
        'esatto',
      ],
      books: [
        { service: 'Tagliando', at: '2027-06-18 14:30', name: 'Piero Gatti', email: 'piero@example.com' },
      ],
    },
    {
      ...{ title: 'passo passo', business: 'garage' },
      says: [
        ['buonasera, posso prendere un appuntamento?', { says: /cambio olio/i }],
        'cambio olio',
        ['sabato', { within: ['08:30', '12:00'] }],
        'alle dieci',
        'teo',
        ['teo@example.com', { says: /10[:.]00/, language: 'it' }],
        'sì sì',
      ],
      books: [{ service: 'Cambio olio', at: '2027-06-19 10:00', name: 'Teo', email: 'teo@example.com' }],
    },
    {
      ...{ title: 'quanto costa, auto sostitutiva', business: 'garage' },
      says: [
        'Vorrei fare il cambio gomme',
        ['che prezzo ha?', { says: /45/ }],
        ['Avete un’auto sostitutiva?', { says: /20 euro/ }],
        ['quanto tempo ci vuole?', { says: /60|un[’']?\s?ora/i }],
        'domani alle 16',
        'Sandra Pozzi',
        'sandra@example.com',
        'va benissimo',
      ],
      books: [{ service: 'Cambio gomme', at: '2027-06-16 16:00', name: 'Sandra Pozzi' }],
    },
    {
      ...{ title: 'giovedì chiusi', business: 'garage' },
      says: [
        ['Cambio olio giovedì alle 9?', { says: /chius/i, saysNot: /a (che|quale) nome/i }],
        'e venerdì alle 9?',
        'Aldo Riva, 333 4567890',
        'sì grazie',
      ],
      books: [{ service: 'Cambio olio', at: '2027-06-18 09:00', name: 'Aldo Riva', phone: '333 4567890' }],
    },
    {
      ...{ title: 'già preso', business: 'garage' },
      says: [
        ['cambio gomme domani alle 14:30', { says: /15[:.]30/, saysNot: /a (che|quale) nome/i }],
        'alle tre e mezza',
        'Gaia, gaia@example.com',
        'ok',
      ],
      books: [{ service: 'Cambio gomme', at: '2027-06-16 15:30', name: 'Gaia', email: 'gaia@example.com' }],
    },
    {
      ...{ title: 'corretto prima e spostato dopo', business: 'garage' },
      says: [
        'Tagliando lunedì alle 8:30 per Rino Sala',
        'rino@example.com',
        ['no aspetta, martedì 22', { says: /22|martedì/i }],
        ['sì', { does: 'booking_created' }],
        ['possiamo fare alle 10?', { says: /10[:.]00/ }],
        ['sì', { does: 'booking_updated' }],
      ],
      books: [{ service: 'Tagliando', at: '2027-06-22 10:00', name: 'Rino Sala', email: 'rino@example.com' }],
    },
    {
      ...{ title: 'disdetto', business: 'garage' },
      says: [
        'Cambio olio venerdì alle 17 per Dora, dora@example.com',
        ['sì', { does: 'booking_created' }],
        'devo annullare, scusate',
        ['sì', { does: 'booking_cancelled' }],
      ],
      books: [],
    },
    {
      ...{ title: 'domanda sola', business: 'garage' },
      says: [
        ['Posso disdire gratis?', { says: /giorno prima/, books: false }],
        'vorrei un tagliando',
        ['lascia stare', { saysNot: /liberi|nome/i }],
      ],
      books: [],
    },
  ],
}
