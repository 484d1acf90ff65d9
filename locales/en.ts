// English, from which every other language is typed: a key that one of them lacks is a type error. `{name}` marks are
// filled by `phrase` (see phrase.ts).
//
// A language is one file of this folder, named by its BCP 47 tag. Nothing else lists them: the server reads the folder
// (load.ts), and the pages' build does (import.meta.glob).

/** How the language is written. */
export const writing = {
  direction: 'ltr' as 'ltr' | 'rtl',
  /** A Unicode script that shows the language; of those written in Latin letters the words tell it. */
  script: 'Latin',
  /** Letters of no other of these languages. */
  letters: '',
  /** Whether blanks divide its words. */
  spaced: true,
  /** A pattern of little words that are written as part of the next one: "and", "the", "in", "to". */
  joined: '',
}

/** The chat, on its page and in the widget, and the page of an address that has nothing. */
export const chat = {
  skip: 'Skip to the message box',
  greeting: 'Hello! How can we help?',
  assistant_of: 'AI assistant of {business}',
  contact: 'Contact',
  call: 'Call',
  /** By voice, in the browser: a telephone is not called. */
  talk: 'Speak',
  email: 'Email',
  website: 'Website',
  reach_directly: 'You can also reach {business} directly:',
  needs_script: 'This chat needs JavaScript, which is switched off in this browser.',
  you_could_ask: 'You could ask',
  conversation: 'Conversation with {agent}',
  you: 'You',
  your_message: 'Your message',
  write_to: 'Write to {agent}…',
  send: 'Send',
  stop: 'Stop answering',
  retry: 'Try again',
  newest: 'Go to the newest message',
  typing: '{agent} is writing…',
  with_person: 'You are talking with {person}.',
  choices: 'Possible replies',
  sources: 'Sources',
  passage_gone: 'This passage is no longer there.',
  passage_failed: 'The passage can’t be shown at the moment.',
  open_page: 'Open the page',
  stopped: 'Stopped.',
  passed_on: 'Noted for the team at {business}.',
  offline: 'You are offline. You can keep reading; your message is sent when the connection is back.',
  not_delivered: 'Your message could not be delivered.',
  interrupted: 'The answer was interrupted.',
  our_fault: 'Something went wrong on our side.',
  busy: 'Many people are writing right now. You can try again in {time}.',
  busy_over: 'Many people were writing just now. You can try again.',
  gone: 'This chat page is no longer available.',
  no_chat: 'Written chat is not offered here.',
  characters_left: '{count} characters left',
  characters_over: '{count} characters too many',
  start_again: 'Start again',
  start_again_ask: 'Start a new conversation?',
  start_again_note: 'This conversation disappears from the page.',
  cancel: 'Cancel',
  not_found: 'Chat page not found',
  not_found_note:
    'The link may have been mistyped, or it is no longer in use. Please ask whoever gave it to you for a new one.',
}

/** The page at the server’s own address, and the pages for browsers where there is no other. {business} */
export const site = {
  desk: 'A front desk that answers',
  desk_of: 'The front desk of {business}',
  what: 'An assistant answers visitors here by chat, by voice and by mail, and books their appointments. What it doesn’t know it passes on to people.',
  chat: 'Start a chat',
  book: 'Book a time',
  open_link: 'To reach a business, open the link that it gave you.',
  docs: 'API documentation',
  running: 'Everything is running',
  disturbed: 'Something is not running',
  not_found: 'Page not found',
  not_found_note: 'The address may have been mistyped, or the page is no longer there.',
  not_allowed: 'This page can’t be opened',
  not_allowed_note: 'Its address is meant for programs, or for somebody who is signed in.',
  busy: 'Too many requests',
  busy_note:
    'So many requests came from your connection that they are not answered for a while. Please wait a minute and try again.',
  failed: 'Something went wrong',
  failed_note: 'The fault is on our side, not yours. Please try again in a moment.',
  away: 'Not available at the moment',
  away_note: 'The server can’t answer right now. Please try again in a moment.',
  retry: 'Try again',
  start: 'Go to the start page',
}

/** The widget’s panel. `ask_person` is sent in the visitor’s name, so the assistant has to understand it. */
export const panel = {
  chat: 'Chat',
  book: 'Book a time',
  close: 'Close',
  talk_to_person: 'Talk to a person',
  ask_person: 'I would like to talk to a person.',
  leave_details: 'Leave your details, and {business} will get in touch',
  thanks: 'Thank you. {business} has your message and will get in touch.',
  another: 'Send another message',
}

/** The widget’s button, before the panel is loaded. */
export const launcher = {
  open: 'Open chat',
  close: 'Close chat',
  news: 'new message',
  unreachable: 'The chat can’t be reached at the moment. Check your connection and try again.',
}

/** The pages on which strangers book, and move or cancel a booking. */
export const booking = {
  book_at: 'Book at {business}',
  your_booking: 'Your booking at {business}',
  needs_script: 'Booking online needs JavaScript, which is switched off in this browser.',
  nothing: 'Nothing can be booked online here at the moment.',
  choose_service: 'What would you like to book?',
  change: 'Change',
  choose_day: 'Choose a day',
  choose_time: 'Times on {day}',
  previous_month: 'Previous month',
  next_month: 'Next month',
  free_times: 'free times',
  timezone: 'Times are shown in this zone',
  no_times: 'There is no free time in {month}.',
  loading: 'Looking for free times…',
  left: '{count} left',
  your_details: 'Your details',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  notes: 'Message (optional)',
  reachable: 'An email address or a phone number is enough.',
  book: 'Book',
  booked: 'You are booked',
  confirmation_to: 'A confirmation is on its way to {email}.',
  keep_link: 'Keep this link to move or cancel your booking:',
  add_to_calendar: 'Add to calendar',
  manage: 'Move or cancel',
  taken: 'This time has just been taken. Please choose another one.',
  failed: 'Something went wrong on our side. Please try again.',
  offline: 'The server can’t be reached. Check your connection and try again.',
  busy: 'Many people are booking right now. Please try again in a moment.',
  retry: 'Try again',
  where: 'Where',
  change_time: 'Change time',
  keep: 'Keep it as it is',
  move_to: 'Move to {when}',
  moved: 'Your booking has been moved.',
  cancel_booking: 'Cancel booking',
  cancel_ask: 'Cancel this booking?',
  cancel_reason: 'Reason (optional)',
  cancelled: 'This booking is cancelled.',
  over: 'This booking is in the past.',
  book_again: 'Book another time',
  none_free: 'nothing free',
  free: 'Free of charge',
  next_free: 'Next free time: {when}',
  previous_week: 'Previous week',
  next_week: 'Next week',
  whole_month: 'Whole month',
  one_week: 'One week',
  no_times_this_week: 'There is no free time in this week.',
  nothing_free: 'There is no free time at the moment. Please ask us directly.',
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
  name_missing: 'Please enter your name.',
  email_wrong: 'Please check this email address.',
  phone_wrong: 'Please check this phone number.',
  sending: 'Sending…',
  reconnecting: 'There is no connection at the moment. We try again by ourselves.',
  in_google: 'Google Calendar',
  in_outlook: 'Outlook',
  to_chat: 'To the chat',
  wait_ask: 'No time suits you? Join the waiting list',
  wait_title: 'Waiting list',
  wait_how: 'When a time becomes free that suits you, you are told.',
  wait_from: 'From (optional)',
  wait_until: 'Until (optional)',
  wait_join: 'Join the waiting list',
  waiting: 'You are on the waiting list',
  wait_full: 'The waiting list can’t take more people at the moment. Please ask us directly.',
  leave_title: 'Leave the waiting list?',
  leave: 'Take me off the list',
  left_list: 'You are not on the waiting list any more.',
}

/** The page on which a questionnaire is answered aloud. */
export const session = {
  title: 'Questions from {business}',
  hello: 'Hello {person}',
  how: 'An AI assistant asks the questions aloud. You answer by speaking or by typing. You can have a question repeated, skip it or take a break.',
  questions: 'Questions',
  time: 'Time',
  minutes: 'about {minutes} min',
  recorded: 'Recording',
  audio: 'What is said is recorded as sound, and written down.',
  audio_video: 'What is said is recorded with the picture of your camera, and written down.',
  none: 'What is said is written down. Neither sound nor picture is recorded.',
  camera: 'Camera',
  microphone: 'Microphone',
  camera_own:
    'It is on so that you see yourself, as when you talk face to face. Its picture stays on your device: nobody sees it, and none is kept. You can also do without it.',
  camera_recorded:
    'It is on so that you can be seen as well as heard: its picture is recorded, and some stills are kept.',
  camera_watched:
    'It is on to see that you answer in person and undisturbed: software looks at its picture about once a second, and some stills are kept. It is also noted when you leave this page.',
  readers: 'Who sees it',
  readers_media:
    '{business}. The recording is deleted after 90 days at the latest, what was written after {days} days.',
  readers_written: '{business}. What was written is deleted after {days} days.',
  until: 'This link can be used until {time}.',
  agree: 'I have read this and agree.',
  agree_first: 'Please agree first.',
  check: 'Check camera and microphone',
  check_title: 'Can you be seen and heard?',
  allow: 'Your browser now asks for your permission. Please choose “Allow”.',
  preview: 'Your camera’s picture',
  level: 'How loud your microphone hears you',
  say_something: 'Say a few words: the bar should move.',
  heard: 'You can be heard.',
  typing: 'I can’t speak here: I will type my answers',
  denied: 'This page is not allowed to use your camera or microphone.',
  help_chromium: 'Click the icon left of the page’s address, allow camera and microphone, and try again.',
  help_firefox: 'Click the crossed-out icon left of the page’s address, remove the block, and try again.',
  help_safari:
    'Open the menu “Safari”, choose “Settings for This Website”, allow camera and microphone, and try again.',
  help_ios:
    'Tap the icon beside the page’s address, open “Website Settings”, allow camera and microphone, and try again.',
  no_camera:
    'No camera was found. This conversation needs one: plug one in, or open the link on a device that has one.',
  in_use: 'Another program is using the camera or the microphone. Close it and try again.',
  no_start: 'The camera or the microphone could not be started.',
  cannot_record:
    'This browser can’t record. Please open the link in a current version of Chrome, Edge, Firefox or Safari.',
  try_again: 'Try again',
  start: 'Start',
  start_note: 'Only pressing Start uses up the link.',
  started_elsewhere:
    'This conversation has just been started on another page. Load this page again to go on with it here.',
  welcome_back: 'Welcome back, {person}',
  welcome_back_note: 'You have begun this conversation. You can go on where you were until {time}.',
  go_on: 'Go on',
  begin: 'The conversation begins.',
  question_of: 'Question {n} of {of}',
  closing: 'The last words',
  repeat: 'Repeat',
  skip: 'Skip',
  moment: 'A moment, please',
  done: 'I’m done',
  end: 'End',
  end_ask: 'End the conversation now? What you said so far goes to {business}.',
  end_yes: 'End it',
  recording_now: 'Recording',
  frames: 'Pictures looked at: {frames}',
  recording_full: 'The recording has reached its largest size and ends here. The conversation goes on.',
  recording_failed: 'The recording was interrupted and has been started again.',
  no_upload: 'Your recording can’t be sent at the moment. It is kept here and sent as soon as possible.',
  minutes_left: '{minutes} min left',
  camera_lost: 'Your camera gives no picture any more. Please check it.',
  camera_again: 'Turn camera on',
  paused: 'The conversation has stopped here. What you said is kept.',
  elsewhere: 'The conversation goes on in another window.',
  here: 'Go on here',
  offline: 'The server can’t be reached. Check your connection.',
  failed: 'Something went wrong on our side. Please try again.',
  thanks: 'Thank you, {person}',
  thanks_note: 'Your answers are with {business}.',
  saving: 'The rest of the recording is being sent ({left}). Please keep this page open.',
  saved: 'Everything has arrived. You can close this page.',
  expired: 'This link has run out',
  revoked: 'This link is no longer valid',
  ask_again: 'Ask {business} for a new one.',
  needs_script: 'This conversation needs JavaScript, which is switched off in this browser.',
  without_camera: 'I take part without my camera',
  go_without_camera: 'Go on without camera',
  type_answers: 'Type my answers instead',
  no_camera_found: 'No camera was found. You can go on without one.',
  check_seen: 'Can you be seen?',
  check_heard: 'Can you be heard?',
  check_ready: 'All is ready',
}

