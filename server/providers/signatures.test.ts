import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { signedByMeta, signedByTwilio } from './signatures.ts'

const none = new URLSearchParams()

describe('Twilio', () => {
  // The example in Twilio's documentation.
  const documented = {
    url: 'https://mycompany.com/myapp.php?foo=1&bar=2',
    raw: Buffer.alloc(0),
    form: new URLSearchParams({
      CallSid: 'CA1234567890ABCDE',
      Caller: '+14158675309',
      Digits: '1234',
      From: '+14158675309',
      To: '+18005551212',
    }),
    signature: 'RSOYDt4T1cUTdK1PDd93/VVr8B8=',
  }

  test('the documented example is valid, with this token only', () => {
    expect(signedByTwilio(documented, '12345')).toBe(true)
    expect(signedByTwilio(documented, '12346')).toBe(false)
  })

  test('any change to it makes it invalid', () => {
    const changed = (name: string, value: string) => {
      const form = new URLSearchParams(documented.form)
      form.set(name, value)
      return { ...documented, form }
    }
    for (const request of [
      changed('To', '+18005551213'),
      changed('More', ''),
      { ...documented, url: documented.url.replace('foo=1', 'foo=2') },
      { ...documented, url: documented.url.replace('https', 'http') },
      { ...documented, signature: '' },
      { ...documented, signature: 'RSOYDt4T1cUTdK1PDd93/VVr8B8' },
    ])
      expect(signedByTwilio(request, '12345')).toBe(false)
  })

  const sign = (text: string) => createHmac('sha1', 'token').update(text).digest('base64')

  test('a proxy may have added or removed a port', () => {
    const at = (url: string, signedUrl: string) =>
      signedByTwilio({ url, raw: Buffer.alloc(0), form: none, signature: sign(signedUrl) }, 'token')
    expect(at('https://desk.example/a?b=1', 'https://desk.example:443/a?b=1')).toBe(true)
    expect(at('https://desk.example:8443/a', 'https://desk.example/a')).toBe(true)
    expect(at('https://desk.example:8443/a', 'https://desk.example:8443/a')).toBe(true)
    expect(at('http://desk.example/a', 'http://desk.example:80/a')).toBe(true)
    expect(at('https://desk.example/a', 'https://desk.example:444/a')).toBe(false)
  })

  test('a repeated field counts with its distinct values, in order', () => {
    const form = new URLSearchParams([
      ['b', '2'],
      ['a', 'z'],
      ['b', '1'],
      ['b', '2'],
    ])
    const signature = sign('https://desk.example/xazb1b2')
    expect(
      signedByTwilio({ url: 'https://desk.example/x', raw: Buffer.alloc(0), form, signature }, 'token'),
    ).toBe(true)
  })

  test('a body that is not a form is covered by its digest in the address', () => {
    const raw = Buffer.from('{"a":1}')
    const url = `https://desk.example/x?bodySHA256=${createHash('sha256').update(raw).digest('hex')}`
    const request = { url, raw, form: new URLSearchParams(raw.toString()), signature: sign(url) }
    expect(signedByTwilio(request, 'token')).toBe(true)
    expect(signedByTwilio({ ...request, raw: Buffer.from('{"a":2}') }, 'token')).toBe(false)
  })

  test('any form signed as documented is valid', () => {
    const fields = fc.array(fc.tuple(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' })))
    fc.assert(
      fc.property(fields, given => {
        const form = new URLSearchParams(given)
        const names = [...new Set(form.keys())].sort()
        const text = names
          .map(name =>
            [...new Set(form.getAll(name))]
              .sort()
              .map(v => name + v)
              .join(''),
          )
          .join('')
        const signature = sign(`https://desk.example/x${text}`)
        const request = { url: 'https://desk.example/x', raw: Buffer.alloc(0), form, signature }
        expect(signedByTwilio(request, 'token')).toBe(true)
      }),
    )
  })
})

test('Meta signs the bytes', () => {
  const raw = Buffer.from('{"entry": [ ] }')
  const signature = `sha256=${createHmac('sha256', 'app secret').update(raw).digest('hex')}`
  expect(signedByMeta({ raw, signature }, 'app secret')).toBe(true)
  expect(signedByMeta({ raw, signature }, 'another')).toBe(false)
  expect(signedByMeta({ raw: Buffer.from('{"entry":[]}'), signature }, 'app secret')).toBe(false)
  for (const wrong of ['', 'sha256=', signature.slice(7), signature.slice(0, -1)])
    expect(signedByMeta({ raw, signature: wrong }, 'app secret')).toBe(false)
})
