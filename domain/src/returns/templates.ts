import type { Block } from "./block.ts";

/** `custom` stands for the blocks that an angler chose. */
export const RETURN_TEMPLATES = [
  "scotland",
  "england-wales",
  "norway-river",
  "north-carolina",
  "club-log",
  "recfishing",
  "custom",
] as const;
export type TemplateKey = (typeof RETURN_TEMPLATES)[number];
export type BuiltInKey = Exclude<TemplateKey, "custom">;

interface BuiltInTemplate {
  /** The usual period: the season or calendar year, or one day. */
  period: { from: string; to: string } | "day";
  /** The IANA time zone in which its days and its deadline are; `null` for the angler's own. */
  timeZone: string | null;
  blocks: readonly Block[];
}

const YEAR = { from: "01-01", to: "12-31" };
const SALMON = ["Salmon"];
const SEA_TROUT = ["Sea trout"];
const BOTH = [...SALMON, ...SEA_TROUT];
/** The species of North Carolina's mandatory harvest reporting since December 1, 2025. */
const REPORTED_IN_NORTH_CAROLINA = ["Flounder", "Red drum", "Spotted seatrout", "Striped bass", "Weakfish"];
/** The size classes of Norwegian salmon rivers, in kilograms. */
const NORWEGIAN_CLASSES = { unit: "kg", bounds: [3, 7] } as const;

function keptAndReleased(species: string[]): Block[] {
  return [
    { kind: "fish", fate: "kept", species },
    { kind: "fish", fate: "released", species },
  ];
}

/**
 * The blocks follow the forms of 2025 and 2026. They are an angler's tools, not the authority's forms: the
 * period, the zone and the deadline can be changed in every return.
 */
export const TEMPLATES: Record<BuiltInKey, BuiltInTemplate> = {
  scotland: {
    period: { from: "02-01", to: "10-31" },
    timeZone: "Europe/London",
    blocks: [
      { kind: "rows", by: "month" },
      { kind: "rod_days" },
      { kind: "blank" },
      { kind: "hours" },
      ...keptAndReleased(SALMON),
      ...keptAndReleased(SEA_TROUT),
      { kind: "list", fate: "kept", species: BOTH },
      { kind: "line", id: "card" },
      { kind: "signature" },
      { kind: "deadline", on: "11-30" },
    ],
  },
  "england-wales": {
    period: YEAR,
    timeZone: "Europe/London",
    blocks: [
      { kind: "rows", by: "water" },
      { kind: "rod_days", from: "01-01", to: "06-15" },
      { kind: "rod_days", from: "06-16", to: "12-31" },
      { kind: "blank" },
      ...keptAndReleased(SALMON),
      ...keptAndReleased(SEA_TROUT),
      { kind: "list", fate: "any", species: BOTH },
      { kind: "line", id: "license" },
      { kind: "signature" },
      { kind: "deadline", on: "01-01" },
    ],
  },
  "norway-river": {
    period: "day",
    timeZone: "Europe/Oslo",
    blocks: [
      { kind: "rows", by: "day" },
      { kind: "hours" },
      { kind: "blank" },
      { kind: "sizes", fate: "kept", species: SALMON, ...copy(NORWEGIAN_CLASSES) },
      { kind: "sizes", fate: "released", species: SALMON, ...copy(NORWEGIAN_CLASSES) },
      ...keptAndReleased(SEA_TROUT),
      { kind: "list", fate: "any", species: BOTH },
      { kind: "line", id: "card" },
      { kind: "deadline", days: 0 },
    ],
  },
  "north-carolina": {
    period: "day",
    timeZone: "America/New_York",
    blocks: [
      { kind: "rows", by: "trip" },
      { kind: "anglers" },
      ...REPORTED_IN_NORTH_CAROLINA.map((species): Block => ({
        kind: "fish",
        fate: "kept",
        species: [species],
      })),
      { kind: "list", fate: "kept", species: REPORTED_IN_NORTH_CAROLINA },
      { kind: "line", id: "license" },
      { kind: "line", id: "area" },
      { kind: "line", id: "gear" },
      { kind: "deadline", days: 0 },
    ],
  },
  "club-log": {
    period: YEAR,
    timeZone: null,
    blocks: [
      { kind: "rows", by: "day" },
      { kind: "area" },
      { kind: "hours" },
      { kind: "blank" },
      ...keptAndReleased([]),
      { kind: "weight", fate: "kept", species: [] },
      { kind: "list", fate: "kept", species: [] },
      { kind: "line", id: "member" },
      { kind: "signature" },
      { kind: "deadline", on: "01-15" },
    ],
  },
  recfishing: {
    period: "day",
    timeZone: null,
    blocks: [
      { kind: "rows", by: "day" },
      { kind: "area" },
      { kind: "method" },
      { kind: "hours" },
      ...keptAndReleased([]),
      { kind: "list", fate: "any", species: [] },
      { kind: "deadline", days: 0 },
    ],
  },
};

function copy({ unit, bounds }: typeof NORWEGIAN_CLASSES) {
  return { unit, bounds: [...bounds] };
}

/** Returns the blocks of a return: those of Creel's template, or the angler's own. */
export function blocksOfTemplate(key: TemplateKey, own: readonly Block[] | null): readonly Block[] {
  return key === "custom" ? (own ?? []) : TEMPLATES[key].blocks;
}
