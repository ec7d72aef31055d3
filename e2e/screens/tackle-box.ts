import { answerJson } from "./answer-json.ts";
import { NOW } from "./fixed-clock.ts";
import type { Stage } from "./scene.ts";

const JIG = "0198aaaa-0000-7000-8000-000000000001";
const SPOON = "0198aaaa-0000-7000-8000-000000000002";
/** The variants of each lure, keyed by the lure type of a trip. */
const VARIANTS: Readonly<Record<string, { lureId: string; ids: readonly string[] }>> = {
  Jig: { lureId: JIG, ids: [idOf(11), idOf(12), idOf(13)] },
  Spoon: { lureId: SPOON, ids: [idOf(21), idOf(22)] },
};

function idOf(number: number): string {
  return `0198aaaa-0000-7000-8000-0000000000${number}`;
}

const AT = "2026-11-18T12:00:00.000Z";
const CAUGHT = { fish: 3, best: null, last_at: AT };
const NOTHING = { size: null, weight: null, dive_depth: null, ...CAUGHT };
const ENTERED_FIELDS = {
  version: 1,
  brand: null,
  state: "in_use",
  note: null,
  photo: null,
  fields: [],
  is_sample: false,
  merges: [],
};
const LURE = { ...ENTERED_FIELDS, ...CAUGHT, kind: "lure", variants: [], created_at: AT, updated_at: AT };

const GEAR = [
  {
    ...LURE,
    id: JIG,
    name: "Own jig",
    lure_type: "Jig",
    variants: [
      { ...NOTHING, id: idOf(11), color: "firetiger", weight: "¼ oz" },
      { ...NOTHING, id: idOf(12), color: "purple" },
      { ...NOTHING, id: idOf(13), color: "chartreuse and pink" },
    ],
  },
  {
    ...LURE,
    id: SPOON,
    name: "Daredevle",
    lure_type: "Spoon",
    variants: [
      { ...NOTHING, id: idOf(21), color: "red and white" },
      { ...NOTHING, id: idOf(22), color: "firetiger" },
    ],
  },
  { ...LURE, id: idOf(31), kind: "rod", name: "Medium spinning", lure_type: null },
];

export async function answerGear({ context }: Stage): Promise<void> {
  await context.route("**/api/gear", (route) => answerJson(route, { gear: GEAR }));
}

/** Returns the lure and the variant used in the n-th hour with this type, or `null` if the box has no such lure. */
export function ownLureAt(type: string | null, index: number) {
  const lure = VARIANTS[type ?? ""];
  return lure ? { lure_id: lure.lureId, variant_id: lure.ids[index % lure.ids.length] ?? "" } : null;
}

/** Answers with the running trip, with a lure that was tied on ten minutes after its start. */
export async function tieOn({ context }: Stage): Promise<void> {
  await context.route("**/api/trips/running", async (route) => {
    const response = await route.fetch();
    const answer: { trip: { started_at: string; events: object[] } } = await response.json();
    const { trip } = answer;
    const at = new Date(Date.parse(trip.started_at) + 600_000).toISOString();
    const none = { species: null, latitude: null, longitude: null, lines: null, note: null };
    const lure = { lure_type: "Jig", ...ownLureAt("Jig", 0) };
    trip.events.push({ id: idOf(41), at, kind: "gear", quantity: 1, ...none, ...lure });
    const headers = { ...response.headers(), date: new Date(NOW).toUTCString() };
    await route.fulfill({ response, headers, json: answer });
  });
}
