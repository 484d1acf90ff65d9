import type { WidgetConfig } from '#contract/widget.ts'

/** What the launcher passes to the panel, which is loaded when it is opened first. */
export interface PanelGiven {
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
export interface Panel {
  focus: () => void
}

/** The panel script's export. Rejects when the words of the language can't be loaded. */
export interface PanelModule {
  mount: (given: PanelGiven) => Promise<Panel>
}