/** Calls in the browser, and the form by which a visitor asks to be called. */
export const call = {
  speak: 'Speak with {agent}',
  speak_note: 'By voice, right here in the browser.',
  recogniser: 'Your browser turns what you say into text. It may send the sound to its maker to do so.',
  shown: 'This browser has no voice: answers are shown.',
  typed: 'You can’t be heard here: type what you want to say.',
  fell_back: 'Live sound doesn’t get through, so the conversation goes on without it.',
  connecting: 'Connecting…',
  reconnecting: 'The connection was lost. Connecting again…',
  talking: '{agent} hears you.',
  muted: 'Your microphone is off.',
  mute: 'Turn microphone off',
  unmute: 'Turn microphone on',
  hang_up: 'End the conversation',
  type_instead: 'Type instead',
  write: 'Type instead of speaking',
  captions: 'What is said',
  sound_blocked: 'The browser holds the sound back.',
  hear: 'Turn sound on',
  ended: 'The conversation is over.',
  ended_silence: 'The conversation ended because nothing was said.',
  ended_too_long: 'The conversation has reached its longest time.',
  ended_failed: 'Something went wrong on our side, and the conversation ended.',
  lost: 'The connection was lost and did not come back.',
  trouble: 'Something doesn’t work on our side at the moment.',
  refused: 'This conversation could not begin.',
  call_again: 'Speak again',
  to_chat: 'Go on in the chat',
  denied:
    'The microphone is not allowed. Click the icon beside the page’s address, allow the microphone, and try again.',
  system:
    'Your device doesn’t let the browser use the microphone. Allow it in the system’s privacy settings, and try again.',
  blocked: 'This website doesn’t let its pages use the microphone.',
  insecure: 'The microphone can only be used on a page with a secure address (https).',
  none: 'No microphone was found. Plug one in and try again.',
  in_use: 'Another program is using the microphone. Close it and try again.',
  unplugged: 'The microphone was unplugged.',
  failed: 'The microphone could not be started.',
  request: 'Have us call you',
  request_now: 'Your phone will ring in a moment, with {agent}, the AI assistant of {business}, on the line.',
  request_later: 'Somebody from {business} will call you.',
  name: 'Name',
  phone: 'Phone',
  about: 'What is it about? (optional)',
  /** Kept word by word with a wish to be called. */
  consent:
    'I agree that {business} calls me at this number about my request, also with the voice of an AI assistant.',
  call_me: 'Call me',
  calling: 'We are calling you at {phone}.',
  will_call: 'Thank you. Somebody from {business} will call you at {phone}.',
  bad_phone: 'This number can’t be called. Please check it, and begin with the country code.',
  busy: 'Too many calls were asked for. Please try again later.',
  request_failed: 'That didn’t work. Please try again.',
}

/** The pages of the unsubscribe link. {business}, {address} */
export const unsubscribe = {
  ask: 'Unsubscribe?',
  ask_note: '{business} will send no more of these messages to {address}.',
  button: 'Unsubscribe',
  done: 'You are unsubscribed',
  done_note: '{business} sends no more of these messages to {address}.',
  gone: 'This link does not work',
  gone_note: 'It may have been cut off. Open it once more from the message itself.',
}

/** The pages to which mailed account links lead. {email}, {business} */
export const account = {
  link_over: 'This link is over',
  forgotten: 'Forgotten password',
  forgotten_note: 'Say which address you sign in with. We send a link to choose a new password.',
  forgotten_over_note: 'It was used already, or it is more than an hour old. Have a new one sent:',
  email: 'Email address',
  send_link: 'Send the link',
  sent: 'Look at your mail',
  sent_note: 'If this address has an account, a link is on its way. It is good for an hour.',
  reset: 'Choose a new password',
  reset_note: 'For {email} at {business}.',
  change_password: 'Change password',
  changed: 'Your password is changed',
  changed_note:
    'Whoever was signed in with the old one is signed out, on every device. Sign in with the new one.',
  join_business: 'Join {business}',
  join_note: 'You are invited as {email}. Choose a password to sign in with.',
  join_note_known:
    'You are invited as {email}, an address that signs in here already. Enter your password to accept.',
  join_note_signed_in: 'You are invited as {email}, and signed in with this address.',
  code: 'Code of your authenticator app, or a recovery code',
  wrong: 'This password or code is wrong.',
  name: 'Your name',
  join: 'Join',
  welcome: 'Welcome to {business}',
  welcome_note: 'You are signed in on this browser. Elsewhere, sign in with {email} and your password.',
  confirm_address: 'Confirm your address',
  confirm_note: 'From now on you sign in at {business} with {email}.',
  confirm: 'Confirm',
  confirmed: 'Your address is changed',
  confirmed_note: 'Sign in with {email} and the password you have.',
  email_over_note:
    'It was used already, or it is more than a day old. Change your address again to have a new one sent.',
  invite_over: 'This invitation is over',
  invite_over_note:
    'It was accepted already, or it is more than a week old. Ask the owner of the business for a new one.',
  password: 'Password',
  /** The number of characters is the API’s rule. */
  password_rule: 'At least {count} characters. A few words are easier to keep than a few signs.',
  show_password: 'Show password',
  go_on: 'Continue',
  needs_script: 'Sending this form needs JavaScript.',
  link_used: 'This link has expired or was used already.',
  invite_used:
    'This invitation has expired or was used already. Ask the owner of the business for a new one.',
  check: 'Please check what you entered.',
  busy: 'Too many attempts. Please try again later.',
}

/** At the end of messages that the business sends. */
export const message = {
  unsubscribe: 'Unsubscribe',
  /**
   * STOP is the word that carriers know, in every language. A letter outside of the GSM alphabet (3GPP TS 23.038) would
   * make a text message twice as dear.
   */
  opt_out: 'Reply STOP to opt out',
  /** {business}. Says that no person wrote a mail, and how to reach one. */
  by_assistant:
    'This answer was written by the automatic assistant of {business}. To reach a person, simply reply to this mail and say so.',
  /** Above what an answer by mail quotes, as mail programs write it. {date} with the time, {name} with the address */
  wrote: 'On {date}, {name} wrote:',
}

/** Mails about a booking. {name} is the visitor, {when} a day, a time and a zone, {business}, {service} */
export const bookingMail = {
  subject_confirmation: 'Booked: {service}, {when}',
  subject_change: 'New time: {service}, {when}',
  subject_cancellation: 'Cancelled: {service}, {when}',
  subject_reminder: 'Reminder: {service}, {when}',
  hello: 'Hello {name},',
  confirmation: 'Your booking at {business} is confirmed:',
  change: 'Your booking at {business} has changed. It is now:',
  cancellation: 'Your booking at {business} is cancelled:',
  reminder: 'This is a reminder of your booking at {business}:',
  /** {reason} */
  reason: 'Reason: {reason}',
  manage: 'Move or cancel it here:',
  book_again: 'Book another time here:',
  subject_offer: 'A time is free: {service}, {when}',
  offer: 'A time that may suit you has become free at {business}:',
  offer_book: 'Whoever books first has it. Book it here:',
  text_reminder: '{business}: a reminder of your booking. {service}, {when}. Move or cancel it: {link}',
  sample_name: 'Anna Meyer',
  sample_service: 'Consultation',
  stop_waiting: 'No longer waiting? Take yourself off the list here:',
}

/** The mail or text message with a link to a questionnaire. {name}, {business}, {questions}, {minutes}, {until} */
export const invitationMail = {
  subject: 'A few questions from {business}',
  asks: '{business} has a few questions for you.',
  length: 'Questions: {questions} · about {minutes} min',
  aloud:
    'An AI assistant asks them aloud, in your browser, whenever it suits you. You answer by speaking or by typing:',
  until: 'The link is for you alone and works until {until}.',
  text_message:
    'Hello {name}, {business} has a few questions for you. Answer them in your browser, until {until}:',
}

