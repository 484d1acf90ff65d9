import { dayBefore } from '../portal/data.ts'

/** What a desk asks for, by a name: paths of the API. `id` is a conversation's. */
export function asks({ id, audience }: { id: string; audience: string }): Record<string, string> {
  const year = `from=${dayBefore(364)}&to=${dayBefore(0)}`
  return {
    'a conversation': `/conversations/${id}`,
    'its messages': `/conversations/${id}/messages?before=end&limit=50`,
    conversations: '/conversations?cursor=',
    'conversations, waiting longest': '/conversations?cursor=&sort=waiting',
    'conversations that need somebody': '/conversations?cursor=&needs=any&sort=waiting&include=needs',
    'conversations that need nobody': '/conversations?cursor=&needs=none',
    'conversations, unread': '/conversations?cursor=&unread=true',
    'conversations, unread, closed, by text': '/conversations?cursor=&unread=true&status=closed&channel=sms',
    'conversations, mine': '/conversations?cursor=&assignee=me',
    'conversations, a rare tag': '/conversations?cursor=&tag=rare',
    'conversations, two tags of filters': '/conversations?cursor=&tag=vip&needs=any',
    'conversations, a common word': '/conversations?cursor=&q=common',
    'conversations, two common words': '/conversations?cursor=&q=common+wheel&status=open',
    'conversations, a rare word': '/conversations?cursor=&q=xylophone',
    'conversations, no such word': '/conversations?cursor=&q=nothinglikeit',
    'search: a name': '/search?q=person77',
    'search: a rare word': '/search?q=xylophone',
    'search: beginnings': '/search?q=co%20bi',
    counts: '/counts',
    'what waits for a person': '/needs-you?cursor=',
    people: '/leads?cursor=',
    'people by name': '/leads?cursor=&sort=name',
    'people, a name': '/leads?cursor=&q=person77',
    'people, common words': '/leads?cursor=&q=common+wish',
    audiences: '/communication/audiences',
    'contacts of one': `/communication/audiences/${audience}/contacts`,
    'contacts of one, a name': `/communication/audiences/${audience}/contacts?q=person.777`,
    'what is taught': '/knowledge?cursor=',
    'what is taught, by name': '/knowledge?cursor=&sort=name',
    'what is taught, a name': '/knowledge?cursor=&q=Page%20777',
    'how good it is': '/knowledge/quality-score',
    'its gaps': '/knowledge/gaps?cursor=',
    'figures of 30 days': `/analytics/overview?from=${dayBefore(29)}`,
    'figures of a year': `/analytics/overview?${year}`,
    'answers of a year by channel': `/analytics?metric=answered&interval=week&by=channel&${year}`,
  }
}
