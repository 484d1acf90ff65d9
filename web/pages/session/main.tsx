import './session.css'
import { render } from 'preact'
import { readersLocale } from '#web/ui/locale.ts'
import type { SessionScriptData } from './page-data.ts'
import { SessionPage } from './session-page.tsx'

const data: SessionScriptData = JSON.parse(document.getElementById('data')?.textContent ?? '')
const place = document.getElementById('session')
if (!place) throw new Error('The page has no place for the session.')
if (data.state !== 'expired' && data.state !== 'revoked') {
  // What the server has put there for the time until now; Preact would keep it beside its own.
  place.replaceChildren()
  render(<SessionPage data={data} locale={readersLocale(data.lang)} />, place)
}
