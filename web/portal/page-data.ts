import type { PortalPageData } from '#contract/pages/portal.ts'

/** What the server wrote into the page: who is signed in, in which language, and what this server allows. */
export const pageData: PortalPageData = JSON.parse(document.getElementById('data')?.textContent ?? '')
