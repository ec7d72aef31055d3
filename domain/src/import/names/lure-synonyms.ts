import type { LureName } from "../../lures/lures.ts";

type Listed = Exclude<LureName, "Other">;

/** Other spellings and languages of the same kind of lure, compared folded and without anything but letters. */
export const LURE_SYNONYMS: Record<Listed, readonly string[]> = {
  Bucktail: ["bucktails", "bucktail spinner", "inline bucktail"],
  Spoon: [
    "spoons",
    "blinker",
    "löffel",
    "skeddrag",
    "sked",
    "cuillère",
    "cuiller",
    "cucharilla ondulante",
    "lepel",
    "lusikka",
  ],
  Topwater: ["top water", "topwaters", "surface lure", "oberflächenköder", "ytbete"],
  Crankbait: ["crank bait", "crankbaits", "crank"],
  Spinnerbait: ["spinner bait", "spinnerbaits"],
  Jig: ["jigs", "jig head", "jighead", "jigg", "jigi"],
  Swimbait: ["swim bait", "swimbaits"],
  "Soft Plastic": [
    "soft plastics",
    "softbait",
    "soft bait",
    "gummifisch",
    "gummiköder",
    "gummibete",
    "leurre souple",
    "vinilo",
  ],
  "Drop Shot": ["dropshot", "drop shotting", "dropshot rig"],
  Rapala: [],
  "Rattle Trap": ["rat l trap", "rattletrap", "lipless crankbait", "lipless"],
  "Live Bait": [
    "livebait",
    "live baits",
    "lebendköder",
    "levande bete",
    "appât vivant",
    "cebo vivo",
    "levend aas",
    "żywiec",
  ],
};

/** Offered, never taken. */
export const LURE_KINDS: Partial<Record<Listed, readonly string[]>> = {
  "Live Bait": [
    "minnow",
    "minnows",
    "worm",
    "worms",
    "nightcrawler",
    "night crawler",
    "leech",
    "leeches",
    "shiner",
    "wurm",
    "tauwurm",
    "mask",
  ],
  "Soft Plastic": ["senko", "plastic worm", "tube", "grub", "curly tail", "twister", "creature bait"],
  Crankbait: ["wobbler", "wobler", "vobla", "voblare", "squarebill", "shad rap"],
  Topwater: ["popper", "frog", "buzzbait", "whopper plopper"],
  Bucktail: ["spinner", "inline spinner", "mepps"],
};
