/** @param size the size parameter of the gamma frailty; the variance is mean + mean² / size */
export function negativeBinomialLog(count: number, mean: number, size: number): number {
  let log = size * Math.log(size / (size + mean));
  for (let fish = 1; fish <= count; fish += 1) {
    log += Math.log(((size + fish - 1) / fish) * (mean / (size + mean)));
  }
  return log;
}

/** Returns the smallest count whose cumulative probability is at least `probability`. */
export function negativeBinomialQuantile(probability: number, mean: number, size: number): number {
  let [count, term] = [0, Math.exp(negativeBinomialLog(0, mean, size))];
  let cumulative = term;
  while (cumulative < probability && term > 0) {
    count += 1;
    term *= ((size + count - 1) / count) * (mean / (size + mean));
    cumulative += term;
  }
  return count;
}
