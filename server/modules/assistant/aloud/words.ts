/** Phrases of the built-in assistant that differ when spoken; `{marks}` as in a `Tongue`. */
export interface Aloud {
  how_to_reach_you: string
  putting_through: string
  /** {business}. Asks for a message. */
  nobody_there: string
  /** The word between the ends of a range, in place of the dash, with its blanks. */
  to: string
}

/** By ISO 639-1, the twelve languages of the built-in assistant. */
export const aloudWords: Readonly<Record<string, Aloud>> = {
  en: {
    how_to_reach_you: 'How can the team reach you? Please tell me your phone number or email address.',
    putting_through: 'One moment, please, I am putting you through.',
    nobody_there:
      'I can’t put you through to anybody right now. Please tell me your name and what it is about, and the team at {business} will get back to you.',
    to: ' to ',
  },
  de: {
    how_to_reach_you:
      'Wie kann das Team Sie erreichen? Bitte nennen Sie mir Ihre Telefonnummer oder E-Mail-Adresse.',
    putting_through: 'Einen Moment bitte, ich verbinde Sie.',
    nobody_there:
      'Ich kann Sie gerade mit niemandem verbinden. Bitte sagen Sie mir Ihren Namen und worum es geht, dann meldet sich das Team von {business} bei Ihnen.',
    to: ' bis ',
  },
  fr: {
    how_to_reach_you:
      'Comment l’équipe peut-elle vous joindre ? Dites-moi votre numéro de téléphone ou votre adresse e-mail.',
    putting_through: 'Un instant, s’il vous plaît, je vous mets en relation.',
    nobody_there:
      'Je ne peux vous passer personne pour le moment. Dites-moi votre nom et de quoi il s’agit, et l’équipe de {business} vous recontactera.',
    to: ' à ',
  },
  es: {
    how_to_reach_you:
      '¿Cómo puede localizarle el equipo? Dígame su número de teléfono o su correo electrónico.',
    putting_through: 'Un momento, por favor, le paso.',
    nobody_there:
      'Ahora mismo no puedo pasarle con nadie. Dígame su nombre y de qué se trata, y el equipo de {business} se pondrá en contacto con usted.',
    to: ' a ',
  },
  it: {
    how_to_reach_you:
      'Come può raggiungerla il team? Mi dica il suo numero di telefono o il suo indirizzo e-mail.',
    putting_through: 'Un attimo, per favore, le passo qualcuno.',
    nobody_there:
      'In questo momento non posso passarle nessuno. Mi dica il suo nome e di che cosa si tratta, e il team di {business} la ricontatterà.',
    to: ' a ',
  },
  nl: {
    how_to_reach_you: 'Hoe kan het team u bereiken? Noem alstublieft uw telefoonnummer of e-mailadres.',
    putting_through: 'Een ogenblik alstublieft, ik verbind u door.',
    nobody_there:
      'Ik kan u nu met niemand doorverbinden. Zeg me alstublieft uw naam en waar het over gaat, dan neemt het team van {business} contact met u op.',
    to: ' tot ',
  },
  pt: {
    how_to_reach_you: 'Como pode a equipa contactá-lo? Diga-me o seu número de telefone ou o seu e-mail.',
    putting_through: 'Um momento, por favor, vou passar a chamada.',
    nobody_there:
      'Neste momento não consigo passar a chamada a ninguém. Diga-me o seu nome e de que se trata, e a equipa de {business} entrará em contacto consigo.',
    to: ' a ',
  },
  pl: {
    how_to_reach_you:
      'Jak zespół może się z Panią lub Panem skontaktować? Proszę podać numer telefonu albo adres e-mail.',
    putting_through: 'Chwileczkę, już łączę.',
    nobody_there:
      'W tej chwili nie mogę z nikim połączyć. Proszę powiedzieć, jak się Pani lub Pan nazywa i o co chodzi, a zespół {business} się odezwie.',
    to: ' do ',
  },
  tr: {
    how_to_reach_you:
      'Ekip size nasıl ulaşabilir? Lütfen telefon numaranızı veya e-posta adresinizi söyleyin.',
    putting_through: 'Bir dakika lütfen, sizi bağlıyorum.',
    nobody_there:
      'Şu anda sizi kimseye bağlayamıyorum. Lütfen adınızı ve konuyu söyleyin, {business} ekibi size geri dönecek.',
    to: ' ile ',
  },
  ar: {
    how_to_reach_you: 'كيف يمكن للفريق التواصل معك؟ من فضلك قل لي رقم هاتفك أو بريدك الإلكتروني.',
    putting_through: 'لحظة من فضلك، سأحوّل مكالمتك.',
    nobody_there:
      'لا أستطيع تحويل مكالمتك إلى أحد الآن. من فضلك قل لي اسمك وما الموضوع، وسيتواصل معك فريق {business}.',
    to: ' إلى ',
  },
  he: {
    how_to_reach_you: 'איך הצוות יכול ליצור איתכם קשר? אנא אמרו לי מספר טלפון או כתובת דוא״ל.',
    putting_through: 'רגע בבקשה, אני מעביר את השיחה.',
    nobody_there:
      'כרגע אין אפשרות להעביר את השיחה. אנא אמרו לי מה שמכם ובמה מדובר, והצוות של {business} יחזור אליכם.',
    to: ' עד ',
  },
  ja: {
    how_to_reach_you:
      'どのようにご連絡すればよろしいでしょうか。お電話番号かメールアドレスをお聞かせください。',
    putting_through: '少々お待ちください。おつなぎいたします。',
    nobody_there:
      'ただいまおつなぎできる者がおりません。お名前とご用件をお聞かせください。{business}の担当者から折り返しご連絡いたします。',
    to: 'から',
  },
}
