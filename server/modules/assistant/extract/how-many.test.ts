import { test } from 'vitest'
import { startApp } from '#server/test/app.ts'
import { type Answered, expectAnswered, expectUnanswered, type Unanswered } from './one-fact.ts'

// How many, how old and how often. Through the door: what a business teaches, and what a visitor is told.

const answered: Answered[] = [
  ['Whoever hires a boat must be 18. It costs £30 an hour.', 'How old must I be to hire a boat?', '18'],
  [
    'The shuttle bus runs every 20 minutes and costs £2.',
    'How often does the shuttle bus run?',
    '20 minutes',
  ],
  ['The boat carries six people.', 'How many people does the boat carry?', 'six'],
  ['Das Boot fasst sechs Personen.', 'Wie viele Personen fasst das Boot?', 'sechs'],
  ['Der Bus fährt alle 20 Minuten.', 'Wie oft fährt der Bus?', '20 Minuten'],
  ['Le bateau porte six personnes.', 'Combien de personnes porte le bateau ?', 'six'],
  ['El barco lleva seis personas.', '¿Cuántas personas lleva el barco?', 'seis'],
  ['La barca porta sei persone.', 'Quante persone porta la barca?', 'sei'],
  ['De boot neemt zes personen mee.', 'Hoeveel personen neemt de boot mee?', 'zes'],
  ['Children must be eight to climb. A lesson costs £20.', 'How old must children be to climb?', 'eight'],
  ['The pool water is tested twice a day.', 'How often is the pool water tested?', 'twice'],
  ['The hall seats 120 guests.', 'How many guests does the hall seat?', '120'],
  ['Der Saal fasst 120 Gäste.', 'Wie viele Gäste fasst der Saal?', '120'],
  ['Das Wasser wird täglich geprüft.', 'Wie oft wird das Wasser geprüft?', 'täglich'],
  ['La salle accueille 120 invités.', 'Combien d’invités accueille la salle ?', '120'],
  ['La sala tiene 120 plazas.', '¿Cuántas plazas tiene la sala?', '120'],
  ['A sala tem 120 lugares.', 'Quantos lugares tem a sala?', '120'],
  ['Sala mieści 120 gości.', 'Ilu gości mieści sala?', '120'],
  ['האולם מכיל 120 אורחים.', 'כמה אורחים מכיל האולם?', '120'],
  ['تتسع القاعة لمئة وعشرين ضيفا أي 120 ضيفا.', 'كم ضيفا تتسع القاعة؟', '120'],
  ['ホールは百二十人収容できます。', 'ホールは何人収容できますか？', '百二十人'],
  // Who asks how much in these may well mean a price.
  ['Una noche cuesta 80 €.', '¿Cuánto por una noche?', '80'],
  ['La nuit coûte 80 €.', 'Combien la nuit ?', '80'],
  ['Una notte costa 80 €.', 'Quanto per una notte?', '80'],
  ['Een nacht kost 80 euro.', 'Hoeveel voor een nacht?', '80'],
]

/** A price. */
const unanswered: Unanswered[] = [
  ['A boat costs £30.', 'How old must I be to hire a boat?'],
  ['The shuttle bus costs £2.', 'How often does the shuttle bus run?'],
  ['A trip by boat costs thirty pounds.', 'How many people may be on a boat trip?'],
  ['Eine Bootsfahrt kostet 30 Euro.', 'Wie alt muss man für eine Bootsfahrt sein?'],
  ['Der Bus kostet 2,50 €.', 'Wie oft fährt der Bus?'],
  ['Le bus coûte 2,50 €.', 'Tous les combien passe le bus ?'],
  ['El barco cuesta 30 €.', '¿Qué edad hay que tener para el barco?'],
  ['La barca costa 30 euro.', 'Ogni quanto parte la barca?'],
  ['A climbing lesson costs £20.', 'How old must children be for a climbing lesson?'],
  ['A pool ticket costs €6.50.', 'How often is the pool cleaned?'],
  ['The hall costs 900 euros.', 'How many guests does the hall seat?'],
  ['Der Saal kostet 900 Euro.', 'Wie viele Gäste fasst der Saal?'],
  ['La salle coûte 900 €.', 'Combien d’invités accueille la salle ?'],
  ['La sala cuesta 900 euros.', '¿Cuántas plazas tiene la sala?'],
  ['A sala custa 900 euros.', 'Quantos lugares tem a sala?'],
  ['De zaal kost 900 euro.', 'Hoeveel gasten passen er in de zaal?'],
]

test('a number answers who asks how many, how old or how often', async () => {
  await expectAnswered(await startApp(), answered)
})

test('a price does not', async () => {
  await expectUnanswered(await startApp(), unanswered)
})
