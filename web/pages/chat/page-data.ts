import type { ChatPageData } from '#contract/pages/chat.ts'
import type { ChatTexts } from '#locales/types.ts'

/** The data of the page's script: the rest is already on the page. */
export type ChatScriptData = Pick<
  ChatPageData,
  | 'business'
  | 'agent_name'
  | 'logo_url'
  | 'channels'
  | 'api'
  | 'link_token'
  | 'tenant_id'
  | 'contact'
  | 'suggestions'
> & { mark: string; lang: string; strings: ChatTexts }
