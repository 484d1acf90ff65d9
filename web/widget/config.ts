import type { BusinessContact } from '#web/chat/contact.ts'

/** The answer of `GET {api}/widget/config`, for the website that carries the widget. */
export type WidgetConfig = {
  business: string
  agent_name: string
  /** null: the widget's own words greet */
  greeting: string | null
  /** of the interface: one that there are words for */
  language: string
  dir: 'ltr' | 'rtl'
  /** at least one */
  offers: ('chat' | 'call' | 'book')[]
  contact: BusinessContact
  /** the panel's script, from the root of the server */
  panel: string
}

/** What the launcher passes to the panel, which is loaded when it is opened first. */
export type PanelGiven = {
  /** the panel's element, and the shadow tree that holds it */
  place: HTMLElement
  root: ShadowRoot
  config: WidgetConfig
  tenantId: string
  /** base of the API, absolute, without a slash at its end */
  api: string
  greeting: string | null
  isOpen: () => boolean
  close: () => void
  /** Called when something arrives while the panel is closed. */
  tellNews: () => void
}

/** A loaded panel. */
export type Panel = { focus: () => void }

/** The panel script's export. Rejects when the words of the language can't be loaded. */
export type PanelModule = { mount: (given: PanelGiven) => Promise<Panel> }
