import type english from './en.ts'

/** All that is said in one language, and what is understood in it, by area. A language without one of the keys is a type error. */
export type Locale = typeof english

/** A language that was chosen for somebody: its tag, its direction and its texts. */
export interface Interface {
  lang: string
  dir: 'ltr' | 'rtl'
  texts: Locale
}

// What each page is given of them.
export type ChatTexts = Locale['chat']
export type BookingTexts = Locale['booking']
export type SessionTexts = Locale['session']
export type CallTexts = Locale['call']
export type AccountTexts = Locale['account']
export type LauncherTexts = Locale['launcher']
export type PanelTexts = Pick<Locale, 'chat' | 'booking' | 'panel'>
