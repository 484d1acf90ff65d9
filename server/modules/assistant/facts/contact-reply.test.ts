import { describe, expect, test } from 'vitest'
import { contactReply } from './contact-reply.ts'

const business = {
  name: 'Harbour Spa',
  address: '1 Quay Street',
  phone: '+44 20 7946 0018',
  email: 'hello@harbour.example',
  website: 'https://harbour.example',
}

/** Which facts a reply holds, in the order of the settings. */
const factsIn = (language: string, message: string): string => {
  const reply = contactReply(business, language, message)
  const held = (['address', 'phone', 'email', 'website'] as const).filter(fact =>
    reply?.includes(business[fact]),
  )
  return held.join(' ')
}

const asked: Record<string, [facts: string, message: string][]> = {
  en: [
    ['phone', "what's your number?"],
    ['address', 'How do I get there?'],
    ['address', 'hi, where are you guys located please'],
    ['email', 'email?'],
    ['website', 'do you have a website'],
    ['phone', 'can I call you'],
    ['address phone', 'could you give me your address and phone number'],
    ['phone email website', 'How can I get in touch?'],
  ],
  de: [
    ['phone', 'Wie ist eure Nummer?'],
    ['address', 'wo seid ihr'],
    ['address', 'Wie komme ich zu Ihnen?'],
    ['email', 'Haben Sie eine E-Mail-Adresse?'],
    ['website', 'habt ihr eine webseite'],
    ['phone', 'kann ich euch anrufen?'],
    ['address phone', 'Adresse und Telefonnummer bitte'],
    ['phone email website', 'Wie kann ich Sie erreichen?'],
  ],
  fr: [
    ['phone', 'c’est quoi votre numéro'],
    ['address', 'vous êtes où ?'],
    ['address', 'Comment vous trouver ?'],
    ['email', 'votre adresse mail svp'],
    ['website', 'Avez-vous un site internet ?'],
    ['phone', 'je peux vous appeler ?'],
    ['address phone', 'Pouvez-vous me donner votre adresse et votre numéro de téléphone ?'],
    ['phone email website', 'comment puis-je vous joindre'],
  ],
  es: [
    ['phone', '¿cuál es vuestro número?'],
    ['address', '¿dónde estáis?'],
    ['address', 'como llego'],
    ['email', 'tienen correo electronico?'],
    ['website', '¿tenéis página web?'],
    ['phone', '¿os puedo llamar?'],
    ['address phone', 'me das la dirección y el teléfono'],
    ['phone email website', '¿Cómo puedo contactarles?'],
  ],
  it: [
    ['phone', 'qual è il vostro numero'],
    ['address', 'dove siete?'],
    ['address', 'Come vi raggiungo?'],
    ['email', 'avete un indirizzo email?'],
    ['website', 'avete un sito'],
    ['phone', 'posso chiamarvi?'],
    ['address phone', 'mi può dare indirizzo e telefono'],
    ['phone email website', 'Come posso contattarvi?'],
  ],
  nl: [
    ['phone', 'wat is jullie nummer'],
    ['address', 'waar zitten jullie?'],
    ['address', 'hoe kom ik bij jullie'],
    ['email', 'heeft u een e-mailadres?'],
    ['website', 'hebben jullie een website'],
    ['phone', 'kan ik u bellen?'],
    ['address phone', 'wat is het adres en telefoonnummer'],
    ['phone email website', 'Hoe kan ik contact opnemen?'],
  ],
  pt: [
    ['phone', 'qual o numero de vocês?'],
    ['address', 'onde vocês ficam'],
    ['address', 'como faço para chegar aí?'],
    ['email', 'vocês têm e-mail?'],
    ['website', 'têm um site?'],
    ['phone', 'posso ligar para vocês?'],
    ['address phone', 'me passa o endereço e o telefone'],
    ['phone email website', 'Como posso entrar em contato?'],
  ],
  pl: [
    ['phone', 'jaki jest wasz numer'],
    ['address', 'gdzie jesteście?'],
    ['address', 'Jak do was dojechać?'],
    ['email', 'macie maila?'],
    ['website', 'czy macie stronę internetową'],
    ['phone', 'czy mogę zadzwonić?'],
    ['address phone', 'proszę podać adres i numer telefonu'],
    ['phone email website', 'Jak się z Państwem skontaktować?'],
  ],
  tr: [
    ['phone', 'numaranız nedir'],
    ['address', 'neredesiniz?'],
    ['address', 'size nasıl gelirim'],
    ['email', 'e-posta adresiniz var mı?'],
    ['website', 'web siteniz var mı'],
    ['phone', 'sizi arayabilir miyim?'],
    ['address phone', 'adresinizi ve telefon numaranızı alabilir miyim'],
    ['phone email website', 'Size nasıl ulaşabilirim?'],
  ],
  ar: [
    ['phone', 'ما هو رقمكم؟'],
    ['address', 'وين مكانكم؟'],
    ['address', 'كيف أصل إليكم؟'],
    ['email', 'هل لديكم إيميل؟'],
    ['website', 'هل عندكم موقع إلكتروني'],
    ['phone', 'هل يمكنني الاتصال بكم؟'],
    ['address phone', 'أريد العنوان ورقم الهاتف'],
    ['phone email website', 'كيف يمكنني التواصل معكم؟'],
  ],
  he: [
    ['phone', 'מה המספר שלכם'],
    ['address', 'איפה אתם נמצאים?'],
    ['address', 'איך מגיעים אליכם?'],
    ['email', 'יש לכם מייל?'],
    ['website', 'יש לכם אתר'],
    ['phone', 'אפשר להתקשר אליכם?'],
    ['address phone', 'אפשר לקבל כתובת ומספר טלפון'],
    ['phone email website', 'איך אפשר ליצור איתכם קשר?'],
  ],
  ja: [
    ['phone', '電話番号を教えてください'],
    ['address', 'お店はどこですか？'],
    ['address', 'そちらへの行き方を教えてください'],
    ['email', 'メールアドレスはありますか'],
    ['website', 'ホームページはありますか？'],
    ['phone', '電話してもいいですか？'],
    ['address phone', '住所と電話番号を教えて'],
    ['phone email website', '連絡先を教えてください'],
  ],
}

