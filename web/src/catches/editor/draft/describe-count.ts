/** As in "3 catches to finish". */
export function describeCount(count: number): string {
  return count === 1 ? "1 catch to finish" : `${count} catches to finish`;
}
