import { afterAll, expect, onTestFinished, test } from 'vitest'
import { site } from '#server/test/crawling.ts'
import { startFakeDns } from '#server/test/fakes/dns.ts'
import { asLocalhost, localhostCertificate } from '#server/test/fakes/localhost.ts'
import { html } from '#server/test/fakes/site.ts'
import { startFakeSmtp } from '#server/test/fakes/smtp.ts'
import { startFakeSpeech } from '#server/test/fakes/speech.ts'
import { placeOfFile } from '#server/test/place.ts'
import { openBrowser, openWindowedBrowser } from '../browser.ts'
import { openBusiness } from '../business.ts'
import { openDesk } from './desk.ts'

// The ways on which people reach the desk: mail is set up and tried, a call is rehearsed, the chat gets its colour.

const zone: Record<string, string[]> = { 'TXT riverside.example': ['v=spf1 mx -all'] }
const dns = await startFakeDns(zone)
afterAll(() => dns.close())
const server = placeOfFile({
  ALLOW_PRIVATE_NETWORK: 'on',
  DNS_SERVERS: dns.address,
  NODE_EXTRA_CA_CERTS: localhostCertificate,
})

async function open() {
  const browser = await openBrowser()
  const business = await openBusiness(browser, { server })
  return { business, desk: await openDesk(browser, business) }
}

test('a mail server is connected: a wrong password is told, the right one brings a test mail, and the DNS says what it lacks', async () => {
  const smtp = await startFakeSmtp({ starttls: true, certificate: asLocalhost() })
  onTestFinished(smtp.close)
  const { business, desk } = await open()
  const { page } = desk
  await desk.go('/settings/channels')
  await page.getByText('No mail server is connected').waitFor()
  await desk.everywhere('channels')
  await page.getByRole('link', { name: 'Email' }).click()

  await page.getByLabel('Sender’s address').fill('hello@riverside.example')
  await page.getByLabel('Server', { exact: true }).fill('localhost')
  await page.getByLabel('Port').first().fill(new URL(smtp.url).port)
  await page.getByLabel('User').first().fill('desk')
  await page.getByLabel('Password').first().fill('a wrong one')
  await page.getByRole('button', { name: 'Save and test' }).click()
  await page.getByText('The test failed. The other side said:').waitFor()
  await page.getByText(/Invalid username or password/).waitFor()
  await desk.moment('channels-email-refused')

  // The password was not kept in the page; the rest was.
  expect(await page.getByLabel('Password').first().inputValue()).toBe('')
  await page.getByLabel('Password').first().fill('pass word')
  await page.getByRole('button', { name: 'Save and test' }).click()
  await page.getByText(/^The last test passed on/).waitFor()
  await page.getByRole('button', { name: 'Send a test mail to me' }).click()
  await page.getByText(/^The mail server took it/).waitFor()
  expect(smtp.received).toMatchObject([
    { from: 'hello@riverside.example', to: [business.email], secure: true },
  ])

  // What the DNS of the sender lacks, and the record to enter.
  const records = page.getByRole('listitem').filter({ hasText: 'SPF: who may send' })
  await records.getByText('Incomplete').waitFor()
  await records.getByText('v=spf1 mx a:localhost -all').waitFor()
  await page.getByText('v=DMARC1; p=none; rua=mailto:hello@riverside.example').waitFor()
  await desk.everywhere('channels-email')
  const { connections } = await business.client.get('/api/v1/communication/connections')
  expect(JSON.stringify(connections)).not.toContain('pass word')

  // A key of the business's own signs nothing before its record is found.
  await page.getByRole('button', { name: 'Make a key' }).click()
  await page.getByText('Enter this TXT record', { exact: false }).waitFor()
  const { waiting } = await business.client.get('/api/v1/communication/signing-key')
  await page.getByText(waiting!.record).waitFor()
  desk.expects(/^409 POST .*\/signing-key\/use/)
  await page.getByRole('button', { name: 'Check, and sign from now on' }).click()
  await page.getByText('The record was not found yet.', { exact: false }).waitFor()
  await desk.moment('channels-signing-key')
  zone[`TXT ${waiting!.name}`] = [waiting!.record]
  await page.getByRole('button', { name: 'Check, and sign from now on' }).click()
  await page.getByText('Your mails are signed with the key', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Send a test mail to me' }).click()
  await expect.poll(() => smtp.received.length).toBe(2)
  expect(smtp.received[1]!.raw).toContain(`s=${waiting!.selector};`)
  const signature = page.getByRole('listitem').filter({ hasText: 'DKIM: the signature' })
  await signature.getByText('Right').waitFor()
})

test('a scripted caller is not served as expected, then is', async () => {
  const { business, desk } = await open()
  const { page } = desk
  await business.client.post('/api/v1/knowledge/portal/ingest', {
    body: { question: 'Is there parking?', answer: 'Yes, behind the house, for two hours.' },
  })
  await desk.go('/settings/channels/simulations')
  await page.getByRole('link', { name: 'Script a caller' }).click()
  await page.getByLabel('Name', { exact: true }).first().fill('Asks for parking')
  await page.getByLabel('Step 1', { exact: true }).fill('Is there parking?')
  await page.getByLabel('The assistant never says').fill('behind the house')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Run in words' }).click()
  await page.getByText('Not as expected').waitFor()
  const said = page.getByRole('listitem').filter({ hasText: 'Yes, behind the house' })
  await said.getByText('was said.').waitFor()
  await desk.everywhere('simulation-failed')

  await page.getByLabel('The assistant never says').fill('')
  await page.getByLabel('The assistant says').fill('Behind the House')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Save' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Run in words' }).click()
  await page.getByText('All of it went as expected.').waitFor()
  await desk.moment('simulation-passed')

  // Deleted, with ten seconds to think again.
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('No caller is scripted yet.').waitFor()
  await page.keyboard.press('z')
  await page.getByRole('link', { name: /^Asks for parking/ }).waitFor()
})

