/** A catch may be one fish or several that were logged as one, such as 12 perch. */
export interface Counted {
  quantity: number;
}

/** Returns the number of fish, which is more than the number of catches if one of them is of several fish. */
export function countFish(catches: Iterable<Counted>): number {
  let fish = 0;
  for (const { quantity } of catches) fish += quantity;
  return fish;
}
