import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { parseSearch, stringifySearch } from './address-search.ts'
import { isFiltered, readSearch as readBookings } from './bookings/search.ts'
import { deskPath } from './build.ts'
import { readSearch } from './inbox/search.ts'
import { pageData } from './page-data.ts'
import { readSearch as readPeople } from './people/search.ts'
import { readRecordsSearch, readSearch as readReport } from './reports/search.ts'
import { Shell } from './shell/shell.tsx'
import { PageFailure, PageNotFound } from './shell/trouble.tsx'
import { readStep } from './welcome/steps.ts'
import { loadWords } from './words/words.ts'

// Every address of the desk. A page loads its code and its words together, when its link is hovered or followed.

const root = createRootRoute({ component: Outlet })

/** Somebody else is asked to sign in, and comes back to where they wanted. */
function signedInOnly({ location }: { location: { href: string } }): void {
  if (!pageData.whoami) throw redirect({ to: '/sign-in', search: { to: location.href } as never })
}

/** Everything behind the sign-in stands in the shell. */
const desk = createRoute({
  getParentRoute: () => root,
  id: 'desk',
  component: Shell,
  beforeLoad: signedInOnly,
})

type Load = () => Promise<Record<string, unknown>>

/** The page of a file, which exports it as `Page`; `areas` name its words. */
const lazy = (areas: string | string[], load: Load) => ({
  loader: () => loadWords(...[areas].flat()),
  component: lazyRouteComponent(load as () => Promise<{ Page: () => null }>, 'Page'),
})

/** The same for a page with Mantine's controls, which the frame, Today and the inbox do without. */
const withControls = (areas: string | string[], load: Load) =>
  lazy(areas, async () => {
    const [{ Controls }, { Page }] = await Promise.all([import('./theme/controls.tsx'), load()])
    const Inside = Page as () => ReactNode
    return {
      Page: () => (
        <Controls>
          <Inside />
        </Controls>
      ),
    }
  })

/** Every other address of the desk. */
const unknown = createRoute({ getParentRoute: () => desk, path: '$', component: PageNotFound })

const knowledge = createRoute({
  getParentRoute: () => desk,
  path: '/knowledge',
  ...withControls('knowledge', () => import('./knowledge/area.tsx')),
})

/** Pages that stand in the frame of the knowledge: its parts, and a question to the desk beside them. */
const knowledgePage = (path: string, load: Load) =>
  createRoute({ getParentRoute: () => knowledge, path, ...lazy('knowledge', load) })

const ofKnowledge = [
  knowledgePage('/', () => import('./knowledge/gaps/page.tsx')),
  knowledgePage('/sources', () => import('./knowledge/sources/page.tsx')),
  knowledgePage('/sources/$id', () => import('./knowledge/sources/source-page.tsx')),
  knowledgePage('/crawls', () => import('./knowledge/websites/page.tsx')),
  knowledgePage('/crawls/$id', () => import('./knowledge/websites/crawl-page.tsx')),
  knowledgePage('/checks', () => import('./knowledge/checks/page.tsx')),
  knowledgePage('/photos', () => import('./knowledge/photos/page.tsx')),
  knowledgePage('/priority', () => import('./knowledge/priority/page.tsx')),
  knowledgePage('/forgotten', () => import('./knowledge/forgotten/page.tsx')),
]

const outreach = createRoute({
  getParentRoute: () => desk,
  path: '/outreach',
  ...withControls('outreach', () => import('./outreach/area.tsx')),
})

/** Pages that stand in the frame of outreach, each with its own words. */
const outreachPage = (path: string, areas: string | string[], load: Load) =>
  createRoute({ getParentRoute: () => outreach, path, ...lazy(areas, load) })

