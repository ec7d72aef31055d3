export function sum<Item>(items: readonly Item[], value: (item: Item) => number): number {
  let result = 0;
  for (const item of items) result += value(item);
  return result;
}

/** Returns 0 if the divisor is 0. */
export function divide(value: number, by: number): number {
  return by > 0 ? value / by : 0;
}

export function total(values: readonly number[]): number {
  let result = 0;
  for (let index = 0; index < values.length; index += 1) result += values[index] ?? 0;
  return result;
}

export function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
