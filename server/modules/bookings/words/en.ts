import type { Words } from './words.ts'

export const en: Words = {
  mail: {
    subject_confirmation: 'Booked: {service}, {when}',
    subject_change: 'New time: {service}, {when}',
    subject_cancellation: 'Cancelled: {service}, {when}',
    subject_reminder: 'Reminder: {service}, {when}',
    hello: 'Hello {name},',
    confirmation: 'your booking at {business} is confirmed:',
    change: 'your booking at {business} has changed. It is now:',
    cancellation: 'your booking at {business} is cancelled:',
    reminder: 'this is a reminder of your booking at {business}:',
    reason: 'Reason: {reason}',
    manage: 'Move or cancel it here:',
    book_again: 'Book another time here:',
  },
  talk: {
    which_service: 'What would you like to book? We offer: {services}.',
    offers: 'These times are free for {service}: {times}. Which one suits you?',
    not_free: '{when} is not free.',
    nothing_free: 'I’m sorry, there is no free time for {service} at the moment. I have told the team.',
    ask_name: 'Gladly: {service}, {when}. In whose name may I book?',
    ask_contact: 'Thank you, {name}. Which email address or phone number shall I note for it?',
    confirm: 'Shall I book {service} for {name}, {when}?',
    confirm_move: 'Shall I move {service} to {when}?',
    confirm_cancel: 'Shall I cancel {service}, {when}?',
    booked: 'Booked for {name}: {service}, {when}.',
    moved: 'Moved: {service} is now {when}.',
    cancelled: 'Cancelled: {service}, {when}.',
    manage: 'You can move or cancel it here: {url}',
    none_of_yours:
      'I can only change what was booked in this conversation. Please use the link in your confirmation, or book here: {url}',
    dropped: 'All right, I have left everything as it is.',
    paused: 'Bookings are paused at the moment.',
    failed: 'I’m sorry, I could not do that. The team at {business} has been told and will take care of it.',
    wants:
      'book an appointment|make an appointment|schedule an appointment|need an appointment|like an appointment|want an appointment|get an appointment|make a booking|make a reservation|like to book|want to book|can i book|could i book|i book|book me|book a|book an|book in|please book|like to reserve|want to reserve|make a reservation|reserve a|reserve an|schedule a|free slots|free times|available times|available slots|availability|any openings|next available',
    nouns: 'book|booking|appointment|reservation|reserve|schedule|slot|come in|come by',
    cancels:
      'cancel my|cancel the appointment|cancel the booking|cancel it|cancel that|cancel this|call off|can’t make it|cannot make it',
    moves:
      'reschedule|move my|move the appointment|move the booking|move it|change my appointment|change my booking|change the time|another time|different time|postpone',
    stops: 'never mind|nevermind|forget it|leave it|stop|don’t book|do not book|not now',
  },
}
