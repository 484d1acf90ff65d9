import { type Material, onWeekdays } from '../material.ts'

export const material: Material = {
  businesses: {
    vet: {
      ...{ name: 'Clinique vétérinaire des Lilas', language: 'fr', country: 'FR', timezone: 'Europe/Paris' },
      ...{ address: '8 rue des Lilas, 69003 Lyon', currency: 'EUR' },
      hours: { ...onWeekdays(['09:00', '12:00'], ['14:00', '19:00']), sat: [['09:00', '12:00']] },
      closed: ['2027-06-21'],
      services: [
        { name: 'Consultation', minutes: 30, price: 42 },
        { name: 'Vaccination', minutes: 30, price: 55 },
        { name: 'Toilettage', minutes: 60, price: 65 },
      ],
      taken: [{ service: 'Consultation', at: '2027-06-16 15:00' }],
      knows: [
        {
          question: 'Y a-t-il un parking ?',
          answer: 'Six places de parking vous attendent devant la clinique.',
        },
        { question: 'Puis-je annuler sans frais ?', answer: 'L’annulation est gratuite jusqu’à la veille.' },
      ],
    },
  },
  dialogues: [
    {
      ...{ title: 'tout en une fois', business: 'vet' },
      says: [
        [
          'Bonjour, je voudrais une vaccination jeudi à 16h pour Luc Morel, luc@example.com',
          { says: /vaccination.*16/i },
        ],
        "oui, s'il vous plaît",
      ],
      books: [
        { service: 'Vaccination', at: '2027-06-17 16:00', name: 'Luc Morel', email: 'luc@example.com' },
      ],
    },
    {
      ...{ title: 'pas à pas', business: 'vet' },
      says: [
        ['je voudrais prendre rendez-vous', { says: /toilettage/i }],
        'toilettage',
        ['vendredi matin', { within: ['09:00', '11:30'] }],
        '10h30',
        'zoé',
        ['zoe@example.com', { says: /10[:h ]/, language: 'fr' }],
        "d'accord",
      ],
      books: [{ service: 'Toilettage', at: '2027-06-18 10:30', name: 'Zoé', email: 'zoe@example.com' }],
    },
    {
      ...{ title: 'des questions au milieu', business: 'vet' },
      says: [
        'Il me faudrait un rendez-vous pour un toilettage',
        ['ça coûte combien ?', { says: /65/ }],
        ['et ça dure longtemps ?', { says: /60|une heure|1 ?h/i }],
        'alors demain à 17h',
        ['Il y a un parking ?', { says: /places de parking/ }],
        'Anne Petit',
        'anne@example.com',
        'oui',
      ],
      books: [
        { service: 'Toilettage', at: '2027-06-16 17:00', name: 'Anne Petit', email: 'anne@example.com' },
      ],
    },
    {
      ...{ title: 'fermé ce lundi-là', business: 'vet' },
      says: [
        ['Une consultation lundi à 10h, c’est possible ?', { says: /ferm/i, saysNot: /à quel nom/i }],
        'alors mardi 22 à 10h',
        'Hugo Blanc, 06 12 34 56 78',
        'parfait',
      ],
      books: [
        { service: 'Consultation', at: '2027-06-22 10:00', name: 'Hugo Blanc', phone: '06 12 34 56 78' },
      ],
    },
    {
      ...{ title: 'déjà pris', business: 'vet' },
      says: [
        ['Consultation demain à 15 heures svp', { says: /15[:h ]+30|16[:h ]/, saysNot: /à quel nom/i }],
        'quinze heures trente',
        'je m’appelle Inès Roy, ines@example.com',
        'ok',
      ],
      books: [
        { service: 'Consultation', at: '2027-06-16 15:30', name: 'Inès Roy', email: 'ines@example.com' },
      ],
    },
    {
      ...{ title: 'déplacé', business: 'vet' },
      says: [
        'Vaccination vendredi à 14h, Paul Noir, paul@example.com',
        'oui',
        ['finalement, on peut mettre ça à 16h ?', { says: /16[:h ]/ }],
        'oui',
        ['merci, à vendredi', { books: false }],
      ],
      books: [{ service: 'Vaccination', at: '2027-06-18 16:00', name: 'Paul Noir' }],
    },
    {
      ...{ title: 'annulé', business: 'vet' },
      says: [
        'Bonjour ! Consultation samedi à 9h pour Mia, mia@example.com',
        ['oui merci', { does: 'booking_created' }],
        'je dois annuler, désolée',
        ['oui', { does: 'booking_cancelled' }],
      ],
      books: [],
    },
    {
      ...{ title: 'une autre heure et un autre nom avant le oui', business: 'vet' },
      says: [
        'Un rendez-vous de consultation jeudi à 11h',
        'Jean Dupond',
        'jean@example.com',
        ['pardon, Jean Dupont', { says: /Dupont/ }],
        ['et plutôt à 10h', { says: /10[:h ]/ }],
        'oui c’est bon',
      ],
      books: [
        { service: 'Consultation', at: '2027-06-17 10:00', name: 'Jean Dupont', email: 'jean@example.com' },
      ],
    },
    {
      ...{ title: 'laissez tomber', business: 'vet' },
      says: [
        'je veux une vaccination demain après-midi',
        ['non, laissez tomber', { saysNot: /libre|nom/i }],
        ['Puis-je annuler sans frais ?', { says: /veille/, books: false }],
      ],
      books: [],
    },
  ],
}
