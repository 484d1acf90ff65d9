import { describe, expect, test } from 'vitest'
import type { Turn } from '../turn/turn.ts'
import { distressIn, distressReply } from './distress.ts'

const told: Record<string, { emergency: string[]; complaint: string[]; neither: string[] }> = {
  en: {
    emergency: [
      "I'm in so much pain",
      'my cat is bleeding',
      'I smell gas',
      'my dog ate chocolate what do I do now',
    ],
    complaint: [
      'this is the third time nobody called me back',
      'I want my money back, the job was botched',
      "Your technician was so rude to me, I'm furious",
    ],
    neither: [
      'what is your complaints procedure?',
      'do you treat toothache?',
      'how much is emergency call-out?',
      'What do I do if I smell gas?',
      'Do you have a money-back guarantee?',
      'tell me a joke',
      'Is every third time free?',
      'Can I complain by email?',
    ],
  },
  de: {
    emergency: [
      'Ich habe so starke Schmerzen',
      'meine Katze blutet',
      'hier riecht es nach Gas, es riecht nach Gas!',
    ],
    complaint: [
      'ich bin stinksauer',
      'Mich hat keiner zurückgerufen, niemand hat sich gemeldet',
      'Ich will mein Geld zurück',
    ],
    neither: [
      'Wie ist Ihr Beschwerdeverfahren?',
      'Behandeln Sie starke Schmerzen?',
      'Was kostet der Notdienst?',
      'Was mache ich, wenn es nach Gas riecht?',
      'Wann ist das letzte Menü?',
    ],
  },
  fr: {
    emergency: ['J’ai tellement mal', 'mon chat saigne', 'ça sent le gaz chez moi'],
    complaint: ['Je suis furieux', 'personne ne m’a rappelé', 'C’est inadmissible, le travail est bâclé'],
    neither: [
      'Quelle est votre procédure de réclamation ?',
      'Soignez-vous les douleurs atroces ?',
      'Combien coûte une intervention d’urgence ?',
      'Que faire si je sens le gaz ?',
    ],
  },
  es: {
    emergency: ['me duele mucho', 'mi gato está sangrando', 'huele a gas'],
    complaint: ['estoy harta, nadie me ha llamado', 'Quiero que me devuelvan el dinero', 'es una vergüenza'],
    neither: [
      '¿Cuál es el procedimiento de reclamación?',
      '¿Tratan el dolor de muelas?',
      '¿Cuánto cuesta la urgencia?',
      '¿Qué hago si huele a gas?',
    ],
  },
  it: {
    emergency: ['ho tanto dolore', 'il mio gatto sanguina', 'sento odore di gas'],
    complaint: ['sono furioso', 'nessuno mi ha richiamato', 'rivoglio i miei soldi'],
    neither: [
      'Qual è la procedura di reclamo?',
      'Curate il mal di denti?',
      'Quanto costa il pronto intervento?',
      'Cosa faccio se sento odore di gas?',
    ],
  },
  nl: {
    emergency: ['ik heb zoveel pijn', 'mijn kat bloedt', 'ik ruik gas'],
    complaint: ['ik ben woedend', 'niemand heeft me teruggebeld', 'ik wil mijn geld terug'],
    neither: [
      'Wat is jullie klachtenprocedure?',
      'Behandelen jullie hevige pijn?',
      'Wat kost de spoeddienst?',
      'Wat moet ik doen als ik gas ruik?',
    ],
  },
  pt: {
    emergency: ['estou com muita dor', 'meu gato está sangrando', 'sinto cheiro de gás'],
    complaint: ['estou furioso', 'ninguém me ligou de volta', 'quero meu dinheiro de volta'],
    neither: [
      'Qual é o procedimento de reclamação?',
      'Vocês tratam dor de dente?',
      'Quanto custa o atendimento de emergência?',
      'O que fazer se eu sinto cheiro de gás?',
    ],
  },
  pl: {
    emergency: ['tak boli, nie do wytrzymania', 'mój kot krwawi', 'czuję gaz'],
    complaint: ['jestem wściekły', 'nikt nie oddzwonił', 'chcę zwrotu pieniędzy'],
    neither: [
      'Jaka jest procedura reklamacji?',
      'Czy leczycie ból zęba?',
      'Ile kosztuje pogotowie?',
      'Co robić, jeśli czuję gaz?',
      'Potrzebuję pomocy w wyborze roweru',
    ],
  },
  tr: {
    emergency: ['çok ağrım var', 'kedim kanıyor', 'gaz kokusu alıyorum'],
    complaint: ['çok sinirliyim', 'kimse beni geri aramadı', 'paramı geri istiyorum'],
    neither: [
      'Şikâyet prosedürünüz nedir?',
      'Diş ağrısı tedavi ediyor musunuz?',
      'Acil servis ne kadar?',
      'Eğer gaz kokusu alıyorum dersem ne yapmalıyım?',
    ],
  },
  ar: {
    emergency: ['عندي ألم شديد', 'قطتي تنزف', 'أشم رائحة غاز'],
    complaint: ['أنا غاضب جدا', 'لم يتصل بي أحد', 'أريد استرداد أموالي'],
    neither: [
      'ما هي إجراءات الشكاوى؟',
      'هل تعالجون ألم الأسنان؟',
      'كم تكلفة الطوارئ؟',
      'ماذا أفعل إذا كنت أشم رائحة غاز؟',
    ],
  },
  he: {
    emergency: ['יש לי כאבים חזקים', 'החתול שלי מדמם', 'יש ריח של גז'],
    complaint: ['אני ממש כועס', 'אף אחד לא חזר אליי', 'אני רוצה את הכסף בחזרה'],
    neither: [
      'מהו נוהל התלונות?',
      'אתם מטפלים בכאב חזק?',
      'כמה עולה ביקור חירום?',
      'מה עושים אם יש ריח של גז?',
    ],
  },
  ja: {
    emergency: ['歯がすごく痛いです', '猫の血が止まりません', 'ガス臭いです'],
    complaint: ['もう激怒しています', '誰も電話に出ない', '返金してください'],
    neither: [
      '苦情の手続きを教えてください',
      '激痛の治療はできますか',
      '緊急出動はいくらですか',
      'もしガス臭いときはどうすればいいですか',
    ],
  },
}

