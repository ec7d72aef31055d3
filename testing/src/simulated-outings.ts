import { scoreRule } from "@creel/domain/fishing-score/score-rule";
import type { Outing, Outings, Segment } from "@creel/domain/insights/outings";
import { type Random, seededRandom } from "@creel/domain/insights/simulation/seeded-random";
import { type Simulated, simulateLog } from "@creel/domain/insights/simulation/simulate-log";

const WATERS: Readonly<Record<string, string>> = {
  pond: "Chequamegon Bay",
  lake: "Lake Vermilion",
  river: "Pike River",
};
const SPECIES = ["Walleye", "Walleye", "Walleye", "Pike", "Perch"];
const LURES = ["Jig", "Jig", "Spoon", "Live Bait", "Crankbait", "Drop Shot"];
const RAIN = 61;
const CLEAR = 1;

/**
 * Returns the answer of `GET /insights/outings` for `count` trips of an angler who catches more at first light, unless
 * `truth` differs.
 */
export function simulatedOutings(count: number, truth: Partial<Simulated> = {}): Outings {
  const random = seededRandom(`${count} trips`);
  const effect = { factor: "light", bin: "firstLight", ratio: 2.2 } as const;
  const angler = { rate: 0.6, size: 3, burst: 1.2, effect, scoreSlope: 0.12, ...truth, outings: count };
  const outings = simulateLog(angler, random).map((outing) => furnish(outing, random));
  outings.sort((one, other) => one.day.localeCompare(other.day));
  return { outings, without_hours: [] };
}

/** Adds names, lures and the weather that the simulation leaves out. */
function furnish(outing: Outing, random: Random): Outing {
  const wind = 360 * random.uniform();
  const isRaining = random.uniform() < 0.2;
  const lure = random.uniform() < 0.8 ? pick(LURES, random) : null;
  const name = WATERS[outing.water?.id ?? ""] ?? "";
  return {
    ...outing,
    water: outing.water && { ...outing.water, name },
    lures: lure === null ? [] : [lure],
    segments: outing.segments.map((segment) => ({
      ...segment,
      predicted: segment.predicted && { ...segment.predicted, rule: scoreRule() },
      lure,
      fish: nameFish(segment, random),
      conditions: segment.conditions && {
        ...segment.conditions,
        wind_degrees: (wind + 40 * random.uniform()) % 360,
        weather_code: isRaining ? RAIN : CLEAR,
        water_temperature: (segment.conditions.air_temperature ?? 50) - 4,
      },
    })),
  };
}

function nameFish({ fish }: Segment, random: Random): Segment["fish"] {
  const named: Segment["fish"] = {};
  for (let left = fish["Pike"] ?? 0; left > 0; left -= 1) {
    const species = pick(SPECIES, random);
    named[species] = (named[species] ?? 0) + 1;
  }
  return named;
}

function pick(names: readonly string[], { uniform }: Random): string {
  return names[Math.floor(uniform() * names.length)] ?? "";
}
