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
