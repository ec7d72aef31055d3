/** Pseudorandom numbers that are the same for the same seed (mulberry32). */
export interface Random {
  /** Returns a whole number from 0 to below `limit`. */
  below: (limit: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
  /** Returns `count` different whole numbers from 0 to below `limit`. */
  several: (count: number, limit: number) => Set<number>;
}

export function randomFrom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick(items) {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error("There is nothing to pick from");
      return item;
    },
    several(count, limit) {
      const numbers = new Set<number>();
      while (numbers.size < Math.min(count, limit)) numbers.add(below(limit));
      return numbers;
    },
  };
}
