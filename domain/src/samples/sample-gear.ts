import type { StoredVariant } from "../gear/gear.ts";
import type { NewGearFields } from "../gear/new-gear.ts";
import type { LureName } from "../lures/lures.ts";

type SampleGear = Required<Pick<NewGearFields, "kind" | "name" | "brand" | "lure_type" | "fields">> & {
  variants: readonly Omit<StoredVariant, "id">[];
};

type Variant = Partial<Omit<StoredVariant, "id">>;

const JIG = lure(
  "Jig",
  ["Jig", null],
  [
    { color: "firetiger", weight: "¼ oz" },
    { color: "purple", weight: "⅜ oz" },
  ],
);
const RAPALA = lure(
  "Original Floater",
  ["Rapala", "Rapala"],
  [
    { color: "silver", size: "4⅜ in", dive_depth: "4 to 6 ft" },
    { color: "firetiger", size: "3½ in", dive_depth: "3 to 5 ft" },
  ],
);
const NED = lure(
  "Ned rig",
  ["Soft Plastic", "Z-Man"],
  [
    { color: "green pumpkin", size: "2¾ in", weight: "⅙ oz" },
    { color: "black and blue", size: "2¾ in", weight: "⅒ oz" },
  ],
);
const SPOON = lure("Dardevle", ["Spoon", "Eppinger"], [{ color: "red and white", weight: "¾ oz" }]);
const BUCKTAIL = lure(
  "Double bucktail",
  ["Bucktail", "Musky Mayhem"],
  [{ color: "black", size: "Double 8", weight: "1 oz" }],
);
const SWIMBAIT = lure("Easy Shiner", ["Swimbait", "Keitech"], [{ color: "pearl", size: "4 in" }]);
const CRANKBAIT = lure(
  "Shad Rap",
  ["Crankbait", "Rapala"],
  [{ color: "perch", size: "2¾ in", dive_depth: "8 to 11 ft" }],
);
const BAIT = lure(
  "Bait",
  ["Live Bait", null],
  [
    { color: null, size: "Leech" },
    { color: null, size: "Minnow" },
    { color: null, size: "Nightcrawler" },
  ],
);

const SPINNING_ROD = rod("Medium spinning", "6 ft 10, medium", "8 lb braid");
const MUSKY_ROD = rod("Musky rod", "8 ft 6, heavy", "80 lb braid");
const ICE_ROD = rod("Ice rod", "28 in, medium light", "4 lb mono");

export const SAMPLE_GEAR: readonly SampleGear[] = [
  JIG,
  RAPALA,
  NED,
  SPOON,
  BUCKTAIL,
  SWIMBAIT,
  CRANKBAIT,
  BAIT,
  SPINNING_ROD,
  MUSKY_ROD,
  ICE_ROD,
];

interface TiedSample {
  gear: SampleGear;
  /** The index among the variants. */
  variant: number;
}

/** The lures tied on, keyed by the short names that trips use. */
export const SAMPLE_LURES = {
  fireJig: { gear: JIG, variant: 0 },
  purpleJig: { gear: JIG, variant: 1 },
  silverRapala: { gear: RAPALA, variant: 0 },
  fireRapala: { gear: RAPALA, variant: 1 },
  greenNed: { gear: NED, variant: 0 },
  blackNed: { gear: NED, variant: 1 },
  spoon: { gear: SPOON, variant: 0 },
  bucktail: { gear: BUCKTAIL, variant: 0 },
  swimbait: { gear: SWIMBAIT, variant: 0 },
  shadRap: { gear: CRANKBAIT, variant: 0 },
  leech: { gear: BAIT, variant: 0 },
  minnow: { gear: BAIT, variant: 1 },
  crawler: { gear: BAIT, variant: 2 },
} as const satisfies Record<string, TiedSample>;
export type SampleLure = keyof typeof SAMPLE_LURES;

export function sampleRodOf({ target, isIce }: { target: string; isIce: boolean }): SampleGear {
  if (isIce) return ICE_ROD;
  return target === "Musky" ? MUSKY_ROD : SPINNING_ROD;
}

function lure(
  name: string,
  [type, brand]: readonly [type: LureName, brand: string | null],
  variants: readonly Variant[],
): SampleGear {
  const unknown = { color: null, size: null, weight: null, dive_depth: null };
  return {
    kind: "lure",
    name,
    brand,
    lure_type: type,
    variants: variants.map((variant) => ({ ...unknown, ...variant })),
    fields: [],
  };
}

function rod(name: string, length: string, line: string): SampleGear {
  const fields = [
    { name: "Length", value: length },
    { name: "Line", value: line },
  ];
  return { kind: "rod", name, brand: null, lure_type: null, variants: [], fields };
}
