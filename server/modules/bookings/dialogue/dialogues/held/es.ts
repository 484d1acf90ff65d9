import { type Material, onWeekdays } from '../material.ts'

export const material: Material = {
  businesses: {
    dentist: {
      ...{ name: 'Clínica Dental Sol', language: 'es', country: 'MX', timezone: 'America/Mexico_City' },
      ...{ address: 'Av. Juárez 40, CDMX', currency: 'MXN' },
      hours: { ...onWeekdays(['09:00', '14:00'], ['16:00', '19:00']), sat: [['09:00', '13:00']] },
      closed: ['2027-06-18'],
      services: [
        { name: 'Limpieza dental', minutes: 60, price: 700 },
        { name: 'Revisión', minutes: 30, price: 400 },
        { name: 'Blanqueamiento', minutes: 90, price: 2500 },
      ],
      taken: [{ service: 'Revisión', at: '2027-06-16 12:00' }],
      knows: [
        { question: '¿Puedo pagar con tarjeta?', answer: 'Aceptamos todas las tarjetas.' },
        { question: '¿Puedo cancelar gratis?', answer: 'Cancelar es gratis hasta 12 horas antes.' },
      ],
    },
  },
  dialogues: [
    {
      ...{ title: 'en un solo mensaje', business: 'dentist' },
      says: [
        [
          'Buenas tardes, soy Diego Luna (diego@example.com) y necesito una limpieza dental mañana a las 4 de la tarde',
          { says: /limpieza dental.*(16:00|4:00)/i },
        ],
        'sí, gracias',
      ],
      books: [
        {
          service: 'Limpieza dental',
          at: '2027-06-16 16:00',
          name: 'Diego Luna',
          email: 'diego@example.com',
        },
      ],
    },
    {
      ...{ title: 'poco a poco', business: 'dentist' },
      says: [
        ['hola quiero una cita', { says: /blanqueamiento/i }],
        'revision',
        ['el jueves por la mañana', { within: ['09:00', '13:30'] }],
        'a las diez y media',
        'luz',
        ['55 1234 5678', { says: /10:30/, language: 'es' }],
        'ok',
      ],
      books: [{ service: 'Revisión', at: '2027-06-17 10:30', name: 'Luz', phone: '55 1234 5678' }],
    },
    {
      ...{ title: 'precio, tarjeta, y sigue', business: 'dentist' },
      says: [
        'Me interesa un blanqueamiento',
        ['¿qué precio tiene?', { says: /2[.,\s]?500/ }],
        ['¿Puedo pagar con tarjeta?', { says: /todas las tarjetas/ }],
        'el sábado a las 11',
        'Paula Ríos, paula@example.com',
        'perfecto, sí',
      ],
      books: [
        { service: 'Blanqueamiento', at: '2027-06-19 11:00', name: 'Paula Ríos', email: 'paula@example.com' },
      ],
    },
    {
      ...{ title: 'viernes cerrado', business: 'dentist' },
      says: [
        ['¿Tienen hueco el viernes a las 10 para una revisión?', { says: /cerra|no abri/i }],
        'entonces el lunes a las 10',
        'Raúl',
        'raul@example.com',
        'claro',
      ],
      books: [{ service: 'Revisión', at: '2027-06-21 10:00', name: 'Raúl', email: 'raul@example.com' }],
    },
    {
      ...{ title: 'ocupado al mediodía', business: 'dentist' },
      says: [
        ['Una revisión mañana a las 12', { says: /12:30|11:30/, saysNot: /a nombre/i }],
        ['y después de las 4?', { within: ['16:00', '18:30'] }],
        'a las 5',
        'me llamo Inés Mora, ines@example.com',
        'sí por favor',
      ],
      books: [{ service: 'Revisión', at: '2027-06-16 17:00', name: 'Inés Mora', email: 'ines@example.com' }],
    },
    {
      ...{ title: 'cambio de hora después', business: 'dentist' },
      says: [
        'Limpieza dental el jueves a las 9, Omar Vidal, omar@example.com',
        ['sí', { does: 'booking_created' }],
        ['¿podría ser a las 11 mejor?', { says: /11:00/ }],
        ['sí', { does: 'booking_updated' }],
        ['mil gracias', { books: false }],
      ],
      books: [{ service: 'Limpieza dental', at: '2027-06-17 11:00', name: 'Omar Vidal' }],
    },
    {
      ...{ title: 'cancelada', business: 'dentist' },
      says: [
        'Revisión el sábado a las 9:30 para Alma, alma@example.com',
        ['sí', { does: 'booking_created' }],
        'no voy a poder ir, quiero cancelar la cita',
        ['sí', { does: 'booking_cancelled' }],
      ],
      books: [],
    },
    {
      ...{ title: 'cancelar gratis es una pregunta', business: 'dentist' },
      says: [
        ['¿Puedo cancelar gratis?', { says: /12 horas/, books: false }],
        'quiero una revisión',
        ['olvídalo', { saysNot: /libres|nombre/i }],
      ],
      books: [],
    },
  ],
}
