import { beforeEach, describe, expect, test } from 'vitest'
import { recordLine } from '#server/modules/knowledge/records/records.ts'
import { type Account, makeAccount, startApp } from '#server/test/app.ts'
import { visitorOf } from '#server/test/visitor.ts'
import { answerType } from './answer-types.ts'

// Through the door: what a business teaches, and what a visitor is told.

let account: Account
beforeEach(async () => {
  account = await makeAccount(await startApp(), { name: 'Harbour House' })
})

const teach = async (...taught: (string | [question: string, answer: string])[]): Promise<void> => {
  for (const each of taught) {
    const fact = typeof each === 'string' ? { content: each } : { question: each[0], answer: each[1] }
    const { status, body } = await account.call('POST', '/knowledge/portal/ingest', fact)
    expect(status, JSON.stringify(body)).toBeLessThan(300)
  }
}

const upload = async (name: string, text: string): Promise<void> => {
  const form = new FormData()
  form.append('file', new File([text], name))
  const { status, body } = await account.call('POST', '/knowledge/portal/upload', form)
  expect(status, JSON.stringify(body)).toBeLessThan(300)
}

/** The first reply of a new conversation. */
const ask = (question: string) => visitorOf(account)(question)
const reply = async (question: string): Promise<string> => (await ask(question)).reply

const history =
  'Our house was founded in 2004 by Maria Lopez. She trained in Madrid. The house moved to 12 Mill Lane in 2015 because the old building was too small. Today it has six rooms.'
const garden = 'The garden has roses and a pond. Guests may sit there in summer. A gate leads to the river.'
const dogs: [string, string] = [
  'Can I bring my dog?',
  'Yes, small dogs are welcome.\n\nPlease keep them on a leash. There is water at the door.',
]

describe('sentences', () => {
  test('a word that only looks like another in its stem is not it', async () => {
    await teach('Well-behaved dogs are welcome in the garden rooms.', 'We have no pool.')
    expect((await ask('Do you have a sauna?')).answered).toBe(false)
    await teach('Our wellness area has a steam room.')
    expect(await reply('Is there a wellness area?')).toContain('steam room')
  })

  test('who asks how many is told a number of that', async () => {
    await teach('The rooms have no air conditioning, but every room has a fan.')
    expect((await ask('How many rooms do you have?')).answered).toBe(false)
    await teach('We have eight quiet rooms by the lake.')
    expect(await reply('How many rooms do you have?')).toContain('eight quiet rooms')
  })

  test('a word that is written as one or as two is the same', async () => {
    await teach('Check-in is from three in the afternoon. Check-out is by ten.')
    expect(await reply('What time is checkout?')).toContain('by ten')
  })

  test('the one with the answer is told, with its source', async () => {
    await teach(history, garden)
    const answer = await ask('Who founded the house?')
    expect(answer).toMatchObject({ answered: true, reply: expect.stringContaining('Maria Lopez') })
    expect(answer.sources).toHaveLength(1)
    expect(await reply('Why did the house move?')).toMatch(/The house moved .* too small\./)
  })

  test('those of one passage come in reading order, each once', async () => {
    await teach(history, garden)
    const said = await reply('When was the house founded and when did the house move?')
    expect(said.indexOf('founded in 2004')).toBeGreaterThanOrEqual(0)
    expect(said.indexOf('moved to')).toBeGreaterThan(said.indexOf('founded in 2004'))
    expect(said.split('founded in 2004')).toHaveLength(2)
  })

  test('a question that stands in a text gives the answer after it, not itself', async () => {
    await teach(
      'Do you take credit cards? Yes, all major cards. Is there Wi-Fi? Yes, it is free; the password is at the desk. Can I pay by invoice? No, sorry.',
      garden,
    )
    expect(await reply('Can I pay with a credit card?')).toMatch(/^Yes, all major cards\./)
    expect(await reply('Is there wifi?')).toContain('it is free')
  })

  test('no markup and no loose end is left', async () => {
    await teach('**Parking** is behind the *house* ([map](https://example.com/map)). Read more...', garden)
    const said = await reply('Where is parking?')
    expect(said).toContain('Parking is behind')
    expect(said).toContain('map (https://example.com/map)')
    expect(said).not.toMatch(/\*\*|\.\.\./)
  })

  test('nothing is told of what is not there', async () => {
    expect(await ask('Is there parking?')).toMatchObject({ answered: false, sources: [] })
    await teach(history, garden)
    expect(await ask('Do you sell bicycles?')).toMatchObject({ answered: false, sources: [] })
  })
})

