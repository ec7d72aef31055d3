import type { Gear } from "./gear.ts";

type Named = Pick<Gear, "id" | "kind" | "name" | "fish">;

/** Different short words too often have the same letters. */
const LEAST_LETTERS = 5;

/**
 * Returns pairs that look like the same item: their names have the same letters in any order, such as "firetiger jig"
 * and "Jig (fire tiger)". The item with more fish comes second, as the target of a merge.
 */
export function similarGear<Each extends Named>(all: readonly Each[]): [Each, Each][] {
  const into = new Map<string, Each>();
  const pairs: [Each, Each][] = [];
  for (const each of all.toSorted((one, other) => other.fish - one.fish)) {
    const letters = lettersOf(each.name);
    const key = `${each.kind} ${letters}`;
    const other = into.get(key);
    if (other) pairs.push([each, other]);
    else if (letters.length >= LEAST_LETTERS) into.set(key, each);
  }
  return pairs;
}

function lettersOf(name: string): string {
  const letters = name.toLowerCase().match(/[\p{L}\p{N}]/gu) ?? [];
  return letters.toSorted().join("");
}
