export interface NamedCount {
  name: string;
  catches: number;
}

/** Each name once, the most first. */
export function mostFirst(names: readonly (string | undefined)[]): NamedCount[] {
  const counted = new Map<string, number>();
  for (const name of names) if (name !== undefined) counted.set(name, (counted.get(name) ?? 0) + 1);
  return [...counted]
    .map(([name, catches]) => ({ name, catches }))
    .toSorted((one, other) => other.catches - one.catches);
}