describe.each(Object.entries(told))('in %s', (language, { emergency, complaint, neither }) => {
  test.each(emergency)('an emergency: %s', message => expect(distressIn(language, message)).toBe('emergency'))
  test.each(complaint)('a complaint: %s', message => expect(distressIn(language, message)).toBe('complaint'))
  test.each(neither)('neither: %s', message => expect(distressIn(language, message)).toBeNull())
})

/** As much of a turn as the reply is made from. */
const turn = (message: string, contact: { email: string | null; phone: string | null }): Turn =>
  ({
    message,
    locale: 'en',
    business: {
      name: 'Harbour',
      address: null,
      phone: '+44 20 7946 0018',
      email: null,
      website: null,
    },
    thread: { contact: { name: null, ...contact } },
  }) as unknown as Turn

test('a complaint gets an apology and a person, who learns what was said', () => {
  const message = 'I want my money back, the job was botched'
  const reached = distressReply(turn(message, { email: 'ann@example.com', phone: null }), 'complaint')
  expect(reached).toMatchObject({
    reply:
      'I am sorry about that. I have passed what you wrote on to the team at Harbour, so that a person looks after it.',
    handedOver: true,
    actions: ['handed_over'],
    escalations: [{ kind: 'handover', question: message }],
  })
})

test('in an emergency what the business taught comes first, then whom to call', () => {
  const taught = { text: 'At night ring the vet on duty: 020 7946 0999.', sources: [] }
  const reached = distressReply(turn('my cat is bleeding', { email: null, phone: null }), 'emergency', taught)
  expect(reached.reply.split('\n\n')).toEqual([
    'This is what Harbour says about that:\nAt night ring the vet on duty: 020 7946 0999.',
    'I am sorry, that sounds urgent. I have told the team at Harbour. If somebody is in danger, please call the emergency services at once.',
    'You can call us on +44 20 7946 0018.',
    'How can the team reach you? Please write your email address or phone number.',
  ])
  expect(reached.actions).toEqual(['handed_over', 'asked_for_contact'])
})
