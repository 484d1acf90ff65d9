/** An example of logistic regression. */
export interface Row {
  features: number[]
  right: boolean
  weight: number
}

const rounds = 3_000
const rate = 0.3
/** Ridge: keeps weights small where few examples speak. */
const ridge = 0.02

/** Weighted logistic regression by gradient descent on standardised features; the weights are for the features as given. */
export function logistic(rows: Row[]): { bias: number; weights: number[]; odds(features: number[]): number } {
  const width = rows[0]!.features.length
  const all = rows.reduce((sum, { weight }) => sum + weight, 0)
  const mean = Array.from(
    { length: width },
    (_, i) => rows.reduce((sum, { features, weight }) => sum + weight * features[i]!, 0) / all,
  )
  const spread = mean.map(
    (middle, i) =>
      Math.sqrt(
        rows.reduce((sum, { features, weight }) => sum + weight * (features[i]! - middle) ** 2, 0) / all,
      ) || 1,
  )
  const scaled = rows.map(row => ({
    ...row,
    features: row.features.map((value, i) => (value - mean[i]!) / spread[i]!),
  }))
  let bias = 0
  const weights = mean.map(() => 0)
  for (let round = 0; round < rounds; round++) {
    let slope = 0
    const slopes = weights.map(w => ridge * w)
    for (const { features, right, weight } of scaled) {
      const odds = features.reduce((sum, value, i) => sum + value * weights[i]!, bias)
      const wrong = ((1 / (1 + Math.exp(-odds)) - Number(right)) * weight) / all
      slope += wrong
      for (let i = 0; i < width; i++) slopes[i]! += wrong * features[i]!
    }
    bias -= rate * slope
    for (let i = 0; i < width; i++) weights[i]! -= rate * slopes[i]!
  }
  const plain = weights.map((w, i) => w / spread[i]!)
  const start = bias - plain.reduce((sum, w, i) => sum + w * mean[i]!, 0)
  return {
    bias: start,
    weights: plain,
    odds: features => features.reduce((sum, value, i) => sum + value * plain[i]!, start),
  }
}
