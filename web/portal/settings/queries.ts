import { queryOptions } from '@tanstack/react-query'
import type { AccountChanges, MemberChanges, NotificationWishes, Preferences, ProfileChanges } from '#client'
import { api } from '../api/api.ts'
import { queryClient } from '../api/query.ts'

// What the settings read and write. Each write puts the answer where it is read from.

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => api.get('/api/v1/account', { signal }),
})

export async function changeAccount(body: AccountChanges): Promise<void> {
  queryClient.setQueryData(accountQuery.queryKey, await api.patch('/api/v1/account', { body }))
  await queryClient.invalidateQueries({ queryKey: ['me'] })
}

export async function changeLogo(file: File): Promise<void> {
  queryClient.setQueryData(accountQuery.queryKey, await api.put('/api/v1/account/logo', { body: { file } }))
}

export async function removeLogo(): Promise<void> {
  await api.delete('/api/v1/account/logo')
  await queryClient.invalidateQueries({ queryKey: accountQuery.queryKey })
}

export const membersQuery = queryOptions({
  queryKey: ['members'],
  queryFn: ({ signal }) => api.get('/api/v1/members', { signal }),
})

const readMembers = () => queryClient.invalidateQueries({ queryKey: membersQuery.queryKey })

export async function inviteMember(body: { email: string; role: 'owner' | 'agent' }): Promise<void> {
  await api.post('/api/v1/members', { body })
  await readMembers()
}

export const inviteAgain = (id: string) => api.post('/api/v1/members/{id}/invitation', { params: { id } })

export async function changeMember(id: string, body: MemberChanges): Promise<void> {
  await api.patch('/api/v1/members/{id}', { params: { id }, body }).finally(readMembers)
}

export async function removeMember(id: string): Promise<void> {
  await api.delete('/api/v1/members/{id}', { params: { id } }).finally(readMembers)
}

export async function changeProfile(body: ProfileChanges): Promise<{ pending_email: string | null }> {
  const { user, tenant, pending_email } = await api.patch('/api/v1/auth/me', { body })
  queryClient.setQueryData(['me'], { user, tenant })
  return { pending_email }
}

export const preferencesQuery = queryOptions({
  queryKey: ['me', 'preferences'],
  queryFn: async ({ signal }) => (await api.get('/api/v1/me/preferences', { signal })).preferences,
})

export async function prefer(preferences: Preferences): Promise<void> {
  const answer = await api.put('/api/v1/me/preferences', { body: { preferences } })
  queryClient.setQueryData(preferencesQuery.queryKey, answer.preferences)
}

export const factorQuery = queryOptions({
  queryKey: ['me', 'totp'],
  queryFn: ({ signal }) => api.get('/api/v1/auth/totp', { signal }),
})

export const readFactor = () => queryClient.invalidateQueries({ queryKey: factorQuery.queryKey })

export const sessionsQuery = queryOptions({
  queryKey: ['me', 'sessions'],
  queryFn: ({ signal }) => api.get('/api/v1/auth/sessions', { query: { limit: 50 }, signal }),
})

const readSessions = () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })

export const endSession = (id: string) =>
  api.delete('/api/v1/auth/sessions/{id}', { params: { id } }).finally(readSessions)

export const endOtherSessions = () => api.delete('/api/v1/auth/sessions').finally(readSessions)

export const toldQuery = queryOptions({
  queryKey: ['me', 'notifications'],
  queryFn: ({ signal }) => api.get('/api/v1/notifications/preferences', { signal }),
})

export async function changeTold(body: NotificationWishes): Promise<void> {
  queryClient.setQueryData(toldQuery.queryKey, await api.put('/api/v1/notifications/preferences', { body }))
}
