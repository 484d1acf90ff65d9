import { expect, onTestFinished, test } from 'vitest'
import { type GoodReply, heldOf, teachBusiness } from './test-business.ts'
import { clinic } from './test-clinic.ts'

const crown = 'What does a porcelain crown cost?'
const good: GoodReply[] = [
  { ask: crown, say: 'A porcelain crown costs £600 [1].' },
  { ask: crown, say: 'A porcelain crown is £600.00 and needs two visits [1].' },
  { ask: crown, say: 'That would be 600 pounds [1].' },
  { ask: crown, say: 'Porcelain crown — Fee: £600.00; Visits: 2 [1]' },
  { ask: crown, say: 'You would pay six hundred pounds for it [1]. Is there anything else I can help with?' },
  {
    ask: 'What do a porcelain crown and a porcelain veneer cost?',
    say: 'A porcelain crown costs £600 and a porcelain veneer £450 [1].',
  },
  {
    ask: 'What do a porcelain crown and a porcelain veneer cost?',
    say: 'Our fees:\n- Porcelain crown: £600 [1]\n- Porcelain veneer: £450 [1]',
  },
  {
    ask: 'What does a dental implant cost?',
    say: 'A dental implant costs £2400 [1], spread over four visits.',
  },
  {
    ask: 'What does a dental implant cost?',
    say: 'An implant is 2,400 pounds [1]. Shall I pass your details on to the team?',
  },
  { ask: 'Do you treat children?', say: 'Yes, we welcome children from the age of 3 [1].' },
  {
    ask: 'Do you treat children?',
    say: 'Of course! Children are welcome from three years of age [1], and check-ups under 16 cost nothing [1].',
  },
  {
    ask: 'Can I cancel my appointment?',
    say: 'Yes, you can cancel free of charge up to 24 hours before the appointment [1]. After that it costs £25 [1].',
  },
  {
    ask: 'Is there parking?',
    say: 'Yes, there are 12 parking spaces behind the building, and patients park free for 2 hours [1].',
  },
  {
    ask: 'May I bring my dog?',
    say: 'I’m sorry, dogs are not allowed in the practice [1]. Guide dogs are welcome, though [1].',
  },
  { ask: 'May I bring my dog?', say: 'Unfortunately dogs aren’t allowed here, except guide dogs [1].' },
  {
    ask: 'Who are your dentists?',
    say: 'Our practice is led by Dr. Maria Keller, and Dr. James Osei is the orthodontist [1].',
  },
  { ask: 'When does Dr. Osei work?', say: 'Dr. Osei is here on Tuesdays and Thursdays [1].' },
  { ask: 'How can I pay?', say: 'You can pay by card, in cash or by bank transfer [1].' },
  {
    ask: 'How can I pay?',
    say: 'Cards, cash and bank transfers are all fine [1]. Above £1100 you can pay in twelve monthly instalments [1].',
  },
  {
    ask: 'Do you see emergencies?',
    say: 'Yes, emergency appointments are kept at 08:15 and 19:00 every weekday [1]. Please call us before you come.',
  },
  { ask: 'When is your open day?', say: 'It is on Wednesday, 3 March 2027, from 10 am to 4 pm [1].' },
  {
    ask: 'When is your open day?',
    say: 'The open day is on 03/03/2027 from 10:00 to 16:00 [1], with coffee and cake.',
  },
  {
    ask: 'What is your phone number?',
    say: 'You can call us on 020 7946 0321 or write to hello@harbour-dental.example.',
  },
  {
    ask: 'Where are you?',
    say: 'You find us at 14 Quay Street in Bristol. Our website is https://harbour-dental.example/.',
  },
  { ask: 'Hello!', say: 'Hello! How can I help you today?' },
  {
    ask: 'Thank you so much',
    say: 'You’re very welcome! Let me know if there is anything else I can do for you.',
  },
  { ask: 'Are you a robot?', say: 'I am the AI assistant of Harbour Dental, and I am happy to help.' },
  {
    ask: 'Do you repair bicycles?',
    say: '[0] I’m sorry, I don’t know whether we repair bicycles. Shall I pass your question on to the team?',
  },
  {
    ask: 'What does a gold inlay cost?',
    say: '[0] I have no price for a gold inlay. Would you like me to ask the team?',
  },
  {
    ask: 'I would like to come on Thursday at 5 pm for a filling',
    say: 'Gladly: a filling on Thursday at 5 pm. Which email address may I note for you?',
  },
  {
    ask: 'My address is ada@example.com',
    before: 'Please call me back',
    say: 'Thank you. So I have ada@example.com, is that right?',
  },
  {
    ask: 'Gibt es eine Garantie auf Kronen?',
    say: 'Ja, auf Kronen und Veneers geben wir 5 Jahre Garantie [1].',
  },
  {
    ask: 'Was kostet eine Zahnreinigung?',
    say: 'Eine professionelle Zahnreinigung kostet 75 £ und dauert fünfundvierzig Minuten [1].',
  },
  {
    ask: 'Was kostet eine Krone aus Porzellan? porcelain crown',
    say: 'Eine Porzellankrone kostet 600 Pfund und braucht zwei Besuche [1].',
  },
  {
    ask: '¿Cuánto cuesta una corona de porcelana? porcelain crown',
    say: 'Una corona de porcelana cuesta 600 libras [1].',
  },
  {
    ask: 'Combien coûte une couronne en porcelaine, s’il vous plaît ? porcelain crown',
    say: 'Une couronne en porcelaine coûte 600,00 £ [1].',
  },
]

test('a good reply reaches the visitor as the model wrote it, at the first try', async () => {
  const { hear } = await teachBusiness(clinic, onTestFinished)
  expect(await heldOf(good, hear)).toEqual([])
})
