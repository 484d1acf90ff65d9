import { expect, test } from 'vitest'
import { readPage } from './read.ts'

interface Given {
  head?: string
  url?: string
  /** The page is where the crawl begins. */
  start?: boolean
}

async function read(
  html: string,
  { head = '', url = 'https://clinic.example/fees', start = false }: Given = {},
) {
  const page = /<body/.test(html) ? html : `<body><main>${html}</main></body>`
  const body = Buffer.from(
    `<!doctype html><html lang="en">${/<head/.test(html) ? '' : `<head>${head}</head>`}${page}</html>`,
  )
  return readPage({ body, charset: 'utf-8', url, footer: start })
}

/** What a page says, as 'heading | text' or 'question ? answer'. */
async function said(html: string, given?: Given): Promise<string[]> {
  const { units } = await read(html, given)
  return units.map(({ heading, text, pair }) =>
    pair ? `${pair.question} ? ${pair.answer}` : heading ? `${heading} | ${text}` : text,
  )
}

test('a table: its caption and sections are headings, each row says its heads', async () => {
  expect(
    await said(`<h2>Grooming</h2>
      <table><caption>Prices from May</caption>
        <thead><tr><th rowspan="2">Breed</th><th colspan="2">Short hair</th><th rowspan="2">Nails</th></tr>
          <tr><th>Bath</th><th>Cut</th></tr></thead>
        <tbody>
          <tr><th colspan="4">Small dogs</th></tr>
          <tr><th scope="row">Poodle</th><td>£20</td><td><del>£45</del> £40</td><td rowspan="2">£9</td></tr>
          <tr><th scope="row">Pug</th><td>£18</td><td></td></tr>
          <tr><td colspan="99"><b>Large dogs</b></td></tr>
          <tr><td>Collie</td><td>£30<br>(curly: £35)</td><td>£60</td><td><i class="fa fa-check"></i></td></tr>
        </tbody>
      </table><p>Book a week ahead.</p>`),
  ).toEqual([
    'Grooming › Prices from May › Small dogs | Poodle — Short hair, Bath: £20; Short hair, Cut: £40; Nails: £9',
    'Grooming › Prices from May › Small dogs | Pug — Short hair, Bath: £18; Nails: £9',
    'Grooming › Prices from May › Large dogs | Collie — Short hair, Bath: £30 (curly: £35); Short hair, Cut: £60; Nails: ✓',
    'Grooming | Book a week ahead.',
  ])
})

test('a timetable: each row says its day; the foot of a table comes last', async () => {
  expect(
    await said(`<table><tfoot><tr><td colspan="3">No classes on bank holidays.</td></tr></tfoot>
      <tr><th>Day</th><th>Time</th><th>Class</th></tr>
      <tr><td rowspan="2">Monday</td><td>9:00</td><td>Yoga</td></tr><tr><td>18:00</td><td>Pilates</td></tr>
      <tr><td>Tuesday</td><td>9:00</td><td><a href="/spin">Spin</a></td></tr></table>
      <div role="table" aria-label="Pool"><div role="row"><span role="columnheader">Hour</span><span role="columnheader">Lane</span></div>
      <div role="row"><span role="cell">7–8</span><span role="cell">3</span></div></div>`),
  ).toEqual([
    'Monday, 9:00 — Class: Yoga',
    'Monday, 18:00 — Class: Pilates',
    'Tuesday — Time: 9:00; Class: Spin',
    'No classes on bank holidays.',
    'Pool | 7–8 — Lane: 3',
  ])
})

test('a table of questions is read as questions; rows with heads of their own need no others', async () => {
  expect(
    await said(`<h2>FAQ</h2><table><tr><th>Question</th><th>Answer</th></tr>
      <tr><td>Do you deliver?</td><td>Yes; within 5 miles.<br>Orders over £30 only.</td></tr></table><p>Ask us.</p>
      <table><tr><th>Address</th><td>1 Mill St.<br>Ashford</td></tr><tr><th>Phone</th><td><a href="tel:+441234567">Call</a></td></tr></table>
      <table><tr><td>Owner</td><td>Anna</td></tr><tr><td>Telephone</td><td>01234 567</td></tr><tr><td>Fax</td><td>01234 568</td></tr></table>
      <table><tr><td>Date</td><td>Event</td></tr><tr><td>3 March</td><td>Tasting</td></tr><tr><td>4 April</td><td>Concert</td></tr></table>`),
  ).toEqual([
    'FAQ › Do you deliver? | Yes; within 5 miles. Orders over £30 only.',
    'FAQ | Ask us.',
    'FAQ | Address: 1 Mill St. Ashford',
    'FAQ | Phone: Call (+441234567)',
    'FAQ | Owner: Anna',
    'FAQ | Telephone: 01234 567',
    'FAQ | Fax: 01234 568',
    'FAQ | 3 March — Event: Tasting',
    'FAQ | 4 April — Event: Concert',
  ])
})

