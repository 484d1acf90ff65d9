import type { WidgetConfig } from '#contract/widget.ts'
import { storageOf } from '#web/ui/session-store.ts'
import type { Panel, PanelModule } from '../config.ts'
import { askConfig } from './asking.ts'
import { makeFrame } from './frame.ts'
import type { Settings } from './settings.ts'
import { launcherWords } from './words.ts'

// The panel fills narrower screens: there it opens only for whoever asks.
const PHONE = '(max-width: 480px)'

/**
 * Puts the launcher on the page, unless this website may not carry it. The panel is loaded when it is opened first; one
 * that was open on the page before is open on this one.
 */
export async function begin(settings: Settings): Promise<void> {
  if (document.querySelector('frontdesk-widget')) return
  const frame = makeFrame(settings)
  // Beside the body, not in it: what a page does to that (a transform, a filter) moves and fades all that it holds.
  document.documentElement.append(frame.host)
  const { host, panel: place, button, notice } = frame
  const store = storageOf('sessionStorage', `frontdesk-open:${settings.tenantId}`)
  let config: WidgetConfig | null = null
  let panel: Panel | null = null
  let words = launcherWords(settings.language, ...navigator.languages)

  const label = (text: string) => {
    button.setAttribute('aria-label', text)
    button.title = text
  }
  const show = (open: boolean) => {
    place.hidden = !open
    frame.desk.classList.toggle('open', open)
    button.setAttribute('aria-expanded', String(open))
    button.classList.remove('news')
    label(open ? words.close : words.open)
    store.write(open ? 'open' : null)
  }

  /** False when the server can't be asked, or has refused; then the widget is gone. */
  const learn = async (): Promise<boolean> => {
    const asked = await askConfig(settings)
    if (asked.state === 'refused') {
      host.remove()
      console.warn(`frontdesk: ${asked.why}`)
    }
    if (asked.state !== 'ready') return false
    config = asked.config
    words = launcherWords(config.language)
    frame.desk.lang = config.language
    frame.desk.dir = config.dir
    place.setAttribute('aria-label', config.business)
    return true
  }

  const load = async (): Promise<Panel | null> => {
    if (!config && !(await learn())) return null
    const module: PanelModule = await import(/* @vite-ignore */ new URL(config!.panel, settings.server).href)
    return module.mount({
      place,
      root: frame.root,
      config: config!,
      tenantId: settings.tenantId,
      api: `${settings.server}api/v1`,
      greeting: settings.greeting,
      isOpen: () => !place.hidden,
      close,
      tellNews: () => {
        button.classList.add('news')
        label(`${words.open} (${words.news})`)
      },
    })
  }

  const open = async ({ focus }: { focus: boolean }) => {
    if (button.ariaBusy === 'true') return
    notice.textContent = ''
    button.ariaBusy = 'true'
    try {
      panel ??= await load()
    } catch {
      // A new version has other files: what the panel is called is asked anew with the next click.
      config = null
    }
    button.ariaBusy = 'false'
    if (!panel) {
      notice.textContent = words.unreachable
      return
    }
    show(true)
    if (focus) panel.focus()
  }
  const close = () => {
    show(false)
    button.focus()
  }

  button.addEventListener('click', () => (place.hidden ? void open({ focus: true }) : close()))
  label(words.open)
  const wasOpen = store.read() !== null
  frame.desk.hidden = true
  await learn()
  frame.desk.hidden = false
  show(false)
  if (wasOpen && config && !matchMedia(PHONE).matches) await open({ focus: false })
}
