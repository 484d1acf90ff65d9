import { test } from 'vitest'
import { startApp } from '#server/test/app.ts'
import { type Answered, expectAnswered, expectUnanswered, type Unanswered } from './one-fact.ts'

// When something happens, told without digits. Through the door: what a business teaches, and what a visitor is told.

const answered: Answered[] = [
  ['The sauna opens at seven.', 'When does the sauna open?', 'seven'],
  ['The kitchen closes at half past nine.', 'What time does the kitchen close?', 'half past nine'],
  ['Die Sauna öffnet um sieben.', 'Wann öffnet die Sauna?', 'sieben'],
  ['Le sauna ouvre à sept heures.', 'Quand ouvre le sauna ?', 'sept'],
  ['La sauna abre a las siete.', '¿A qué hora abre la sauna?', 'siete'],
  ['La sauna apre alle sette.', 'A che ora apre la sauna?', 'sette'],
  ['A sauna abre às sete.', 'A que horas abre a sauna?', 'sete'],
  ['De sauna gaat om zeven uur open.', 'Hoe laat gaat de sauna open?', 'zeven'],
  ['Sauna otwiera się o siódmej.', 'O której otwiera się sauna?', 'siódmej'],
  ['Sauna saat yedide açılıyor.', 'Sauna saat kaçta açılıyor?', 'yedide'],
  ['تفتح الساونا في الساعة السابعة.', 'متى تفتح الساونا؟', 'السابعة'],
  ['הסאונה נפתחת בשבע.', 'מתי נפתחת הסאונה?', 'בשבע'],
  ['サウナは七時に開きます。', 'サウナは何時に開きますか？', '七時'],
  ['Breakfast is served from seven to ten.', 'When is breakfast served?', 'seven'],
  ['The gift shop opens at 10.', 'What time does the gift shop open?', '10'],
  ['The last ferry leaves at quarter to eight.', 'When does the last ferry leave?', 'quarter to eight'],
  ['Roses are pruned in autumn.', 'When are the roses pruned?', 'autumn'],
  ['Das Frühstück gibt es ab halb acht.', 'Ab wann gibt es Frühstück?', 'halb acht'],
  [
    'Le petit-déjeuner est servi dès huit heures et demie.',
    'À quelle heure est servi le petit-déjeuner ?',
    'huit',
  ],
  ['El desayuno se sirve a partir de las ocho y media.', '¿Cuándo se sirve el desayuno?', 'ocho'],
  ['La colazione si serve dalle otto.', 'Quando si serve la colazione?', 'otto'],
  ['O pequeno-almoço é servido a partir das oito e meia.', 'Quando é servido o pequeno-almoço?', 'oito'],
  ['Het ontbijt begint om half acht.', 'Wanneer begint het ontbijt?', 'half acht'],
  ['Kahvaltı sabah sekizde başlıyor.', 'Kahvaltı ne zaman başlıyor?', 'sekizde'],
  ['يبدأ الإفطار في الثامنة صباحا.', 'متى يبدأ الإفطار؟', 'الثامنة'],
  ['ארוחת הבוקר מתחילה בשמונה.', 'מתי מתחילה ארוחת הבוקר?', 'בשמונה'],
  ['朝食は八時からです。', '朝食は何時からですか？', '八時'],
]

/** A number that is no time. */
const unanswered: Unanswered[] = [
  ['The sauna has seven benches.', 'When does the sauna open?'],
  ['Die Sauna hat sieben Bänke.', 'Wann öffnet die Sauna?'],
  ['Le sauna a sept bancs.', 'Quand ouvre le sauna ?'],
  ['La sauna tiene siete bancos.', '¿A qué hora abre la sauna?'],
  ['La sauna ha sette panche.', 'A che ora apre la sauna?'],
  ['Sauna ma siedem ławek.', 'O której otwiera się sauna?'],
  ['Saunada yedi sıra var.', 'Sauna saat kaçta açılıyor?'],
  ['サウナには七つの椅子があります。', 'サウナは何時に開きますか？'],
  ['The ferry carries twelve people and two cars.', 'When does the ferry leave?'],
]

test('a time in words answers who asks when', async () => {
  await expectAnswered(await startApp(), answered)
})

test('another number does not', async () => {
  await expectUnanswered(await startApp(), unanswered)
})
