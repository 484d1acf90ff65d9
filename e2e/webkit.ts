import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { expect, onTestFinished, vi } from 'vitest'
import { freePort } from '#server/test/ports.ts'
import { type Tab, tabOf } from './tab.ts'

export const webkitPath = '/usr/bin/WebKitWebDriver'
export const xvfbPath = '/usr/bin/Xvfb'
const browserPath = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0]

/** The key of an element in an answer (WebDriver, section 12.1). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/**
 * Starts WebKitGTK's own browser, which has no headless mode and so gets a display in memory; it ends with the test. W3C
 * WebDriver drives it.
 */
export async function openWebKit(): Promise<{ open: () => Promise<Tab> }> {
  const home = await mkdtemp(join(tmpdir(), 'frontdesk-webkit-'))
  onTestFinished(() => rm(home, { recursive: true, force: true, maxRetries: 5 }))
  const xvfb = spawn(xvfbPath, ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  onTestFinished(() => stopped(xvfb))
  const [display] = (await once(xvfb.stdio[3] as Readable, 'data')) as [Buffer]
  const port = await freePort()
  const driver = spawn(webkitPath, [`--port=${port}`], {
    env: { PATH: process.env.PATH, HOME: home, LANG: 'en_GB.UTF-8', DISPLAY: `:${String(display).trim()}` },
    stdio: 'ignore',
  })
  onTestFinished(() => stopped(driver))
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } }
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
  await vi.waitFor(async () => expect(await call('GET', '/status')).toMatchObject({ ready: true }), 60_000)
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: browserPath, args: ['--automation'] } },
    },
  })
  const session = `/session/${sessionId}`
  onTestFinished(() => call('DELETE', session).then(() => {}))

  const run = <T>(source: (...args: never[]) => unknown, args: unknown[]): Promise<T> =>
    call('POST', `${session}/execute/sync`, { script: `return (${source})(...arguments)`, args })
  const elementOf = async (find: (...args: never[]) => Element | null, args: unknown[]) =>
    `${session}/element/${(await run<Record<string, string>>(find, args))[elementKey]}`
  const tab = tabOf({
    goto: async url => {
      await call('POST', `${session}/url`, { url })
      await run(watch, [])
    },
    evaluate: (source, ...args) => run(source as never, args),
    click: async (find, ...args) => call('POST', `${await elementOf(find as never, args)}/click`, {}),
    type: async (text, find, ...args) =>
      call('POST', `${await elementOf(find as never, args)}/value`, {
        text: text.replaceAll('\n', '\uE007'),
      }),
    troubles: () => run(() => (window as unknown as { troubles: string[] }).troubles, []),
  })
  return { open: async () => tab }
}

/** WebDriver does not tell of errors, so the page itself collects those from its load on. */
function watch(): void {
  const troubles: string[] = []
  Object.assign(window, { troubles })
  addEventListener('error', event => troubles.push(event.message))
  addEventListener('unhandledrejection', event => troubles.push(String(event.reason)))
  document.addEventListener('securitypolicyviolation', event =>
    troubles.push(`${event.violatedDirective}: ${event.blockedURI}`),
  )
  const { error } = console
  console.error = (...words) => {
    troubles.push(words.join(' '))
    error(...words)
  }
}

async function stopped(child: ReturnType<typeof spawn>): Promise<void> {
  if (child.exitCode !== null) return
  const exit = once(child, 'exit')
  child.kill()
  await exit
}
