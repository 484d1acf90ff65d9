import type { Contact } from '#web/chat/contact.ts'

/** What `GET {api}/widget/config` tells of a business to the website that carries its widget. */
export interface WidgetConfig {
  business: string
  agent_name: string
  /** null: nobody has written one, so the widget's own words greet */
  greeting: string | null
  /** of the interface: one that there are words for */
  language: string
  dir: 'ltr' | 'rtl'
  /** at least one */
  offers: ('chat' | 'call' | 'book')[]
  contact: Contact
  /** the panel's script, from the root of the server */
  panel: string
}

/** What the launcher gives the panel, which is loaded when it is opened first. */
export interface PanelGiven {
  /** where the panel is, and the tree of its own that holds it */
  place: HTMLElement
  root: ShadowRoot
  config: WidgetConfig
  tenantId: string
  /** base of the API, absolute, without a slash at its end */
  api: string
  greeting: string | null
  isOpen: () => boolean
  close: () => void
  /** Something came while the panel was closed. */
  tellNews: () => void
}

/** A panel that is ready to be seen. */
export interface Panel {
  focus: () => void
}

/** What the panel's script exports. Rejects when the words of the language can't be loaded. */
export interface PanelModule {
  mount: (given: PanelGiven) => Promise<Panel>
}
