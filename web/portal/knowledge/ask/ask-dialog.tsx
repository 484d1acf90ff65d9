import { Dialog } from '../../parts/dialog.tsx'
import { knowledgeWords } from '../words.ts'
import { AskForm } from './ask-desk.tsx'

/** The same question in a narrow window, where nothing stands beside the page. */
export const AskDialog = ({ question, close }: { question?: string | undefined; close: () => void }) => (
  <Dialog title={knowledgeWords().ask.title} close={close}>
    <AskForm first={question} />
  </Dialog>
)
