export function roundTo(value: number, decimals: number): number {
  // Adding zero turns −0 into 0.
  return Number(value.toFixed(decimals)) + 0;
}
