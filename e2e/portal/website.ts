import { onTestFinished } from 'vitest'
import { business, questions, services, texts } from '#server/demo/riverside.ts'
import { pagesOf } from '#server/modules/onboarding/test-sites/sites.ts'
import { startSite } from '#server/test/fakes/site.ts'

const dayNames = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}

/** The website of the demo business: what it taught, on five pages. Gone with the test. */
export async function openWebsite(): Promise<{ url: string; pages: number }> {
  const half = Math.ceil(questions.length / 2)
  const answered = (pairs: typeof questions) =>
    pairs.map(([question, answer]) => `<h2>${question}</h2><p>${answer}</p>`).join('')
  const paragraphs = (text: string) =>
    text
      .split('\n\n')
      .map(paragraph => `<p>${paragraph}</p>`)
      .join('')
  const prices = services.map(({ name, price }) => `<tr><td>${name}</td><td>£${price}</td></tr>`).join('')
  const hours = Object.entries(business.hours)
    .map(([day, ranges]) => {
      const said = ranges.map(range => range.join(' – ')).join(', ') || 'Closed'
      return `<tr><td>${dayNames[day as keyof typeof dayNames]}</td><td>${said}</td></tr>`
    })
    .join('')
  const pages = {
    '/': `<h1>${business.name}</h1>${paragraphs(texts[0]!)}`,
    '/workshop': `<h1>Workshop</h1><table><tr><th>Service</th><th>Price</th></tr>${prices}</table>${paragraphs(texts[1]!)}`,
    '/questions': `<h1>Questions</h1>${answered(questions.slice(0, half))}`,
    '/more': `<h1>More questions</h1>${answered(questions.slice(half))}`,
    '/visit': `<h1>Visit us</h1><p>${business.address}</p><h2>Opening hours</h2><table>${hours}</table>`,
  }
  const site = await startSite(pagesOf({ name: business.name, lang: 'en', pages, hours: null, asks: [] }))
  onTestFinished(site.close)
  return { url: site.url, pages: Object.keys(pages).length }
}
