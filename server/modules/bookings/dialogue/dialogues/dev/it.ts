import { type Material, onWeekdays } from '../material.ts'

export const material: Material = {
  businesses: {
    physio: {
      ...{ name: 'Fisio Trastevere', language: 'it', country: 'IT', timezone: 'Europe/Rome' },
      ...{ address: 'Via della Scala 12, 00153 Roma', currency: 'EUR' },
      hours: onWeekdays(['08:00', '13:00'], ['15:00', '19:00']),
      closed: ['2027-06-29'],
      services: [
        { name: 'Prima visita', minutes: 45, price: 50 },
        { name: 'Massaggio', minutes: 60, price: 55 },
        { name: 'Riabilitazione', minutes: 30, price: 40 },
      ],
      taken: [{ service: 'Massaggio', at: '2027-06-18 10:00' }],
      knows: [
        { question: 'C’è un parcheggio?', answer: 'Il parcheggio più vicino è in piazza Mastai.' },
        { question: 'Come si prenota?', answer: 'Si prenota qui in chat o per telefono.' },
      ],
    },
  },
  dialogues: [
    {
      ...{ title: 'tutto insieme', business: 'physio' },
      says: [
        [
          'Buongiorno, vorrei un massaggio giovedì alle 16, Carla Riva, carla@example.com',
          { says: /massaggio.*16/i },
        ],
        'sì, grazie',
      ],
      books: [
        { service: 'Massaggio', at: '2027-06-17 16:00', name: 'Carla Riva', email: 'carla@example.com' },
      ],
    },
    {
      ...{ title: 'un passo alla volta', business: 'physio' },
      says: [
        ['vorrei prenotare', { says: /riabilitazione/i }],
        'riabilitazione',
        ['domani mattina', { within: ['08:00', '12:30'] }],
        'alle nove e mezza',
        'gino',
        ['gino@example.com', { says: /9[:.]30/, language: 'it' }],
        'va bene',
      ],
      books: [{ service: 'Riabilitazione', at: '2027-06-16 09:30', name: 'Gino', email: 'gino@example.com' }],
    },
    {
      ...{ title: 'domande in mezzo', business: 'physio' },
      says: [
        'Mi serve un appuntamento per una prima visita',
        ['quanto costa?', { says: /50/ }],
        ['e quanto dura?', { says: /45/ }],
        'allora venerdì alle 17',
        ['dove posso parcheggiare?', { says: /Mastai/ }],
        'Rita Conti',
        'rita@example.com',
        'certo',
      ],
      books: [
        { service: 'Prima visita', at: '2027-06-18 17:00', name: 'Rita Conti', email: 'rita@example.com' },
      ],
    },
    {
      ...{ title: 'chiuso il sabato', business: 'physio' },
      says: [
        ['Posso venire sabato alle 10 per un massaggio?', { says: /chius/i, saysNot: /a che nome/i }],
        'lunedì alle 10 allora',
        'Ugo Neri, 347 1234567',
        'sì',
      ],
      books: [{ service: 'Massaggio', at: '2027-06-21 10:00', name: 'Ugo Neri', phone: '347 1234567' }],
    },
    {
      ...{ title: 'orario occupato', business: 'physio' },
      says: [
        ['Massaggio venerdì alle 10', { says: /11[:.]00|9[:.]00/, saysNot: /a (che|quale) nome/i }],
        'alle 11',
        'mi chiamo Elsa Bianchi, elsa@example.com',
        'perfetto',
      ],
      books: [{ service: 'Massaggio', at: '2027-06-18 11:00', name: 'Elsa Bianchi' }],
    },
    {
      ...{ title: 'dopo le cinque', business: 'physio' },
      says: [
        ['Avete posto per una riabilitazione giovedì pomeriggio?', { within: ['12:00', '18:30'] }],
        ['meglio dopo le 17', { within: ['17:00', '18:30'] }],
        'alle 18',
        'Ivo Greco, ivo@example.com',
        'sì confermo',
      ],
      books: [{ service: 'Riabilitazione', at: '2027-06-17 18:00', name: 'Ivo Greco' }],
    },
    {
      ...{ title: 'spostato e poi disdetto', business: 'physio' },
      says: [
        'Massaggio domani alle 15 per Lia Costa, lia@example.com',
        ['sì', { does: 'booking_created' }],
        ['si può spostare alle 16?', { says: /16[:.]00/ }],
        'sì',
        'mi dispiace, devo disdire',
        ['sì', { does: 'booking_cancelled' }],
      ],
      books: [],
    },
    {
      ...{ title: 'altro servizio prima del sì', business: 'physio' },
      says: [
        'Una riabilitazione martedì prossimo alle 8',
        'Pia Sala, pia@example.com',
        ['anzi, un massaggio', { says: /massaggio/i }],
        'ok',
      ],
      books: [{ service: 'Massaggio', at: '2027-06-22 08:00', name: 'Pia Sala', email: 'pia@example.com' }],
    },
    {
      ...{ title: 'come si prenota non è prenotare', business: 'physio' },
      says: [
        ['Ciao! Tutto bene?', { books: false }],
        ['Come si prenota?', { says: /in chat/, books: false }],
      ],
      books: [],
    },
  ],
}
