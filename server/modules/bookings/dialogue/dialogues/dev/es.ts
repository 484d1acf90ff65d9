import { type Material, onWeekdays } from '../material.ts'

export const material: Material = {
  businesses: {
    salon: {
      ...{ name: 'Peluquería Lola', language: 'es', country: 'ES', timezone: 'Europe/Madrid' },
      ...{ address: 'Calle Mayor 5, 28013 Madrid', currency: 'EUR' },
      hours: { ...onWeekdays(['10:00', '14:00'], ['16:00', '20:00']), mon: [], sat: [['10:00', '15:00']] },
      services: [
        { name: 'Corte de pelo', minutes: 30, price: 18 },
        { name: 'Tinte', minutes: 90, price: 48 },
        { name: 'Peinado', minutes: 60, price: 25 },
      ],
      taken: [{ service: 'Corte de pelo', at: '2027-06-17 11:00' }],
      knows: [
        { question: '¿Hay aparcamiento?', answer: 'Hay un aparcamiento público en la plaza, a dos minutos.' },
        { question: '¿Cómo reservo una cita?', answer: 'Por este chat, por teléfono o en nuestra página.' },
      ],
    },
  },
  dialogues: [
    {
      ...{ title: 'todo de una vez', business: 'salon' },
      says: [
        [
          'Hola, quiero un corte de pelo el jueves a las 17:00, Marta Gil, marta@example.com',
          { says: /corte de pelo.*17:00/i },
        ],
        'perfecto',
      ],
      books: [
        { service: 'Corte de pelo', at: '2027-06-17 17:00', name: 'Marta Gil', email: 'marta@example.com' },
      ],
    },
    {
      ...{ title: 'paso a paso', business: 'salon' },
      says: [
        ['quisiera pedir cita', { says: /tinte/i }],
        'tinte',
        ['mañana por la tarde', { within: ['12:00', '18:30'] }],
        'a las cinco',
        'ana',
        ['ana@example.com', { says: /17:00/, language: 'es' }],
        'sí, por favor',
      ],
      books: [{ service: 'Tinte', at: '2027-06-16 17:00', name: 'Ana', email: 'ana@example.com' }],
    },
    {
      ...{ title: 'preguntas en medio', business: 'salon' },
      says: [
        'Me gustaría reservar un peinado',
        ['¿cuánto cuesta?', { says: /25/ }],
        ['¿y cuánto dura?', { says: /60|una hora/i }],
        'vale, el viernes a las 12',
        ['¿Dónde estáis?', { says: /Calle Mayor/ }],
        'Sara Ruiz',
        'sara@example.com',
        'vale',
      ],
      books: [{ service: 'Peinado', at: '2027-06-18 12:00', name: 'Sara Ruiz', email: 'sara@example.com' }],
    },
    {
      ...{ title: 'cerrado el lunes', business: 'salon' },
      says: [
        ['¿Puedo ir el lunes a las 11 a cortarme el pelo? Un corte de pelo', { says: /cerra|no abri/i }],
        'pues el miércoles 23 a las 11',
        'Iván, 612 345 678',
        'sí',
      ],
      books: [{ service: 'Corte de pelo', at: '2027-06-23 11:00', name: 'Iván', phone: '612 345 678' }],
    },
    {
      ...{ title: 'la hora está ocupada', business: 'salon' },
      says: [
        ['Un corte de pelo el jueves a las 11 de la mañana', { says: /11:30|10:30/, saysNot: /a nombre/i }],
        'a las 11 y media',
        'soy Pablo Mora, pablo@example.com',
        'de acuerdo',
      ],
      books: [{ service: 'Corte de pelo', at: '2027-06-17 11:30', name: 'Pablo Mora' }],
    },
    {
      ...{ title: 'cambiada y anulada', business: 'salon' },
      says: [
        'Corte de pelo el viernes a las 18:00 para Leo Paz, leo@example.com',
        ['sí', { does: 'booking_created' }],
        ['¿la puedes pasar a las 19:00?', { says: /19:00/ }],
        'sí',
        'al final no puedo ir, cancélala por favor',
        ['sí', { does: 'booking_cancelled' }],
      ],
      books: [],
    },
    {
      ...{ title: 'otro día antes del sí', business: 'salon' },
      says: [
        'Buenos días, un tinte el jueves a las 16:00',
        'Eva, eva@example.com',
        ['perdona, mejor el viernes', { says: /viernes|18/ }],
        'sí, perfecto',
        ['muchas gracias', { books: false }],
      ],
      books: [{ service: 'Tinte', at: '2027-06-18 16:00', name: 'Eva', email: 'eva@example.com' }],
    },
    {
      ...{ title: 'y otra para mi hija', business: 'salon' },
      says: [
        'Un corte de pelo el sábado a las 10, Nuria Vega, nuria@example.com',
        'sí',
        'y otro para mi hija el sábado a las 11',
        'Julia Vega',
        'sí',
      ],
      books: [
        { service: 'Corte de pelo', at: '2027-06-19 10:00', name: 'Nuria Vega' },
        { service: 'Corte de pelo', at: '2027-06-19 11:00', name: 'Julia Vega' },
      ],
    },
    {
      ...{ title: 'cómo se reserva no es reservar', business: 'salon' },
      says: [
        ['¿Cómo reservo una cita?', { says: /por este chat/i, books: false }],
        ['gracias, déjalo', { books: false }],
      ],
      books: [],
    },
  ],
}
