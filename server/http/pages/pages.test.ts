import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ChatPageData } from '#contract/pages/chat.ts'
import { pageHeaders } from './page-headers.ts'
import { loadPages } from './pages.ts'

const outDir = mkdtempSync(join(tmpdir(), 'pages-'))
beforeAll(() => build({ logLevel: 'silent', build: { outDir } }))
afterAll(() => rmSync(outDir, { recursive: true }))

const data: ChatPageData = {
  business: 'Harbour Dental',
  agent_name: 'Ada',
  greeting: 'Good to see you.',
  primary_color: '#1d4ed8',
  language: null,
  channels: ['chat', 'call'],
  api: '/api/v1',
  link_token: 'secret-token',
  contact: { phone: '+44 20 7946 0958', email: 'hello@harbour.example', website: 'harbour.example' },
}
const chat = (more: Partial<ChatPageData> = {}, acceptLanguage?: string) =>
  loadPages(outDir).chat({ ...data, ...more }, acceptLanguage)

/** The data that the page's script reads. */
function scriptData(page: string): Record<string, unknown> {
  const json = /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(page)?.[1]
  return JSON.parse(json ?? '')
}

test('the business and its greeting are there before any script runs', () => {
  const page = chat()
  expect(page).toContain('<title>Ada · Harbour Dental</title>')
  expect(page).toContain('<h1 class="business" dir="auto">Harbour Dental</h1>')
  expect(page).toContain('>Good to see you.</p>')
  expect(page).toContain('AI assistant of Harbour Dental')
  expect(page).toContain('href="tel:+442079460958"')
  expect(page).toMatch(/<noscript>.*hello@harbour\.example.*<\/noscript>/s)
  expect(scriptData(page)).toMatchObject({ api: '/api/v1', link_token: 'secret-token', lang: 'en' })
})

test('the page loads only its own built files, and nothing but its style sheets is inline', () => {
  for (const page of [chat(), loadPages(outDir).trouble('no_chat')]) {
    const loaded = [...page.matchAll(/<(?:script|link)[^>]*\b(?:src|href)="([^"]+)"/g)].map(
      match => match[1] ?? '',
    )
    for (const url of loaded.filter(url => !url.startsWith('data:image/svg+xml,'))) {
      const file = url.replace(/^\/pages\//, '')
      expect(url).toMatch(/^\/pages\//)
      expect(readdirSync(outDir)).toContain(file)
    }
    expect(page.replace(/<style>.*?<\/style>/gs, '')).not.toMatch(/<style|\sstyle=|\son\w+=|javascript:/i)
    for (const [tag] of page.matchAll(/<script[^>]*>/g)) expect(tag).toMatch(/ src=|application\/json/)
  }
  for (const file of readdirSync(outDir).filter(name => /\.(js|css)$/.test(name))) {
    expect(readFileSync(join(outDir, file), 'utf8')).not.toMatch(/url\(\s*["']?https?:|@import|src:\s*url/)
  }
})

test('the policy allows our own files and nothing else', () => {
  const policy = pageHeaders['content-security-policy'] ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/unsafe|https?:|\*|nonce|sha256/)
  expect(pageHeaders['cache-control']).toBe('no-store')
  expect(pageHeaders['referrer-policy']).toBe('no-referrer')
})

test('without a greeting of the business, the page greets in its own language', () => {
  const page = chat({ greeting: null, language: 'fi' }, 'de-AT')
  expect(page).toMatch(/<p class="greeting" dir="auto"\s+lang="de">Hallo! Wie können wir helfen\?<\/p>/)
})

test('names, greetings and tokens are text, whatever they contain', () => {
  const parts = [
    '<',
    '>',
    '"',
    "'",
    '&',
    '</script>',
    '<!--',
    '<script>',
    ']]>',
    '${',
    '\u2028',
    '\ud800',
    '\u0000',
    'a',
  ]
  const text = fc.array(fc.constantFrom(...parts), { maxLength: 12 }).map(list => list.join(''))
  const plainTags = [...chat().matchAll(/<[a-z!/][^>]*>/g)].length
  fc.assert(
    fc.property(text, text, text, (business, agent_name, greeting) => {
      const page = chat({ business, agent_name, greeting, link_token: business, contact: data.contact })
      const tags = [...page.matchAll(/<[a-z!/][^>]*>/g)].length
      expect(tags).toBe(plainTags)
      expect(scriptData(page)).toMatchObject({
        business,
        link_token: business,
      })
    }),
    { numRuns: 60 },
  )
})

test('a malformed address is no link', () => {
  const page = chat({ contact: { website: 'javascript:alert(1)', email: null, phone: null } })
  expect(page).not.toContain('href="javascript')
})

test('a page that offers no calls does not show the number', () => {
  const page = chat({ channels: ['chat'] })
  expect(page).not.toContain('7946')
  expect(page).toContain('hello@harbour.example')
})

test("the page uses the business's language, else the browser's; Arabic runs from right to left", () => {
  expect(chat({ language: 'de' }, 'fr')).toContain('<html lang="de" dir="ltr">')
  expect(chat({}, 'fr-CH, en;q=0.5')).toContain('Assistance IA de Harbour Dental')
  expect(chat({ language: 'ar' })).toContain('<html lang="ar" dir="rtl">')
  expect(chat({ dir: 'rtl' })).toContain('<html lang="en" dir="rtl">')
})

test('the 404 page is the same for every reason', () => {
  const page = loadPages(outDir).trouble('no_chat')
  expect(page).toContain('<title>Chat page not found</title>')
  expect(page).toContain('<h1>Chat page not found</h1>')
  expect(page).not.toContain('<script')
  expect(loadPages(outDir).trouble('no_chat', 'de')).toContain('Chat-Seite nicht gefunden')
})

test('a page without its build fails with an instruction', () => {
  expect(() => loadPages(join(outDir, 'nowhere')).trouble('not_found')).toThrow(/npx vite build/)
})

test('the page stays light: scripts within 30 kB, and itself with its styles within 10 kB, compressed', () => {
  const page = chat()
  const scripts = [...page.matchAll(/<(?:script|link)[^>]*\b(?:src|href)="\/pages\/([\w.-]+)"/g)]
  const weight = scripts.reduce(
    (sum, [, file = '']) => sum + gzipSync(readFileSync(join(outDir, file))).length,
    0,
  )
  expect(weight).toBeGreaterThan(10_000)
  expect(weight).toBeLessThanOrEqual(30_000)
  expect(gzipSync(page).length).toBeLessThanOrEqual(10_000)
})