test('tables that only place things are read as what they hold', async () => {
  expect(
    await said(`<table role="presentation"><tr><td>Left column.</td><td>Right column.</td></tr></table>
      <table><tr><td><h2>Rooms</h2><p>Ten rooms.</p></td>
        <td><h2>Rates</h2><table><tr><td>Single</td><td>€ 80</td></tr><tr><td>Double</td><td>€ 120</td></tr></table></td></tr></table>`),
  ).toEqual([
    'Left column.',
    'Right column.',
    'Rooms | Ten rooms.',
    'Rates | Single: € 80',
    'Rates | Double: € 120',
  ])
})

test('numbered lists keep their numbers', async () => {
  expect(
    await said(`<ol start="3"><li>Ring us.<ul><li>Have your card ready.</li></ul></li><li><p>Come in.</p><p>Sit down.</p></li></ol>
      <ol reversed><li>Silver</li><li value="1">Gold</li></ol><ol type="a"><li>first</li><li>second</li></ol>
      <ul><li>Tea</li><li>Cake</li></ul>`),
  ).toEqual([
    '3. Ring us.',
    '- Have your card ready.',
    '4. Come in.',
    'Sit down.',
    '2. Silver',
    '1. Gold',
    'a. first',
    'b. second',
    '- Tea',
    '- Cake',
  ])
})

test('each definition is read with its terms; a long one, or an answer, stands below its term', async () => {
  expect(
    await said(`<h2>Facts</h2><dl><div><dt>Check-in</dt><dd>from 15:00</dd><dd>Sundays from 16:00</dd></div>
      <dt>Cats</dt><dt>Dogs</dt><dd>welcome</dd>
      <dt>Is there a lift?</dt><dd>Yes, to all floors.</dd></dl><p>Ask us more.</p>`),
  ).toEqual([
    'Facts | Check-in: from 15:00',
    'Facts | Check-in: Sundays from 16:00',
    'Facts | Cats, Dogs: welcome',
    'Facts › Is there a lift? | Yes, to all floors.',
    'Facts | Ask us more.',
  ])
})

test('closed answers are read under what opens them', async () => {
  expect(
    await said(`<h2>Questions</h2>
      <details><summary>Do you take cards?</summary><p>Yes, all.</p></details>
      <details><summary><h3>Is it far?</h3></summary><h4>By bus</h4><p>Ten minutes.</p></details>
      <h3><button aria-expanded="false" aria-controls="a1">May I bring a dog?</button></h3>
      <div id="a1" hidden><p>Small ones.</p></div>
      <button class="accordion">Is there parking?</button><div class="panel" style="display:none"><p>Behind the house.</p></div>
      <div class="faq-item"><div class="faq-question">Do you deliver?</div><div class="faq-answer" aria-hidden="true">In town.</div></div>
      <input type="checkbox" id="c"><label for="c">Are you insured?</label><div class="content">We are.</div>
      <p>Ask us anything else.</p>
      <div role="tablist"><button role="tab" aria-controls="t1">Adults</button><button role="tab" aria-controls="t2">Children</button></div>
      <div role="tabpanel" id="t1"><p>£9</p></div><div role="tabpanel" id="t2" hidden><p>£4</p></div>
      <p hidden>Sold out.</p><div style="display:none">Draft.</div>`),
  ).toEqual([
    'Questions › Do you take cards? | Yes, all.',
    'Questions › Is it far? › By bus | Ten minutes.',
    'Questions › May I bring a dog? | Small ones.',
    'Questions › Is there parking? | Behind the house.',
    'Questions › Do you deliver? | In town.',
    'Questions › Are you insured? | We are.',
    'Questions | Ask us anything else.',
    'Questions › Adults | £9',
    'Questions › Children | £4',
  ])
})

