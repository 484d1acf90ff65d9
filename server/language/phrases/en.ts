import type { Tongue } from './tongue.ts'

export const en: Tongue = {
  says: {
    hello: 'Hello! How can I help you?',
    welcome: 'You’re welcome! Is there anything else I can help with?',
    goodbye: 'Goodbye, and have a nice day!',
    who: 'I am {agent}, the AI assistant of {business}. I answer from what {business} has taught me, and I can pass questions on to the team.',
    unknown: 'I don’t have an answer to that. Shall I pass your question on to the team at {business}?',
    meant: 'I’m not sure I understood. Did you mean: “{suggestion}”?',
    how_to_reach_you: 'How can the team reach you? Please write your email address or phone number.',
    passed_on: 'Done: the team at {business} has your question and can reach you at {contact}.',
    passed_on_unsigned: 'Done: the team at {business} has your question.',
    anything_else: 'All right. Is there anything else I can help with?',
    handed_over: 'I have told the team at {business} that you would like to talk to a person.',
    cut_off:
      'I was interrupted and could not finish this answer. Shall I pass your question on to the team at {business}?',
    our_hours: 'Our opening hours:',
    open_on: '{day}: we are open {hours}.',
    closed_on: '{day}: we are closed.',
    closed_because: '{day}: we are closed ({reason}).',
    closed: 'closed',
    open_now: 'Yes, we are open now, until {time}.',
    closed_now: 'We are closed right now.',
    opens_next: 'We open again: {when}.',
    address: 'You find us here: {address}',
    phone: 'You can call us on {phone}.',
    email: 'You can write to us at {email}.',
    website: 'Our website: {website}',
  },
  hears: {
    greeting:
      'hi|hello|hey|hiya|howdy|greetings|good morning|good afternoon|good evening|good day|how are you|how do you do',
    thanks: 'thank you|thanks|thx|cheers|much appreciated|great|perfect|awesome|ok|okay|cool',
    goodbye:
      'bye|goodbye|bye bye|see you|see ya|good night|have a nice day|have a good day|take care|that is all|that’s all',
    yes: 'yes|yeah|yep|yup|sure|ok|okay|of course|please do|go ahead|gladly|absolutely|right|correct|exactly|that’s it',
    no: 'no|nope|nah|not really|no need|never mind|nevermind|don’t|leave it|wrong',
    who: 'who are you|what are you|are you a bot|are you a robot|are you human|are you a human|are you real|are you a real person|are you a person|are you an ai|is this a bot|am i talking to a bot|am i talking to a human|am i talking to a person|what is your name|what’s your name',
    asks: 'how|what|when|where|which|who|whose|why|much|many|long',
    person:
      'talk to a person|speak to a person|speak with a person|talk with a person|talk to a human|speak to a human|speak with a human|talk to a real|speak to a real|speak with a real|real person|real human|human being|human agent|live agent|talk to someone|speak to someone|speak with someone|talk with someone|talk to somebody|speak to somebody|talk to staff|speak to staff|talk to the team|speak to the team|speak with the team|talk to a manager|speak to a manager|speak to the manager|speak with a manager|talk to the owner|speak to the owner|talk to an agent|speak to an agent|speak with an agent|talk to a representative|speak to a representative|speak with a representative|customer service agent',
    person_alone:
      'person|human|agent|representative|operator|someone|somebody|staff member|manager|call me back|call me|callback|call back|talk|speak',
    hours:
      'open|opens|opened|opening|opening hours|opening times|opening time|business hours|hours|what time|close|closes|closed|closing|closing time|shut',
    is_open: 'open|opened',
    when: 'when|what|hours|time|times|till|until|long|late|early',
    now: 'now|right now|currently|at the moment|still',
    today: 'today|tonight|this morning|this afternoon|this evening',
    tomorrow: 'tomorrow',
    weekend: 'weekend|weekends|at the weekend|on weekends',
    days: [
      'monday*|mon',
      'tuesday*|tue|tues',
      'wednesday*|wed',
      'thursday*|thu|thurs',
      'friday*|fri',
      'saturday*|sat',
      'sunday*|sun',
    ],
    address:
      'address|located|location|where are you|where are you based|where is your shop|where is your office|where is your store|find you|how do i get there|how do i get to you|directions|get to you',
    phone: 'phone|phone number|telephone|telephone number|number|call you|ring you|give you a call|by phone',
    email: 'email|e-mail|email address|mail|mail you|email you|write to you',
    website: 'website|web site|web page|webpage|homepage|url|online',
    reach: 'contact|contact you|contact details|contact information|reach you|get in touch|get hold of you',
    place: 'shop|store|office|business|company|place|location|premises|branch|you guys|guys|team',
    onward: 'and|what about|how about|also|or|but|then|so what about',
    pointing: 'it|its|that|this|they|them|those|these|one|ones|there|same',
    courtesy:
      'please|lot|so much|tell|know|like|want|need|get|give|show|ask|question|much|many|let|say|help|hi|hello|hey|thanks|thank|time|times|day|days|usually|normally|exactly|any|also|today’s|regular|normal|current|general|long|late|early|wondering|want|could|find|what’s|best|way|there|really|actually|so|all|week',
  },
}
