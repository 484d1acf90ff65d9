// Tests load this into the real program (node --import). On a signal it fails as a programming error would.

process.on('SIGUSR2', () => {
  throw new Error('an error made by a test')
})
process.on('SIGWINCH', () => {
  void Promise.reject(new Error('a rejection made by a test'))
})
