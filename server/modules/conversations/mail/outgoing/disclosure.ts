/** Tells the reader that no person wrote a mail, and how to reach one; `{business}` is the name. */
const words: Record<string, string> = {
  ar: 'كُتب هذا الرد بواسطة المساعد الآلي لدى {business}. للتواصل مع شخص، ما عليك سوى الرد على هذه الرسالة.',
  de: 'Diese Antwort hat der automatische Assistent von {business} geschrieben. Wenn Sie einen Menschen erreichen möchten, antworten Sie einfach auf diese E-Mail.',
  en: 'This answer was written by the automatic assistant of {business}. To reach a person, simply reply to this mail and say so.',
  es: 'Esta respuesta la ha escrito el asistente automático de {business}. Si desea hablar con una persona, responda a este correo y dígalo.',
  fr: 'Cette réponse a été rédigée par l’assistant automatique de {business}. Pour joindre une personne, répondez simplement à ce message en le précisant.',
  he: 'תשובה זו נכתבה על ידי העוזר האוטומטי של {business}. כדי לפנות לאדם, פשוט השיבו להודעה זו וציינו זאת.',
  it: 'Questa risposta è stata scritta dall’assistente automatico di {business}. Per parlare con una persona, risponda a questo messaggio e lo dica.',
  ja: 'この返信は{business}の自動アシスタントが作成しました。担当者との連絡をご希望の場合は、このメールにその旨ご返信ください。',
  nl: 'Dit antwoord is geschreven door de automatische assistent van {business}. Wilt u een mens bereiken, beantwoord dan deze e-mail en zeg dat erbij.',
  pl: 'Tę odpowiedź napisał automatyczny asystent firmy {business}. Aby skontaktować się z człowiekiem, wystarczy o tym napisać w odpowiedzi na tę wiadomość.',
  pt: 'Esta resposta foi escrita pelo assistente automático de {business}. Para falar com uma pessoa, responda a este e-mail dizendo isso.',
  tr: 'Bu yanıt {business} işletmesinin otomatik asistanı tarafından yazıldı. Bir kişiye ulaşmak için bu e-postayı yanıtlayıp bunu belirtmeniz yeterlidir.',
}

/** The sentence in a language (a tag such as `pt-BR`), or in English. */
export function byAssistant(language: string, business: string): string {
  const primary = language.toLowerCase().split('-')[0]!
  return (words[primary] ?? words.en!).replace('{business}', () => business)
}