/** Mails to members about their own accounts. A paragraph follows the greeting and its comma. */
export const accountMail = {
  hello: 'Hello,',
  guessing_subject: 'Somebody is guessing your password',
  guessing:
    'Somebody tries to sign in to your account with wrong passwords. Nobody got in. For the next hours we take no more guesses from browsers in which you have not signed in before; yours go on working.',
  guessing_locked_out:
    'If you are locked out in a new browser yourself, choose a new password there, and it lets you in: {url}',
  guessing_codes_subject: 'Somebody knows your password',
  guessing_codes:
    'Somebody has entered your right password and then wrong codes. Nobody got in, and for a day we take no more codes from browsers in which you have not signed in before.',
  password_changed_subject: 'Your password was changed',
  password_changed: 'Your password was changed, and whoever was signed in elsewhere is signed out.',
  email_changed_subject: 'Your email address was changed',
  email_changed: 'From now on you sign in with {email}, and mail about your account goes there.',
  email_changed_not_you:
    'If it was not you, tell the owner of your business or the operator of this server at once.',
  second_factor_on_subject: 'Signing in asks for a code now',
  second_factor_on: 'An authenticator app was added to your account: signing in asks for its code as well.',
  second_factor_off_subject: 'Signing in asks for no code any more',
  second_factor_off: 'The authenticator app was removed from your account: your password alone signs in.',
  recovery_code_used_subject: 'A recovery code was used',
  recovery_code_used:
    'Somebody, most likely you, signed in to your account with a recovery code. It can not be used again.',
  not_you: 'If it was not you, choose a new password now: {url}',
  reset:
    'Somebody, most likely you, asked for a new password for your account at {business}. Choose one within the next hour:',
  reset_not_you: 'If it was not you, do nothing: your password stays as it is.',
  invite: 'You are invited to join the team of {business}. Accept within the next seven days:',
  invite_unknown: 'If you do not know who that is, do nothing.',
  confirm_subject: 'Confirm your new address',
  confirm:
    'Somebody, most likely you, wants to sign in at {business} with this address from now on. Confirm it within a day:',
  confirm_not_you: 'If it was not you, do nothing: nothing changes.',
}

/** A mail with which an owner tries how mails are sent. */
export const testMail = {
  subject: 'A test from {business}',
  body: 'It works: mails of {business} are sent with these settings.\n\nLook at the sender, and whether this mail lay among the junk.',
}

/** Mails to members about what needs the team. {who} is a visitor’s name, address or number. A paragraph follows the greeting and its comma. */
export const teamMail = {
  visitor: 'A visitor',
  handover: '{who} would like to talk to a person',
  callback: '{who} would like to be called back',
  unanswered: '{who} asked something that has no answer yet',
  mail: '{who} wrote a mail that waits for an answer',
  booking: 'New booking: {who}',
  booking_moved: '{who} has moved a booking',
  booking_cancelled: '{who} has cancelled a booking',
  lead: 'New lead: {who}',
  failure: 'Something did not work and needs a person',
  wrote: '{who} has written again',
  digest_subject: 'News from {business}: {count}',
  digest_intro: 'This is what has happened:',
  more: 'And {count} more.',
  manage: 'See, move or cancel the booking:',
  answer_reaches:
    'Answer this mail, and {who} reads your words where they wrote to you. What you quote and your signature are left out.',
  answer_goes_to: 'Your answer to this mail goes to {email}.',
  answer_unread: 'Nobody reads answers to this mail.',
  settings:
    'You get this mail as a member of the team of {business}. What you are told, and when, is set here: {url}',
  open: 'Open it here: {url}',
  delivered: 'Your answer was passed on, but not all of it.',
  not_delivered: 'Your answer was not passed on.',
  because_ended: 'The conversation has ended, and the visitor has left the page.',
  because_gone: 'The conversation no longer exists.',
  because_other_sender: 'The mail came from {detail}. Only mails from your own address are passed on.',
  because_forged: 'Our mail server found that the mail did not come from your address.',
  because_empty: 'The mail held no words of your own.',
  because_no_conversation:
    'The mail that you answered belongs to no conversation. Answer the mail about the conversation that you mean.',
  because_other: 'The reason: {detail}',
  because_files: 'Attached files can’t be passed on: {detail}',
  weekly_subject: '{business}: the week from {from} to {to}',
  weekly_intro: 'These are the figures of the week from {from} to {to}.',
  weekly_before: 'The week before',
  weekly_change: 'Change',
  weekly_same: 'none',
  weekly_all: 'All figures: {url}',
  weekly_figures: {
    conversations: 'Conversations',
    resolved: 'Resolved by the assistant',
    first_answer: 'First answer',
    booked: 'Bookings made',
    leads: 'New leads',
    calls: 'Calls',
    calls_missed: 'Missed calls',
    replies: 'Replies to broadcasts',
  },
}

/** The built-in assistant’s sentences. A day or a time stands in them as it is, so none may need it inflected. */
export const assistant = {
  hello: 'Hello! How can I help you?',
  welcome: 'You’re welcome! Is there anything else I can help with?',
  goodbye: 'Goodbye, and have a nice day!',
  /** {agent}, {business}. Always says that it is no person. */
  who: 'I am {agent}, the AI assistant of {business}. I answer from what {business} has taught me, and I can pass questions on to the team.',
  /** {business} */
  unknown: 'I don’t have an answer to that. Shall I pass your question on to the team at {business}?',
  /** {suggestion} */
  meant: 'I’m not sure I understood. Did you mean: “{suggestion}”?',
  how_to_reach_you: 'How can the team reach you? Please write your email address or phone number.',
  /** {business}, {contact} */
  passed_on: 'Done: the team at {business} has your question and can reach you at {contact}.',
  /** {business} */
  passed_on_unsigned: 'Done: the team at {business} has your question.',
  /** What buttons offer under a question of the assistant, and what is then the visitor’s message. It understands them. */
  yes: 'Yes',
  no: 'No',
  /** Instead of those without `_noted`, where nobody on the team is told: it only stands in their inbox. */
  passed_on_noted: 'Noted: your question waits for the team at {business}, who can reach you at {contact}.',
  passed_on_unsigned_noted: 'Noted: your question waits for the team at {business}.',
  handed_over_noted: 'I have noted for the team at {business} that you would like to talk to a person.',
  complaint_noted: 'I am sorry about that. I have noted what you wrote for the team at {business}.',
  emergency_noted:
    'I am sorry, that sounds urgent. I have noted it for the team at {business}, but I can’t tell when somebody reads it.',
  anything_else: 'All right. Is there anything else I can help with?',
  /** {business} */
  handed_over: 'I have told the team at {business} that you would like to talk to a person.',
  /** {business} */
  cut_off:
    'I was interrupted and could not finish this answer. Shall I pass your question on to the team at {business}?',
  /** {nearby}: a heading */
  unknown_but_near: 'I know something about “{nearby}”, but not the answer to that.',
  /** {business} */
  offer_to_pass_on:
    'Shall I pass your question on to the team at {business}? You can leave your email address or phone number for the answer.',
  /** {language}: its name, {text} */
  only_in_language: 'I only have this in {language}: {text}',
  /** A list of questions follows. */
  meant_choices: 'Did you mean one of these?',
  /** {business}. To somebody who complains. */
  complaint:
    'I am sorry about that. I have passed what you wrote on to the team at {business}, so that a person looks after it.',
  /** {business}. To somebody in need. */
  emergency: 'I am sorry, that sounds urgent. I have told the team at {business}.',
  emergency_danger: 'If somebody is in danger, please call the emergency services at once.',
  /** {business}. A passage about emergencies follows. */
  emergency_taught: 'This is what {business} says about that:',
  our_hours: 'Our opening hours:',
  /** {day}, {hours} */
  open_on: '{day}: we are open {hours}.',
  /** {day} */
  closed_on: '{day}: we are closed.',
  /** {day}, {reason} */
  closed_because: '{day}: we are closed ({reason}).',
  closed: 'closed',
  /** {time}: when it closes */
  open_now: 'Yes, we are open now, until {time}.',
  closed_now: 'We are closed right now.',
  /** {when} */
  opens_next: 'We open again: {when}.',
  no_closed_now: 'No, we are closed right now.',
  /** {time}: when it closes. Without a yes, to somebody who asked whether it is closed. */
  is_open_now: 'We are open now, until {time}.',
  /** {day}, {hours}. The next ones answer a question about a time of day. */
  yes_open_on: 'Yes, on {day} we are open {hours}.',
  /** {day}, {hours} */
  no_open_on: 'No, on {day} we are open {hours}.',
  /** {day}, {time} */
  no_closes_at: 'No, on {day} we close at {time}.',
  /** {day}, {time} */
  no_opens_at: 'No, on {day} we open at {time}.',
  /** {day} */
  no_closed_on: 'No, on {day} we are closed.',
  /** {day}, {reason} */
  no_closed_because: 'No, on {day} we are closed ({reason}).',
  closed_for_today: 'We have closed for today.',
  /** To somebody who asked about a holiday. */
  no_closure: 'No closure is entered for that day.',
  /** {address} */
  address: 'You find us here: {address}',
  /** {phone} */
  phone: 'You can call us on {phone}.',
  /** {email} */
  email: 'You can write to us at {email}.',
  /** {website} */
  website: 'Our website: {website}',
}

/** What the built-in assistant says otherwise when it is heard and not read. */
export const aloud = {
  how_to_reach_you: 'How can the team reach you? Please tell me your phone number or email address.',
  putting_through: 'One moment, please, I am putting you through.',
  /** {business}. Asks for the message. */
  nobody_there:
    'I can’t put you through to anybody right now. Please tell me your name and what it is about, and the team at {business} will get back to you.',
  /** Between the ends of a span, for the dash that is written there; blanks included. */
  to: ' to ',
}