const ofOutreach = [
  outreachPage('/', ['outreach', 'broadcasts'], () => import('./outreach/broadcasts/page.tsx')),
  outreachPage(
    '/broadcasts/$id',
    ['outreach', 'broadcasts'],
    () => import('./outreach/broadcasts/broadcast-page.tsx'),
  ),
  outreachPage('/questionnaires', 'questionnaires', () => import('./outreach/questionnaires/page.tsx')),
  outreachPage(
    '/questionnaires/new',
    'questionnaires',
    () => import('./outreach/questionnaires/editor/page.tsx'),
  ),
  outreachPage(
    '/questionnaires/$id',
    'questionnaires',
    () => import('./outreach/questionnaires/editor/page.tsx'),
  ),
  outreachPage(
    '/questionnaires/results/$token',
    ['questionnaires', 'results', 'player'],
    () => import('./outreach/questionnaires/result/page.tsx'),
  ),
  outreachPage(
    '/questionnaires/compare',
    ['questionnaires', 'results', 'player'],
    () => import('./outreach/questionnaires/compare/page.tsx'),
  ),
  outreachPage('/links', 'chat-links', () => import('./outreach/links/page.tsx')),
  outreachPage('/links/$id', 'chat-links', () => import('./outreach/links/link-page.tsx')),
  outreachPage('/templates', 'templates', () => import('./outreach/templates/page.tsx')),
  outreachPage('/templates/new', 'templates', () => import('./outreach/templates/new-template-page.tsx')),
  outreachPage('/templates/$id', 'templates', () => import('./outreach/templates/template-page.tsx')),
  outreachPage('/audiences', 'audiences', () => import('./outreach/audiences/page.tsx')),
  outreachPage('/audiences/$id', 'audiences', () => import('./outreach/audiences/audience-page.tsx')),
  outreachPage('/sent', 'sent', () => import('./outreach/sent/page.tsx')),
  outreachPage('/sent/$id', 'sent', () => import('./outreach/sent/message-page.tsx')),
  outreachPage('/stop-list', 'audiences', () => import('./outreach/stop-list/page.tsx')),
]

const bookings = createRoute({
  getParentRoute: () => desk,
  path: '/bookings',
  validateSearch: readBookings,
  ...lazy(['bookings', 'new-booking'], () => import('./bookings/area.tsx')),
})

/** Pages that stand in the frame of the bookings. */
const bookingPage = (path: string, areas: string | string[], load: Load) =>
  createRoute({ getParentRoute: () => bookings, path, ...lazy(areas, load) })

const ofBookings = [
  createRoute({
    getParentRoute: () => bookings,
    path: '/',
    // Bookings of some kind are the list's: other pages ask for those of a day, or of a name.
    beforeLoad: ({ search }) => {
      if (isFiltered(search)) throw redirect({ to: '/bookings/list', search })
    },
    ...lazy('bookings', () => import('./bookings/week/page.tsx')),
  }),
  bookingPage('/list', 'bookings', () => import('./bookings/list/page.tsx')),
  bookingPage('/services', ['booking-settings', 'hours'], () => import('./bookings/services/page.tsx')),
  bookingPage('/hours', ['booking-settings', 'hours'], () => import('./bookings/hours/page.tsx')),
  bookingPage('/calendars', 'booking-settings', () => import('./bookings/calendars/page.tsx')),
]

const people = createRoute({
  getParentRoute: () => desk,
  path: '/people',
  validateSearch: readPeople,
  ...withControls('people', () => import('./people/area.tsx')),
})
const peoplePage = (path: string, load: Load) =>
  createRoute({ getParentRoute: () => people, path, ...lazy('people', load) })

const ofPeople = [
  peoplePage('/', () => import('./people/list/page.tsx')),
  peoplePage('/stages', () => import('./people/board/page.tsx')),
]

/** Pages about people with titles of their own. */
const besidePeople = (
  [
    ['/people/import', ['people', 'import'], () => import('./people/import/page.tsx')],
    ['/people/import/$id', ['people', 'import'], () => import('./people/import/draft-page.tsx')],
    ['/people/$id', ['people', 'person'], () => import('./people/person/page.tsx')],
  ] as const
).map(([path, areas, load]) =>
  createRoute({ getParentRoute: () => desk, path, ...withControls([...areas], load) }),
)

const inbox = createRoute({
  getParentRoute: () => desk,
  path: '/inbox',
  validateSearch: readSearch,
  ...lazy(['inbox', 'conversation'], () => import('./inbox/page.tsx')),
})
/** The page of the inbox shows both: the list stays while conversations come and go beside it. */
const inboxList = createRoute({ getParentRoute: () => inbox, path: '/' })
const conversation = createRoute({ getParentRoute: () => inbox, path: '$id' })

const welcome = createRoute({
  getParentRoute: () => desk,
  path: '/welcome',
  validateSearch: readStep,
  ...lazy('welcome', () => import('./welcome/page.tsx')),
})

