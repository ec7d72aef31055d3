import { milesBetween } from "@creel/domain/places/distance";
import {
  type Gauge,
  GAUGE_LIMITS,
  GAUGE_SERVICES,
  type GaugeService,
  type OfferedGauge,
  type OfferedGauges,
} from "@creel/domain/waters/gauge";

import type { WaterRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import { foldName } from "../../places/fold-name.ts";
import type { GaugeProvider, NearbyGauges } from "../../weather/gauges/read-gauges.ts";

export interface GaugeAsker {
  gauges: GaugeProvider;
  countQuestion: (calls: number) => Promise<void>;
}

/** Returns gauges near a water: first those on the river of its name, then the nearest. */
export async function offerGauges(water: WaterRow, asker: GaugeAsker): Promise<OfferedGauges> {
  const { stations, silent, attribution } = await findNear(water, asker);
  const offered = stations
    .map((found): OfferedGauge => ({
      service: found.service,
      station: found.station,
      name: found.name,
      river: found.river,
      latitude: found.latitude,
      longitude: found.longitude,
      distance: milesBetween(found, water),
      hasName: isNamed(water.name, found),
      quantities: found.quantities,
      now: found.now,
    }))
    .filter(({ distance }) => distance <= GAUGE_LIMITS.miles)
    .toSorted(byNameAndDistance);
  return { gauges: withoutRepeated(offered).slice(0, GAUGE_LIMITS.offered), silent, attribution };
}

/** Only a gauge that could be offered is accepted. @throws AppError invalid_input, weather_unavailable */
export async function chosenGauge(
  water: WaterRow,
  { service, station }: { service: GaugeService; station: string },
  asker: GaugeAsker,
): Promise<Gauge> {
  const { stations, silent } = await findNear(water, asker);
  const found = stations.find((each) => each.service === service && each.station === station);
  if (!found && silent.includes(service)) throw new AppError("weather_unavailable");
  if (!found || milesBetween(found, water) > GAUGE_LIMITS.miles) {
    throw new AppError("invalid_input", { fields: { station: { code: "invalid" } } });
  }
  const { name, river, latitude, longitude } = found;
  const confirmed_at = new Date().toISOString();
  return { service, station, name, river, latitude, longitude, confirmed_at };
}

async function findNear(
  { userId, latitude, longitude }: WaterRow,
  { gauges, countQuestion }: GaugeAsker,
): Promise<NearbyGauges> {
  return gauges.near({ userId, place: { latitude, longitude }, countQuestion });
}

function byNameAndDistance(one: OfferedGauge, other: OfferedGauge): number {
  if (one.hasName !== other.hasName) return one.hasName ? -1 : 1;
  return one.distance - other.distance || rankOf(one) - rankOf(other);
}

function rankOf({ service }: OfferedGauge): number {
  return GAUGE_SERVICES.indexOf(service);
}

/** In miles. Near a border, two services list the same gauge. */
const SAME_PLACE = 0.1;

/** Keeps the first service's gauge if two services list the same one. */
function withoutRepeated(gauges: readonly OfferedGauge[]): OfferedGauge[] {
  return gauges.filter(
    (gauge) =>
      !gauges.some((other) => rankOf(other) < rankOf(gauge) && milesBetween(other, gauge) < SAME_PLACE),
  );
}

/** Folded words that say what kind of water it is, not which. */
const KINDS = new Set(
  (
    "river creek brook stream fork branch run canal lake pond reservoir loch lough water the of at " +
    "fluss bach kanal see teich der die das riviere fleuve ruisseau lac canal le la les de du des " +
    "rio rivier meer alv alven an sjo sjon elv elva vassdrag joki jarvi"
  ).split(" "),
);
/** "Würm River" is "Würm", "Torneälven" is "Torne", "Nordfluss" is "Nord". */
const ENDINGS = /(?<=\p{L}{3})(?:fluss|alven|elven|elva|joki)$/u;

/** Returns whether the gauge's river has the water's name; without a river, whether the gauge's name begins with it. */
function isNamed(water: string, { river, name }: { river: string | null; name: string }): boolean {
  const own = wordsOf(water);
  if (own.length === 0) return false;
  if (river === null) return own.every((word, index) => wordsOf(name)[index] === word);
  const others = wordsOf(river);
  const [short, long] = own.length <= others.length ? [own, new Set(others)] : [others, new Set(own)];
  return short.length > 0 && short.every((word) => long.has(word));
}

function wordsOf(name: string): string[] {
  const words = foldName(name).split(" ");
  return words.filter((word) => word !== "" && !KINDS.has(word)).map((word) => word.replace(ENDINGS, ""));
}
