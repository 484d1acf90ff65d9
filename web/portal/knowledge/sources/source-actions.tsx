import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import type { Source } from '#client'
import { TrashIcon, UploadIcon } from '../../parts/icons.tsx'
import { upload } from '../uploads/uploads.ts'
import { knowledgeWords } from '../words.ts'
import css from './source.module.css'
import { useForgetting } from './use-forgetting.ts'

/** What can be done with a source as a whole: a newer file in its place, or forgetting it. */
export function SourceActions({ source }: { source: Source }) {
  const words = knowledgeWords().sources
  const navigate = useNavigate()
  const forget = useForgetting()
  const file = useRef<HTMLInputElement>(null)
  const { parent_doc_id: id, kind } = source
  return (
    <div className={css.buttons}>
      {kind === 'document' && (
        <>
          <Button
            variant="default"
            leftSection={<UploadIcon size={16} />}
            onClick={() => file.current?.click()}
          >
            {words.replace}
          </Button>
          <input
            ref={file}
            type="file"
            hidden
            aria-label={words.replace}
            onChange={event => {
              const files = [...(event.currentTarget.files ?? [])]
              event.currentTarget.value = ''
              upload(files, { method: 'PUT', path: `/api/v1/knowledge/documents/${id}/file` })
            }}
          />
        </>
      )}
      <Button
        variant="default"
        leftSection={<TrashIcon size={16} />}
        title={words.forget_note}
        onClick={() => {
          void forget([source])
          void navigate({ to: '/knowledge/sources' })
        }}
      >
        {words.forget}
      </Button>
    </div>
  )
}
