import { type Material, onWeekdays } from '../material.ts'

export const material: Material = {
  businesses: {
    garage: {
      ...{ name: 'Oficina Lima', language: 'pt', country: 'BR', timezone: 'America/Sao_Paulo' },
      currency: 'BRL',
      hours: { ...onWeekdays(['08:00', '12:00'], ['13:00', '18:00']), sat: [['08:00', '12:00']] },
      services: [
        { name: 'Troca de óleo', minutes: 30, price: 180 },
        { name: 'Alinhamento', minutes: 60, price: 120 },
      ],
    },
  },
  dialogues: [
    {
      ...{ title: 'numa frase', business: 'garage' },
      says: [
        [
          'Oi, aqui é a Bia Souza, bia@example.com, quero um alinhamento na sexta às 14h',
          { says: /alinhamento.*14/i },
        ],
        'isso mesmo',
      ],
      books: [
        { service: 'Alinhamento', at: '2027-06-18 14:00', name: 'Bia Souza', email: 'bia@example.com' },
      ],
    },
    {
      ...{ title: 'domingo fechado, depois remarcado', business: 'garage' },
      says: [
        ['troca de óleo no domingo às 10', { says: /fecha|não abr/i }],
        'então amanhã às 9',
        'Davi, 11 91234-5678',
        ['sim', { does: 'booking_created' }],
        ['dá para mudar para as 10?', { says: /10/ }],
        ['sim', { does: 'booking_updated' }],
      ],
      books: [{ service: 'Troca de óleo', at: '2027-06-16 10:00', name: 'Davi', phone: '11 91234-5678' }],
    },
  ],
}
