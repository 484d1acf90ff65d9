/** What can stand in the words of a reminder; the marks are the same in every language. `text`: `{marks}` is their place. */
export function MarksNote({ text, marks }: { text: string; marks: string }) {
  const [before, after] = text.split('{marks}')
  return (
    <>
      {before}
      <code dir="ltr">{marks}</code>
      {after}
    </>
  )
}
