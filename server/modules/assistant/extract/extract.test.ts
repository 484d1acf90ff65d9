import { expect, test } from 'vitest'
import type { Kind } from '#contract/knowledge/knowledge.ts'
import { analyse } from '#server/modules/knowledge/index/analysis.ts'
import { type ChunkReading, readChunk } from '#server/modules/knowledge/search/chunk-reading.ts'
import { askedWords, type Question } from '#server/modules/knowledge/search/question/question.ts'
import { rank } from '#server/modules/knowledge/search/rank.ts'
import type { SearchResult } from '#server/modules/knowledge/search/search.ts'
import { extractAnswer } from './extract.ts'
import { questionType } from './question-type.ts'

interface Taught {
  text: string
  title?: string
  kind?: Kind
  phrasings?: string[]
}

const stemsOf = (reading: ChunkReading): string[] => [
  ...reading.titleStems,
  ...reading.phrasingStems.flat(),
  ...reading.sentences.flatMap(sentence => sentence.stems),
]

/** What a search over `taught` gives, all of it ranked. */
function found(question: string, taught: Taught[]): SearchResult {
  const readings = taught.map(({ text, title = '', phrasings = [] }, id) => {
    const { sentenceEnds: sentence_ends } = analyse({ title, text }, phrasings, 'en')
    return readChunk({ id, title, body: text, phrasings, language: 'en', sentence_ends })
  })
  const asked = askedWords(question, ['en'])
  const words = [...new Map(asked.map(({ word, stems }) => [stems.join(), { word, stems }])).values()].map(
    word => {
      const df = readings.filter(reading => stemsOf(reading).some(stem => word.stems.includes(stem))).length
      return { ...word, df, idf: Math.log(1 + (taught.length - df + 0.5) / (df + 0.5)) }
    },
  )
  const about: Question = {
    words,
    order: asked.map(({ stems }) => words.findIndex(word => word.stems.join() === stems.join())),
    corrections: new Map(),
    averageLength: readings.reduce((sum, reading) => sum + stemsOf(reading).length, 0) / readings.length,
  }
  const ranked = rank(
    about,
    taught.map(({ kind = 'document', title = '', text }, i) => ({
      parent_doc_id: String(i),
      name: title,
      kind,
      origin: null,
      scope: 'main' as const,
      title,
      text,
      reading: readings[i]!,
    })),
  )
    .filter(hit => hit.confidence > 0)
    .sort((a, b) => b.score - a.score)
  return {
    passages: ranked.slice(0, 5),
    confidence: Math.max(0, ...ranked.map(hit => hit.confidence)),
    question: about,
  }
}

const answer = (question: string, ...taught: Taught[]) => extractAnswer(question, found(question, taught))

const history = {
  text: 'Our salon was founded in 2004 by Maria Lopez. She trained in Madrid. The salon moved to 12 Mill Lane in 2015 because the old shop was too small. Today it has six chairs.',
}
const garden = {
  text: 'The garden has roses and a pond. Guests may sit there in summer. A gate leads to the river.',
}
const rooms = {
  title: 'Rooms › Prices',
  text: 'Double room: 90 EUR\nSingle room: 60 EUR\nFamily room: 130 EUR',
}
const services = {
  title: 'Services',
  text: 'We offer these services:\n- Haircut and styling\n- Colouring\n- Beard trim\nAll of them by appointment.',
}
const faq = {
  text: 'Do you take credit cards? Yes, all major cards. Is there Wi-Fi? Yes, it is free; the password is at the desk. Can I pay by invoice? No, sorry.',
}
const dogs: Taught = {
  kind: 'qa',
  title: 'Can I bring my dog?',
  text: 'Yes, small dogs are welcome.\n\nPlease keep them on a leash. There is water at the door.',
}

test('the sentence with the answer is found', () => {
  expect(answer('Who founded the salon?', history, garden).text).toContain('Maria Lopez')
  expect(answer('Why did the salon move?', history, garden).text).toMatch(/^The salon moved .* too small\.$/)
  expect(answer('Who founded the salon?', garden, history).cited[0]!.text).toBe(history.text)
})

