import { readSettings } from './settings.ts'
import { begin } from './widget.ts'

// For a module script the browser does not know the element.
const script = document.currentScript ?? document.querySelector('script[data-tenant-id][src*="/widget.js"]')
const settings = script instanceof HTMLScriptElement ? readSettings(script) : null

if (!settings) console.warn('frontdesk: the script of the widget needs the attribute data-tenant-id.')
else if (document.body) void begin(settings)
else addEventListener('DOMContentLoaded', () => void begin(settings))
