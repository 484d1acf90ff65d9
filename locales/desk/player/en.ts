/** What the player of a recording says: its buttons, its states, and the words beside the transcript. */
const player = {
  recording: 'Recording',
  play: 'Play',
  pause: 'Pause',
  seek: 'Place in the recording',
  speed: 'Speed',
  speed_value: '{factor}×',
  transcript_seek: 'Play from here: {time}',
  cut_short: 'cut short',
  recording_failed: 'The recording can’t be fetched right now.',
  recording_loading: 'Fetching the recording …',
  recording_reading: 'Reading the sound, {share}',
  recording_long: 'It is long, so no picture of its sound is drawn.',
  retry: 'Try again',
}

export default player
