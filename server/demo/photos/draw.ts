import { join } from 'node:path'
import sharp from 'sharp'

// Draws the pictures of the demo's album and its logo, beside this file: node server/demo/photos/draw.ts

const wheel = (x: number, y: number, r: number, tyre = '#1f2933') => {
  const spokes = Array.from({ length: 12 }, (_, i) => {
    const angle = (i * Math.PI) / 6
    const [dx, dy] = [Math.cos(angle) * r, Math.sin(angle) * r]
    return `<line x1="${x}" y1="${y}" x2="${x + dx}" y2="${y + dy}"/>`
  })
  return `<g fill="none"><g stroke="#9aa5b1" stroke-width="2">${spokes.join('')}</g>
    <circle cx="${x}" cy="${y}" r="${r}" stroke="${tyre}" stroke-width="11"/>
    <circle cx="${x}" cy="${y}" r="${r - 9}" stroke="#cbd2d9" stroke-width="4"/>
    <circle cx="${x}" cy="${y}" r="8" fill="#52606d"/></g>`
}

/** A bicycle whose wheels stand on y = 0 and whose rear wheel is at x = 0. */
const bicycle = (x: number, y: number, colour: string, { battery = false, scale = 1 } = {}) => `
  <g transform="translate(${x} ${y}) scale(${scale})">
    ${wheel(0, -80, 75)}${wheel(250, -80, 75)}
    <g fill="none" stroke="${colour}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round">
      <path d="M0 -80 L105 -85 L75 -215 L0 -80 M75 -215 L215 -215 L105 -85 M208 -245 L250 -80"/>
    </g>
    ${battery ? `<path d="M150 -150 L195 -192" stroke="#1f2933" stroke-width="24" stroke-linecap="round"/>` : ''}
    <g fill="none" stroke="#1f2933" stroke-width="10" stroke-linecap="round">
      <path d="M66 -250 L75 -215"/><path d="M36 -254 L98 -254" stroke-width="15"/>
      <path d="M208 -245 L198 -275 L238 -285"/><path d="M105 -85 L122 -52 L140 -52"/>
    </g>
    <circle cx="105" cy="-85" r="22" fill="none" stroke="#52606d" stroke-width="8"/>
  </g>`

const pictures: Record<string, string> = {
  'shop.png': `
    <rect width="960" height="640" fill="#cfe8f5"/><circle cx="820" cy="90" r="46" fill="#ffe08a"/>
    <rect y="520" width="960" height="120" fill="#b8b2a7"/><rect y="512" width="960" height="14" fill="#857f72"/>
    <rect x="110" y="130" width="740" height="390" fill="#b5523b"/><rect x="110" y="130" width="740" height="34" fill="#7d2f1f"/>
    <rect x="150" y="190" width="660" height="62" rx="6" fill="#0f766e"/>
    <text x="480" y="235" font-family="DejaVu Sans" font-size="38" font-weight="bold" text-anchor="middle" fill="#fff">RIVERSIDE CYCLES</text>
    <rect x="150" y="280" width="380" height="210" fill="#f5f0e6" stroke="#3e4c59" stroke-width="10"/>
    ${bicycle(258, 482, '#c2410c', { scale: 0.66 })}
    <rect x="640" y="280" width="150" height="240" fill="#3e4c59"/><rect x="658" y="298" width="114" height="110" fill="#d9e8ee"/>
    <circle cx="770" cy="430" r="7" fill="#ffe08a"/>`,
  'workshop.png': `
    <rect width="960" height="640" fill="#efe7da"/><rect y="540" width="960" height="100" fill="#a08c72"/>
    <rect x="60" y="90" width="250" height="300" fill="#d9c7a8" stroke="#8a7555" stroke-width="8"/>
    <g stroke="#52606d" stroke-width="12" stroke-linecap="round">
      <path d="M110 140 v120 M160 140 v90 M210 140 v140 M260 140 v100"/><path d="M100 320 h170" stroke="#c2410c"/>
    </g>
    <circle cx="110" cy="140" r="16" fill="none" stroke="#52606d" stroke-width="9"/>
    <circle cx="210" cy="140" r="18" fill="none" stroke="#52606d" stroke-width="9"/>
    <rect x="820" y="400" width="120" height="140" rx="8" fill="#c2410c"/><path d="M820 446 h120 M820 492 h120" stroke="#7c2d12" stroke-width="6"/>
    <path d="M560 600 L560 250 M470 600 L650 600" stroke="#3e4c59" stroke-width="20" stroke-linecap="round"/>
    <path d="M560 262 L600 262" stroke="#c2410c" stroke-width="24" stroke-linecap="round"/>
    ${bicycle(500, 500, '#0f766e')}`,
  'rental-bikes.png': `
    <rect width="960" height="640" fill="#d7efe3"/><rect y="500" width="960" height="140" fill="#8fb996"/>
    <path d="M0 430 Q240 350 480 430 T960 420 V500 H0 Z" fill="#7cc4d8"/>
    <path d="M60 580 H900" stroke="#52606d" stroke-width="12"/>
    ${bicycle(150, 570, '#2563eb')}${bicycle(580, 570, '#15803d', { battery: true })}`,
}

const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="-120 -120 240 240">
  <rect x="-120" y="-120" width="240" height="240" fill="#0f766e"/>${wheel(0, 0, 84, '#fff')}</svg>`
await sharp(Buffer.from(logo))
  .png({ palette: true, colours: 32 })
  .toFile(join(import.meta.dirname, 'logo.png'))

for (const [name, drawing] of Object.entries(pictures)) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640" viewBox="0 0 960 640">${drawing}</svg>`
  await sharp(Buffer.from(svg))
    .png({ palette: true, colours: 64 })
    .toFile(join(import.meta.dirname, name))
}
