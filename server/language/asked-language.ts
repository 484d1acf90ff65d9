import { languages } from '#locales/load.ts'
import { courtesyLanguages } from './detect.ts'

/** Characters that are looked at. */
const longest = 400

/** Languages that we have no words in, and that people ask for all the same. */
const others = 'ru uk zh ko hi ro hu cs el sv da nb fi bg sr hr sk vi fa ur th'.split(' ')

/** Other names than those of the Unicode consortium, by language; `|` between them. */
const alsoCalled: Record<string, Record<string, string>> = {
  es: { es: 'castellano' },
  ar: {
    ar: 'عربي',
    en: 'انجليزي|إنجليزي|الانجليزية|إنكليزي',
    de: 'ألماني|الالمانية',
    fr: 'فرنسي',
    tr: 'تركي',
    es: 'إسباني',
  },
  en: { zh: 'mandarin|cantonese', fa: 'farsi' },
}

/** In Polish one speaks "po polsku"; of the names that lists have, "polski", only the end differs. */
const inflected: Record<string, (name: string) => string> = { pl: name => name.replace(/i$/u, 'u') }

/**
 * How somebody asks for a language, in each of ours: all that comes before its name, `{}`, and behind it, to the end of a
 * clause. Statements ("I don't speak German", "my wife speaks German") are none of these.
 */
const asks: Record<string, string[]> = {
  en: [
    "(?:do|can|could|would|will|may|shall|let'?s) ?(?:you|we|i|us|anyone|anybody|someone|somebody)?(?: please| also| maybe| all| there| happen to| possibly)*(?: speak| talk| continue| go on| switch| change| do (?:this|it))(?: over)?(?: with me| with you)?(?: to| in)? {}",
    '(?:please |let us |let me )?(?:speak|talk|continue|switch)(?: with me)?(?: to| in)? {} please',
    'please (?:speak|talk|continue|switch)(?: with me)?(?: to| in)? {}',
    "i(?:'d| would)(?: like| prefer| rather)(?: to)?(?: speak| talk| continue| go on)?(?: in)? {}",
    '(?:is there |can i (?:speak|talk) to )?(?:anyone|anybody|someone|somebody)(?: there| here)?(?: who| that) (?:speaks|talks) {}',
    '(?:in )?{} please',
  ],
  de: [
    '(?:können|könnten|kann|könnte|dürfen|wollen|sollen|lassen|würden)(?: \\p{L}+){0,4} {} (?:sprechen|reden|weitermachen|fortfahren|weitersprechen|unterhalten|machen)',
    '(?:sprechen|sprichst|sprecht|spricht|reden)(?: (?:sie|du|ihr|wir|jemand|man|bei ihnen|dort|da|hier|auch|bitte|vielleicht|zufällig|doch|lieber|auf)){1,4} {}',
    'geht (?:das|es)(?: auch| vielleicht)? auf {}',
    'ich (?:möchte|würde)(?: gerne?| lieber| auf)* {} (?:sprechen|reden|weitermachen)',
    '(?:auf )?{} bitte',
    'bitte(?: auf)? {}',
  ],
  es: [
    '(?:(?<!no )(?:habla|hablas|hablan|hable|hablamos|hablemos)|(?:podemos|podríamos|puede|puedes|pueden|podría|puedo|quiero|quisiera|me gustaría|prefiero|prefería) (?:hablar|seguir|continuar)|prefiero)(?: (?:usted|ustedes|alguien|en|conmigo|aquí|ahí|también)){0,3} {}',
    '(?:en )?{} por favor',
  ],
  fr: [
    "(?:(?:parlez|parles)[ -]?(?:vous|tu)?|parlons|(?:quelqu['’]un|on) parle|(?:peut|peux|pouvons|pourrions|pouvez|pourriez|voudrais|aimerais|préfère|préférerais|puis)[ -]?(?:nous|vous|je|on|tu)? (?:parler|continuer|passer))(?: (?:en|au|avec moi|ici|aussi|bien)){0,3} (?:l['’])?{}",
    "(?:en )?{} s['’]il (?:vous|te) plaît",
  ],
  it: [
    '(?:(?<!non )(?:parla|parlate|parli|parliamo)|(?:possiamo|potremmo|può|potrebbe|potete|posso|vorrei|preferirei|preferisco) (?:parlare|continuare|proseguire|passare))(?: (?:in|anche|lei|voi|qualcuno|con me|al|all|qui)){0,3} {}',
    '(?:in )?{} per (?:favore|piacere|cortesia)',
  ],
  pt: [
    '(?:(?<!não )(?:fala|falam|falas|falamos)|(?:podemos|poderíamos|pode|poderia|podem|posso|queria|quero|prefiro|gostaria de) (?:falar|continuar|conversar))(?: (?:em|você|vocês|o senhor|a senhora|também|comigo|aí|alguém)){0,3} {}',
    '(?:em )?{} (?:por favor|se faz favor)',
  ],
  nl: [
    '(?:spreekt|spreek|spreken|praat|praten)(?: (?:u|je|jij|jullie|we|wij|iemand|er|hier|daar|ook|misschien|toevallig)){1,4} {}',
    '(?:kunnen|kunt|kan|mogen|zullen|zouden|wil|zou)(?: \\p{L}+){0,5} {} (?:praten|spreken|verder|verdergaan|doen|verderpraten)',
    '(?:in het )?{} (?:alstublieft|alsjeblieft|graag)',
  ],
  pl: [
    '(?<!nie )(?:mówi|mówicie|mówisz|mówią|rozmawiać|porozmawiać|mówić|rozmawiamy|rozmawiajmy|kontynuować)(?: (?:pan|pani|państwo|ktoś|tu|też|może|u państwa)){0,3} po {}',
    'po {} proszę',
    'proszę(?: mówić)? po {}',
  ],
  tr: [
    '{} (?:konuşuyor musunuz|konuşuyor musun|konuşabilir miyiz|konuşabilir misiniz|konuşabilir misin|biliyor musunuz|biliyor musun|konuşalım(?: mı)?|devam edebilir miyiz|devam edelim|konuşan (?:biri|birisi|kimse) var mı|konuşmak istiyorum|konuşur musunuz|lütfen)',
  ],
  ar: [
    '(?<!لا )(?:تتكلم|تتكلمون|تتكلمين|تتحدث|تتحدثون|تتحدثين|تحكي|تحكون|نتكلم|نتحدث|نحكي|التحدث|التكلم|الحديث|التكلّم)(?: (?:معي|معك|معكم|هنا))?(?: ب| اللغة| باللغة)? ?ب?{}',
    '(?:باللغة |ب)?{} (?:من فضلك|لو سمحت|رجاء|رجاءً)',
  ],
  he: [
    '(?<!לא |אני )(?:מדבר|מדברת|מדברים|מדברות|לדבר|נדבר|להמשיך|לעבור|תדבר|תדברי)(?: (?:אתה|את|אתם|אתן|מישהו|פה|כאן|שם|איתי|גם)){0,2} [בל]?{}',
    'ב?{} בבקשה',
  ],
  ja: [
    '{}(?:で|を|は|が)?(?:も)?(?:話せますか|話せませんか|話しますか|話してもらえますか|話していただけますか|話してください|話してもいいですか|話したいです|話せる方はいますか|お願いします|お願いできますか|できますか|大丈夫ですか|いいですか|わかりますか|分かりますか)',
  ],
}

