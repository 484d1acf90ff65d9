/** What each key does, in the list that ? opens. */
const keys = {
  title: 'Keys',
  note: 'Letters do nothing while you type.',
  everywhere: 'Everywhere',
  inbox: 'In the inbox',
  knowledge: 'In the knowledge',
  find: 'Find or do',
  go_to: 'Go to {area}',
  undo: 'Undo what was just done',
  list: 'This list',
  move: 'Next and previous',
  open: 'Open',
  select: 'Select',
  search: 'Search',
  reply: 'Reply',
  send: 'Send',
  done: 'Done, and on to the next',
  take_over: 'Take over',
  hand_back: 'Hand back to the assistant',
  snooze: 'Snooze',
  back: 'Back to the list',
  ask: 'Ask your desk',
  teach: 'Teach',
  new_booking: 'New booking',
}

export default keys