test('sentences of one passage come in reading order, each once', () => {
  const { text } = answer('When was the salon founded and when did the salon move?', garden, history)
  expect(text.indexOf('founded in 2004')).toBeGreaterThanOrEqual(0)
  expect(text.indexOf('moved to')).toBeGreaterThan(text.indexOf('founded in 2004'))
  expect(text.split('founded in 2004')).toHaveLength(2)
})

test('a taught answer is given whole', () => {
  const { text, cited, band } = answer('May I bring my dog?', garden, dogs, history)
  expect(text).toBe(dogs.text)
  expect(cited.map(passage => passage.title)).toEqual([dogs.title])
  expect(band).toBe('answer')
})

test('questions in a text give their answers, not themselves', () => {
  expect(answer('Can I pay with a credit card?', faq, garden).text).toMatch(/^Yes, all major cards\./)
  expect(answer('Is there wifi?', faq, garden).text).toContain('it is free')
})

test('a question for a list gets the whole list with its introduction', () => {
  const all = 'We offer these services:\n- Haircut and styling\n- Colouring\n- Beard trim'
  expect(answer('Which services do you offer?', services, garden, history).text).toBe(all)
  expect(answer('What are your room prices?', rooms, garden, history).text).toBe(rooms.text)
})

test('a question for one entry gets that entry with its heading', () => {
  expect(answer('How much is a double room?', rooms, garden, history).text).toBe(
    'Prices – Double room: 90 EUR',
  )
})

test('a list that is too long is not quoted whole', () => {
  const text = Array.from({ length: 40 }, (_, i) => `- Treatment number ${i} with oil`).join('\n')
  const said = answer('Which treatments are there?', { title: 'Treatments', text }, garden).text
  expect(said.split('\n').length).toBeLessThan(5)
  expect(said).not.toMatch(/^-/)
})

test('no markup and no loose end is left', () => {
  const text = '## **Parking** is behind the *house* ([map](https://example.com/map)). Read more...'
  const said = answer('Where is parking?', { text }, garden).text
  expect(said).toContain('Parking is behind')
  expect(said).toContain('map (https://example.com/map)')
  expect(said).not.toMatch(/\*\*|##|\.\.\./)
})

test('unknown questions get no answer, and near ones a question back', () => {
  expect(answer('Do you sell bicycles?', history, garden)).toMatchObject({ band: 'unknown', cited: [] })
  const others = [
    'Breakfast is at seven.',
    'The pool is heated.',
    'Towels are free.',
    'Keys are at the desk.',
  ]
  const taught = [dogs, ...others.map(text => ({ text }))]
  const asked = answer('Are dogs allowed?', ...taught)
  expect(asked.band).toBe('unsure')
  expect(asked.suggestion).toBe(dogs.title)
  expect(answer('Can I bring my dog?', ...taught)).not.toHaveProperty('suggestion')
})

test('no passages give no text', () => {
  const nothing: SearchResult = {
    passages: [],
    confidence: 0,
    question: { words: [], order: [], corrections: new Map(), averageLength: 1 },
  }
  expect(extractAnswer('Anything?', nothing)).toEqual({ text: '', confidence: 0, band: 'unknown', cited: [] })
})

test('the type of a question is recognised in several languages', () => {
  const kinds = {
    who: ['Who owns the shop?', 'Wer leitet das Haus?', '¿Quién es el dueño?'],
    when: [
      'What time is check-in?',
      'Wann macht ihr auf?',
      'À quelle heure fermez-vous ?',
      'Wanneer zijn jullie open?',
    ],
    where: ['Where can I park?', 'Wo kann ich parken?', '¿Dónde están?'],
    'how much': ['How much is a haircut?', 'Was kostet ein Zimmer?', 'Quel est le prix ?'],
    'how many': ['How many rooms are there?', 'Wie viele Zimmer gibt es?', 'Hoeveel kamers zijn er?'],
    why: ['Why are you closed?', 'Warum ist zu?', 'Pourquoi ?'],
    'yes or no': ['Do you deliver?', 'Gibt es WLAN?', 'Puis-je annuler ?'],
    other: ['Tell me about the spa', 'Haircut'],
  }
  for (const [kind, questions] of Object.entries(kinds)) {
    for (const question of questions) expect([question, questionType(question)]).toEqual([question, kind])
  }
})
