import type { Channel } from '#client'
import { ChatIcon, MailIcon, PhoneIcon, TextMessageIcon } from '../../parts/icons.tsx'

export const channelIcons = {
  email: MailIcon,
  sms: TextMessageIcon,
  whatsapp: ChatIcon,
  voice: PhoneIcon,
} satisfies Record<Channel, unknown>