describe('taught answers', () => {
  test('are told whole', async () => {
    await teach(garden, dogs, history)
    const answer = await ask('May I bring my dog?')
    expect(answer.reply).toBe(dogs[1])
    expect(answer.sources.map((source: { name: string }) => source.name)).toEqual([dogs[0]])
  })

  test('are told for their own question, whatever they hold and in whatever language', async () => {
    await teach(['How much is the deposit?', 'We take none.'], ['Gibt es Parkplätze?', 'Hinter dem Haus.'])
    expect(await reply('How much is the deposit?')).toBe('We take none.')
    expect(await reply('Gibt es Parkplätze?')).toBe('Hinter dem Haus.')
  })

  test('a chosen question answers, by its number or its words, and the team gets no item', async () => {
    await teach(
      ['Can I cancel my booking?', 'You can cancel a booking up to 24 hours before.'],
      ['Can I cancel a voucher?', 'Vouchers are never taken back.'],
    )
    for (const choice of [/\d(?=\. Can I cancel my booking)/, /Can I cancel my booking\??/]) {
      const say = visitorOf(account)
      const asked = await say('Who do I call to cancel?')
      expect(asked).toMatchObject({ answered: false, actions: ['asked_what_was_meant'] })
      expect(await say(choice.exec(asked.reply)![0])).toMatchObject({
        answered: true,
        reply: expect.stringContaining('24 hours before'),
      })
    }
    expect((await account.call('GET', '/needs-you')).body.items).toEqual([])
  })
})

describe('lists', () => {
  test('a question for a list gets all of it with its introduction', async () => {
    const list = 'We offer these services:\n- Haircut and styling\n- Colouring\n- Beard trim'
    await teach(`${list}\nAll of them by appointment.`, garden, history)
    expect(await reply('Which services do you offer?')).toContain(list)
  })

  test('one that is too long is not quoted whole', async () => {
    const lines = Array.from({ length: 40 }, (_, i) => `- Treatment number ${i} with oil`)
    await upload('treatments.txt', `Treatments\n\n${lines.join('\n')}`)
    expect((await reply('Which treatments are there?')).split('\n').length).toBeLessThan(6)
  })
})

describe('records', () => {
  const row = (name: string, fields: Record<string, string>) =>
    recordLine({ name, fields: Object.entries(fields).map(([head, value]) => ({ head, value })) })
  const rooms = [
    row('Single room', { Price: '€60.00', Beds: '1', Floor: 'Ground floor' }),
    row('Double room', { Price: '€90.00', Beds: '2', Floor: 'First floor' }),
    row('Family room', { Price: '€130.00', Beds: '4', Floor: 'Second floor' }),
  ].join('\n')

  test('are told by the column that was asked for', async () => {
    await upload('rooms.txt', rooms)
    expect(await reply('How much is the double room?')).toBe('Double room: €90.00')
    expect(await reply('How many beds does the family room have?')).toBe('Family room: 4')
    expect(await reply('On which floor is the single room?')).toBe('Single room: Ground floor')
  })

  test('a comparison tells the least or the greatest', async () => {
    await upload('rooms.txt', rooms)
    expect(await reply('What is the cheapest room?')).toBe('Single room: €60.00')
    expect(await reply('What is the most expensive room?')).toBe('Family room: €130.00')
  })

  test('a number is answered by the range that it lies in', async () => {
    const lessons = [
      row('Swimming 4–6 years', { Fee: '€35.00' }),
      row('Swimming 7–11 years', { Fee: '€42.00' }),
      row('Swimming 12–16 years', { Fee: '€48.00' }),
    ]
    await upload('lessons.txt', lessons.join('\n'))
    expect(await reply('How much is swimming for a child of 9 years?')).toBe('Swimming 7–11 years: €42.00')
  })
})