const others: Record<string, string[]> = {
  en: [
    'where can I park?',
    'how much is the phone?',
    'Do you repair phones?',
    'Where is the nearest bus stop?',
  ],
  de: [
    'Wo kann ich parken?',
    'Was kostet das Telefon?',
    'Repariert ihr Handys?',
    'Wo ist die nächste Haltestelle?',
  ],
  fr: ['Où puis-je me garer ?', 'Combien coûte le téléphone ?', 'Où est l’arrêt de bus ?'],
  es: ['¿Dónde puedo aparcar?', '¿Cuánto cuesta el teléfono?', '¿Dónde está la parada de autobús?'],
  it: ['Dove posso parcheggiare?', 'Quanto costa il telefono?', 'Dove è la fermata dell’autobus?'],
  nl: ['Waar kan ik parkeren?', 'Wat kost de telefoon?', 'Waar is de bushalte?'],
  pt: ['Onde posso estacionar?', 'Quanto custa o telefone?', 'Onde fica o ponto de ônibus?'],
  pl: ['Gdzie mogę zaparkować?', 'Ile kosztuje telefon?', 'Gdzie jest przystanek?'],
  tr: ['Nereye park edebilirim?', 'Telefon ne kadar?', 'Otobüs durağı nerede?'],
  ar: ['أين يمكنني ركن السيارة؟', 'كم سعر الهاتف؟', 'أين محطة الباص؟'],
  he: ['איפה אפשר לחנות?', 'כמה עולה הטלפון?', 'איפה תחנת האוטובוס?'],
  ja: ['駐車場はどこですか？', '電話機はいくらですか？', 'バス停はどこですか？'],
}

describe.each(Object.entries(asked))('in %s', (language, questions) => {
  test.each(questions)('%s: %s', (facts, message) => {
    expect(factsIn(language, message)).toBe(facts)
  })
  test.each(others[language]!)('about something else: %s', message => {
    expect(contactReply(business, language, message)).toBeNull()
  })
})

test('what the settings do not hold may have been taught', () => {
  expect(contactReply({ ...business, website: null }, 'en', 'Do you have a website?')).toBeNull()
  expect(contactReply({ ...business, website: null }, 'en', 'your phone and your website?')).toBe(
    'You can call us on +44 20 7946 0018.',
  )
})