/** A wish that is set off with a comma is part of what is wished. */
const pleases =
  /[,،、]\s*(?=(?:please|bitte|por favor|s['’]il|per favore|se faz favor|alstublieft|alsjeblieft|graag|proszę|lütfen|من فضلك|لو سمحت|בבקשה)(?!\p{L}))/giu

/** What may stand behind the question in its clause. */
const tail =
  "(?: (?:please|instead|too|also|now|here|with me|with you|maybe|a bit|a little|bitte|auch|mit mir|mit ihnen|por favor|conmigo|aquí|s['’]il (?:vous|te) plaît|avec moi|aussi|ici|per favore|con me|anche|comigo|também|alstublieft|alsjeblieft|met mij|ook|proszę|lütfen|من فضلك|لو سمحت|معي|בבקשה|איתי))*"

interface Asking {
  pattern: RegExp
  /** The language of each name, ISO 639-1. */
  named: Map<string, string>
}

/** What people ask in each language, made with the first question. */
let made: Asking[] | null = null

function askings(): Asking[] {
  made ??= languages
    .filter(language => asks[language])
    .map(language => {
      const names = new Intl.DisplayNames([language], { type: 'language' })
      const named = new Map<string, string>()
      for (const each of [...languages, ...others]) {
        const own = new Intl.DisplayNames([each], { type: 'language' }).of(each)!
        const list = [names.of(each)!, own, ...(alsoCalled[language]?.[each]?.split('|') ?? [])]
        for (const name of list)
          named.set((inflected[language]?.(name) ?? name).toLocaleLowerCase(language), each)
      }
      const name = [...named.keys()].toSorted((a, b) => b.length - a.length).join('|')
      const spaced = language !== 'ja'
      const one = asks[language]!.map(ask => ask.replace('{}', `(${name})`)).join('|')
      const pattern = spaced ? `(?<![\\p{L}\\p{N}])(?:${one})(?![\\p{L}\\p{N}])${tail}$` : `(?:${one})`
      return { named, pattern: new RegExp(pattern, 'u') }
    })
  return made
}

/**
 * The language that somebody asks to speak, in whatever language they ask ("Können wir Deutsch sprechen?", "Do you speak
 * English?"): ISO 639-1, and what else they said. Null where they ask for none.
 */
export function askedLanguage(text: string): { language: string; rest: string } | null {
  const joined = text.slice(0, longest).replace(pleases, ' ')
  const clauses = joined.match(/[^.,!?;:…¿¡。、！？؟،]+[.,!?;:…。、！？؟،]*\s*/gu) ?? []
  for (const [at, clause] of clauses.entries()) {
    const plain = clause
      .replace(/[^\p{L}\p{M}\p{N}'’\s-]+/gu, ' ')
      .trim()
      .replace(/\s+/gu, ' ')
    for (const { pattern, named } of askings()) {
      // The capital İ of Turkish is an i with a dot of its own elsewhere.
      const found = pattern.exec(plain.replaceAll('İ', 'i').toLowerCase())
      const language = found?.slice(1).find(each => each !== undefined)
      if (language) return { language: named.get(language)!, rest: restOf(clauses.toSpliced(at, 1).join('')) }
    }
  }
  return null
}

/** What is left to be answered: nothing where it is a greeting. */
function restOf(text: string): string {
  const rest = text.replace(/^[\s,;:،、]+/u, '').trim()
  return /[\p{L}\p{N}]/u.test(rest) && courtesyLanguages(rest).length === 0 ? rest : ''
}
