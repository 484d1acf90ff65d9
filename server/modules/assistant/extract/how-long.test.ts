import { test } from 'vitest'
import { startApp } from '#server/test/app.ts'
import { type Answered, expectAnswered, expectUnanswered, type Unanswered } from './one-fact.ts'

// How long something takes or lasts, and how far it is. Through the door: what a business teaches, and what a visitor is told.

const answered: Answered[] = [
  ['A wash costs €5 and takes 40 minutes.', 'How long does a wash take?', '40 minutes'],
  ['Duvets cost €22 and take three days.', 'How long does a duvet take?', 'three days'],
  ['The massage lasts an hour and a half.', 'How long does the massage last?', 'an hour and a half'],
  ['The course runs from 9 to 12 in the morning.', 'How long is the course?', '9 to 12'],
  ['Repairs are done while you wait.', 'How long do repairs take?', 'while you wait'],
  ['The guarantee is for life.', 'How long is the guarantee?', 'for life'],
  ['The pool is 25 metres long.', 'How long is the pool?', '25 metres'],
  ['Eine Massage dauert anderthalb Stunden.', 'Wie lange dauert eine Massage?', 'anderthalb'],
  ['Die Reparatur dauert drei Werktage.', 'Wie lange dauert die Reparatur?', 'Werktage'],
  ['Le massage dure une heure.', 'Combien de temps dure le massage ?', 'une heure'],
  ['El masaje dura cincuenta minutos.', '¿Cuánto dura el masaje?', 'minutos'],
  ['Il massaggio dura mezz’ora.', 'Quanto dura il massaggio?', 'mezz'],
  ['A massagem dura uma hora.', 'Quanto tempo dura a massagem?', 'uma hora'],
  ['De massage duurt een uur.', 'Hoe lang duurt de massage?', 'een uur'],
  ['Masaż trwa pół godziny.', 'Jak długo trwa masaż?', 'godziny'],
  ['Masaj elli dakika sürer.', 'Masaj ne kadar sürer?', 'dakika'],
  ['يستغرق التدليك ساعة.', 'كم يستغرق التدليك؟', 'ساعة'],
  ['העיסוי נמשך שעה.', 'כמה זמן נמשך העיסוי?', 'שעה'],
  ['マッサージは五十分です。', 'マッサージは何分ですか？', '五十分'],
  ['Passport photos are ready in ten minutes.', 'How long do passport photos take?', 'ten minutes'],
  ['The walking tour takes about two and a half hours.', 'How long is the walking tour?', 'hours'],
  ['Lost property is kept for six weeks.', 'How long do you keep lost property?', 'six weeks'],
  ['Vouchers are valid for three years.', 'How long are vouchers valid?', 'three years'],
  ['A service takes half a day.', 'How long does a service take?', 'half a day'],
  [
    'Letters are translated by the next working day.',
    'How long does a translation of letters take?',
    'next working day',
  ],
  ['Die Stadtführung dauert zwei Stunden.', 'Wie lang ist die Stadtführung?', 'zwei Stunden'],
  ['Gutscheine gelten drei Jahre.', 'Wie lange gelten Gutscheine?', 'drei Jahre'],
  ['La visite dure deux heures et demie.', 'Combien de temps dure la visite ?', 'deux heures'],
  ['Los vales valen un año.', '¿Cuánto tiempo valen los vales?', 'un año'],
  ['La visita dura due ore.', 'Quanto tempo dura la visita?', 'due ore'],
  ['O curso dura quatro semanas.', 'Quanto dura o curso?', 'quatro semanas'],
  ['De rondleiding duurt anderhalf uur.', 'Hoelang duurt de rondleiding?', 'anderhalf'],
  ['Kurs trwa sześć tygodni.', 'Ile trwa kurs?', 'tygodni'],
  ['Tur iki saat sürüyor.', 'Tur kaç saat sürüyor?', 'iki saat'],
  ['تستغرق الجولة ساعتين.', 'كم تستغرق الجولة؟', 'ساعتين'],
  ['הסיור נמשך שעתיים.', 'כמה זמן נמשך הסיור?', 'שעתיים'],
  ['ツアーは二時間です。', 'ツアーは何時間ですか？', '二時間'],
  ['The station is nine miles away.', 'How far is the station?', 'nine miles'],
  ['It is a walk of ten minutes to the beach.', 'How far is it to the beach?', 'ten minutes'],
  ['The museum is two stops by tram.', 'How far is the museum?', 'two stops'],
  ['Zum Strand sind es fünf Gehminuten.', 'Wie weit ist es zum Strand?', 'Gehminuten'],
  ['La plage est à 300 m.', 'À quelle distance est la plage ?', '300 m'],
  ['La stazione dista due chilometri.', 'Quanto dista la stazione?', 'due'],
  ['Het strand is 800 meter verderop.', 'Hoe ver is het strand?', '800'],
]

/** A number that is no time. */
const unanswered: Unanswered[] = [
  ['Shirts are washed and ironed for €2.80 a piece.', 'How long does it take to wash shirts?'],
  ['The massage costs €70.', 'How long is the massage?'],
  ['We have twelve massage rooms.', 'How long is a massage?'],
  ['A boat costs £30 an hour.', 'How long does a boat trip take?'],
  ['Eine Massage kostet 70 Euro.', 'Wie lange dauert eine Massage?'],
  ['Le massage coûte 70 €.', 'Combien de temps dure le massage ?'],
  ['El masaje cuesta 70 euros.', '¿Cuánto dura el masaje?'],
  ['De massage kost 70 euro.', 'Hoe lang duurt de massage?'],
  ['Masaż kosztuje 200 zł.', 'Jak długo trwa masaż?'],
  ['Passport photos cost £8 for four.', 'How long do passport photos take?'],
  ['The walking tour costs 15 euros a person.', 'How long is the walking tour?'],
  ['A locker costs €3 a day.', 'How long does a locker key last?'],
  ['Die Stadtführung kostet 15 Euro.', 'Wie lange dauert die Stadtführung?'],
  ['La visite coûte 12 € par personne.', 'Combien de temps dure la visite ?'],
  ['La visita costa 12 euro.', 'Quanto dura la visita?'],
  ['O curso custa 200 euros.', 'Quanto tempo dura o curso?'],
  ['The ticket to the station costs £4.', 'How far is the station?'],
  ['Der Bus zum Strand kostet 2,50 Euro.', 'Wie weit ist es zum Strand?'],
]

test('a length of time answers who asks how long', async () => {
  await expectAnswered(await startApp(), answered)
})

test('another number does not', async () => {
  await expectUnanswered(await startApp(), unanswered)
})
