import type { StoredVariant } from "../gear/gear.ts";
import type { NewGearFields } from "../gear/new-gear.ts";

type SampleGear = Required<Pick<NewGearFields, "kind" | "name" | "brand" | "lure_type" | "fields">> & {
  variants: readonly Omit<StoredVariant, "id">[];
};

const JIG = lure("Jig", null, [
  { color: "firetiger", weight: "¼ oz" },
  { color: "purple", weight: "⅜ oz" },
]);
const MUSKY_ROD = rod("Musky rod", "8 ft 6, heavy", "80 lb braid");
const SPINNING_ROD = rod("Medium spinning", "6 ft 10, medium", "8 lb braid");

export const SAMPLE_GEAR: readonly SampleGear[] = [
  JIG,
  lure("Spoon", "Daredevle", [{ color: "red and white", weight: "¾ oz" }]),
  lure("Rapala", "Rapala", [{ color: "silver", size: "4⅜ in", dive_depth: "3 to 5 ft" }]),
  lure("Bucktail", "Musky Mayhem", [{ color: "black", size: "Double 8", weight: "1 oz" }]),
  SPINNING_ROD,
  MUSKY_ROD,
];

interface Caught {
  lure_type?: string | null | undefined;
  depth?: number | null | undefined;
  species: string;
}

/** The sample lure, by its `lure_type`, and the rod of a sample catch; deep jigs are purple. */
export function sampleGearOf({ lure_type: lureType, depth, species }: Caught) {
  const found = SAMPLE_GEAR.find((gear) => gear.kind === "lure" && gear.lure_type === lureType);
  const isDeep = found === JIG && (depth ?? 0) > DEEP_FT;
  return {
    lure: found ?? null,
    /** Its place among the variants. */
    variant: isDeep ? 1 : 0,
    rod: species === "Musky" ? MUSKY_ROD : SPINNING_ROD,
  };
}

const DEEP_FT = 20;

function lure(
  name: string,
  brand: string | null,
  variants: readonly Partial<Omit<StoredVariant, "id">>[],
): SampleGear {
  const unknown = { color: null, size: null, weight: null, dive_depth: null };
  return {
    kind: "lure",
    name,
    brand,
    lure_type: name,
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
