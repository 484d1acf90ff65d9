import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { Card } from '../../parts/page.tsx'
import { outreachWords } from '../words.ts'

/** The broadcasts, newest first. */
export function Page() {
  const { data } = useQuery({
    queryKey: ['broadcasts'],
    queryFn: ({ signal }) => api.get('/api/v1/communication/broadcasts', { signal }),
  })
  return (
    <Card title={outreachWords().tabs.broadcasts}>
      <ul>
        {data?.broadcasts.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </Card>
  )
}
