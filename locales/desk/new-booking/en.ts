/** Words of the form that makes a booking. */
const newBooking = {
  title: 'New booking',
  service: 'Service',
  day: 'Day',
  time: 'Time',
  name: 'Name',
  contact: 'Email address or phone number',
  contact_note: 'A confirmation goes there, if any is given.',
  none_free: 'Nothing is free on this day.',
  no_services: 'There is no service that can be booked yet.',
  no_services_note: 'Add what can be booked under Services.',
  book: 'Book',
  booked: '{name} is booked: {when}.',
}

export default newBooking
