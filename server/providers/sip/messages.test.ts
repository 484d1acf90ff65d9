import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseNameAddress, parseUri, parseVia } from './address.ts'
import { answerChallenge } from './digest.ts'
import { keyOfInfo } from './keys.ts'
import { formatMessage, headerOf, headersOf, isRequest, parseMessage } from './message.ts'
import { answerOf, offerOf, readSound } from './sdp.ts'
import { framer } from './transport.ts'

const invite = [
  'INVITE sip:+4930555000@192.0.2.1 SIP/2.0',
  'v: SIP/2.0/UDP 192.0.2.9:5060;branch=z9hG4bKa;rport, SIP/2.0/TCP [2001:db8::1]:5061;branch=z9hG4bKb',
  'f: "Ada \\"Countess\\" Lovelace" <sip:+4915112345678@example.com;user=phone>;tag=77',
  't: <sip:+4930555000@example.com>',
  'i: abc@192.0.2.9',
  'CSeq: 7 INVITE',
  'Subject: one',
  ' and two',
  'Record-Route: <sip:192.0.2.9;lr>,<sip:192.0.2.8;lr;x="a,b">',
  'l: 4',
  '',
  'v=0\r\n',
].join('\r\n')

test('a message is read with short names, lists and folded lines, and written as it was meant', () => {
  const message = parseMessage(invite)!
  expect(isRequest(message) && message.uri).toBe('sip:+4930555000@192.0.2.1')
  expect(headersOf(message, 'via')).toHaveLength(2)
  expect(headersOf(message, 'record-route')).toEqual(['<sip:192.0.2.9;lr>', '<sip:192.0.2.8;lr;x="a,b">'])
  expect(headerOf(message, 'subject')).toBe('one and two')
  expect(parseNameAddress(headerOf(message, 'from')!)).toMatchObject({
    name: 'Ada "Countess" Lovelace',
    uri: 'sip:+4915112345678@example.com;user=phone',
  })
  expect(parseVia(headersOf(message, 'via')[1]!)).toMatchObject({
    protocol: 'TCP',
    host: '2001:db8::1',
    port: 5061,
  })
  const again = parseMessage(formatMessage(message))!
  expect(again.headers).toEqual(
    message.headers.filter(([name]) => name !== 'content-length').concat([['content-length', '5']]),
  )
})

test('a name of 10,000 characters, or of HTML, is cut and stays a text', () => {
  const long = parseMessage(invite.replace('Ada', 'A'.repeat(10_000)))!
  expect(parseNameAddress(headerOf(long, 'from')!)!.name).toHaveLength(200)
  const markup = parseNameAddress('"<script>alert(1)</script>\0\u001b[2J" <sip:1@example.com>')!
  expect(markup).toMatchObject({ name: '<script>alert(1)</script>[2J', uri: 'sip:1@example.com' })
  expect(parseMessage(invite.replace('one', 'x'.repeat(40_000)))).toBeNull()
  expect(parseMessage(invite.replace('Subject: one', `${'X: y\r\n'.repeat(300)}Subject: one`))).toBeNull()
})

