import type { Area } from '../../area.ts'

export const accounts: Area = { name: 'accounts', endpoints: [] }
