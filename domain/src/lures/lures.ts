export interface Lure {
  name: string;
  category: string;
}

export const OTHER_LURE = { name: "Other", category: "Custom" } as const satisfies Lure;

export const LURES = [
  { name: "Bucktail", category: "Spinner" },
  { name: "Spoon", category: "Metal" },
  { name: "Topwater", category: "Surface" },
  { name: "Crankbait", category: "Diving" },
  { name: "Spinnerbait", category: "Spinner" },
  { name: "Jig", category: "Bottom" },
  { name: "Swimbait", category: "Soft" },
  { name: "Soft Plastic", category: "Soft" },
  { name: "Drop Shot", category: "Finesse" },
  { name: "Rapala", category: "Minnow" },
  { name: "Rattle Trap", category: "Lipless" },
  { name: "Live Bait", category: "Natural" },
  OTHER_LURE,
] as const satisfies readonly Lure[];
type ListedLure = (typeof LURES)[number];
export type LureName = ListedLure["name"];
export type LureCategory = ListedLure["category"];

const byKey = new Map<string, Lure>(LURES.map((lure) => [lure.name.toLowerCase(), lure]));

export function findLure(name: string): Lure {
  return byKey.get(name.trim().toLowerCase()) ?? OTHER_LURE;
}

export function canonicalLure(name: string): string {
  const lure = findLure(name);
  return lure === OTHER_LURE ? name.trim() : lure.name;
}
