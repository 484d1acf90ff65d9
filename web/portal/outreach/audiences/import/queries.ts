import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Consent, ContactsAdded, ParsedContacts, PastedContacts } from '#client'
import { api } from '../../../api/api.ts'

/** A list as it was read, before anybody of it is stored. */
export type ReadList =
  | { from: 'paste'; read: PastedContacts }
  | { from: 'file'; file: File; read: ParsedContacts; mapping: Record<string, string | null> }

export const parseFile = (file: File): Promise<ParsedContacts> =>
  api.post('/api/v1/communication/audiences/parse', { body: { file } })

export const parseText = (text: string): Promise<PastedContacts> =>
  api.post('/api/v1/communication/audiences/parse-text', { body: { text } })

/** Imports a list; with `dryRun` only asks what that would do. */
export function useImport(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({
      list,
      consent,
      dryRun,
    }: {
      list: ReadList
      consent: Consent | null
      dryRun: boolean
    }): Promise<ContactsAdded> => {
      const how = { dry_run: dryRun, ...(consent && { consent }) }
      if (list.from === 'file')
        return api.post('/api/v1/communication/audiences/{id}/import', {
          params: { id },
          body: { file: list.file, mapping: list.mapping, ...how },
        })
      return api.post('/api/v1/communication/audiences/{id}/contacts', {
        params: { id },
        body: { rows: list.read.contacts.map(contact => ({ ...contact })), ...how },
      })
    },
    onSettled: (_done, _error, { dryRun }) =>
      dryRun ? undefined : client.invalidateQueries({ queryKey: ['audiences'] }),
  })
}