/** The assistant taking, moving and cancelling bookings. {service}, {when}, {times}, {name} */
export const bookingTalk = {
  /** {services} */
  which_service: 'What would you like to book? We offer: {services}.',
  offers: 'These times are free for {service}: {times}. Which one suits you?',
  /** The offers follow. */
  not_free: '{when} is not free.',
  /** {service}: nothing at all is free. */
  nothing_free: 'I’m sorry, there is no free time for {service} at the moment. I have told the team.',
  /** Where nobody on the team is told. */
  nothing_free_noted:
    'I’m sorry, there is no free time for {service} at the moment. I have noted it for the team.',
  ask_name: 'Gladly: {service}, {when}. In whose name may I book?',
  ask_contact: 'Thank you, {name}. Which email address or phone number shall I note for it?',
  confirm: 'Shall I book {service} for {name}, {when}?',
  confirm_move: 'Shall I move {service} to {when}?',
  confirm_cancel: 'Shall I cancel {service}, {when}?',
  booked: 'Booked for {name}: {service}, {when}.',
  moved: 'Moved: {service} is now {when}.',
  cancelled: 'Cancelled: {service}, {when}.',
  /** {url} */
  manage: 'You can move or cancel it here: {url}',
  /** {url} */
  none_of_yours:
    'I can only change what was booked in this conversation. Please use the link in your confirmation, or book here: {url}',
  dropped: 'All right, I have left everything as it is.',
  paused: 'Bookings are paused at the moment.',
  /** {business} */
  failed: 'I’m sorry, I could not do that. The team at {business} has been told and will take care of it.',
  /** Where nobody on the team is told. */
  failed_noted: 'I’m sorry, I could not do that. I have noted it for the team at {business}.',
  /** {day} */
  closed_day: '{day}: we are closed.',
  /** {when}, {hours} */
  closed_then: '{when}: we are closed then. Our hours that day: {hours}.',
  past: '{when} is already past.',
  beyond: '{when} is too far ahead to be booked yet.',
  short_notice: '{when} is too short notice.',
  /** {when}, {service}, {minutes}, {closes} */
  too_long: '{when} is too late for {service}, which takes {minutes} minutes: we close at {closes}.',
  no_start: '{service} does not start at this time: {when}.',
  /** {service}: nothing within the days or hours asked for; other times follow. */
  nothing_then: 'Nothing is free for {service} in the time you asked for.',
  /** {services} */
  unknown_service:
    'I can’t find that among what can be booked here. We offer: {services}. Which of them would you like?',
  which_of: 'Which one do you mean: {services}?',
  /** After a no to what was read back. */
  what_to_change: 'What shall I change: the service, the time, the name or the contact details?',
  already: 'That is booked already: {service}, {when}.',
  /** {bookings}: each with its time. */
  yours: 'You have booked: {bookings}.',
  none_yet: 'Nothing has been booked in this conversation yet.',
  /** {price}, {minutes}, {count} */
  price: '{service} costs {price}.',
  length: '{service} takes {minutes} minutes.',
  capacity: '{service}: up to {count} people at a time.',
  /** Before the question that was open, one after the other. {question} */
  remind: 'To go on with your booking: {question}',
  remind_again: 'Back to your booking: {question}',
  remind_briefly: 'And now: {question}',
  /** To somebody who says “wait”. {question} */
  wait: 'Take your time. {question}',
  not_understood: 'Sorry, I did not get that. {question}',
  waitlist_at: 'You can put yourself on the waiting list here: {url}',
}

/** The assistant taking a visitor’s details. */
export const leadTalk = {
  ask_name: 'Gladly. May I have your name?',
  /** {name}; the question for an address or a number follows. */
  thank_name: 'Thank you, {name}.',
  /** {business}, {contact} */
  noted: 'Thank you, that is noted. The team at {business} can reach you at {contact}.',
  noted_too: 'Thank you, I have noted that too.',
  as_you_like: 'That is quite all right. If you change your mind, just tell me.',
}

/** Sentences of a call besides the answers. */
export const phoneCall = {
  /** {agent}, {business}. To somebody who calls: both always say that it is an AI. */
  inbound: 'Hello, this is {agent}, the AI assistant of {business}.',
  /** Behind it. */
  inbound_question: 'How can I help you?',
  /** {agent}, {business}. Beside the business's own greeting. */
  disclosed: 'I am {agent}, the AI assistant of {business}.',
  /** {agent}. Behind a greeting that names the business. */
  named: 'I am {agent}, the AI assistant here.',
  /** {agent}, {business}. To somebody who is called. */
  outbound: 'Hello, this is {agent}, the AI assistant of {business}.',
  /** Behind it. */
  outbound_question: 'Do you have a moment?',
  /** {brief}: said by the built-in assistant, which can't make words of its own of it. */
  brief: 'I am calling because of this: {brief}',
  /** To somebody who has no time. */
  busy: 'Then I won’t keep you. Goodbye!',
  recorded: 'This call is being recorded.',
  still_there: 'Are you still there?',
  silent: 'I can’t hear you, so I am hanging up now. Goodbye!',
  failed: 'I am sorry, something went wrong on my side.',
  /** {value}: an address or a number. */
  read_back: 'I have {value}. Is that right?',
  or_keys: 'You can also press the number on your keypad and end with the hash key.',
  /** {business} */
  ask_message:
    'Please tell me your name and what it is about, and the team at {business} will get back to you.',
  /** {business} */
  noted: 'Thank you, I have noted that. The team at {business} will get back to you. Goodbye!',
  not_through: 'I am sorry, nobody could take your call.',
  /** To somebody whose line was lost and is back; the second where nothing was asked before. */
  lost_you: 'I am sorry, I lost you for a moment.',
  go_on: 'Please go on.',
  /** To somebody who asked for this language; and to one who asked for another that can’t be heard or spoken. */
  in_language: 'Of course, let us speak English.',
  not_in_language: 'I am sorry, I can’t speak that language here. Let us go on in English.',
  removed: 'I understand. We will not call you again. Goodbye!',
  /** {business}: a person has taken the conversation over. */
  taken_over: 'A colleague at {business} is taking over and will get back to you.',
  give_up: 'I am sorry, I can’t help you at the moment. Please try again later. Goodbye!',
  /** What was said could not be understood, or our answer not be spoken. */
  say_again: 'I am sorry, I could not hear that. Could you please say it again?',
  /** {business}. Behind `failed`: what can be done about it. */
  offer_callback: 'Shall the team at {business} call you back? Or ask me once more.',
  /** {business}. They want to be called back. */
  callback_noted: 'The team at {business} will call you back. Is there anything else?',
}

/** What a caller hears from the carrier’s own voice, where the assistant can’t speak. */
export const carrier = {
  /** As the carrier calls it: https://www.twilio.com/docs/voice/twiml/say#attributes-language */
  voice: 'en-US',
  /** {agent}, {business}. The first words to an answering machine, in words that nobody can change. */
  introduction: 'Hello, this is {agent}, the AI assistant of {business}.',
  /** To an answering machine behind who calls, where the business has no words of its own. */
  voicemail: 'We wanted to reach you. Please call us back at this number. Goodbye.',
  /** {business}. To somebody who calls while the assistant can't hear or speak. */
  unavailable: '{business} can’t take your call right now. We will call you back.',
  /** {business}. To somebody who was to be put through. */
  nobody: 'I am sorry, nobody at {business} can take your call right now. We will call you back.',
  /** {business}. To a caller while all lines are in use. */
  busy: 'I am sorry, all lines of {business} are in use right now. We will call you back.',
  /** {business}. The same where a person takes the call. */
  busy_through: 'All our lines are in use right now. I am putting you through to {business}.',
  /** {business}, {who}. To the person of the business whom a caller is put through to. */
  briefing: 'A call for {business} from {who}.',
  /** Behind it. */
  press_1: 'Press 1 to take the call.',
  /** {business}. To a caller while no voice or recogniser works, before they are put through to a person. */
  outage_through:
    'I am sorry, our assistant can’t speak with you at the moment. I am putting you through to {business}.',
  /** {business}. The same where nobody is to be put through: a tone follows. */
  outage_message:
    'I am sorry, the assistant of {business} can’t speak with you at the moment. Please say after the tone who you are and what it is about, and how we can reach you. We will call you back.',
  /** {business} */
  message_noted: 'Thank you, we have your message. {business} will call you back. Goodbye!',
}

/** What the voice engine says by itself. */
export const voice = {
  /** Said while the answer takes long. */
  fillers: ['One moment, please.', 'Still looking, just a moment.'],
  /** Said when the longest conversation is over. */
  timeUp: 'I’m afraid our time is up. Thank you, and goodbye.',
  /** "9 to 5", for what is written 9–5. */
  to: 'to',
}

/** The interviewer of a spoken questionnaire. {name} is the person’s and may be empty, {business} */
export const interview = {
  /** Always says that it is no person. */
  greeting:
    'Hello {name}! I am the AI assistant of {business}. Thank you for taking the time. I have a few questions for you.',
  how: 'You can ask me to repeat a question, to skip it or to wait a moment at any time.',
  welcome_back: 'Welcome back! Let us go on where we stopped.',
  /** Said in turns, so that it does not sound like a machine's. */
  thanks: ['Thank you.', 'I see, thank you.', 'All right, thank you.'] as [string, string, string],
  /** Names no point that is missing: that would give it away. */
  more: 'Could you tell me a little more about that?',
  skipped: 'All right, we leave that one out.',
  again: 'Gladly once more:',
  take_time: 'Of course. Take your time.',
  sure: 'Would you like to end the conversation here? Please say yes or no.',
  go_on: 'Good, then let us go on.',
  /** To what was asked of us. */
  cannot_say: 'I can’t say anything about that here.',
  patient: 'Take your time. I am listening.',
  still_there: 'Are you still there? I can repeat the question, or we skip it.',
  pardon: 'I’m sorry, I did not get that. Could you say it once more?',
  trouble:
    'I’m sorry, something is not working here. What you said is kept: please come back with the same link, and we go on where we stopped.',
  closing: 'Those were all my questions. Thank you very much for your time, {name}. Goodbye!',
  closing_early: 'All right, we end here. Thank you very much for your time, {name}. Goodbye!',
}

