import { expect, onTestFinished, test } from 'vitest'
import { makeAccount, startApp } from '#server/test/app.ts'
import { startFakeOpenAI } from '#server/test/fakes/openai.ts'
import { visitorOf } from '#server/test/visitor.ts'

/** A greeting of a visitor, and what a model says that rests on nothing and claims nothing. */
const courtesies: [greeting: string, sentences: string[]][] = [
  [
    'Good morning',
    [
      'I’d be happy to help with that!',
      'Please let me know which day works best for you.',
      'Could you tell me a bit more about what you are looking for?',
      'I’m afraid I don’t have that information.',
      'You’re welcome, have a great day!',
      'If you share your phone number, somebody will get back to you.',
    ],
  ],
  [
    'Guten Morgen',
    [
      'Sehr gerne helfe ich Ihnen weiter!',
      'Dazu liegen mir leider keine Informationen vor.',
      'Vielen Dank für Ihre Nachricht.',
      'Ich hoffe, das hilft Ihnen weiter.',
      'Melden Sie sich jederzeit wieder.',
    ],
  ],
  [
    'Bonjour',
    [
      'Je serais ravi de vous aider.',
      'Je n’ai malheureusement pas cette information.',
      'Bonne journée à vous !',
    ],
  ],
  [
    'Buenos días',
    ['Lo siento, no tengo esa información.', 'Estoy aquí para ayudarle.', '¡Que tenga un buen día!'],
  ],
  ['Buongiorno', ['Mi dispiace, non ho questa informazione.', 'Sono qui per aiutarla.']],
  ['Bom dia', ['Desculpe, não tenho essa informação.', 'Estou aqui para ajudar.']],
  ['Goedemorgen', ['Daar heb ik helaas geen informatie over.', 'Ik help u graag verder.']],
  ['Dzień dobry', ['Niestety nie mam takiej informacji.', 'Chętnie pomogę.']],
  ['Günaydın', ['Maalesef bu konuda bilgim yok.', 'Size yardımcı olmaktan mutluluk duyarım.']],
  ['صباح الخير', ['عذراً، ليس لدي هذه المعلومة.', 'يسعدني مساعدتك.']],
  ['בוקר טוב', ['מצטער, אין לי את המידע הזה.', 'אשמח לעזור.']],
  [
    'おはようございます',
    ['申し訳ございませんが、その情報は持っておりません。', '喜んでお手伝いいたします。'],
  ],
]

test('courtesies and admissions of not knowing leave as they are, in every language', async () => {
  const model = await startFakeOpenAI()
  onTestFinished(model.close)
  const account = await makeAccount(await startApp({ env: { LLM_URL: model.url, LLM_MODEL: 'fake-model' } }))
  const held: string[] = []
  for (const [greeting, sentences] of courtesies) {
    for (const text of sentences) {
      model.replyWith(() => ({ text }))
      const { reply } = await visitorOf(account)(greeting)
      if (reply !== text) held.push(`${text} → ${reply}`)
    }
  }
  expect(held).toEqual([])
})