test('what is struck out is not learnt; neighbours do not run together', async () => {
  expect(
    await said(`<p>Check-up <del>£50</del> <ins>£45</ins></p><p>Cleaning <span style="text-decoration: line-through">£70</span> <b>£60</b></p>
      <p><s>The June course has places.</s></p><div><span>Haircut</span><span>£30</span></div><p><b>W</b>elcome</p>`),
  ).toEqual(['Check-up £45', 'Cleaning £60', 'Haircut £30', 'Welcome'])
})

const clinic = (
  title: string,
  heading: string,
  text: string,
) => `<head><title>${title}</title></head><noscript><img src="//count.example"></noscript>
  <body class="page has-sidebar"><a class="skip-link" href="#main">Skip to content</a>
  <header><a class="logo" href="/"><img alt="Victoria Clinic" src="logo.png"></a><nav><a href="/fees">Fees</a></nav>
    <p>Call 01926 555 0142</p></header>
  <div class="content no-sidebar"><div class="breadcrumbs"><a href="/">Home</a> / ${heading}</div><h1>${heading}</h1>${text}
    <div class="related-posts"><h3>Related posts</h3><a href="/news">News</a></div></div>
  <div id="cookie-banner">We use cookies. <button>Accept</button></div>
  <form class="newsletter"><label>Your email</label><input name="email"></form>
  <div class="site-footer"><h4>Find us</h4><p>1 Victoria Terrace, Leamington</p><p>Monday to Friday 8:30–17:30</p>
    <h4>Links</h4><ul><li><a href="/privacy">Privacy</a></li></ul><p>© 2026 Victoria Clinic · All rights reserved</p></div></body>`

test('titles are without the name of the site, on every page alike', async () => {
  const title = async (full: string, heading: string, url = 'https://clinic.example/fees') =>
    (await read(clinic(full, heading, '<p>Text of the page.</p>'), { url })).title
  expect(await title('Fees – Victoria Clinic', 'Fees')).toBe('Fees')
  expect(await title('Ways to pay | Victoria Clinic', 'Ways To Pay')).toBe('Ways To Pay')
  expect(await title('Opening Hours - Victoria Clinic', 'When we are open')).toBe('Opening Hours')
  expect(await title('Victoria Clinic: Team', 'Who we are')).toBe('Team')
  expect(await title('Victoria Clinic', 'Sedation')).toBe('Sedation')
  expect(await title('Home | Victoria Clinic', 'Welcome to Victoria Clinic', 'https://clinic.example/')).toBe(
    'Welcome to Victoria Clinic',
  )
  expect(
    (
      await read('<h1>Prices</h1><p>Text.</p>', {
        head: '<title>Our rates | Hotel Waldhof</title>',
        url: 'https://www.hotel-waldhof.co.uk/p',
      })
    ).title,
  ).toBe('Our rates')
  // What is not the site's name stays.
  expect(await title('Crowns – Bridges – Victoria Clinic', 'All about teeth')).toBe('Crowns – Bridges')
  expect(await title('Crowns – Bridges', 'All about teeth')).toBe('Crowns – Bridges')
})

test('what stands around every page is not learnt with it, and the address once', async () => {
  const html = clinic('Fees – Victoria Clinic', 'Fees', '<p>A check-up costs £45 for adults.</p>')
  expect(await said(html)).toEqual(['Fees | A check-up costs £45 for adults.'])
  expect(await said(html, { start: true })).toEqual([
    'Fees | A check-up costs £45 for adults.',
    'Victoria Clinic | Call 01926 555 0142',
    'Victoria Clinic › Find us | 1 Victoria Terrace, Leamington',
    'Victoria Clinic › Find us | Monday to Friday 8:30–17:30',
  ])
})

