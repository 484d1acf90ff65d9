// Sizes and times that both sides know. No schema stands here, so that a page may import the values.

/** Longest message of a visitor, in characters; white space around it does not count. */
export const longestMessage = 4_000

/** Longest entries of the forms that visitors fill in, in characters. */
export const longestEntry = {
  name: 200,
  email: 254,
  phone: 40,
  notes: 2_000,
  reason: 500,
  about: 500,
} as const

/** Longest words for an answering machine, in characters: about a minute of speech. */
export const longestVoicemail = 1_000

/** Questions that visitors are offered to ask first, and the longest of them in characters. */
export const mostSuggested = 6
export const longestSuggested = 120

/** A sentence with which the voice is tried, in characters. */
export const longestSpoken = 200

/** Longest own words of a reminder, in characters. */
export const longestReminder = 2_000

/** A password, in characters. The upper bound keeps the cost of hashing one down. */
export const passwordLength = { least: 10, most: 1_000 } as const

/** An event stream that has nothing to tell sends a comment so often, so that no proxy takes it for dead. */
export const streamPingMs = 15_000

/** For how long somebody of the team counts as looking at a conversation, or writing in it, after their page said so. */
export const presenceMs = { viewing: 45_000, typing: 6_000 } as const

/** Largest slice of a recording, in bytes: some seconds of video, or what gathered while a page had no network. */
export const mostSliceBytes = 2 << 20

/** Largest recording of a session, in bytes. */
export const mostRecordingBytes = { audio: 50 << 20, audio_video: 500 << 20 } as const

/** A page with a watched camera brings a frame of it so often. */
export const frameEveryMs = 1_000