describe('what was asked for', () => {
  test('numbers in words are numbers, and prices', async () => {
    await teach(
      'The terrace has forty seats and a view of the harbour.',
      'A room costs ninety euros a night.',
    )
    expect(await reply('How many seats are there on the terrace?')).toContain('forty seats')
    expect(await reply('How much is a room?')).toContain('ninety euros')
  })

  test('an answer to another question about the same thing is none', async () => {
    await teach(['Can I cancel my booking?', 'You can cancel a booking up to 24 hours before.'])
    for (const question of ['How much is it to cancel?', 'What is the email address to cancel a booking?'])
      expect(await ask(question), question).toMatchObject({ answered: false })
  })

  test('who asks for a price is not told a sentence without one', async () => {
    await teach('The sauna is open to all guests and was renewed last winter.', garden)
    expect(await ask('How much is the sauna?')).toMatchObject({ answered: false })
    await teach('The sauna costs 12 euros a visit.')
    expect(await ask('How much is the sauna?')).toMatchObject({
      answered: true,
      reply: expect.stringContaining('12 euros'),
    })
  })

  test('two questions of one message are answered each', async () => {
    await teach('The sauna costs 12 euros a visit.', 'Breakfast is served from 7:00 to 10:00.', garden)
    const { reply, answered, sources } = await ask('How much is the sauna and when is breakfast?')
    expect(answered).toBe(true)
    expect(reply).toContain('12 euros')
    expect(reply).toContain('7:00 to 10:00')
    expect(sources).toHaveLength(2)
  })

  test('the one of two that nothing answers is told as open, and goes to the team', async () => {
    await teach('The sauna costs 12 euros a visit.', garden)
    const answer = await ask('How much is the sauna and do you repair bicycles?')
    expect(answer).toMatchObject({ answered: false, actions: ['offered_to_pass_on'] })
    expect(answer.reply).toContain('12 euros')
    const { items } = (await account.call('GET', '/needs-you')).body
    expect(items.map((item: { title: string }) => item.title)).toEqual(['do you repair bicycles?'])
  })

  test('"and …" asks the same of something else', async () => {
    await teach('The sauna costs 12 euros a visit.', 'The steam bath costs 9 euros a visit.', garden)
    const say = visitorOf(account)
    expect((await say('How much is the sauna?')).reply).toContain('12 euros')
    expect((await say('and the steam bath?')).reply).toContain('9 euros')
  })
})

test('what is over is told as over, and what holds comes first', async () => {
  await teach('Autumn offer, withdrawn. The harvest menu costs 29 euros.')
  const old = await reply('How much is the harvest menu?')
  if (old.includes('29 euros')) expect(old).toMatch(/withdrawn.*29 euros/s)
  await teach('The harvest menu costs 34 euros.')
  const said = await reply('How much is the harvest menu?')
  expect(said).toContain('34 euros')
  expect(said).not.toContain('29 euros')
})

test('what is only there in another language is told with its language', async () => {
  await teach(['Gibt es Parkplätze?', 'Es gibt zwölf kostenlose Parkplätze hinter dem Haus.'])
  const { reply, answered } = await ask('Do you have parking spaces?')
  expect(answered).toBe(true)
  expect(reply).toContain('German')
  expect(reply).toContain('zwölf kostenlose Parkplätze')
})

test('a word that is none is read as the nearest one; a real word stays what it is', async () => {
  await teach(
    'The reservation desk is open from 8:00 to 20:00.',
    'Our wine list has forty bottles.',
    'Reis ist glutenfrei.',
    'Der Darm wird bei der Massage geschont.',
  )
  expect(await reply('When is the resrevation desk open?')).toContain('8:00')
  for (const [question, kept] of [
    ['Is the door wide?', /forty bottles/],
    ['When is the last train?', /wine list/],
    ['Darf ich tanzen?', /Darm/],
    ['Plant ihr eine Reise?', /Reis ist/],
  ] as const)
    expect(await reply(question), question).not.toMatch(kept)
})

test('the type of a question is recognised in several languages', () => {
  const types = {
    person: [
      ['Who owns the shop?', 'en'],
      ['Wer leitet das Haus?', 'de'],
      ['¿Quién es el dueño?', 'es'],
    ],
    time: [
      ['What time is check-in?', 'en'],
      ['À quelle heure fermez-vous ?', 'fr'],
    ],
    when: [
      ['When do you close for winter?', 'en'],
      ['Wann macht ihr auf?', 'de'],
      ['Wanneer zijn jullie open?', 'nl'],
    ],
    place: [
      ['Where can I park?', 'en'],
      ['Wo kann ich parken?', 'de'],
      ['¿Dónde están?', 'es'],
    ],
    price: [
      ['How much is a haircut?', 'en'],
      ['Was kostet ein Zimmer?', 'de'],
      ['Quel est le prix ?', 'fr'],
    ],
    count: [
      ['How many rooms are there?', 'en'],
      ['Wie viele Zimmer gibt es?', 'de'],
      ['Hoeveel kamers zijn er?', 'nl'],
    ],
    reason: [
      ['Why are you closed?', 'en'],
      ['Warum ist zu?', 'de'],
      ['Pourquoi ?', 'fr'],
    ],
    'yes or no': [
      ['Do you deliver?', 'en'],
      ['Gibt es WLAN?', 'de'],
      ['Puis-je annuler ?', 'fr'],
    ],
    other: [
      ['Tell me about the spa', 'en'],
      ['Haircut', 'en'],
    ],
  } as const
  for (const [type, questions] of Object.entries(types)) {
    for (const [question, language] of questions)
      expect([question, answerType(question, language)]).toEqual([question, type])
  }
})
