import { Icon } from '#web/ui/icons.tsx'

export const MicrophoneIcon = () => (
  <Icon>
    <rect x="9" y="3" width="6" height="11" rx="3" />
    <path d="M5.5 11a6.5 6.5 0 0 0 13 0M12 17.5V21" />
  </Icon>
)

export const MicrophoneOffIcon = () => (
  <Icon>
    <path d="M9 9.5V6a3 3 0 0 1 6 0v4.5m-.6 2.6A3 3 0 0 1 9 11M5.5 11a6.5 6.5 0 0 0 10.6 5M18.5 11a6.4 6.4 0 0 1-.4 2.2M12 17.5V21M4 4l16 16" />
  </Icon>
)

/** A receiver on its cradle. */