/** The report of a questionnaire, a PDF for the business. */
export const report = {
  subject: 'Record of a spoken questionnaire',
  /** The name of the file, without its ending. */
  file: '{person} – report',
  person: 'Person',
  email: 'Email',
  phone: 'Phone',
  by: 'Asked by',
  held: 'Held',
  duration: 'Duration',
  reached: 'Questions reached',
  recording: 'Recording',
  ended: 'Ended',
  ended_by: {
    person: 'by the person',
    agent: 'by the agent',
    time: 'its time was over, or nobody came back',
  },
  recorded: {
    audio: 'audio',
    audio_video: 'audio and video',
    none: 'none was made',
  },
  deleted: '{recorded}, deleted',
  unplayable: '{recorded}, but nothing that can be played arrived',
  summary: 'Summary',
  no_summary: 'There is no summary.',
  confidence: 'Confidence in this write-up: {level}. {reason}',
  level: {
    low: 'low',
    medium: 'medium',
    high: 'high',
  },
  questions: 'Questions and answers',
  not_reached: 'This question was not reached.',
  answered: {
    full: 'Answered in full.',
    partial: 'Answered in part.',
    not_answered: 'Not answered.',
    not_asked: 'Not asked.',
  },
  point: {
    covered: 'covered',
    not_covered: 'not covered',
    unclear: 'unclear',
  },
  quote: '“{words}”',
  strengths: 'Strengths',
  gaps: 'Gaps',
  follow_up: 'What to ask next',
  monitoring: 'Activity',
  colour: {
    green: 'green',
    amber: 'amber',
    red: 'red',
  },
  seen_by: {
    invigilator: 'camera',
    agent: 'agent',
  },
  finding: 'At {at}; seen by: {by}',
  watched:
    '{observed} of {windows} checks had pictures that could be judged; {pct} % of the session was watched, {frames} pictures in all.',
  alone: 'The person was seen to be alone in {alone} of {windows} checks.',
  alone_rest: 'In the others nobody was seen.',
  not_alone:
    'It could not be confirmed that the person was alone: one person, and nobody else, was seen in {alone} of {windows} checks.',
  flags: 'Noticed meanwhile',
  source: {
    agent: 'agent',
    browser: 'browser',
  },
  stills: 'Pictures',
  /** Describes a picture for readers who do not see it. */
  still: "The person's camera at {at}",
  no_stills: 'The pictures of this session are no longer there.',
  transcript: 'Transcript',
  nothing_said: 'Nothing was said.',
  speaker: {
    agent: 'Agent',
    person: 'Person',
  },
  boxes: 'Characters for which this report has no letters are shown as □.',
  page: 'Page {n} of {of}',
}

/** What is written about a questionnaire’s answers without a language model, and about a model’s write-up. */
export const writeUp = {
  extract:
    'No language model was used: this is an extract of the person’s own words, found by comparing words, and nobody has judged what they mean.',
  waiting: 'The write-up is being made: until it is there this is an extract of the person’s own words.',
  failed:
    'The write-up failed, because the language model did not answer. This is an extract of the person’s own words; it can be run again.',
  not_reached: 'Not reached.',
  skipped_note: 'The person skipped it.',
  silent_note: 'Nothing was said to it.',
  found: '{found} of {points} expected points found.',
  found_unclear: '{found} of {points} expected points found, {unclear} unclear.',
  skipped: 'Skipped.',
  no_answer: 'No answer.',
  answered: '{answered} of {count} questions were answered.',
  /** Where there is one question. */
  answered_of_one: '{answered} of {count} question was answered.',
  ended_after: 'The session ended after question {n}.',
  to_question: 'To question {n}: “{summary}”',
  all_found: 'Question {n}: every expected point was found ({count}).',
  unanswered: 'Question {n} was not answered.',
  nothing_on: 'Question {n}: nothing was found on {points}.',
  never_reached: '{count} questions were never reached.',
  one_never_reached: '{count} question was never reached.',
  ask_again: 'Ask again: {question}',
  ask_about: 'To question {n}, ask about: {point}',
  only_reached: 'Only {put} of {count} questions were reached.',
  left_out: 'The model left out {count} of the answers; those rows are extracts.',
  dropped: '{dropped} of {quotes} quotations were not the person’s words and were dropped.',
  no_reason: 'The model gave no reason.',
}

/** What was noticed during a questionnaire. Findings and reasons begin small, as they also stand within sentences. */
export const monitoring = {
  someone_else: 'someone else',
  someone_else_why: 'More than one person was in the picture, or somebody was heard prompting.',
  absent: 'nobody there',
  absent_why: 'Nobody was in the picture, while the camera showed the room.',
  phone: 'a phone',
  phone_why: 'A phone was in the picture.',
  reading_aloud: 'reading aloud',
  reading_aloud_why: 'What was said sounded read from a text.',
  no_face: 'No check showed their face alone, so nothing can be said of where they looked.',
  looked_away:
    'Looked to a side in {away} of {faced} checks that showed their face. People do when they think: it is not counted.',
  looked_ahead: 'Looked ahead in {faced} of {faced} checks that showed their face.',
  face_missing: '{missing} of {windows} checks did not show it.',
  dark: 'the camera’s pictures were too few or too dark: nothing was seen',
  no_picture: 'no picture came from the camera: nothing was seen',
  nothing_known: '{nothing}, so nothing can be said.',
  watched: '{pct} % of the session could be watched',
  clear: 'Nothing stood out; {watched}.',
  clear_but: 'Nothing stood out, but only {watched}.',
  clear_but_alone: 'Nothing stood out, but the person was seen in only {pct} % of the session.',
  look_at: 'To look at: {findings}; {watched}.',
  tab_hidden: 'The page was out of sight for {time}.',
  window_blurred: 'Another window was in front for {time}.',
  camera_lost: 'The camera gave no picture for {time}.',
  microphone_lost: 'The microphone gave no sound for {time}.',
  connection_lost: 'The connection was lost for {time}.',
}

