import { beforeEach, describe, expect, test } from 'vitest'
import type { Choice } from '#contract/conversations/chat.ts'
import { type Account, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { visitorOf } from '#server/test/visitor.ts'

const needs = async (account: Account) => (await account.call('GET', '/needs-you')).body.items

let app: TestApp
let account: Account

beforeEach(async () => {
  app = await startApp()
  account = await makeAccount(app, { name: 'Harbour Spa' })
  const teach = (question: string, answer: string) =>
    account.call('POST', '/knowledge/portal/ingest', { question, answer })
  await teach('How much is a deep tissue massage?', 'A deep tissue massage costs 80 euros for 60 minutes.')
  await teach(
    'Do you offer massages for children?',
    'Yes. A deep tissue massage for children costs 40 euros.',
  )
  await teach('Is there parking?', 'There are twelve free parking spaces behind the house.')
  await teach('Can I bring my dog?', 'Dogs are welcome in the garden, but not in the treatment rooms.')
})

describe('what the business taught', () => {
  test('answers with its source', async () => {
    const answer = await visitorOf(account)('Where can I park? Is there parking?')
    expect(answer).toMatchObject({ answered: true, handed_over: false, actions: [] })
    expect(answer.reply).toContain('twelve free parking spaces')
    expect(answer.sources).toEqual([
      { parent_doc_id: expect.any(String), name: 'Is there parking?', kind: 'qa', origin: null, place: null },
    ])
  })

  test('says that it does not know, and nothing else, when the knowledge does not hold it', async () => {
    const answer = await visitorOf(account)('Do you repair bicycles?')
    expect(answer).toMatchObject({ answered: false, sources: [], actions: ['offered_to_pass_on'] })
    expect(answer.reply).toBe(
      'I don’t have an answer to that. Shall I pass your question on to the team at Harbour Spa?',
    )
    expect(answer.choices).toEqual(['Yes', 'No'].map(word => ({ label: word, message: word })))
  })

  test('deleted knowledge answers nothing', async () => {
    const say = visitorOf(account)
    const { sources } = await say('Can I bring my dog?')
    await account.call('DELETE', `/knowledge/documents/${sources[0].parent_doc_id}`)
    const answer = await say('Can I bring my dog?')
    expect(answer).toMatchObject({ answered: false, sources: [] })
    expect(answer.reply).not.toContain('garden')
  })
})

describe('a question that is nearly one it knows', () => {
  beforeEach(async () => {
    await account.call('POST', '/knowledge/portal/ingest', {
      question: 'Can I cancel my booking?',
      answer: 'You can cancel a booking free of charge up to 24 hours before.',
    })
  })
  const unsure = 'Who do I call to cancel?'

  test('the assistant asks back; "yes" gets the answer, and the team gets no item', async () => {
    const say = visitorOf(account)
    expect(await say(unsure)).toMatchObject({
      reply: 'I’m not sure I understood. Did you mean: “Can I cancel my booking”?',
      answered: false,
      actions: ['asked_what_was_meant'],
      sources: [],
    })
    expect(await needs(account)).toHaveLength(1)
    const meant = await say('yes')
    expect(meant).toMatchObject({ answered: true, reply: expect.stringContaining('24 hours before') })
    expect(meant.sources).toHaveLength(1)
    expect(await needs(account)).toEqual([])
  })

  test('of several it offers each as a choice, which the record keeps; the choice as a message gets its answer', async () => {
    for (const what of ['a class', 'a voucher']) {
      const answer = `You can cancel ${what} free of charge up to 48 hours before.`
      await account.call('POST', '/knowledge/portal/ingest', { question: `Can I cancel ${what}?`, answer })
    }
    const say = visitorOf(account)
    const { reply, choices, conversation_id } = await say(unsure)
    expect(choices.length).toBeGreaterThan(1)
    expect(reply.split('\n').slice(1)).toEqual(
      choices.map(({ message }: Choice, index: number) => `${index + 1}. ${message}`),
    )
    const { body } = await account.call('GET', `/conversations/${conversation_id}/messages`)
    expect(body.messages.at(-1)).toMatchObject({ choices })
    const chosen = choices.find(({ label }: Choice) => /class/.test(label))
    expect(await say(chosen.message)).toMatchObject({
      answered: true,
      reply: 'You can cancel a class free of charge up to 48 hours before.',
      choices: [],
    })
  })

  test('"no" leaves it unknown', async () => {
    const say = visitorOf(account)
    await say(unsure)
    expect(await say('no')).toMatchObject({ answered: false, actions: ['offered_to_pass_on'] })
    expect(await needs(account)).toMatchObject([{ title: unsure }])
  })
})

describe('the thread', () => {
  test('a pronoun continues the question before', async () => {
    const say = visitorOf(account)
    await say('Do you offer a deep tissue massage?')
    expect((await say('How much is it?')).reply).toContain('80 euros')
  })

  test('"and for …" continues it with a word of its own', async () => {
    const say = visitorOf(account)
    await say('How much is a deep tissue massage?')
    expect((await say('and for children?')).reply).toContain('40 euros')
  })

  test('a follow-up with an unknown word is not answered from the earlier question', async () => {
    const say = visitorOf(account)
    await say('How much is a deep tissue massage?')
    expect(await say('and for astronauts?')).toMatchObject({ answered: false, sources: [] })
  })

  test('a new subject stands alone', async () => {
    const say = visitorOf(account)
    await say('How much is a deep tissue massage?')
    expect((await say('Is there parking?')).reply).toContain('parking spaces')
    expect(await say('Do you sell unicorns?')).toMatchObject({ answered: false })
  })

  test('hours go on as hours', async () => {
    await account.call('PATCH', '/account', { hours: { mon: [['09:00', '17:00']] } })
    const say = visitorOf(account)
    expect((await say('Are you open on Mondays?')).reply).toBe('Monday: we are open 09:00–17:00.')
    expect((await say('and on Sundays?')).reply).toBe('Sunday: we are closed.')
  })
})

describe('facts of the business', () => {
  beforeEach(async () => {
    const { status } = await account.call('PATCH', '/account', {
      timezone: 'Europe/Berlin',
      hours: { mon: [['09:00', '17:00']], tue: [['09:00', '17:00']] },
      address: 'Hafenstraße 1, Hamburg',
      phone: '+49 40 123456',
      email: 'hello@harbour.example',
    })
    expect(status).toBe(200)
  })

  test('answered from the settings', async () => {
    for (const [message, reply] of [
      [
        'What are your opening hours?',
        /Our opening hours:\n- Monday – Tuesday: 09:00–17:00\n- Wednesday – Sunday: closed/,
      ],
      ['Where are you located?', /Hafenstraße 1, Hamburg/],
      ['What is your phone number?', /\+49 40 123456/],
      ['How can I contact you?', /\+49 40 123456[\s\S]*hello@harbour\.example/],
      ['Wie lautet Ihre Adresse?', /^Sie finden uns hier: Hafenstraße 1, Hamburg$/],
      ['¿Cuál es su número de teléfono?', /^Puede llamarnos al \+49 40 123456\.$/],
    ] as const) {
      const answer = await visitorOf(account)(message)
      expect(answer, message).toMatchObject({
        answered: true,
        sources: [],
        reply: expect.stringMatching(reply),
      })
    }
  })

  test('other questions go to the knowledge', async () => {
    const answer = await visitorOf(account)('Can I bring my dog when you are open?')
    expect(answer.reply).toContain('garden')
  })
})

describe('courtesies', () => {
  test('in the visitor’s language', async () => {
    for (const [message, reply] of [
      ['hi', 'Hello! How can I help you?'],
      ['Good morning!', 'Hello! How can I help you?'],
      ['thanks a lot', 'You’re welcome! Is there anything else I can help with?'],
      ['Hallo', 'Hallo! Wie kann ich Ihnen helfen?'],
      ['Merci beaucoup !', 'Je vous en prie ! Puis-je vous aider pour autre chose ?'],
      ['buenos días', '¡Hola! ¿En qué puedo ayudarle?'],
      ['grazie mille', 'Prego! Posso aiutarla in qualcos’altro?'],
      ['tot ziens', 'Tot ziens en een fijne dag!'],
      ['obrigada', 'De nada! Posso ajudar em mais alguma coisa?'],
      ['dzień dobry', 'Dzień dobry! W czym mogę pomóc?'],
      ['teşekkürler', 'Rica ederim! Başka bir konuda yardımcı olabilir miyim?'],
      ['مرحبا', 'مرحبًا! كيف يمكنني مساعدتك؟'],
      ['שלום', 'שלום! איך אפשר לעזור?'],
      ['ありがとうございます', 'どういたしまして。ほかにお手伝いできることはありますか。'],
    ] as const) {
      expect(await visitorOf(account)(message), message).toMatchObject({ reply, answered: true, sources: [] })
    }
  })

  test('a courtesy in front of a question is not the question', async () => {
    expect((await visitorOf(account)('Hi there, is there parking?')).reply).toContain('parking spaces')
    expect((await visitorOf(account)('ok, how much is a deep tissue massage')).reply).toContain('80 euros')
  })

  test('it never pretends to be a person', async () => {
    expect((await visitorOf(account)('Are you a real person?')).reply).toContain(
      'AI assistant of Harbour Spa',
    )
  })
})

describe('the team', () => {
  test('an unanswered question waits for a person, once, in whatever spelling', async () => {
    const say = visitorOf(account)
    await say('Do you repair bicycles?')
    await say('do you repair BICYCLES')
    expect(await needs(account)).toMatchObject([
      { kind: 'unanswered', title: 'Do you repair bicycles?', contact: null, tags: [], status: 'open' },
    ])
  })

  test('"yes please" after the offer asks for an address, and the address goes to the team', async () => {
    const say = visitorOf(account)
    await say('Do you repair bicycles?')
    expect(await say('yes please')).toMatchObject({
      answered: true,
      actions: ['asked_for_contact'],
      reply: 'How can the team reach you? Please write your email address or phone number.',
    })
    expect((await say('yes')).reply).toContain('How can the team reach you?')
    expect(await say('Sure, ada@example.com')).toMatchObject({
      actions: ['passed_on', 'lead_captured'],
      reply: 'Noted: your question waits for the team at Harbour Spa, who can reach you at ada@example.com.',
    })
    expect(await needs(account)).toMatchObject([
      { title: 'Do you repair bicycles?', contact: { name: null, email: 'ada@example.com', phone: null } },
    ])
  })

  test('a visitor with a known address is not asked for it', async () => {
    const first = await account.call('POST', '/chat/message', {
      message: 'Do you repair bicycles?',
      client_name: 'Ada',
      phone: '+49 170 1234567',
    })
    const { body } = await account.call('POST', '/chat/message', {
      message: 'ja, gerne',
      conversation_id: first.body.conversation_id,
    })
    expect(body).toMatchObject({
      actions: ['passed_on', 'lead_captured'],
      reply: expect.stringContaining('+49 170 1234567'),
    })
    expect(await needs(account)).toMatchObject([{ contact: { name: 'Ada', phone: '+49 170 1234567' } }])
  })

  test('"no" to the offer ends it', async () => {
    const say = visitorOf(account)
    await say('Do you repair bicycles?')
    expect(await say('no thanks')).toMatchObject({ answered: true, actions: [] })
  })

  test.each([
    'I want to talk to a real person',
    'A person, please',
    'Ich möchte mit einem Menschen sprechen',
    '担当者と話したい',
  ])('%s', async message => {
    const answer = await visitorOf(account)(message)
    expect(answer).toMatchObject({ handed_over: true, answered: true })
    expect(answer.actions).toContain('handed_over')
    expect(await needs(account)).toMatchObject([{ kind: 'handover', title: message }])
  })

  test('a visitor who leaves a number is not asked for it', async () => {
    const answer = await visitorOf(account)('Please call me back at +49 170 1234567')
    expect(answer).toMatchObject({ handed_over: false, actions: ['lead_captured'] })
    expect(await needs(account)).toMatchObject([{ kind: 'callback', contact: { phone: '+49 170 1234567' } }])
  })

  test('a person in a question is not a wish for one', async () => {
    const answer = await visitorOf(account)('How much is a deep tissue massage for one person?')
    expect(answer).toMatchObject({ handed_over: false, reply: expect.stringContaining('euros') })
  })
})

test('metrics tell how turns end and who answered', async () => {
  const say = visitorOf(account)
  await say('hi')
  await say('Do you repair bicycles?')
  const { text } = await app.deps.metrics.page()
  expect(text).toContain('{outcome="answered",model="built-in",fallback="false"} 1')
  expect(text).toContain('{outcome="unanswered",model="built-in",fallback="false"} 1')
})
