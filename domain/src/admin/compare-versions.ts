/** Returns a negative number if the first of two versions, such as 1.2.0, is older. What follows a hyphen does not count. */
export function compareVersions(one: string, other: string): number {
  const [ones, others] = [one, other].map((text) => (text.split("-")[0] ?? "").split(".").map(Number));
  const at = (ones ?? []).findIndex((part, index) => part !== others?.[index]);
  return (ones?.[at] ?? 0) - (others?.[at] ?? 0);
}
