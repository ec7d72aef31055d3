import { canonicalSpecies, speciesKey } from "@creel/domain/species/species";

/** Maps a name to one spelling: "zander" and "Zander" are the same. */
export type Spell = (name: string) => string;

interface Written {
  name: string | null;
  at: Date;
}

/** Returns a function that ignores case and gives each name the spelling that was written last. */
export function spellings(written: Iterable<Written>): Spell {
  const last = new Map<string, { name: string; at: Date }>();
  for (const { name, at } of written) {
    if (name === null) continue;
    const key = name.toLowerCase();
    const known = last.get(key);
    if (!known || known.at <= at) last.set(key, { name, at });
  }
  return (name) => last.get(name.toLowerCase())?.name ?? name;
}

/**
 * Returns a function that gives all names of one fish the same name: that of the list, else the one written most, else
 * the last.
 * @param language of the angler, for names that mean another fish elsewhere
 */
export function speciesSpellings(
  written: readonly { species: string; caughtAt: Date }[],
  language: string | null = null,
): Spell {
  const spell = spellings(written.map(({ species, caughtAt }) => ({ name: species, at: caughtAt })));
  const counts = new Map<string, { name: string; count: number; last: number }>();
  for (const { species, caughtAt } of written) {
    const key = species.toLowerCase();
    const { count, last } = counts.get(key) ?? { count: 0, last: 0 };
    counts.set(key, { name: spell(species), count: count + 1, last: Math.max(last, caughtAt.getTime()) });
  }
  const most = [...counts.values()].toSorted(
    (one, other) => one.count - other.count || one.last - other.last,
  );
  const shown = new Map(
    most.map(({ name }) => [speciesKey(name, language), canonicalSpecies(name, language)]),
  );
  return (name) => shown.get(speciesKey(name, language)) ?? canonicalSpecies(spell(name), language);
}
