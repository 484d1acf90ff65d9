import { type Material, onWeekdays } from '../material.ts'

export const material: Material = {
  businesses: {
    salon: {
      ...{ name: 'Cabeleireiro Rosa', language: 'pt', country: 'PT', timezone: 'Europe/Lisbon' },
      currency: 'EUR',
      hours: { ...onWeekdays(['09:00', '13:00'], ['14:30', '19:00']), mon: [] },
      services: [
        { name: 'Corte', minutes: 30, price: 15 },
        { name: 'Coloração', minutes: 120, price: 60 },
      ],
    },
  },
  dialogues: [
    {
      ...{ title: 'tudo de uma vez, depois cancelado', business: 'salon' },
      says: [
        [
          'Bom dia, queria uma coloração na quinta-feira às 15h, Rita Melo, rita@example.com',
          { says: /coloração.*15/i },
        ],
        ['sim, por favor', { does: 'booking_created' }],
        'afinal não posso, tenho de cancelar',
        ['sim', { does: 'booking_cancelled' }],
      ],
      books: [],
    },
    {
      ...{ title: 'passo a passo, com perguntas', business: 'salon' },
      says: [
        ['gostaria de marcar um corte', { within: ['09:00', '18:30'] }],
        ['quanto custa?', { says: /15/ }],
        ['sexta à tarde', { within: ['12:00', '18:30'] }],
        'às quatro e meia',
        'rui',
        ['rui@example.com', { says: /16[:h]30/, language: 'pt' }],
        'pode ser',
      ],
      books: [{ service: 'Corte', at: '2027-06-18 16:30', name: 'Rui', email: 'rui@example.com' }],
    },
  ],
}
