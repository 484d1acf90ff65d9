import type { QuestionnaireLinkStatus } from '#client'
import { Chip, type Tone } from '../../../parts/chip.tsx'
import { questionnaireWords } from '../words.ts'

const tones: Record<QuestionnaireLinkStatus, Tone> = {
  issued: 'plain',
  opened: 'plain',
  in_progress: 'sky',
  completed: 'ok',
  expired: 'plain',
  revoked: 'plain',
}

export const StateChip = ({ status }: { status: QuestionnaireLinkStatus }) => (
  <Chip tone={tones[status]}>{questionnaireWords().state[status]}</Chip>
)
