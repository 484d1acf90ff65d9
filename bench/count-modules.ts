import { registerHooks } from 'node:module'

// Loaded into the server (node --import): counts what is loaded of files, and says so at SIGUSR2.

let modules = 0
registerHooks({
  load(url, context, next) {
    if (url.startsWith('file:')) modules++
    return next(url, context)
  },
})
process.on('SIGUSR2', () => process.stdout.write(`modules ${modules}\n`))
