import type { WidgetConfig } from '#contract/widget.ts'
import { storageOf } from '#web/ui/session-store.ts'
import type { Panel, PanelModule } from '../config.ts'
import { requestConfig } from './config-request.ts'
import { createFrame } from './frame.ts'
import type { WidgetSettings } from './settings.ts'
import { launcherWords } from './words.ts'

// On narrower screens the panel fills the screen, so it opens only on request.
const phoneScreen = '(max-width: 480px)'

/**
 * Puts the launcher on the page, unless this website may not carry it. The panel is loaded when it is opened first; one
 * that was open on the last page opens on this one.
 */
export async function begin(settings: WidgetSettings): Promise<void> {
  if (document.querySelector('frontdesk-widget')) return
  const frame = createFrame(settings)
  // Beside the body, not in it: transforms and filters on the body would move and fade it.
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

  /** Loads the config. False when the server cannot be reached or has refused; then the widget is gone. */
  const learn = async (): Promise<boolean> => {
    const asked = await requestConfig(settings)
    if (asked.state === 'refused') {
      host.remove()
      console.warn(`frontdesk: ${asked.why}`)
    }
    if (asked.state !== 'ready') return false
    config = asked.config
    words = launcherWords(config.language)
    frame.paint(config.primary_color)
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
      // A new version has other files: the next click asks for the panel's name again.
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
  if (wasOpen && config && !matchMedia(phoneScreen).matches) await open({ focus: false })
}
