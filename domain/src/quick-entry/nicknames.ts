import { foldText } from "../text/fold.ts";

/** Anglers' names for fish, folded, in addition to the names that an import knows. */
const SPECIES: Readonly<Record<string, string>> = {
  "Bass (Largemouth)": "lmb|lm bass|lmbs|largie|largies|largemouths|bigmouth|bucketmouth|green bass",
  "Bass (Smallmouth)":
    "smb|smbs|sm bass|smallies|smally|smallmouths|smalljaw|bronzeback|bronze back|brown bass",
  Walleye: "eye|eyes|walleyes|wally|wallys|wallies|marble eye|marbleye",
  Bluegill: "bg|bgs|gill|gills|bluegills|blue gills",
  Pike: "northerns|pikes|npike|n pike|gator|hammer handle|hechte",
  Musky: "muskies|muskys|muskellunges|musquie",
  Perch: "perches|yellow perches|barsche",
  Catfish: "cat|cats|catfishes",
  Trout: "trouts|forellen",
  Salmon: "salmons|lachse",
  Crappie: "crappies|slab|slabs|papermouth|papermouths",
  Zander: "zanders",
  "Lake trout": "laker|lakers|lake trouts",
  "Brook trout": "brookie|brookies",
  Steelhead: "steelie|steelies|steelheads",
  Bass: "basses",
};

const BY_NICKNAME = new Map(
  Object.entries(SPECIES).flatMap(([name, words]) => words.split("|").map((word) => [word, name] as const)),
);

export function speciesCalled(written: string): string | null {
  return BY_NICKNAME.get(foldText(written)) ?? null;
}

/** True for the catfish of most lakes, which is logged as plain catfish. Its first word goes to the notes. */
export function isChannelCat(written: string): boolean {
  return /^channel cat(?:s|fish|fishes)?$/.test(foldText(written));
}

/** Lures and baits that the list has no name for, folded. They stay as written. */
const LURES =
  "ned rig|texas rig|carolina rig|wacky rig|alabama rig|lindy rig|chatterbait|bladed jig|blade bait|bladebait|jerkbait|" +
  "jerk bait|daredevle|dardevle|daredevil|woolly bugger|wooly bugger|woolly worm|fly|dry fly|nymph|streamer|crawler harness|" +
  "little cleo|kastmaster|husky jerk|beetle spin|underspin|slab spoon|wedding ring|fliege|gummi|zocker|spinfliege";
/**
 * Baits that the list has no name for, folded. If the line also names a lure, the bait goes to the notes: "jig and
 * minnow".
 */
const BAITS =
  "chicken liver|chicken livers|cut bait|powerbait|power bait|crawler|crawlers|night crawlers|wax worm|wax worms|waxie|" +
  "waxies|maggot|maggots|boilie|boilies|corn|bread|cricket|crickets|dough bait|doughbait|stink bait|craw|crawfish|crayfish|" +
  "dew worm|mais|made|maden|tauwurm|tauwurmer|kofi|koderfisch|live shad|salmon eggs";

const AS_WRITTEN = new Set([LURES, BAITS].flatMap((words) => words.split("|")));
const ONLY_BAITS = new Set(
  `${BAITS}|minnow|minnows|worm|worms|nightcrawler|nightcrawlers|night crawler|leech|leeches|shiner|shiners|wurm`.split(
    "|",
  ),
);

export function isLureCalled(written: string): boolean {
  return AS_WRITTEN.has(foldText(written));
}

export function isBait(written: string): boolean {
  return ONLY_BAITS.has(foldText(written));
}
