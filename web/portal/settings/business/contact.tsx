import type { Account } from '#client'
import { AreaField, ChoiceField, TextField } from '../../parts/field.tsx'
import { countriesIn, zoneLabel, zonesWith } from '../../parts/places.ts'
import { useEdits } from '../edits.ts'
import { Subject } from '../frame.tsx'
import { changeAccount } from '../queries.ts'
import { SaveForm } from '../save-form.tsx'
import { settingsWords } from '../words.ts'

const orNull = (text: string | null | undefined) => (text === undefined ? undefined : text?.trim() || null)

/** Its name and where it is found. */
export function Contact({ account, closed }: { account: Account; closed: string | null }) {
  const words = settingsWords()
  const { name, slug, website, email, phone, address, country, timezone } = account
  const edits = useEdits(`contact:${account.id}`, {
    name,
    slug,
    website: website ?? '',
    email: email ?? '',
    phone: phone ?? '',
    address: address ?? '',
    country: country ?? '',
    timezone,
  })
  const { values, set } = edits
  const save = ({ website, email, phone, address, country, ...rest }: Partial<typeof values>) =>
    changeAccount({
      ...rest,
      website: orNull(website && !/^[a-z]+:\/\//i.test(website) ? `https://${website.trim()}` : website),
      email: orNull(email),
      phone: orNull(phone),
      address: orNull(address),
      country: orNull(country),
    })
  return (
    <Subject title={words.contact}>
      <SaveForm edits={edits} save={save} closed={closed}>
        <TextField
          label={words.business_name}
          required
          maxLength={120}
          value={values.name}
          onChange={event => set({ name: event.target.value })}
        />
        <TextField
          label={words.slug}
          note={words.slug_note}
          required
          dir="ltr"
          minLength={2}
          maxLength={60}
          pattern="[a-z0-9]+(-[a-z0-9]+)*"
          value={values.slug}
          onChange={event => set({ slug: event.target.value.toLowerCase() })}
        />
        <TextField
          label={words.website}
          inputMode="url"
          dir="ltr"
          maxLength={2_000}
          value={values.website}
          onChange={event => set({ website: event.target.value })}
        />
        <TextField
          label={words.public_email}
          type="email"
          dir="ltr"
          maxLength={320}
          value={values.email}
          onChange={event => set({ email: event.target.value })}
        />
        <TextField
          label={words.phone}
          type="tel"
          dir="ltr"
          maxLength={40}
          value={values.phone}
          onChange={event => set({ phone: event.target.value })}
        />
        <AreaField
          label={words.address}
          rows={2}
          maxLength={500}
          value={values.address}
          onChange={event => set({ address: event.target.value })}
        />
        <ChoiceField
          label={words.country}
          value={values.country}
          onChange={event => set({ country: event.target.value })}
          options={[['', words.no_country], ...countriesIn()]}
        />
        <ChoiceField
          label={words.timezone}
          value={values.timezone}
          onChange={event => set({ timezone: event.target.value })}
          options={zonesWith(values.timezone).map(zone => [zone, zoneLabel(zone)] as const)}
        />
      </SaveForm>
    </Subject>
  )
}
