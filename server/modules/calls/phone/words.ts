/** What a caller hears from the carrier's own voice, where the assistant can't speak, in one language. */
export interface PhoneWords {
  /** As the carrier calls it: https://www.twilio.com/docs/voice/twiml/say#attributes-language */
  voice: string
  /** {agent}, {business}. To an answering machine. */
  voicemail: string
  /** {business}. To somebody who calls while the assistant can't hear or speak. */
  unavailable: string
  /** {business}. To somebody who was to be put through. */
  nobody: string
  /** {business}, {who}. To the person of the business whom a caller is put through to. */
  briefing: string
}

/** By ISO 639-1, the twelve languages of the built-in assistant. */
const words: Readonly<Record<string, PhoneWords>> = {
  en: {
    voice: 'en-US',
    voicemail:
      'Hello, this is {agent}, the AI assistant of {business}. We wanted to reach you. Please call us back at this number. Goodbye.',
    unavailable: '{business} can’t take your call right now. We will call you back.',
    nobody: 'I am sorry, nobody at {business} can take your call right now. We will call you back.',
    briefing: 'A call for {business} from {who}.',
  },
  de: {
    voice: 'de-DE',
    voicemail:
      'Guten Tag, hier ist {agent}, der KI-Assistent von {business}. Wir wollten Sie erreichen. Bitte rufen Sie uns unter dieser Nummer zurück. Auf Wiederhören.',
    unavailable: '{business} kann Ihren Anruf gerade nicht annehmen. Wir rufen Sie zurück.',
    nobody: 'Leider kann bei {business} gerade niemand Ihren Anruf annehmen. Wir rufen Sie zurück.',
    briefing: 'Ein Anruf für {business} von {who}.',
  },
  fr: {
    voice: 'fr-FR',
    voicemail:
      'Bonjour, ici {agent}, l’assistant IA de {business}. Nous cherchions à vous joindre. Merci de nous rappeler à ce numéro. Au revoir.',
    unavailable: '{business} ne peut pas prendre votre appel pour le moment. Nous vous rappellerons.',
    nobody:
      'Je suis désolé, personne chez {business} ne peut prendre votre appel pour le moment. Nous vous rappellerons.',
    briefing: 'Un appel pour {business} de {who}.',
  },
  es: {
    voice: 'es-ES',
    voicemail:
      'Hola, le habla {agent}, el asistente de IA de {business}. Queríamos hablar con usted. Por favor, llámenos a este número. Adiós.',
    unavailable: '{business} no puede atender su llamada en este momento. Le devolveremos la llamada.',
    nobody:
      'Lo siento, nadie en {business} puede atender su llamada en este momento. Le devolveremos la llamada.',
    briefing: 'Una llamada para {business} de {who}.',
  },
  it: {
    voice: 'it-IT',
    voicemail:
      'Buongiorno, sono {agent}, l’assistente IA di {business}. Volevamo parlare con lei. La preghiamo di richiamarci a questo numero. Arrivederci.',
    unavailable: '{business} non può rispondere in questo momento. La richiameremo.',
    nobody: 'Mi dispiace, nessuno da {business} può rispondere in questo momento. La richiameremo.',
    briefing: 'Una chiamata per {business} da {who}.',
  },
  pt: {
    voice: 'pt-PT',
    voicemail:
      'Olá, fala {agent}, o assistente de IA de {business}. Queríamos falar consigo. Por favor, ligue-nos para este número. Adeus.',
    unavailable: '{business} não pode atender a sua chamada neste momento. Voltaremos a ligar-lhe.',
    nobody:
      'Lamento, ninguém em {business} pode atender a sua chamada neste momento. Voltaremos a ligar-lhe.',
    briefing: 'Uma chamada para {business} de {who}.',
  },
  nl: {
    voice: 'nl-NL',
    voicemail:
      'Goedendag, u spreekt met {agent}, de AI-assistent van {business}. We wilden u bereiken. Belt u ons terug op dit nummer. Tot ziens.',
    unavailable: '{business} kan uw oproep nu niet aannemen. We bellen u terug.',
    nobody: 'Het spijt me, bij {business} kan nu niemand uw oproep aannemen. We bellen u terug.',
    briefing: 'Een oproep voor {business} van {who}.',
  },
  pl: {
    voice: 'pl-PL',
    voicemail:
      'Dzień dobry, tu {agent}, asystent AI firmy {business}. Chcieliśmy się z Państwem skontaktować. Prosimy o telefon zwrotny na ten numer. Do usłyszenia.',
    unavailable: '{business} nie może teraz odebrać. Oddzwonimy.',
    nobody: 'Przykro mi, nikt z {business} nie może teraz odebrać. Oddzwonimy.',
    briefing: 'Połączenie dla {business} od: {who}.',
  },
  tr: {
    voice: 'tr-TR',
    voicemail:
      'Merhaba, ben {business} yapay zekâ asistanı {agent}. Size ulaşmak istemiştik. Lütfen bizi bu numaradan arayın. Hoşça kalın.',
    unavailable: '{business} şu anda aramanıza yanıt veremiyor. Sizi geri arayacağız.',
    nobody: 'Üzgünüm, {business} şu anda aramanıza yanıt veremiyor. Sizi geri arayacağız.',
    briefing: '{business} için bir arama. Arayan: {who}.',
  },
  ar: {
    voice: 'arb',
    voicemail:
      'مرحبًا، معك {agent}، مساعد الذكاء الاصطناعي لدى {business}. أردنا التحدث إليك. يُرجى معاودة الاتصال بنا على هذا الرقم. مع السلامة.',
    unavailable: 'لا يمكن لـ{business} الرد على مكالمتك الآن. سنعاود الاتصال بك.',
    nobody: 'عذرًا، لا أحد لدى {business} يمكنه الرد على مكالمتك الآن. سنعاود الاتصال بك.',
    briefing: 'مكالمة إلى {business} من {who}.',
  },
  he: {
    voice: 'he-IL',
    voicemail:
      'שלום, כאן {agent}, עוזר הבינה המלאכותית של {business}. רצינו לדבר איתך. נא לחזור אלינו למספר הזה. להתראות.',
    unavailable: '{business} לא יכולים לענות לשיחה כרגע. נחזור אליך.',
    nobody: 'מצטערים, אף אחד ב{business} לא יכול לענות לשיחה כרגע. נחזור אליך.',
    briefing: 'שיחה עבור {business} מאת {who}.',
  },
  ja: {
    voice: 'ja-JP',
    voicemail:
      'こんにちは、{business}のAIアシスタント、{agent}です。お話ししたいことがございましたので、この番号へ折り返しお電話ください。失礼いたします。',
    unavailable: '{business}はただいま電話に出られません。折り返しお電話いたします。',
    nobody: '申し訳ありません。{business}の者はただいま電話に出られません。折り返しお電話いたします。',
    briefing: '{business}へ、{who}様からお電話です。',
  },
}

/** Those of a language (BCP 47), else English ones. */
export const phoneWords = (language: string): PhoneWords =>
  words[language.toLowerCase().split('-')[0]!] ?? words.en!
