import type callsSettings from '#locales/desk/calls-settings/en.ts'
import type channels from '#locales/desk/channels/en.ts'
import type simulations from '#locales/desk/simulations/en.ts'
import type widgetSettings from '#locales/desk/widget-settings/en.ts'
import { wordsOf } from '../../words/words.ts'

export const channelsWords = wordsOf<typeof channels>('channels')
export const callsWords = wordsOf<typeof callsSettings>('calls-settings')
export const widgetWords = wordsOf<typeof widgetSettings>('widget-settings')
export const simulationsWords = wordsOf<typeof simulations>('simulations')
