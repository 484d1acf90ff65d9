// Loaded into the real program by tests (node --import): fails as a programming error would, when a signal comes.

process.on('SIGUSR2', () => {
  throw new Error('an error made by a test')
})
process.on('SIGWINCH', () => {
  void Promise.reject(new Error('a rejection made by a test'))
})