test('sidebars and several footers give what tells of the business; a remark in the text stays', async () => {
  const html = `<head><title>Home</title></head><body>
    <div id="header"><div class="top-bar">Free delivery on orders</div></div>
    <div id="content"><article><h1>Bakery Bell</h1><p>We bake every night, with flour from the mill next door and salt.</p>
      <aside><p>Closed on Easter Monday.</p></aside><aside><p>More: <a href="/a">Bread of the month</a></p></aside></article></div>
    <aside class="widget-area"><h3>Opening hours</h3><p>Tue–Sun 6:30–13:00</p><h3>Tags</h3><p><a href="/t">rye</a> <a href="/u">spelt</a></p></aside>
    <div class="footer-widgets"><p>4 Mill Lane, Ashford</p><p><a href="/jobs">Jobs</a></p><p>Ring <a href="tel:01234567">01234 567</a></p></div>
    <footer><p>© 2026 Bakery Bell</p></footer></body>`
  expect(await said(html, { start: true, url: 'https://bell.example/' })).toEqual([
    'Bakery Bell | We bake every night, with flour from the mill next door and salt.',
    'Bakery Bell | Closed on Easter Monday.',
    'Bakery Bell › Opening hours | Tue–Sun 6:30–13:00',
    'Bakery Bell | 4 Mill Lane, Ashford',
    'Bakery Bell | Ring 01234 567',
  ])
})

test('pages of well-known site builders', async () => {
  // Elementor, Yoast, Divi, Bootstrap, WooCommerce.
  expect(
    await said(`<div class="elementor-accordion"><div class="elementor-accordion-item">
        <div id="tt1" class="elementor-tab-title" role="button" aria-controls="tc1" aria-expanded="false"><span class="elementor-accordion-icon" aria-hidden="true"><i class="fas fa-plus"></i></span><a class="elementor-accordion-title" tabindex="0">How long does it take?</a></div>
        <div id="tc1" class="elementor-tab-content elementor-clearfix" role="region" aria-labelledby="tt1"><p>An hour.</p></div></div></div>
      <div class="schema-faq wp-block-yoast-faq-block"><div class="schema-faq-section" id="faq-1"><strong class="schema-faq-question">Does it hurt?</strong> <p class="schema-faq-answer">No.</p></div></div>
      <div class="et_pb_toggle et_pb_toggle_close"><h5 class="et_pb_toggle_title">Can I eat?</h5><div class="et_pb_toggle_content clearfix" style="display: none;"><p>After two hours.</p></div></div>
      <div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button collapsed" data-bs-toggle="collapse" data-bs-target="#c1">Is it covered?</button></h2>
        <div id="c1" class="accordion-collapse collapse"><div class="accordion-body">By most insurers.</div></div></div>
      <p class="price"><del aria-hidden="true"><span>£50.00</span></del> <span class="screen-reader-text">Original price was: £50.00.</span><ins aria-hidden="true"><span>£45.00</span></ins><span class="screen-reader-text">Current price is: £45.00.</span></p>`),
  ).toEqual([
    'How long does it take? | An hour.',
    'Does it hurt? | No.',
    'Can I eat? | After two hours.',
    'Is it covered? | By most insurers.',
    'Original price was: £50.00. Current price is: £45.00.',
  ])
})

test('a page without marked parts keeps its tables, and not its menu', async () => {
  const text = 'We repair every make of boiler and answer the phone ourselves, day and night. '
  const menu = '<a href="/">Home</a><br><a href="/prices">Prices</a><br><a href="/news">News</a>'
  const html = `<head><title>Prices</title></head><body><table width="100%"><tr><td>${menu}</td><td><h1>Prices</h1>
    <p>${text.repeat(4)}</p><h2>Jobs</h2><table><tr><th>Job</th><th>Price</th></tr><tr><td>Boiler service</td><td>£90</td></tr></table></td></tr></table></body>`
  expect(await said(html)).toEqual([
    `Prices | ${text.repeat(4).trim()}`,
    'Prices › Jobs | Boiler service — Price: £90',
  ])
  const logo = `<head><title>Prices | Bolt</title></head><body><header><h1><a href="/">Bolt</a></h1><p>Call 01234 567 890</p></header>
    <div><h2>Prices</h2><p>${text}</p></div></body>`
  expect(await said(logo)).toEqual([`Prices | ${text.trim()}`])
})

test('a heading like the title keeps its section', async () => {
  const text = 'We look at every tooth, and tell you what we find before we do anything about it. '
  const body = `<body><div><h1>Dental care for all</h1><p>${text.repeat(5)}</p><h2>Emergencies</h2><p>${text.repeat(5)}</p>
    <h2>Dental care</h2><p>${text.repeat(5)} From £45.</p></div></body>`
  const units = (await read(body, { head: '<title>Dental care</title>' })).units
  expect(units.map(({ heading }) => heading)).toEqual([
    'Dental care › Dental care for all',
    'Dental care › Dental care for all › Emergencies',
    'Dental care › Dental care for all › Dental care',
  ])
})

