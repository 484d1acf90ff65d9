import { useRef } from 'preact/hooks'
import type { ChatTexts } from '#locales/types.ts'

/** Asks before it deletes the conversation. */
export function StartAgain({ strings, startAgain }: { strings: ChatTexts; startAgain: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const confirm = () => {
    dialog.current?.close()
    startAgain()
    // The widget's field is in a shadow tree.
    const tree = dialog.current?.getRootNode() as Document | ShadowRoot | undefined
    tree?.getElementById('message')?.focus()
  }
  return (
    <>
      <button type="button" class="text-button" onClick={() => dialog.current?.showModal()}>
        {strings.start_again}
      </button>
      <dialog ref={dialog} class="dialog" aria-labelledby="start-again">
        <h2 id="start-again">{strings.start_again_ask}</h2>
        <p>{strings.start_again_note}</p>
        <div class="choices">
          <button type="button" class="quiet-button" onClick={() => dialog.current?.close()}>
            {strings.cancel}
          </button>
          <button type="button" class="loud-button" onClick={confirm}>
            {strings.start_again}
          </button>
        </div>
      </dialog>
    </>
  )
}
