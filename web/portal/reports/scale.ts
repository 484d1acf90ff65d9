/** The marks of an axis from 0: at most four steps of a round size, the last at or above `most`. */
export function marksOf(most: number): number[] {
  if (!(most > 0)) return [0, 1]
  const rough = most / 4
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].map(factor => factor * magnitude).find(size => size * 4 >= most * 0.999)!
  const marks: number[] = [0]
  while (marks.at(-1)! < most * 0.999) marks.push(Number((marks.length * step).toPrecision(12)))
  return marks
}

/** Of whole things there are no halves. */
export const wholeMarksOf = (most: number): number[] =>
  most <= 4
    ? Array.from({ length: Math.max(1, Math.ceil(most)) + 1 }, (_, mark) => mark)
    : marksOf(most).filter(Number.isInteger)
