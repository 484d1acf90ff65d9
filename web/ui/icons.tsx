import type { ComponentChildren } from 'preact'

/** Line icons on a 24-unit grid in the colour of the text around them; their button's label gives the meaning. */
export function Icon({ children }: { children: ComponentChildren }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {children}
    </svg>
  )
}

export const SendIcon = () => (
  <Icon>
    <path d="M12 19V5m-6 6 6-6 6 6" />
  </Icon>
)

export const StopIcon = () => (
  <Icon>
    <rect x="7" y="7" width="10" height="10" rx="1.5" class="filled" />
  </Icon>
)

export const DownIcon = () => (
  <Icon>
    <path d="M12 5v14m-6-6 6 6 6-6" />
  </Icon>
)

export const CloseIcon = () => (
  <Icon>
    <path d="M6 6l12 12M18 6L6 18" />
  </Icon>
)
