/** Words around what the business hands out and sends. */
const outreach = {
  title: 'Outreach',
  tabs: {
    label: 'Parts of outreach',
    broadcasts: 'Broadcasts',
    questionnaires: 'Questionnaires',
    links: 'Chat links',
    templates: 'Templates',
    audiences: 'Audiences',
    sent: 'Sent',
    stops: 'Stop list',
  },
}

export default outreach