test('what only the data of a page says is learnt', async () => {
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Dentist',
        name: 'Victoria Clinic',
        telephone: '+44 1926 555 0142',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '1 Victoria Terrace',
          addressLocality: 'Leamington',
        },
        openingHoursSpecification: [
          { dayOfWeek: ['Monday', 'https://schema.org/Tuesday'], opens: '08:30', closes: '17:30:00' },
          { dayOfWeek: 'Sunday', opens: '00:00', closes: '00:00' },
        ],
      },
      {
        '@type': 'FAQPage',
        mainEntity: [
          {
            '@type': 'Question',
            name: 'Do you see children?',
            acceptedAnswer: { text: '<p>Yes, from three&nbsp;years.</p>' },
          },
          { '@type': 'Question', name: 'Told?', acceptedAnswer: { text: 'We are told already.' } },
        ],
      },
      {
        '@type': 'Product',
        name: 'Night guard',
        offers: { '@type': 'Offer', price: '95.00', priceCurrency: 'GBP' },
      },
      { '@type': 'Product', name: 'Brush', offers: { price: 4.5, priceCurrency: 'GBP' } },
      {
        '@type': 'DanceEvent',
        name: 'Open day',
        startDate: '2026-12-04T19:30+00:00',
        location: { name: 'Town hall' },
      },
    ],
  }
  const head = `<title>Shop</title><script type="application/ld+json">{ broken</script>
    <script type="application/ld+json">${JSON.stringify(data)}</script>`
  const text = '<p>We are told already. A brush costs £4.50.</p>'
  const always = [
    'Shop | We are told already. A brush costs £4.50.',
    'Do you see children? ? Yes, from three years.',
    'Shop | Night guard: £95.00',
    'Shop | Open day: Friday 4 December 2026, 19:30, Town hall',
  ]
  expect(
    (await said(text, { head })).map(line =>
      line.replace('Friday, ', 'Friday ').replace('December 4, 2026', '4 December 2026'),
    ),
  ).toEqual(always)
  const first = await said(text, { head, start: true })
  expect(first.filter(line => line.startsWith('Victoria'))).toEqual([
    'Victoria Clinic | Monday: 08:30–17:30',
    'Victoria Clinic | Tuesday: 08:30–17:30',
    'Victoria Clinic | 1 Victoria Terrace, Leamington',
    'Victoria Clinic | Tel. +44 1926 555 0142',
  ])
  const told = `${text}<p>Open 8.30am to 5:30 pm. 01926 / 555 01 42</p>`
  expect((await said(told, { head, start: true })).join()).not.toMatch(/Monday|Tel\./)
})

test('hostile pages are read within bounds', async () => {
  const row = '<tr><td rowspan="100000">a</td><td colspan="1000000">b</td></tr>'
  expect((await said(`<table>${row.repeat(500)}</table>`)).join()).toContain('a')
  const wide = `<table><tr>${'<td>x</td>'.repeat(10_000)}</tr><tr><td>y</td></tr></table>`
  expect((await said(wide)).at(-1)).toBe('y')
  const nested = `${'<table><tr><td>a</td><td>'.repeat(1_000)}deep${'</td></tr></table>'.repeat(1_000)}`
  expect((await said(nested)).join(' ')).toContain('deep')
  const head = 'head '.repeat(5_000)
  const long = `<table><tr><th>${head}</th><th>${head}</th></tr>${'<tr><td>a</td><td>b</td></tr>'.repeat(4_000)}</table>`
  expect((await said(long)).join('').length).toBeLessThan(2_000_000)
  const details = `${'<details><summary>q</summary>'.repeat(2_000)}deep`
  expect((await said(details)).join()).toContain('deep')
  const named = `${'<div class="nav faq-answer"><button class="accordion">x</button>'.repeat(1_000)}deep`
  await said(named)
  const data = `<script type="application/ld+json">${'['.repeat(100_000)}${']'.repeat(100_000)}</script>`
  expect(await said('<p>Text.</p>', { head: data })).toEqual(['Text.'])
})
