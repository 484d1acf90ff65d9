import './session.css'
import { render } from 'preact'
import { readersLocale } from '#web/ui/locale.ts'
import type { SessionScriptData } from './page-data.ts'
import { Session } from './session.tsx'

const data: SessionScriptData = JSON.parse(document.getElementById('data')?.textContent ?? '')
const place = document.getElementById('session')
if (!place) throw new Error('The page has no place for the session.')
if (data.state !== 'expired' && data.state !== 'revoked') {
  render(<Session given={data} locale={readersLocale(data.lang)} />, place)
}
