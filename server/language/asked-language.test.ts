import { expect, test } from 'vitest'
import { askedLanguage } from './asked-language.ts'

const asked: [text: string, language: string][] = [
  ['Können wir Deutsch sprechen?', 'de'],
  ['Sprechen Sie Deutsch?', 'de'],
  ['Hallo, können wir bitte auf Deutsch sprechen?', 'de'],
  ['Kann ich mit Ihnen Englisch sprechen?', 'en'],
  ['Deutsch, bitte.', 'de'],
  ['Deutsch bitte', 'de'],
  ['Do you speak English?', 'en'],
  ['Can we speak German, please?', 'de'],
  ['Could we switch to Spanish?', 'es'],
  ['In French please.', 'fr'],
  ['Hi, do you speak Turkish?', 'tr'],
  ["I'd rather speak Italian", 'it'],
  ['Can we do this in German?', 'de'],
  ['Do you speak Russian?', 'ru'],
  ['¿Habla español?', 'es'],
  ['habla español', 'es'],
  ['¿Podemos hablar en español, por favor?', 'es'],
  ['¿Hablan inglés?', 'en'],
  ['En español por favor', 'es'],
  ['Parlez-vous français ?', 'fr'],
  ['parlez-vous français', 'fr'],
  ['On peut parler en allemand ?', 'de'],
  ['Vous parlez anglais ?', 'en'],
  ["Français s'il vous plaît", 'fr'],
  ['Parla italiano?', 'it'],
  ['Possiamo parlare in italiano?', 'it'],
  ['Parlate inglese?', 'en'],
  ['Fala português?', 'pt'],
  ['Podemos falar em português?', 'pt'],
  ['Vocês falam inglês?', 'en'],
  ['Spreekt u Nederlands?', 'nl'],
  ['Kunnen we Nederlands praten?', 'nl'],
  ['Kunnen we in het Engels verder?', 'en'],
  ['Czy mówi pan po polsku?', 'pl'],
  ['Możemy rozmawiać po polsku?', 'pl'],
  ['Mówicie po niemiecku?', 'de'],
  ['Türkçe konuşabilir miyiz?', 'tr'],
  ['Almanca biliyor musunuz?', 'de'],
  ['İngilizce konuşuyor musunuz?', 'en'],
  ['هل تتحدث العربية؟', 'ar'],
  ['هل يمكننا التحدث بالعربية؟', 'ar'],
  ['هل تتكلم الإنجليزية؟', 'en'],
  ['אפשר לדבר בעברית?', 'he'],
  ['אתם מדברים עברית?', 'he'],
  ['אתה מדבר אנגלית?', 'en'],
  ['日本語で話せますか？', 'ja'],
  ['日本語でお願いします', 'ja'],
  ['英語は話せますか', 'en'],
]

const notAsked = [
  "I don't speak German.",
  'My wife speaks German',
  'Do you offer German lessons?',
  'I would like an English breakfast',
  'Can I speak English in the course?',
  'Je ne parle pas français',
  'No hablo español',
  'אני לא מדבר אנגלית',
  'Nie mówię po polsku',
  'Ich spreche kein Deutsch',
  'Do you have a German menu?',
  'My name is Deutsch.',
  'Yes please',
  'Almanca bilmiyorum',
  'I need a French translation please',
  'لا أتكلم العربية',
  'Do you teach Spanish?',
]

test('a language is asked for in that language or in another', () => {
  const missed = asked.filter(([text, language]) => {
    const found = askedLanguage(text)
    return found?.language !== language || found.rest !== ''
  })
  expect(missed).toEqual([])
})

test('what is said of languages asks for none', () => {
  expect(notAsked.filter(text => askedLanguage(text) !== null)).toEqual([])
})

test('what else was said is left to be answered', () => {
  expect(askedLanguage('Können wir Deutsch sprechen? Ich möchte einen Termin.')).toEqual({
    language: 'de',
    rest: 'Ich möchte einen Termin.',
  })
})