test('the chat gets a colour that its preview shows, and is found on the website', async () => {
  const { business, desk } = await open()
  const { page } = desk
  await desk.go('/settings/channels/website')
  const launcher = page.frameLocator('iframe').locator('frontdesk-widget button').first()
  await launcher.waitFor()
  const colour = () => launcher.evaluate(button => getComputedStyle(button).backgroundColor)
  const before = await colour()
  await page.getByLabel('Colour', { exact: true }).fill('#aa2244')
  await expect.poll(colour).not.toBe(before)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').waitFor()
  expect((await business.client.get('/api/v1/account')).primary_color).toBe('#aa2244')
  await launcher.click()
  await page.frameLocator('iframe').getByRole('textbox').first().waitFor()
  await desk.moment('channels-website')

  await page.getByLabel('Place').selectOption({ label: 'Bottom left' })
  const line = await page.getByText(/^<script async/).innerText()
  expect(line).toContain('data-position="bottom-left"')
  const { url } = await site({ '/': { body: html('Riverside', line) } })
  await page.getByLabel('Address of a page').fill(url)
  await page.getByRole('button', { name: 'Look', exact: true }).click()
  await page.getByText('that website is not allowed yet').waitFor()
  await page.getByRole('button', { name: 'Allow this website' }).click()
  await page.getByText(/^Yes: the chat is on/).waitFor()
  await desk.everywhere('channels-website-found')
})

test('the owner’s own voice is heard and said back; a microphone that is denied and a missing recogniser are named', async () => {
  const speech = await startFakeSpeech()
  onTestFinished(() => speech.close())
  const env = { STT_URL: speech.url, STT_MODEL: 'hears', TTS_URL: speech.url, TTS_MODEL: 'speaks' }
  const device = '--use-fake-device-for-media-stream'
  const browser = await openBrowser([device, '--use-fake-ui-for-media-stream'])
  const business = await openBusiness(browser, { env })
  const desk = await openDesk(browser, business)
  const { page } = desk
  await desk.go('/settings/channels/speech')
  speech.hear('Good morning front desk')
  await page.getByRole('button', { name: 'Record three seconds' }).click()
  await page.getByText('Speak now …').waitFor()
  await page.getByText('The recogniser understood: “Good morning front desk”').waitFor()
  // Said back, ready to be played.
  await page.locator('audio[src^="blob:"]').waitFor()
  const { fields } = speech.requests.find(({ path }) => path.endsWith('/speech'))!
  expect(fields.input).toBe('Good morning front desk')
  const sound = speech.requests.find(({ pcm }) => pcm)!.pcm!
  expect(sound.length / 16_000).toBeGreaterThan(2)
  expect(sound.length / 16_000).toBeLessThan(4)

  // Nobody answers its question; without windows it has none to ask.
  const shy = await openWindowedBrowser([device])
  const denied = await openDesk(shy, business)
  await denied.go('/settings/channels/speech')
  await denied.page.getByRole('button', { name: 'Record three seconds' }).click()
  await denied.page.getByText(/does not let this page use the microphone/).waitFor()

  const { desk: deaf } = await open()
  await deaf.go('/settings/channels/speech')
  await deaf.page.getByText(/^Nothing can hear you yet/).waitFor()
  await deaf.moment('channels-no-recogniser')
})
