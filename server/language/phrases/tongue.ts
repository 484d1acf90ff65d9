/** One language of the built-in assistant: its own words, and the words it knows visitors by. */
export interface Tongue {
  says: Says
  hears: Hears
}

/** Sentences with `{name}` marks. A day or a time stands in them as it is, so none may need it inflected. */
export interface Says {
  hello: string
  welcome: string
  goodbye: string
  /** {agent}, {business}. Always says that it is no person. */
  who: string
  /** {business} */
  unknown: string
  /** {suggestion} */
  meant: string
  how_to_reach_you: string
  /** {business}, {contact} */
  passed_on: string
  /** {business} */
  passed_on_unsigned: string
  anything_else: string
  /** {business} */
  handed_over: string
  /** {business} */
  cut_off: string
  our_hours: string
  /** {day}, {hours} */
  open_on: string
  /** {day} */
  closed_on: string
  /** {day}, {reason} */
  closed_because: string
  closed: string
  /** {time}: when it closes */
  open_now: string
  closed_now: string
  /** {when} */
  opens_next: string
  /** {address} */
  address: string
  /** {phone} */
  phone: string
  /** {email} */
  email: string
  /** {website} */
  website: string
}

/**
 * Words and phrases, divided by `|`. They are compared without case and accents, as whole words; `*` at the end of a
 * word stands for any ending (languages that inflect).
 */
export interface Hears {
  greeting: string
  thanks: string
  goodbye: string
  yes: string
  no: string
  /** Who am I talking to? */
  who: string
  /** Question words: what has one of them is no mere courtesy. */
  asks: string
  /** I want to talk to a person. */
  person: string
  /** Enough for that only when nothing else is said: “a person, please”. */
  person_alone: string
  /** Anything about opening and closing. */
  hours: string
  /** “Open”, as in “are you open?”. */
  is_open: string
  /** That times are asked for, not a yes or no. */
  when: string
  now: string
  today: string
  tomorrow: string
  weekend: string
  /** Monday first. */
  days: [string, string, string, string, string, string, string]
  address: string
  phone: string
  email: string
  website: string
  /** How can I get in touch? */
  reach: string
  /** Words for the business itself: the shop, the office. */
  place: string
  /** How a question begins that goes on from the one before. */
  onward: string
  /** Words that point at something said before. */
  pointing: string
  /** Courtesy and small words that the question would be the same without, beyond the stopwords. */
  courtesy: string
}