test('nothing that anybody sends throws, or takes long', () => {
  const pieces = fc.constantFrom(...invite.split(/(?<=[\r\n:;<>",= ])/), '\0', '"', '<', ',', '%', '\r\n\r\n')
  const anything = fc.oneof(
    fc.string(),
    fc.array(pieces, { maxLength: 400 }).map(parts => parts.join('')),
  )
  fc.assert(
    fc.property(anything, text => {
      const message = parseMessage(text)
      if (message) formatMessage(message)
      parseNameAddress(text)
      parseUri(text)
      parseVia(text)
      readSound(text)
      keyOfInfo('application/dtmf-relay', text)
      answerChallenge([`Digest ${text}`], { method: 'INVITE', uri: 'sip:a' }, { user: 'a', password: 'b' })
      framer(() => {})(Buffer.from(text))
    }),
  )
  const began = performance.now()
  for (const hostile of [
    '"'.repeat(60_000),
    '\\"'.repeat(30_000),
    '<'.repeat(60_000),
    ' '.repeat(60_000),
    ';='.repeat(30_000),
  ]) {
    parseNameAddress(hostile)
    parseVia(`SIP/2.0/UDP ${hostile}`)
    readSound(hostile)
  }
  expect(performance.now() - began).toBeLessThan(2_000)
})

test('a stream is cut into messages wherever the network cuts it', () => {
  const whole = Buffer.from(`\r\n\r\n${formatMessage(parseMessage(invite)!)}`.repeat(3))
  for (const size of [1, 7, 100, whole.length]) {
    let count = 0
    const take = framer(() => {
      count++
    })
    for (let at = 0; at < whole.length; at += size) expect(take(whole.subarray(at, at + size))).toBe(true)
    expect(count, String(size)).toBe(3)
  }
  expect(framer(() => {})(Buffer.alloc(70_000, 'x'))).toBe(false)
})

test('a challenge is answered as RFC 2617 and RFC 8760 say; SHA-256 before MD5', () => {
  const credentials = { user: 'bob', password: 'zanzibar' }
  const request = { method: 'REGISTER', uri: 'sip:example.com' }
  const old = answerChallenge(['Digest realm="a, b", nonce="n"'], request, credentials)!
  const md5 = (text: string) => createHash('md5').update(text).digest('hex')
  const response = md5(`${md5('bob:a, b:zanzibar')}:n:${md5('REGISTER:sip:example.com')}`)
  expect(old).toContain(`response="${response}"`)
  expect(old).not.toContain('zanzibar')
  const both = [
    'Digest realm="r", nonce="1", qop="auth,auth-int"',
    'Digest realm="r", nonce="2", qop="auth", algorithm=SHA-256',
  ]
  expect(answerChallenge(both, request, credentials)).toMatch(
    /nonce="2".*algorithm=SHA-256, qop=auth, cnonce=/,
  )
  expect(
    answerChallenge(['Basic realm="x"', 'Digest realm="r", nonce="1", algorithm=MD4'], request, credentials),
  ).toBeNull()
})

test('the codec that they like best is taken, with their number for keys; no common one is refused', () => {
  const theirs = (media: string) => `v=0\r\nc=IN IP4 192.0.2.7\r\nt=0 0\r\n${media}\r\n`
  const sound = readSound(
    theirs(
      'm=video 9 RTP/AVP 99\r\nm=audio 4000 RTP/AVP 96 8 0 97\r\na=rtpmap:96 opus/48000/2\r\na=rtpmap:97 telephone-event/8000',
    ),
  )!
  expect(sound).toEqual({ host: '192.0.2.7', port: 4000, codec: 'pcma', keys: 97, direction: 'sendrecv' })
  const answer = answerOf({ host: '192.0.2.1', port: 5000 }, sound)
  expect(answer).toContain('m=audio 5000 RTP/AVP 8 97\r\n')
  expect(readSound(answer)).toMatchObject({ codec: 'pcma', keys: 97 })
  expect(readSound(offerOf({ host: '2001:db8::1', port: 5000 }))).toMatchObject({
    host: '2001:db8::1',
    keys: 101,
  })
  expect(readSound(theirs('m=audio 4000 RTP/AVP 18'))).toBeNull()
  expect(readSound(theirs('m=audio 0 RTP/AVP 0'))).toBeNull()
  // On hold: they send music, or nothing.
  expect(readSound(theirs('m=audio 4000 RTP/AVP 0\r\na=sendonly'))).toMatchObject({ direction: 'recvonly' })
  expect(readSound(theirs('m=audio 4000 RTP/AVP 0\r\na=inactive'))).toMatchObject({ direction: 'inactive' })
})

test('keys come in the two ways in which SIP INFO tells them', () => {
  expect(keyOfInfo('application/dtmf-relay', 'Signal=5\r\nDuration=160\r\n')).toBe('5')
  expect(keyOfInfo('application/dtmf', '#')).toBe('#')
  expect(keyOfInfo('application/media_control+xml', '<x/>')).toBeNull()
})
