import { useRef } from 'preact/hooks'
import { longestEntry } from '#contract/limits.ts'
import type { BookingTexts } from '#locales/types.ts'

/** Asks before it cancels the booking. */
export function Cancel({
  strings,
  cancel,
  busy,
}: {
  strings: BookingTexts
  cancel: (reason: string) => void
  busy: boolean
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const reason = useRef<HTMLTextAreaElement>(null)
  const confirm = () => {
    dialog.current?.close()
    cancel(reason.current?.value.trim() ?? '')
  }
  return (
    <>
      <button
        type="button"
        class="quiet-button"
        aria-haspopup="dialog"
        aria-disabled={busy}
        onClick={() => busy || dialog.current?.showModal()}
      >
        {strings.cancel_booking}
      </button>
      <dialog ref={dialog} class="dialog" aria-labelledby="cancel-ask">
        <h2 id="cancel-ask">{strings.cancel_ask}</h2>
        <div class="form">
          <label for="reason">{strings.cancel_reason}</label>
          <textarea id="reason" ref={reason} rows={2} maxlength={longestEntry.reason} dir="auto" />
        </div>
        <div class="choices end">
          <button type="button" class="quiet-button" onClick={() => dialog.current?.close()}>
            {strings.keep}
          </button>
          <button type="button" class="loud-button" onClick={confirm}>
            {strings.cancel_booking}
          </button>
        </div>
      </dialog>
    </>
  )
}
