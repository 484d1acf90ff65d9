import type { FunctionComponent } from 'react'
import type { SourceKind } from '#client'
import {
  ChatIcon,
  DocumentIcon,
  GlobeIcon,
  NoteIcon,
  PhotoIcon,
  TextMessageIcon,
} from '../../parts/icons.tsx'

const icons: Record<SourceKind, FunctionComponent<{ size?: number }>> = {
  document: DocumentIcon,
  page: GlobeIcon,
  qa: ChatIcon,
  photo: PhotoIcon,
  question_set: TextMessageIcon,
  text: NoteIcon,
}

export const iconOf = (kind: SourceKind): FunctionComponent<{ size?: number }> => icons[kind]
