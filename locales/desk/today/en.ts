const today = {
  morning: 'Good morning, {name}',
}

export default today
