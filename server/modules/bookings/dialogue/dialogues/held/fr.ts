import { type Material, onWeekdays } from '../material.ts'

export const material: Material = {
  businesses: {
    bike: {
      ...{ name: 'Cycles Dubois', language: 'fr', country: 'BE', timezone: 'Europe/Brussels' },
      ...{ address: 'Rue Neuve 10, 1000 Bruxelles', currency: 'EUR' },
      hours: { ...onWeekdays(['10:00', '12:30'], ['13:30', '18:30']), mon: [], sat: [['10:00', '17:00']] },
      closed: ['2027-06-22'],
      services: [
        { name: 'Révision complète', minutes: 90, price: 80 },
        { name: 'Réglage des freins', minutes: 30, price: 20 },
        { name: 'Changement de pneu', minutes: 30, price: 25 },
      ],
      taken: [{ service: 'Réglage des freins', at: '2027-06-17 14:00' }],
      knows: [
        { question: 'Vendez-vous des vélos ?', answer: 'Nous vendons des vélos de ville d’occasion.' },
        { question: 'Comment réserver ?', answer: 'Écrivez-nous ici ou téléphonez.' },
      ],
    },
  },
  dialogues: [
    {
      ...{ title: 'en une phrase', business: 'bike' },
      says: [
        [
          'Salut, c’est Nina Leroy, nina@example.com, une révision complète samedi à 14 heures ce serait possible ?',
          { says: /révision complète.*14/i },
        ],
        'oui parfait',
      ],
      books: [
        {
          service: 'Révision complète',
          at: '2027-06-19 14:00',
          name: 'Nina Leroy',
          email: 'nina@example.com',
        },
      ],
    },
    {
      ...{ title: 'étape par étape', business: 'bike' },
      says: [
        ['bonjour, un rdv svp', { says: /freins/i }],
        'changement de pneu',
        ['demain après-midi', { within: ['12:00', '18:00'] }],
        'à 16h',
        'léo',
        ['leo@example.com', { says: /16/, language: 'fr' }],
        'ok pour moi',
      ],
      books: [
        { service: 'Changement de pneu', at: '2027-06-16 16:00', name: 'Léo', email: 'leo@example.com' },
      ],
    },
    {
      ...{ title: 'le prix d’abord', business: 'bike' },
      says: [
        ['Combien coûte un réglage des freins ?', { says: /20/, books: false }],
        ['ça prend combien de temps ?', { says: /30|demi-heure/i }],
        'très bien, réservez-moi vendredi à 11h',
        ['vous vendez des vélos ?', { says: /occasion/ }],
        'Marc Simon',
        'marc@example.com',
        'exactement',
      ],
      books: [
        {
          service: 'Réglage des freins',
          at: '2027-06-18 11:00',
          name: 'Marc Simon',
          email: 'marc@example.com',
        },
      ],
    },
    {
      ...{ title: 'fermé, puis un autre jour', business: 'bike' },
      says: [
        ['Changement de pneu mardi prochain à 15h', { says: /ferm/i }],
        'mercredi 23 juin alors, même heure',
        'Zoé Lam, 0470 12 34 56',
        'oui',
      ],
      books: [
        { service: 'Changement de pneu', at: '2027-06-23 15:00', name: 'Zoé Lam', phone: '0470 12 34 56' },
      ],
    },
    {
      ...{ title: 'occupé', business: 'bike' },
      says: [
        ['réglage des freins jeudi 14h', { says: /14[:h ]+30|15[:h ]/, saysNot: /à quel nom/i }],
        '14h30 ça ira',
        'Yann',
        ['je préfère ne pas donner mon mail', { says: /téléphone|numéro/i }],
        '02 555 12 12',
        'oui',
      ],
      books: [{ service: 'Réglage des freins', at: '2027-06-17 14:30', name: 'Yann', phone: '02 555 12 12' }],
    },
    {
      ...{ title: 'plus tard, puis annulé', business: 'bike' },
      says: [
        'Révision complète demain à 10h, Lou Klein, lou@example.com',
        ['oui', { does: 'booking_created' }],
        ['pouvez-vous la décaler à 15h ?', { says: /15/ }],
        ['oui', { does: 'booking_updated' }],
        'en fait, annulez tout, désolé',
        ['oui', { does: 'booking_cancelled' }],
      ],
      books: [],
    },
    {
      ...{ title: 'un de plus pour ma fille', business: 'bike' },
      says: [
        'Changement de pneu vendredi à 14h pour Alice Roux, alice@example.com',
        'oui',
        'et encore un pour ma fille vendredi à 15h',
        'Emma Roux',
        'oui',
      ],
      books: [
        { service: 'Changement de pneu', at: '2027-06-18 14:00', name: 'Alice Roux' },
        { service: 'Changement de pneu', at: '2027-06-18 15:00', name: 'Emma Roux' },
      ],
    },
    {
      ...{ title: 'comment réserver', business: 'bike' },
      says: [
        ['Comment réserver ?', { says: /écrivez-nous/i, books: false }],
        ['merci bien', { books: false }],
      ],
      books: [],
    },
  ],
}
