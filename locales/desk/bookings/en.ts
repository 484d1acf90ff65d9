/** Words of the bookings. */
const bookings = {
  title: 'Bookings',
  search: 'Find a booking',
  status: 'Status',
  all: 'All',
  from: 'From',
  to: 'Until',
  states: {
    confirmed: 'Confirmed',
    completed: 'Came',
    cancelled: 'Cancelled',
    no_show: 'Did not come',
  },
  today: 'Today',
  tomorrow: 'Tomorrow',
  count: { one: '{count} booking', other: '{count} bookings' },
  more_than: 'More than {count} bookings',
  came: 'Came',
  no_show: 'Did not come',
  cancel: 'Cancel',
  cancelled: '{name}’s booking is being cancelled; they get a message.',
  noted: 'Noted.',
  none: 'No bookings from here on.',
  none_note: 'What visitors book in the chat, on the phone or on your booking page appears here.',
  none_found: 'No booking matches this.',
  clear_filter: 'Show all from today',
  earlier: 'Show the last 30 days',
  conversation: 'Conversation',
  found: 'The booking that you looked for',
}

export default bookings
