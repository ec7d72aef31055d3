import { answerJson } from "./answer-json.ts";
import type { Stage } from "./scene.ts";

const MIDDLE = { latitude: 46.85, longitude: -90.95 };
/** In degrees of latitude; the corners of a cell of resolution 7 are as far from its middle. */
const REACH = 0.0127;
const CORNERS = 6;
const OWN_RATE = 0.42;
/** By column and row: some with a rate of every color, some with too little. */
const RATES = [
  [null, 0.12, 0.24, null],
  [0.31, 0.45, 0.62, null],
  [null, 0.38, 1.1, 0.2],
  [null, null, 0.55, 0.4],
];

/** The log of somebody who fished all over a bay. */
export async function answerRates({ context }: Stage): Promise<void> {
  const cells = RATES.flatMap((column, x) => column.map((rate, y) => cellOf({ x, y, rate })));
  const json = { own_rate: OWN_RATE, cells, hours_without_place: 6.5 };
  await context.route("**/api/insights/rate-map?*", (route) => answerJson(route, json));
}

function cellOf({ x, y, rate }: { x: number; y: number; rate: number | null }) {
  const shrink = Math.cos((MIDDLE.latitude * Math.PI) / 180);
  const east = (x - 1.5) * 1.5 * REACH;
  const north = (y - 1.5 + (x % 2) / 2) * Math.sqrt(3) * REACH;
  const ring = Array.from({ length: CORNERS + 1 }, (_, corner): [number, number] => {
    const angle = (corner * 2 * Math.PI) / CORNERS;
    return [
      MIDDLE.longitude + (east + REACH * Math.cos(angle)) / shrink,
      MIDDLE.latitude + north + REACH * Math.sin(angle),
    ];
  });
  return {
    id: `${x} ${y}`,
    ring,
    rate,
    outings: rate === null ? 2 : 9,
    hours: rate === null ? 5 : 31,
    fish: 4,
  };
}
