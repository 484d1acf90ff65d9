import type { InvitationChannel, QuestionnaireLink } from '#client'
import { faultSentence } from '../../../parts/fault-sentence.ts'
import { holdBack, tell } from '../../../parts/notices/notices.ts'
import { isolated, say } from '../../../words/words.ts'
import { questionnaireWords } from '../words.ts'
import { useInvite, useRemoveLink, useRevoke } from './queries.ts'

/** What of a link its actions need to know. */
export type ActedOn = Pick<QuestionnaireLink, 'token' | 'url' | 'person'>

/** Copies a text and says so, or why not. */
export async function copy(text: string, { copied, not_copied }: { copied: string; not_copied: string }) {
  try {
    await navigator.clipboard.writeText(text)
    tell(copied)
  } catch {
    tell(not_copied)
  }
}

/** What is done with the link of one person. */
export function useLinkActions({ token, url, person }: ActedOn) {
  const words = questionnaireWords()
  const invite = useInvite()
  const revoke = useRevoke()
  const remove = useRemoveLink()
  const name = isolated(person.name)
  const failed = (error: unknown) => tell(faultSentence(error))
  return {
    copy: () => void copy(url, words),
    invite: (channel: InvitationChannel) =>
      invite.mutate(
        { token, channel },
        { onError: failed, onSuccess: () => tell(say(words.inviting, { name })) },
      ),
    /** Held back for ten seconds: a revoked link stays revoked. */
    revoke: () => holdBack(say(words.revoked, { name }), revoke(token, failed)),
    /** `gone` is called at once, `undone` when it is taken back. */
    remove: ({ gone, undone }: { gone?: () => void; undone?: () => void } = {}) => {
      const { write, undo } = remove(token, failed)
      holdBack(say(words.link_deleted, { name }), {
        write,
        undo: () => {
          undo()
          undone?.()
        },
      })
      gone?.()
    },
  }
}