/** What people say and write, as patterns recognise it: phrases divided by `|`, compared without case and accents as whole words; `*` at the end of a word stands for any ending. */
export const understanding = {
  /** What the built-in assistant listens for. */
  themes: {
    greeting:
      'hi|hello|hey|hiya|howdy|greetings|good morning|good afternoon|good evening|good day|how are you|how do you do',
    thanks: 'thank you|thanks|thx|cheers|much appreciated|great|perfect|awesome|ok|okay|cool',
    goodbye:
      'bye|goodbye|bye bye|see you|see ya|good night|have a nice day|have a good day|take care|that is all|that’s all',
    yes: 'yes|yeah|yep|yup|sure|ok|okay|of course|please do|go ahead|gladly|absolutely|right|correct|exactly|that’s it',
    no: 'no|nope|nah|not really|no need|never mind|nevermind|don’t|leave it|wrong',
    /** Who am I talking to? */
    who: 'who are you|what are you|are you a bot|are you a robot|are you human|are you a human|are you real|are you a real person|are you a person|are you an ai|is this a bot|am i talking to a bot|am i talking to a human|am i talking to a person|what is your name|what’s your name',
    /** Question words: what has one of them is no mere courtesy. */
    asks: 'how|what|when|where|which|who|whose|why|much|many|long',
    /** I want to talk to a person. */
    person:
      'talk to a person|speak to a person|speak with a person|talk with a person|talk to a human|speak to a human|speak with a human|talk to a real|speak to a real|speak with a real|real person|real human|human being|human agent|live agent|talk to someone|speak to someone|speak with someone|talk with someone|talk to somebody|speak to somebody|talk to staff|speak to staff|talk to the team|speak to the team|speak with the team|talk to a manager|speak to a manager|speak to the manager|speak with a manager|talk to the owner|speak to the owner|talk to an agent|speak to an agent|speak with an agent|talk to a representative|speak to a representative|speak with a representative|customer service agent',
    /** Enough for that only when nothing else is said: “a person, please”. */
    person_alone:
      'person|human|agent|representative|operator|someone|somebody|staff member|manager|call me back|call me|callback|call back|talk|speak',
    /** Anything about opening and closing. */
    hours:
      'open|opens|opened|opening|opening hours|opening times|opening time|business hours|hours|what time|close|closes|closed|closing|closing time|shut|opening hrs|hrs|opening hour|operating hours|working hours|trading hours|office hours|shop hours|store hours|hours of operation|how late|how long|how early|until when|till when|what times|which days|what days|shuts|shutting|closing times|open up|close up|reopen|re-open|finish|finishing|open again|back open|knock off',
    /** “Open”, as in “are you open?”. */
    is_open: 'open|opened',
    /** That times are asked for, not a yes or no. */
    when: 'when|what|hours|time|times|till|until|long|late|early',
    now: 'now|right now|currently|at the moment|still|just now|this minute|this moment|yet|rn|at this time',
    today: 'today|tonight|this morning|this afternoon|this evening|today’s|tonite',
    tomorrow: 'tomorrow|tomorrow’s|tmrw|tomorow|tommorow|tomorrows',
    weekend: 'weekend|weekends|at the weekend|on weekends',
    /** Monday first. */
    days: [
      'monday*|mon',
      'tuesday*|tue|tues',
      'wednesday*|wed',
      'thursday*|thu|thurs',
      'friday*|fri',
      'saturday*|sat',
      'sunday*|sun',
    ] as [string, string, string, string, string, string, string],
    address:
      'address|located|location|where are you|where are you based|where is your shop|where is your office|where is your store|find you|how do i get there|how do i get to you|directions|get to you|where r u|where are you located|where exactly are you|where is it|where are your offices|how to get there|how to find you|find your|where can i find you|your location|whereabouts|which street|what street|postcode|post code|zip code|get there|get to your|situated|based|where you are|where do i find|come to you|how do i reach you by car',
    phone:
      'phone|phone number|telephone|telephone number|number|call you|ring you|give you a call|by phone|tel|phone no|tel no|can i call|could i call|may i call|do i call|should i call|to call|phone you|ring up|mobile|mobile number|cell|cell number|contact number|hotline|landline|over the phone|dial',
    email:
      'email|e-mail|email address|mail|mail you|email you|write to you|e mail address|mail address|emails|write you|drop you an email|send you a mail|electronic mail',
    website:
      'website|web site|web page|webpage|homepage|url|online|site|web|www|web address|internet page|on the internet|on the web',
    /** How can I get in touch? */
    reach:
      'contact|contact you|contact details|contact information|reach you|get in touch|get hold of you|contacts|contact info|contact data|reach|get a hold of you|get in contact|talk to you|be reached',
    /** Words for the business itself: the shop, the office. */
    place: 'shop|store|office|business|company|place|location|premises|branch|you guys|guys|team',
    /** How a question begins that goes on from the one before. */
    onward: 'and|what about|how about|also|or|but|then|so what about',
    /** Words that point at something said before. */
    pointing: 'it|its|that|this|they|them|those|these|one|ones|there|same|he|she|him|her',
    /** What has such a word and points at nothing: “haben Sie offen?”, “¿cuáles son los horarios?” */
    points_at_nothing:
      'is there|are there|you there|someone there|anyone there|anybody there|somebody there|this week|this weekend|this month|this evening|this afternoon|this morning|these days',
    /** Courtesy and small words that the question would be the same without, beyond the stopwords. */
    courtesy:
      'please|lot|so much|tell|know|like|want|need|get|give|show|ask|question|much|many|let|say|help|hi|hello|hey|thanks|thank|time|times|day|days|usually|normally|exactly|any|also|today’s|regular|normal|current|general|long|late|early|wondering|want|could|find|what’s|best|way|there|really|actually|so|all|week',
    /** Coming by, or somebody being there: beside a day or a time of day it asks for hours too. */
    visits:
      'come|coming|come in|come by|come over|come round|come along|drop in|drop by|pop in|pop by|pop round|swing by|stop by|stop in|walk in|visit|visit you|be there|anyone|anybody|someone|somebody|anyone there|anyone in|are you there|you there|are you in|are you around|around|available|are you working|do you work|working',
    /** The visitor is due at something, or arrives at it: that time is another than the opening hours. */
    due: 'should i|should we|should one|must i|must we|must one|do i have to|do we have to|does one have to|do i need to|do we need to|supposed to|can i check in|can we check in|do i check in|do we check in|is check in|check in time|to arrive|i arrive|we arrive',
    /** A time is asked for, and neither a yes nor a no. */
    asks_time:
      'when|what time|what times|which day|which days|what day|what days|until when|till when|how late|how early|how long',
    /** Closing, as in “are you closed?”: a yes to that would mean the opposite. */
    closed: 'closed|close|closes|closing|shut|shuts',
    /** What stands around a question and says nothing of it: “just a quick one”, “I was wondering”. */
    framing:
      'just a quick one|a quick one|quick one|quick question|a quick question|just wondering|i was wondering|wondering|wonder|just checking|just asking|i was hoping|hoping|like to know|can you tell me|could you tell me|do you know|let me know|happen to know|find out|check|checking|confirm|whether|sorry to bother you|sorry|excuse me|pardon|hope you are well|hope you’re well|dear sir or madam|dear team|dear all|dear|pls|plz|thx|ta|mate|u|ur|r|whats|youre|im|quick|quickly|btw|by the way|maybe|perhaps|possibly|possible|still|going|gonna|again|um|just|well|yours|hi|hey|everyone|anyway|today’s|send|send me|share|provide|text me|got|full|exact|physical|correct|under what|under which|use|guys|pass me|where|rn|at all|back',
    /** An amount is asked for: “how much is the phone?” wants no telephone number. */
    amount: 'how much|how many|how often|how long|price|prices|cost|costs',
  },
  /** Holidays by the day on which they fall: month and day, days from Easter Sunday, the nth weekday of a month, or a day of the Hebrew calendar; two of them are a range. */
  holidays: {
    '12-31': 'new year’s eve|new years eve|new year eve|nye',
    '01-01': 'new year’s day|new years day|new year day',
    '12-31/01-01': 'new year|new years|the new year',
    '01-06': 'epiphany|three kings',
    '02-14': 'valentine’s day|valentines day|valentine’s',
    '03-17': 'st patrick’s day|st patricks day|saint patrick’s day',
    '10-31': 'halloween|hallowe’en',
    '11-01': 'all saints day|all saints’ day|all saints',
    '12-24': 'christmas eve|xmas eve',
    '12-25': 'christmas day|xmas day',
    '12-26': 'boxing day|st stephen’s day|st stephens day',
    '12-24/12-26': 'christmas|xmas|the christmas holidays|christmas holidays|christmas time|christmastime',
    '12-27/12-30':
      'between christmas and new year|between xmas and new year|between christmas and new year’s',
    'easter-2': 'good friday',
    'easter-1': 'holy saturday|easter saturday',
    easter: 'easter sunday|easter day',
    'easter+1': 'easter monday',
    'easter-2/easter+1': 'easter|the easter weekend|easter weekend',
    'easter+39': 'ascension day|ascension',
    'easter+49': 'whit sunday|pentecost',
    'easter+50': 'whit monday|pentecost monday',
    'easter-47': 'shrove tuesday|pancake day',
    'easter-46': 'ash wednesday',
    '05-01': 'may day',
    '07-04': '4th of july|fourth of july|july fourth|july 4th',
    '11-thu-4': 'thanksgiving|thanksgiving day',
    '11-thu-4+1': 'black friday',
    '05-mon-last': 'memorial day',
    '09-mon-1': 'labor day',
    '01-mon-3': 'martin luther king day|mlk day',
    '05-mon-1': 'early may bank holiday',
    '08-mon-last': 'august bank holiday|summer bank holiday',
  } as Record<string, string>,
  /** What needs a person at once, and no answer from the knowledge. */
  distress: {
    /** Somebody complains, in words that no question about complaints has. */
    complaint:
      'want my money back|want a refund now|give me my money back|i demand|nobody called me back|no one called me back|nobody has called me back|no one has called me back|never called me back|nobody got back to me|no one got back to me|nobody has got back to me|no one has got back to me|no one ever|nobody ever|never got back to me|nobody answers|no one answers|nobody picks up|no one picks up|nobody replied|no one replied|nobody showed up|no one showed up|never showed up|didn’t show up|nobody came|no one came|still waiting for|been waiting for hours|been waiting for weeks|been waiting for days|waiting for weeks|waiting for ages|i am furious|i’m furious|i am so angry|i’m so angry|i am angry|i’m angry|i’m very angry|so pissed off|pissed off|i’m fed up|i am fed up|fed up with|sick of this|sick and tired|i am disappointed|i’m disappointed|very disappointed|so disappointed|really disappointed|extremely disappointed|i’m not happy with|i am not happy with|not happy at all|very unhappy|really unhappy|i’m unhappy|i am unhappy|not satisfied with|dissatisfied|unacceptable|disgrace|disgraceful|disgusting service|appalling|rip off|ripped off|ripped me off|overcharged me|you overcharged|was overcharged|been overcharged|charged me twice|charged twice|scammed|you ruined|ruined my|botched|messed up my|you messed up|screwed up|you broke my|broke my|you damaged|damaged my|was damaged by|worst service|worst experience|terrible service|awful service|horrible service|terrible experience|awful experience|horrible experience|bad experience|poor service|rude to me|so rude|very rude|was rude|were rude|was incredibly rude|lied to me|you lied|ignored me|ignoring me|being ignored|waste of money|waste of time|i want to complain|i’d like to complain|i would like to complain|i wish to complain|want to make a complaint|like to make a complaint|have a complaint|file a complaint against|i’m going to sue|i will sue|my lawyer|leave a bad review|one star review|never coming back|what a joke|is a joke|this is the third time|for the third time|third time i|third time nobody|third time no one|third time that|this is the second time|never using you again',
    /** Somebody is in need now: pain, danger, an accident. */
    emergency:
      'ate chocolate|ate some chocolate|ate a bar of chocolate|eaten chocolate|ate rat poison|eaten rat poison|eaten something poisonous|ate something poisonous|is breaking into|are breaking into|is trapped|are trapped|stuck in the lift|lift is stuck|stuck in the elevator|baby is inside|child is inside|smell gas|smells of gas|smell of gas|gas is leaking|gas leak in my|is bleeding|am bleeding|i’m bleeding|keeps bleeding|bleeding a lot|bleeding heavily|bleeding badly|won’t stop bleeding|not stop bleeding|can’t breathe|cannot breathe|can not breathe|trouble breathing|not breathing|stopped breathing|struggling to breathe|is choking|i’m choking|is unconscious|lost consciousness|chest pain|heart attack|having a stroke|having a seizure|so much pain|in a lot of pain|in terrible pain|in severe pain|in agony|in extreme pain|unbearable pain|pain is unbearable|excruciating|hurts so much|hurts so bad|hurts really bad|hurts like hell|killing me|is on fire|caught fire|there is a fire|there’s a fire|smoke coming out|smells of burning|sparks coming|is flooding|is flooded|flooding my|water everywhere|water is pouring|water pouring|water coming through|pipe burst|pipe has burst|burst pipe in my|has burst|swallowed|ate chocolate|eaten chocolate|ate poison|eaten poison|was poisoned|been poisoned|hit by a car|run over|been run over|was bitten by a snake|knocked out|tooth fell out|broke my arm|broke my leg|overdose|want to die|kill myself|hurt myself|suicidal|end my life|had an accident|been an accident|this is an emergency|it’s an emergency|it is an emergency|i have an emergency|we have an emergency|life and death|please help me quickly|need help right now|need urgent help|help me now|electric shock|electrocuted|trapped in|trapped inside|has collapsed|just collapsed|collapsed and|has passed out|just passed out|locked in the bathroom|locked in the toilet|locked in the car|stuck in the lift|stuck in the elevator',
    /** A cry for help, or that it came at once: beside a grave sign it tells of an emergency. */
    cries:
      'help|sos|suddenly|all of a sudden|out of nowhere|hurry|quick|quickly|urgent|urgently|emergency|oh my god|omg|oh god',
    /** Such signs: of the body, and of danger. */
    grave:
      'paralysed|paralyzed|can’t feel my|cannot feel my|can’t feel anything|no feeling in my|numb|can’t move my leg*|can’t move my arm*|can’t move my neck|can’t move my body|can’t move anymore|can’t swallow|can’t speak|can’t talk properly|slurring|slurred|face is drooping|gone blind|went blind|lost my sight|can’t see anything|fainted|passed out|collapsed|convulsing|having a fit|throwing up blood|vomiting blood|coughing blood|coughing up blood|throat is swelling|throat is closing|tongue is swelling|turning blue|gone blue|won’t wake up|not waking up|is drowning|blood everywhere|so much blood|stabbed|was attacked|being attacked|cut off my finger|is burning|smoke everywhere|got acid|badly burnt|badly burned',
    /** Words of a question about such things in general: “what if …”, “do you treat …”. */
    asks_about:
      'if|in case|procedure|policy|guarantee|do you treat|do you repair|do you handle|do you offer|how much|how do i|how can i|how does|what happens when|what is the|what’s the|what does|what are|what do you do|which|when do you|are you able to treat|do you have',
    /** The same where a language asks at the end: they count wherever they stand. */
    asks_after: '',
  },
  introductions: {
    surely: "my name is|my name's|my name’s|the name is|name is|name:|i'm called|i’m called",
    perhaps: "i am|i'm|i’m|this is|it's|it’s",
    /** What follows the name, written as part of it. */
    ending: '',
  },
  booking: {
    /** I want to book. */
    wants:
      'book an appointment|make an appointment|schedule an appointment|need an appointment|like an appointment|want an appointment|get an appointment|make a booking|make a reservation|like to book|want to book|can i book|could i book|i book|book me|book a|book an|book in|please book|like to reserve|want to reserve|make a reservation|reserve a|reserve an|schedule a|free slots|free times|available times|available slots|availability|any openings|next available|a table for|get a table|book a table|put me down|sign me up|pencil me in|squeeze me in|fit me in|book my|when can you see me|get me in|book ~ in|book the|sign up for|sign up|sign us up|register for|register me|enrol me|enroll me|enrol|enroll|put my name down|get booked in|arrange an appointment|set up an appointment|come in for|schedule me',
    /** Words for a booking: with a time beside them they are a wish. */
    nouns:
      'book|booking|any space|any room|any chance|any slots|any appointments|any times|appointment|reservation|reserve|schedule|slot|come in|come by|can i come|could i come|may i come|can we come|could we come|like to come|want to come|come over|come round|pop in|drop in|have you got anything|do you have anything|anything free|anything available|anything on|anything for|anything at|got anything|is there anything|got something|something free|have you got something|do you have time|do you have space|have space|have room|get an|table|spot|see you|see me|bring my|bring the|bring him in|bring her in|bring it in',
    /** I want to cancel, or to move, a booking. */
    cancels:
      'cancel my|cancel the appointment|cancel the booking|cancel it|cancel that|cancel this|call off|can’t make it|cannot make it|cancel please|please cancel|cancel everything|cancel the|want to cancel|need to cancel|like to cancel|have to cancel',
    moves:
      'reschedule|move my|move the appointment|move the booking|move it|change my appointment|change my booking|change the time|another time|different time|postpone|change it|change that|change the booking|change the appointment|make it|move that|move to|push it|shift it|bring it forward|switch it|can i change|can we change|swap it',
    /** Never mind. */
    stops:
      'never mind|nevermind|forget it|leave it|stop|don’t book|do not book|not now|no thanks|no thank you|not interested|changed my mind|forget about it|drop it|i’ll pass|i will pass|not anymore|maybe another time|i don’t want|i do not want to book',
    /** A booking, a move or a cancellation is asked about, and not wanted: its terms. */
    terms:
      'policy|policies|fee|fees|penalty|for free|free of charge|without charge|without paying|at no cost|refundable|be refunded|get a refund|how much notice|hours notice|short notice|until when|till when|by when|how late|how early|deadline|what happens|what if|if i cancel|if i have to cancel|if i need to cancel|if i miss|don’t show up|do not show up|be charged|do you charge|no show',
    /** The same at the start of a question: “muss ich absagen?” asks, “leider muss ich absagen” tells. */
    duties:
      'do i have to|do i need|do we need|do we have to|do you need|must i|must we|need i|should i|does one need|is it necessary|is an appointment|is a booking|is a reservation|are reservations|are bookings|are appointments|without an appointment|without a booking|without a reservation',
    /** How it is done: what the business taught about that comes first. */
    ways: 'how do i|how can i|how do we|how can we|how do you|how to|how does|how would i|how should i|where do i|where can i|online|by phone|by email|over the phone|on the website|in the app|do you take',
    /** Yes to what was read back. */
    agrees:
      'yes|yes please|yes pls|yh|ye|yea|yep|yeah|yup|y|sure|sure thing|ok|okay|k|perfect|great|go ahead|do it|do that|book it|book that|please book|that works|works for me|sounds good|sounds great|sounds perfect|fine|that is fine|that’s fine|please do|confirm|confirmed|i confirm|correct|right|that is right|that’s right|that is correct|that’s correct|absolutely|of course|definitely|let’s do it|let’s do that|let’s go|go for it|deal|good|all good|looks good|lovely|alright|all right|brilliant|excellent|wonderful|exactly|please|no problem|no worries|i agree|agreed|suits me|i’ll take it|i will take it|that one please|make it so|yes do|spot on',
    /** With the name of a service beside them they are a wish for it. */
    likes:
      'i would like|i’d like|i want|i need|we need|we want|we’d like|we would like|can i have|can i get|could i have|could i get|may i have|can we have|can we get|could we get|looking for|i am after|i’m after|get me|please|need to get|like to have|like to get|want to get|want to have|due for|overdue for|get my|have my|i could use|could do with|in need of|is due|i require|we require|i’d love|i would love|needs',
    /** After a booking: one more. */
    another:
      'another one|another appointment|another booking|another table|one more|a second one|a second appointment|also one for|and one for|the same for|same again',
    /** Beside a wish: whom it is for, and it is not who writes. */
    others:
      'my son|my sons|my daughter|my wife|my husband|my partner|my boyfriend|my girlfriend|my mother|my mum|my mom|my father|my dad|my brother|my sister|my friend|my child|my kid|my kids|my grandmother|my grandma|my grandfather|my boss|my colleague|somebody else|someone else',
    /** What have I booked? */
    mine: 'what have i booked|what did i book|my bookings|my appointments|when is my appointment|when is my booking|when was my appointment|what time is my appointment|which appointments do i have|what appointments do i have|do i have an appointment|do i have a booking|show my booking|when am i booked',
    /** The first, second, third, fourth and the last of what was offered. */
    ordinals: [
      'first|1st|first one|number one',
      'second|2nd|second one|number two',
      'third|3rd|third one|number three',
      'fourth|4th|fourth one|number four',
      'last|last one|latest',
    ] as [string, string, string, string, string],
    /** Other times than those offered, later ones. */
    more: 'other times|another time|other options|other slots|something else|anything else|none of these|none of those|none of them|neither|more times|more options|a later one|later|any later|what else|else',
    earlier: 'earlier|any earlier|sooner|an earlier one',
    /** With nothing but a time beside them they ask for it: “is Thursday at 3 free?” */
    frees: 'free|available|possible|work|works|be ok|be okay|suit|okay for you|doable',
    /** Of two services the other. */
    other_one: 'the other one|the other|other one',
    /** Questions about a service: how long it takes, for how many it is, what belongs to it. */
    length: 'how long|how many minutes|duration|how much time|long does it take|take|takes|taking',
    capacity:
      'how many people|how many persons|how big is the group|group size|how many places|how many spaces|how many seats|how many of us',
    about:
      'what is included|what’s included|what does it include|included|what does that include|what is that|what’s that|what is it exactly|what do you do|what happens|tell me more|describe',
    /** What stands before an address or a number, and is no name. */
    contact_leads:
      'my email|my e mail|my mail|email address|email|e mail|mail|my number|my phone|my mobile|my cell|phone number|number|phone|mobile|cell|tel|telephone|reach me at|reach me on|reach me|you can reach me|you can reach me at|call me at|call me on|call me|text me|write to me|contact me|contact|contact details|my address|address',
    /** What stands before a name. */
    name_leads:
      'in the name of|under the name of|under the name|under|for|the name is|name|name’s|call me|it’s me|put it under|this is|here is|it’s|i’m|i am|is calling|speaking',
    /** Sounds and asides that say nothing, and are nobody’s name. */
    interjections:
      'wait|wait a moment|wait a minute|wait a second|wait a sec|hold on|hang on|one moment|one second|one sec|one minute|just a moment|just a second|just a sec|just a minute|moment|moment please|hm|hmm|hmmm|mm|mhm|er|erm|err|uh|uhm|um|umm|oh|ah|oops|well|let me see|let me think|let me check|sorry',
    /** Beside a day or an hour: this one rather than the other. */
    instead:
      'instead|rather|actually|but|could we do|can we do|can we say|could we say|could you do|can you do|let’s say|let’s do|how about|what about|or|better',
    /** Goodbyes until a day, for which # stands: “see you on Friday”. */
    partings:
      'see you #|see you on #|see you then|see you there|see you soon|see you|until #|till #|til #|until then|till then|talk to you #|catch you #|looking forward to #|looking forward to it|looking forward',
    /** “An hour later”, “two days earlier”: a length and a side of the time that was named. */
    shifts: {
      minute: 'minute|minutes|min|mins',
      quarter_hour: 'quarter of an hour|quarter hour|quarter of hour',
      half_hour: 'half an hour|half hour|a half hour',
      hour: 'hour|hours|hr|hrs',
      day: 'day|days',
      week: 'week|weeks',
      later: 'later|after|after that|afterwards|further on',
      earlier: 'earlier|before|sooner',
    },
    /** What a time is said to go with: the booking just made, or the time that is being talked about. */
    same_day: 'same day|that day|the very same day|that same day',
    same_time: 'same time|same hour',
    right_after:
      'directly after|right after|straight after|immediately after|straight afterwards|directly afterwards|right afterwards|just after|after that|following on',
    /** What says a name anew: “no, the name is …” */
    renames: 'the name is|name is|name should be|name’s|it should say|the name would be',
    /** Between a name and a letter of it: “Smyth with a y”. */
    spelt: 'with|spelt|spelled|double|with double|written',
  },
  team: {
    /** I want to talk: verbs before the people of a business, and verbs behind them. `~` stands for up to three words. */
    talk: 'talk to|talk with|speak to|speak with|chat to|chat with|hear from|connect me to|connect me with|put me through to|put me on to|transfer me to|get me',
    after: '~ talk to|~ speak to|~ speak with|~ talk with',
    people:
      'person|human|someone|somebody|anyone|anybody|staff|team|manager|boss|owner|supervisor|colleague|agent|representative|receptionist|employee',
  },
  lead: {
    /** I want to hear from a person, or to get an offer. */
    wants:
      'give me ~ ring|give me ~ call|give me ~ bell|ring me|ringing me|calling me|phoning me|call me|have ~ call|have ~ ring|get ~ call me|want ~ call from|like ~ call from|call me back|callback|call back|call me|give me a call|ring me|phone me|contact me|get in touch with me|get back to me|reach out to me|have someone call|request a call|a quote|quotation|price estimate|cost estimate|an estimate|make me an offer|send me an offer|leave my details|leave my number|leave my contact details',
    /** Here is how to reach me. */
    mine: 'my email|my e mail|my mail|my number|my phone|my mobile|my cell|reach me|i am at|you can write to me|my address is|my contact details',
    /** I won't tell. */
    declines:
      'rather not|prefer not|don’t want to|do not want to|won’t tell|no name|not say|skip|keep that private|anonymous',
  },
  call: {
    /** Don't call me again. */
    stops:
      'don’t call me again|do not call me again|don’t call again|do not call again|don’t ever call|do not ever call|never call me|never call again|never call this number|stop calling|don’t call this number|do not call this number|don’t call me anymore|don’t call me any more|do not call me anymore|no more calls|quit calling|remove me from|remove my number|remove this number|take me off|take my number off|delete my number|remove me|don’t contact me again|do not contact me again|do not call list|unsubscribe me|opt out|lose my number',
  },
  /** A wish of whoever answers a questionnaire, when nothing else is said with it. */
  interview: {
    skip: "skip|skip it|skip this|skip that|skip this one|skip that one|skip the question|next|next one|next question|go to the next question|pass|i pass|i would rather not answer|i'd rather not answer|i don't want to answer|i do not want to answer|no comment|move on",
    repeat:
      "repeat|repeat that|repeat it|repeat the question|say that again|say it again|once more|one more time|come again|pardon|pardon me|i beg your pardon|what was the question|what did you say|i didn't hear you|i did not hear you|i didn't hear that|i didn't get that|i did not get that|i didn't catch that|i didn't understand|i didn't understand the question",
    wait: 'wait|wait a moment|wait a minute|a moment|one moment|just a moment|a minute|one minute|give me a moment|give me a minute|give me a second|a second|one second|just a second|hold on|hang on|let me think|let me think about it|i need a moment|i need to think',
    leave:
      "i'm done|i am done|i'm finished|i am finished|stop|stop here|stop the interview|stop the conversation|end|end here|end it here|end the interview|end the conversation|end the call|finish here|let's stop|i want to stop|i'd like to stop|i want to end|i have to go|i have to leave|i need to go|hang up|quit",
  },
  turns: {
    /** Who ends with one of these has more to say: joining words, articles, verbs that want more, hesitations, marks. */
    hanging:
      'and|or|but|nor|because|so|if|that|than|then|the|a|an|to|for|with|without|of|at|on|in|from|by|into|until|till|between|during|before|after|since|near|via|per|as|my|your|our|their|his|its|this is|is|are|was|were|am|be|been|have been|i have|we have|has|had|do|does|did|will|would|can|could|should|may|might|must|want|wanted|need|would like|i’d like|we’d like|would love|i’d love|whether|while|although|unless|which|who|whose|where|when|what|why|how|not|very|really|just|only|every|some|any|no one|another|other than|um|uh|er|erm|hmm|well|like|maybe|perhaps|about|around|actually|basically|let’s say|i mean|i mean the|you know|plus|minus|dash|hyphen|underscore|dot|my name|name is|number is|it’s|i’m|we’re|there is|there’s|they are|calling about|looking for|book',
    /** Words for an address that is then spelt aloud. */
    email: 'email|e-mail|mail',
    /** Digits as words: telephone numbers are said in groups. */
    digits: 'zero|oh|one|two|three|four|five|six|seven|eight|nine|double',
    /** Noises of somebody who listens. */
    backchannel:
      'mm|mmm|mhm|mm-hm|mm-hmm|mhmm|hm|hmm|uh-huh|uh|huh|ah|oh|um|er|okay|ok|right|yeah|yep|sure|yes|good|great|see|i',
    /** Short answers that are whole. */
    whole:
      'yes|no|yes please|yes that’s right|that’s right|that is right|correct|that’s correct|no that’s wrong|no thanks|no thank you|thank you|thank you very much|thanks|thanks a lot|okay|sure|of course|exactly|that is all|that’s all|that was all|that would be great|nothing else|bye|bye bye|goodbye|hello',
  },
  /** How somebody feels about a call. What can be meant either way is left out, as a wrong mood is worse than none. */
  mood: {
    good: 'thank you|thanks|great|perfect|wonderful|excellent|awesome|lovely|fantastic|brilliant|very helpful|that’s good|sounds good|happy|glad|love it|appreciate it|appreciated',
    bad: 'terrible|horrible|awful|useless|ridiculous|unacceptable|annoyed|annoying|angry|furious|frustrated|frustrating|disappointed|disappointing|rubbish|waste of time|fed up|worst|complain|complaint|complaining|not happy|unhappy|rude|scam|stupid|leave me alone|sick of',
  },
  /** How letters begin, where a name and a comma follow, and how they end: regular expressions. */
  mail: {
    salutation: 'hello|hi|hey|dear|good (morning|afternoon|evening|day)|greetings|to whom it may concern',
    closing:
      '(best|kind|kindest|warm|many|with)( kind| best)? (regards|wishes|greetings|thanks)|regards|cheers|sincerely|yours|respectfully|thanks|thank you|many thanks',
  },
  /** Zero to nine, as they are dictated. */
  digits: ['zero|oh|o', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ],
  /** What a language model’s reply is checked for: regular expressions, compared without case and accents. */
  claims: {
    /** How somebody says that they did something just now; `{done}` stands for one of the lists that follow. */
    did: "(?:i|we)(?:'ve| have)?(?: now| just| already| successfully| gladly| also)* {done}|you(?: are|'re| have been) (?:now |all )?{done}|your [^.!?]{1,40}? (?:is|are|has been|have been|was|were) (?:now |all |successfully |already )*{done}|(?:has|have) been (?:now |successfully |already )*{done}|(?:^|[,;:!.] ?)(?:all )?{done}(?= ?(?:$|[,.!:])| you| for you)",
    done: {
      booked:
        'booked|reserved|scheduled|confirmed|put you down|signed you up|made (?:a|the|your|you an?) (?:booking|reservation|appointment)',
      cancelled: 'cancell?ed|called off',
      moved: 'moved|rescheduled|postponed|changed',
      passed_on: 'passed|forwarded|told|informed|notified|relayed|escalated|handed|let [^.!?]{1,30}? know',
      sent: 'sent|emailed|mailed|texted|messaged',
      paid: 'refunded|reimbursed|credited|charged|waived|paid|transferred',
      called: 'called|phoned|rung|spoken (?:to|with)|spoke (?:to|with)|talked (?:to|with)',
    },
    /** “Not”, “no”, “never”, “without”. */
    not: "no|not|never|none|nobody|neither|nor|without|cannot|[a-z]+n't",
    /** What has such a word and denies nothing. */
    denies_nothing:
      "no later than|no more than|not later than|no less than|no fewer than|no problem|no worries|not only|don't hesitate|do not hesitate|whether or not|or not|no matter|(?:cost|pay)s? nothing|why not",
    /** That something costs nothing. */
    free: 'free|gratis|complimentary|at no (?:extra |additional )?(?:cost|charge)|no (?:extra |additional )?(?:cost|charge|fee)s?|(?:costs?|pay|for) nothing',
    /** What has such a word and means something else. */
    other_free:
      'feel free|free to|free (?:time|slot|appointment|spot|place|table|room|day)s?|[a-z]+-free|kept free|be free|free (?:right )?now|free at the moment|(?:nobody|no one|somebody|someone|anybody) is free|are free (?:on|at|for)',
    /** That something costs nothing more. */
    included: 'includ[a-z]*|inclusive|on the house',
    /** Words around a price that name no thing. */
    costs: 'cost costs price prices priced pay pays paying charge charged come comes amount amounts total',
    /** On all days of the week. */
    daily: 'daily|every day|each day|seven days a week|all week',
    /** What stands before a person’s name. */
    titles: 'dr|mr|mrs|ms|miss|mx|prof|professor|doctor',
    /** Words of courtesy, of offers and of not knowing: a sentence of these claims nothing. */
    talk: 'works best thing share let hope helps enjoy love feel looking bit nobody somebody anybody free available busy told sorry unfortunately afraid happy glad gladly pleased delighted pleasure welcome sure course certainly absolutely great good perfect thank thanks know information details detail answer question questions ask help assist assistant ai let please tell like would anything else need needs reach contact call phone write email mail message come visit directly team colleague colleagues staff person pass forward find look check moment today feel hesitate want wish wishes understand understood noted right correct sounds choose prefer suits interested email address number name also here again later more nice lovely day evening weekend hear back yes no okay ok gotcha hold confirm able unable cannot say sadly though however way wrong mean meant clear give leave take provide offer see whether list following overview short summary',
  },
  /** Nought to twelve, the tens and a hundred, as recognisers write them out, folded; `-` where there is no single word. */
  numbers:
    'zero one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty sixty seventy eighty ninety hundred',
  /** More words for numbers. */
  times: { once: '1', twice: '2', thrice: '3' } as Record<string, string>,
}

/** What visitors may ask of what a new owner’s website says. {thing}: something with a price. */
const firstQuestions = {
  price: '{thing} – what does it cost?',
  parking: 'Where can I park?',
  cancellation: 'How can I cancel?',
  payment: 'How can I pay?',
  delivery: 'Do you deliver?',
  wheelchair: 'Is it accessible by wheelchair?',
  voucher: 'Do you have gift vouchers?',
  guarantee: 'Is there a guarantee?',
  insurance: 'Which insurance do you accept?',
  appointment: 'How do I make an appointment?',
}

export default {
  writing,
  chat,
  site,
  panel,
  launcher,
  booking,
  session,
  call,
  unsubscribe,
  account,
  message,
  bookingMail,
  invitationMail,
  accountMail,
  testMail,
  teamMail,
  assistant,
  aloud,
  bookingTalk,
  leadTalk,
  phoneCall,
  carrier,
  voice,
  interview,
  report,
  writeUp,
  monitoring,
  firstQuestions,
  understanding,
}
