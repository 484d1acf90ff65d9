/** Words of the fields for the hours of a week. */
const hours = {
  closed: 'Closed',
  opens: '{day}, opens',
  closes: '{day}, closes',
  add_hours: 'Add hours',
  add_hours_on: 'Add hours on {day}',
  remove_hours: 'Remove these hours on {day}',
  copy_down: 'Same on the days below',
  wrong: 'Hours should end after they begin, and not overlap.',
}

export default hours
