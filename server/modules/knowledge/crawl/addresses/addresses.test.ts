import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageAddress, siteOf } from './addresses.ts'
import { globs } from './globs.ts'
import { leadsInCircles, patternOf } from './traps.ts'

const address = (link: string, base = 'https://site.example/shop/') => pageAddress(link, base)?.href ?? null

test('different ways to write one page’s address come out the same', () => {
  const same: [string, string][] = [
    ['HTTPS://Site.Example:443/a/../b#top', 'https://site.example/b'],
    ['http://site.example.:80', 'http://site.example/'],
    ['item?b=2&a=1', 'https://site.example/shop/item?a=1&b=2'],
    ['item?x=2&x=1', 'https://site.example/shop/item?x=2&x=1'],
    ['/a?utm_source=mail&fbclid=1', 'https://site.example/a'],
    ['/a?PHPSESSID=abc&q=tea', 'https://site.example/a?q=tea'],
    ['/shop;jsessionid=1A2B?sid=9', 'https://site.example/shop'],
    ['/(S(lit3py55t21z5v55vlm25s55))/order', 'https://site.example/order'],
    ['//site.example//a///b', 'https://site.example/a/b'],
    ['/%7euser/caf%c3%a9', 'https://site.example/~user/caf%C3%A9'],
    ['/café', 'https://site.example/caf%C3%A9'],
    ['/100%', 'https://site.example/100%25'],
    ['?', 'https://site.example/shop/'],
    ['  /a b  ', 'https://site.example/a%20b'],
  ]
  for (const [link, expected] of same) expect(address(link), link).toBe(expected)
})

test('other addresses are no pages', () => {
  const none = ['mailto:a@b.example', 'javascript:void(0)', 'ftp://a.example/', 'data:text/html,x', 'http://']
  for (const link of [...none, 'https://u:p@site.example/', `/${'x'.repeat(2000)}`]) {
    expect(address(link), link).toBeNull()
  }
})

const parts = fc.array(
  fc.constantFrom(
    '/',
    '//',
    '.',
    '..',
    'a',
    'B',
    '%41',
    '%2e',
    '%2F',
    '%',
    '%%34%31',
    'é',
    ' ',
    ';jsessionid=1',
    ';sid=x',
    '?',
    '&',
    '=',
    'utm_id',
    'sid',
    'b',
    '+',
    '#',
    '(S(abcdefghijklmnopqr))',
  ),
  { maxLength: 14 },
)

test('an address in its one form is in its one form', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        parts.map(p => `/${p.join('')}`),
        fc.webUrl({ withQueryParameters: true, withFragments: true }),
        fc.string(),
      ),
      link => {
        const once = address(link)
        if (once === null) return
        expect(address(once)).toBe(once)
        expect(new URL(once).hash).toBe('')
      },
    ),
    { numRuns: 2_000 },
  )
})

test('the order of parameters and what follows # make no other page', () => {
  const parameter = fc.tuple(fc.stringMatching(/^[a-z]{1,3}$/), fc.stringMatching(/^[\w%+=]*$/))
  fc.assert(
    fc.property(
      fc.uniqueArray(parameter, { selector: ([name]) => name }),
      fc.webFragments(),
      (all, fragment) => {
        const query = (pairs: [string, string][]) => pairs.map(pair => pair.join('=')).join('&')
        expect(address(`/p?${query([...all].reverse())}#${fragment}`)).toBe(address(`/p?${query(all)}`))
      },
    ),
  )
})

test('a site is its host, with or without www, on any scheme', () => {
  const site = (url: string) => siteOf(new URL(url))
  expect(site('http://www.site.example/a')).toBe(site('https://site.example/'))
  expect(site('http://shop.site.example/')).not.toBe(site('http://site.example/'))
  expect(site('http://site.example:8080/')).not.toBe(site('http://site.example/'))
})

test('globs say which paths', () => {
  const cases: [string, string[], string[]][] = [
    ['/blog/**', ['/blog', '/blog/', '/blog/a/b'], ['/blogs', '/a/blog/b']],
    ['/blog/*', ['/blog/a'], ['/blog/a/b', '/blog']],
    ['*.pdf', ['/a.pdf', '/x/y/a.pdf'], ['/a.pdf/x', '/apdf']],
    ['/{en,de}/p?', ['/en/p1', '/de/p2'], ['/fr/p1', '/en/p', '/en/p/']],
    ['**', ['/', '/a/b'], []],
    ['/**/team', ['/team', '/a/team', '/a/b/team'], ['/team/x', '/ateam']],
    ['/über/*', ['/über/uns'], ['/uber/uns']],
    ['/a[1](+)', ['/a[1](+)'], ['/a1']],
  ]
  for (const [glob, yes, no] of cases) {
    const match = globs([glob])
    for (const path of yes) expect(match(path), `${glob} ${path}`).toBe(true)
    for (const path of no) expect(match(path), `${glob} ${path}`).toBe(false)
  }
  expect(globs([])('/')).toBe(false)
})

test('a glob of nothing but characters matches its own path; stars make it match no less', () => {
  const path = fc
    .array(fc.webSegment({ size: 'small' }), { minLength: 1 })
    .map(s => `/${s.join('/').replace(/[*?{}]/g, '')}`)
  fc.assert(
    fc.property(path, fc.nat(), (one, at) => {
      expect(globs([one])(one)).toBe(true)
      const cut = at % (one.length + 1)
      expect(globs([`${one.slice(0, cut)}**${one.slice(cut)}`])(one)).toBe(true)
      expect(globs([`${one}x`])(one)).toBe(false)
    }),
  )
  // Length times length, whatever the stars: a backtracking matcher would not end.
  expect(globs([`/${'*a'.repeat(90)}b`])(`/${'a'.repeat(1_400)}`)).toBe(false)
})

test('addresses that lead in circles are told from deep ones', () => {
  const circles = [
    '/a/a/a',
    '/a/b/a/b/a/b',
    '/x/en/news/en/news/en/news',
    `/${'x/'.repeat(20)}`,
    '/p?a=1&b=2&c=3&d=4&e=5&f=6',
  ]
  const fine = ['/', '/a/a', '/2020/20/20/20', '/docs/guide/start/install/linux', '/p?a=1&b=2']
  const at = (path: string) => leadsInCircles(new URL(path, 'https://site.example'))
  for (const path of circles) expect(at(path), path).toBe(true)
  for (const path of fine) expect(at(path), path).toBe(false)
})

test('calendars and filters are bounded, numbered pages are not', () => {
  const of = (path: string) => patternOf(new URL(path, 'https://site.example'))
  for (const path of ['/products/17', '/news/2024/05/opening-day', '/about', '/page/2031'])
    expect(of(path).pattern, path).toBe('')
  const calendar = [
    '/events/2031/05',
    '/events/2031-05-17/',
    '/cal?month=5&year=2031',
    '/cal?d=2031-05',
    '/e/?date=3',
  ]
  for (const path of calendar) expect(of(path).most, path).toBe(12)
  expect(of('/events/2031/05').pattern).toBe(of('/events/1999/12').pattern)
  expect(of('/shop?color=red&size=m')).toMatchObject({ most: 30 })
  expect(of('/shop?id=4')).toEqual(of('/shop?id=9'))
})
