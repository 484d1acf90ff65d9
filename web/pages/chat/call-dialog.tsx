import { useEffect, useRef, useState } from 'preact/hooks'
import type { ChatViewProps } from '#web/chat/chat-view-props.ts'
import type { ChatController, ChatEndpoint } from '#web/chat/conversation/use-conversation.ts'
import { CloseIcon } from '#web/ui/icons.tsx'
import { LateCallDesk } from '#web/voice/late-call-desk.tsx'

interface CallDialogProps {
  viewProps: ChatViewProps
  talk: ChatController
  desk: ChatEndpoint
  language: string
  scroller: HTMLElement
  /** whether the visitor can go on in writing */
  offered: boolean
}

/** The call dialog and its button in the bar, which keeps its place until the script is there. Closing it hangs up. */
export function CallDialog({ viewProps, talk, desk, language, scroller, offered }: CallDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const button = document.getElementById('call')
    if (!button) return
    const show = () => {
      setOpen(true)
      setSeen(true)
      dialog.current?.showModal()
    }
    button.removeAttribute('data-waiting')
    button.addEventListener('click', show)
    return () => button.removeEventListener('click', show)
  }, [])
  const close = () => dialog.current?.close()

  return (
    <dialog
      ref={dialog}
      class="dialog call-dialog"
      aria-label={viewProps.strings.talk}
      onClose={() => setOpen(false)}
    >
      <button
        type="button"
        class="close-dialog"
        aria-label={viewProps.strings.cancel}
        title={viewProps.strings.cancel}
        onClick={close}
      >
        <CloseIcon />
      </button>
      {seen && (
        <LateCallDesk
          {...{ viewProps, language, desk }}
          shown={open}
          conversationId={talk.conversation.id}
          talked={talk.talked}
          toChat={
            offered
              ? () => {
                  close()
                  scroller.focus({ preventScroll: true })
                }
              : undefined
          }
        />
      )}
    </dialog>
  )
}
