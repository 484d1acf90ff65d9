import { useEffect, useRef, useState } from 'preact/hooks'
import type { ChatViewProps } from '#web/chat/chat-view-props.ts'
import type { ChatController, ChatEndpoint } from '#web/chat/use-conversation.ts'
import { CloseIcon } from '#web/ui/icons.tsx'
import { LateCallDesk } from '#web/voice/late-call-desk.tsx'

interface CallDialogProps {
  scene: ChatViewProps
  talk: ChatController
  desk: ChatEndpoint
  language: string
  scroller: HTMLElement
  /** whether one can go on in writing */
  offered: boolean
}

/** What the button in the bar opens, which the server has put there hidden. Closing it hangs up. */
export function CallDialog({ scene, talk, desk, language, scroller, offered }: CallDialogProps) {
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
    button.hidden = false
    button.addEventListener('click', show)
    return () => button.removeEventListener('click', show)
  }, [])
  const close = () => dialog.current?.close()

  return (
    <dialog
      ref={dialog}
      class="dialog call-dialog"
      aria-label={scene.strings.call}
      onClose={() => setOpen(false)}
    >
      <button
        type="button"
        class="close-dialog"
        aria-label={scene.strings.cancel}
        title={scene.strings.cancel}
        onClick={close}
      >
        <CloseIcon />
      </button>
      {seen && (
        <LateCallDesk
          {...{ scene, language, desk }}
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
