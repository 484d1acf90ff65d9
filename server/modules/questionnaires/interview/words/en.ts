import type { Words } from './words.ts'

export const en: Words = {
  says: {
    greeting:
      'Hello {name}! I am the AI assistant of {business}. Thank you for taking the time. I have a few questions for you.',
    how: 'You can ask me to repeat a question, to skip it or to wait a moment at any time.',
    welcome_back: 'Welcome back! Let us go on where we stopped.',
    thanks: ['Thank you.', 'I see, thank you.', 'All right, thank you.'],
    more: 'Could you tell me a little more about that?',
    skipped: 'All right, we leave that one out.',
    again: 'Gladly once more:',
    take_time: 'Of course. Take your time.',
    sure: 'Would you like to end the conversation here? Please say yes or no.',
    go_on: 'Good, then let us go on.',
    cannot_say: 'I can’t say anything about that here.',
    patient: 'Take your time. I am listening.',
    still_there: 'Are you still there? I can repeat the question, or we skip it.',
    pardon: 'I’m sorry, I did not get that. Could you say it once more?',
    trouble:
      'I’m sorry, something is not working here. What you said is kept: please come back with the same link, and we go on where we stopped.',
    closing: 'Those were all my questions. Thank you very much for your time, {name}. Goodbye!',
    closing_early: 'All right, we end here. Thank you very much for your time, {name}. Goodbye!',
  },
  hears: {
    skip: "skip|skip it|skip this|skip that|skip this one|skip that one|skip the question|next|next one|next question|go to the next question|pass|i pass|i would rather not answer|i'd rather not answer|i don't want to answer|i do not want to answer|no comment|move on",
    repeat:
      "repeat|repeat that|repeat it|repeat the question|say that again|say it again|once more|one more time|come again|pardon|pardon me|i beg your pardon|what was the question|what did you say|i didn't hear you|i did not hear you|i didn't hear that|i didn't get that|i did not get that|i didn't catch that|i didn't understand|i didn't understand the question",
    wait: 'wait|wait a moment|wait a minute|a moment|one moment|just a moment|a minute|one minute|give me a moment|give me a minute|give me a second|a second|one second|just a second|hold on|hang on|let me think|let me think about it|i need a moment|i need to think',
    leave:
      "i'm done|i am done|i'm finished|i am finished|stop|stop here|stop the interview|stop the conversation|end|end here|end it here|end the interview|end the conversation|end the call|finish here|let's stop|i want to stop|i'd like to stop|i want to end|i have to go|i have to leave|i need to go|hang up|quit",
  },
}