const behind = [
  welcome,
  knowledge.addChildren(ofKnowledge),
  outreach.addChildren(ofOutreach),
  createRoute({ getParentRoute: () => desk, path: '/', ...lazy('today', () => import('./today/page.tsx')) }),
  inbox.addChildren([inboxList, conversation]),
  bookings.addChildren(ofBookings),
  people.addChildren(ofPeople),
  ...besidePeople,
  createRoute({
    getParentRoute: () => desk,
    path: '/reports',
    validateSearch: readReport,
    ...lazy('reports', () => import('./reports/page.tsx')),
  }),
  createRoute({
    getParentRoute: () => desk,
    path: '/reports/records',
    validateSearch: readRecordsSearch,
    ...lazy('reports', () => import('./reports/records/page.tsx')),
  }),
  unknown,
]

/** Before the sign-in, without the frame. Who is signed in already goes on to the desk. */
const doors = (
  [
    ['/sign-in', () => import('./sign-in/page.tsx')],
    ['/register', () => import('./sign-in/register.tsx')],
    ['/forgot', () => import('./sign-in/forgot.tsx')],
  ] as const
).map(([path, load]) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: () => {
      if (pageData.whoami && path !== '/sign-in') throw redirect({ to: '/' })
    },
    ...lazy('sign-in', load),
  }),
)

const settings = (
  [
    ['/settings', [], () => import('./settings/you/page.tsx')],
    ['/settings/team', [], () => import('./settings/team/page.tsx')],
    ['/settings/team/roles', ['plan'], () => import('./settings/roles/page.tsx')],
    ['/settings/business', ['hours'], () => import('./settings/business/page.tsx')],
    ['/settings/assistant', ['assistant', 'knowledge'], () => import('./settings/assistant/page.tsx')],
    ['/settings/programs', ['programs'], () => import('./settings/programs/page.tsx')],
    ['/settings/programs/webhooks/$id', ['programs'], () => import('./settings/programs/webhook-page.tsx')],
    ['/settings/crm', ['programs'], () => import('./settings/crm/page.tsx')],
    ['/settings/privacy', ['privacy'], () => import('./settings/privacy/page.tsx')],
    ['/settings/privacy/audit', ['privacy'], () => import('./settings/privacy/audit/page.tsx')],
    ['/settings/plan', ['plan'], () => import('./settings/plan/page.tsx')],
  ] as const
).map(([path, areas, load]) =>
  createRoute({
    getParentRoute: () => desk,
    path,
    ...withControls(['settings', 'sign-in', ...areas], load),
  }),
)

/** Sheets to print stand without the frame. */
const sheets = createRoute({
  getParentRoute: () => root,
  path: '/outreach/links/print',
  beforeLoad: signedInOnly,
  ...withControls('chat-links', () => import('./outreach/links/print/page.tsx')),
})

/** Each with its own words besides. */
const channels = (
  [
    ['', [], () => import('./settings/channels/page.tsx')],
    ['/website', ['widget-settings'], () => import('./settings/channels/website/page.tsx')],
    ['/email', [], () => import('./settings/channels/email/page.tsx')],
    ['/sms', [], () => import('./settings/channels/messages/sms-page.tsx')],
    ['/whatsapp', [], () => import('./settings/channels/messages/whatsapp-page.tsx')],
    ['/phone', ['calls-settings'], () => import('./settings/channels/phone/page.tsx')],
    ['/speech', ['calls-settings'], () => import('./settings/channels/phone/speech-page.tsx')],
    ['/simulations', ['simulations'], () => import('./settings/channels/simulations/page.tsx')],
    [
      '/simulations/$id',
      ['simulations'],
      () => import('./settings/channels/simulations/simulation-page.tsx'),
    ],
  ] as const
).map(([path, words, load]) =>
  createRoute({
    getParentRoute: () => desk,
    path: `/settings/channels${path}`,
    ...withControls(['settings', 'channels', ...words], load),
  }),
)

export const router = createRouter({
  routeTree: root.addChildren([...doors, sheets, desk.addChildren([...behind, ...settings, ...channels])]),
  basepath: deskPath,
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultErrorComponent: PageFailure,
  defaultNotFoundComponent: PageNotFound,
  scrollRestoration: true,
})
