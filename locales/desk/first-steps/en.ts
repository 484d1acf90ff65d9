const firstSteps = {
  title: 'First steps',
  progress: { one: '{count} of {all} done', other: '{count} of {all} done' },
  knowledge: 'Teach the desk what you know',
  answer: 'Let it answer its first question',
  hours: 'Set your opening hours',
  link: 'Share your chat link',
  colleague: 'Invite a colleague',
  channel: 'Connect a mailbox or telephone number',
  go_on: 'Go on',
  done: 'Done',
}

export default firstSteps
