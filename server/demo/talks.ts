// What visitors wrote and said in the last two weeks. The assistant answers each line as it does today: nothing that it says
// is written here.

interface Held {
  daysAgo: number
  /** The time of day at which it began. */
  at: string
  name?: string
  /** `{slot}`: a time that is free then. */
  lines: string[]
}

export interface ChatTalk extends Held {
  by: 'chat' | 'widget'
  /** What a person of the shop answered after they took over, and the visitor then. */
  taken?: { person: string; visitor: string }[]
  /** The owner looked at the answer to the line of this number, from 0: it is right if it holds these words. */
  looked?: { line: number; holds: string; right_answer: string }
}

export interface CallTalk extends Held {
  name: string
  phone: string
}

export const chats: ChatTalk[] = [
  {
    daysAgo: 13,
    at: '10:14',
    by: 'chat',
    lines: ['Hi, how much is a basic service?', 'And how long does a puncture repair take?', 'Thanks!'],
    looked: { line: 0, holds: '£45', right_answer: 'A basic service costs £45 and takes about an hour.' },
  },
  {
    daysAgo: 11,
    at: '17:40',
    by: 'widget',
    lines: ['Where can I park?', 'Are you open on Saturday?'],
    looked: {
      line: 0,
      holds: 'Mill Lane',
      right_answer: 'There is free parking behind the shop, from Mill Lane.',
    },
  },
  {
    daysAgo: 9,
    at: '09:22',
    by: 'chat',
    lines: ['Guten Tag, reparieren Sie auch E-Bikes?', 'Wie sind Ihre Öffnungszeiten?', 'Danke schön!'],
  },
  {
    daysAgo: 6,
    at: '15:31',
    by: 'chat',
    name: 'Lena Fischer',
    lines: ['Do you sell tandems?', 'Yes please', 'My number is +44 7700 900152'],
  },
  {
    daysAgo: 5,
    at: '11:03',
    by: 'chat',
    name: 'George Adeyemi',
    lines: ['I would like to talk to a person about the bill for my wheel.'],
    taken: [
      {
        person: 'Hello George, this is Maya. I have your bill here. What is wrong with it?',
        visitor: 'You charged two spokes more than we had agreed.',
      },
      {
        person: 'You are right, and I am sorry. Come by any time, and we give the difference back to you.',
        visitor: 'That was quick. Thank you, Maya!',
      },
    ],
  },
  {
    daysAgo: 3,
    at: '18:47',
    by: 'chat',
    lines: ['What guarantee do repairs have?', 'And can you collect my bike from home?'],
    looked: {
      line: 1,
      holds: '£15',
      right_answer: 'We collect bikes within eight kilometres for £15 each way, on Tuesdays and Fridays.',
    },
  },
  {
    daysAgo: 2,
    at: '13:20',
    by: 'widget',
    lines: [
      'I would like to book a basic service',
      '{slot}',
      'Oliver Hughes, +44 7700 900163',
      'Yes, please',
    ],
  },
  {
    daysAgo: 1,
    at: '17:25',
    by: 'chat',
    lines: ['Do you teach wheel building?', 'Yes please', 'tom.baker@mailbox.example'],
  },
  {
    daysAgo: 1,
    at: '17:50',
    by: 'widget',
    name: 'Fatima Zahra',
    lines: ['My brakes squeal since your service. I want to talk to a person.', '+44 7700 900185'],
  },
]

export const calls: CallTalk[] = [
  {
    daysAgo: 8,
    at: '12:05',
    name: 'Priya Nair',
    phone: '+447700900141',
    lines: ['What guarantee do repairs have?', 'How much is a basic service?', 'Great, thank you, goodbye.'],
  },
  {
    daysAgo: 1,
    at: '16:08',
    name: 'Aisha Rahman',
    phone: '+447700900174',
    lines: ['Hi, can somebody call me back about a bent wheel?', 'Thank you, bye.'],
  },
]
