import type { WidgetConfig } from '#contract/widget.ts'

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
