import { spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import module from 'node:module'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Runs a command in `root`. Shows its output, on standard error, only when it fails. The error's message says how it
 * ended, in a word or two.
 */
export function runQuietly(root, [command, ...args]) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    const printed = []
    child.stdout.on('data', chunk => printed.push(chunk))
    child.stderr.on('data', chunk => printed.push(chunk))
    child.on('error', error => reject(new Error(`did not run, ${error.code}`)))
    child.on('close', (code, signal) => {
      if (code === 0) return resolve()
      process.stderr.write(Buffer.concat(printed))
      reject(new Error(signal ?? `code ${code}`))
    })
  })
}

/**
 * Runs a command on this terminal, with the project's own programs (Node among them) first in the path. Returns its
 * exit code. `afterwards`: another command prints meanwhile, so what this one prints is shown when it has ended.
 */
export function runHere(root, [command, ...args], { env = process.env, afterwards = false } = {}) {
  const path = [join(root, 'node_modules/.bin'), env.PATH].join(delimiter)
  return new Promise(resolve => {
    const stdio = afterwards ? ['ignore', 'pipe', 'pipe'] : 'inherit'
    const child = spawn(command, args, { cwd: root, stdio, env: { ...env, PATH: path } })
    passSignalsTo(child)
    const printed = []
    child.stdout?.on('data', chunk => printed.push(chunk))
    child.stderr?.on('data', chunk => printed.push(chunk))
    child.on('error', error => {
      console.error(`${command} did not run (${error.code}).`)
      resolve(1)
    })
    child.on('close', (code, signal) => {
      process.stdout.write(Buffer.concat(printed))
      resolve(code ?? (signal ? 1 : 0))
    })
  })
}

/**
 * Runs the given program of ours in place of this process. If this is already the project's own Node with these flags, the program
 * goes on in it, for a Node starts once only. With other flags the new program replaces the process. Under another
 * Node this process stays as a messenger: it passes signals on and ends with the program's exit code, and if this process is
 * killed, the program stops too.
 */
export function become(node, { flags, program, args }, compiled) {
  // Node keeps its compiled code there: the next start is a third quicker. A read-only folder does no harm.
  process.env.NODE_COMPILE_CACHE ??= compiled
  if (realpathSync(node) === realpathSync(process.execPath)) {
    if (flags.every(flag => process.execArgv.includes(flag))) {
      module.enableCompileCache(process.env.NODE_COMPILE_CACHE)
      return import(pathToFileURL(program))
    }
    if (process.execve) {
      // execve is experimental in Node 26 and prints a warning on standard error unless a listener handles it.
      process.removeAllListeners('warning')
      process.execve(node, [node, ...flags, program, ...args], process.env)
    }
  }
  // The program's threads import this as well, and have no channel.
  const followParent =
    'process.once("disconnect", () => process.kill(process.pid, "SIGTERM")); process.channel?.unref()'
  const child = spawn(
    node,
    ['--import', `data:text/javascript,${encodeURIComponent(followParent)}`, ...flags, program, ...args],
    {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    },
  )
  passSignalsTo(child)
  child.on('error', error => {
    console.error(`${node} does not run on this machine (${error.code}): install Node 26 and use that.`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}

function passSignalsTo(child) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
}
