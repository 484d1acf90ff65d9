import type { FunctionComponent } from 'react'
import {
  CalendarIcon,
  InboxIcon,
  KnowledgeIcon,
  PeopleIcon,
  SendIcon,
  SettingsIcon,
  TodayIcon,
} from '../parts/icons.tsx'

/** The areas of the desk, in the order of the rail. The finder reads the same table, so that neither offers what the other hides. */
export interface Area {
  /** its name in the words of the shell */
  name: 'today' | 'inbox' | 'bookings' | 'people' | 'knowledge' | 'outreach' | 'settings'
  path: string
  icon: FunctionComponent<{ size?: number }>
  /** the letter that leads here after G */
  key: string
  /** whether it stands in the bar at the bottom of a phone; the others are behind More */
  onPhone: boolean
}

export const areas: readonly Area[] = [
  { name: 'today', path: '/', icon: TodayIcon, key: 't', onPhone: true },
  { name: 'inbox', path: '/inbox', icon: InboxIcon, key: 'i', onPhone: true },
  { name: 'bookings', path: '/bookings', icon: CalendarIcon, key: 'b', onPhone: true },
  { name: 'people', path: '/people', icon: PeopleIcon, key: 'p', onPhone: true },
  { name: 'knowledge', path: '/knowledge', icon: KnowledgeIcon, key: 'k', onPhone: false },
  { name: 'outreach', path: '/outreach', icon: SendIcon, key: 'o', onPhone: false },
  { name: 'settings', path: '/settings', icon: SettingsIcon, key: 's', onPhone: false },
]

/** Whether an address of the router lies in an area. */
export const liesIn = ({ path }: Area, address: string): boolean =>
  path === '/' ? address === '/' : address === path || address.startsWith(`${path}/`)
