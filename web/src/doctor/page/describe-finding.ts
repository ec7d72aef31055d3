import type { Catch } from "@creel/domain/catches/catch";
import type { Check, Finding, Fix } from "@creel/domain/doctor/finding";
import { recordLength } from "@creel/domain/species/record-lengths";
import { t } from "@lingui/core/macro";

import { formatShort } from "../../dates/format-catch-time.ts";
import { locale } from "../../i18n/locale.ts";
import { cityOfZone } from "../../places/city-of-zone.ts";
import { speciesName } from "../../species/species-names.ts";
import type { Units } from "../../units/make-units.ts";
import { describeSlip } from "./describe-slip.ts";
import type { Found } from "./found.ts";

type Describe = (found: Found, units: Units) => string[];

const OF_CHECK: Record<Check, Describe> = {
  length: describeLength,
  weight: describeWeight,
  outlier: describeOutlier,
  no_place: () => [t`The coordinates are 0, 0, in the ocean off Africa, so its real place is missing.`],
  turned_place: ({ finding }) => [t`It is far from where you fish.`, ...describeTurn(finding.mends[0])],
  off_water: describeShore,
  on_land: describeLand,
  twice: ({ catches }) => [t`Same numbers within two minutes.`, ...describeDuplicates(catches)],
  future: () => [t`This date is in the future.`],
  midnight: () => [t`Exactly midnight. Maybe only the day is known.`],
  zone: describeZone,
  photo_time: describePhoto,
  outside_trip: ({ finding }) => {
    const hours = hoursOf(finding);
    return [t`It was caught ${hours} before or after its trip.`];
  },
  long_trip: ({ finding }) => {
    const hours = hoursOf(finding);
    return [t`It lasts ${hours}. Maybe you forgot to end it.`];
  },
};

/** Explains in full sentences why a finding is odd. */
export function describeFinding(found: Found, units: Units): string {
  return OF_CHECK[found.finding.check](found, units).join(" ");
}

function describeLength({ finding, catches }: Found, units: Units): string[] {
  const species = speciesName(catches[0]?.species ?? "");
  const longest = units.format("length", Math.round(finding.measure ?? 0));
  if (!isListed(catches[0]?.species)) {
    return [t`Longer than any fish on record.`, ...describeSlip(finding.mends[0], units)];
  }
  return [
    t`Longer than any on record: ${species} grow to ${longest}.`,
    ...describeSlip(finding.mends[0], units),
  ];
}

function isListed(species = ""): boolean {
  return recordLength(species) !== null;
}

function describeOutlier({ finding, catches }: Found, units: Units): string[] {
  const species = speciesName(catches[0]?.species ?? "");
  const longest = units.format("length", Math.round((finding.measure ?? 0) * 10) / 10);
  return [
    t`Far longer than your other ${species}. The longest is ${longest}.`,
    ...describeSlip(finding.mends[0], units),
  ];
}

function describeWeight({ finding, catches }: Found, units: Units): string[] {
  const species = speciesName(catches[0]?.species ?? "");
  if (!isListed(catches[0]?.species)) {
    return [t`Heavier than any fish ever landed.`, ...describeSlip(finding.mends[0], units)];
  }
  if (!catches[0]?.length) {
    return [t`Heavier than any ${species} on record.`, ...describeSlip(finding.mends[0], units)];
  }
  const long = units.format("length", catches[0]?.length ?? 0);
  const heavy = units.formatTotalWeight(Number((finding.measure ?? 0).toPrecision(2)));
  return [t`At ${long}, ${species} weigh about ${heavy}.`, ...describeSlip(finding.mends[0], units)];
}

function describeTurn(fix: Fix | undefined): string[] {
  if (fix?.kind !== "place") return [];
  if (fix.how === "swapped") return [t`With the two numbers swapped, it is where you often fish.`];
  return fix.how === "both_signs"
    ? [t`With both signs flipped, it is where you often fish.`]
    : [t`With the sign flipped, it is where you often fish.`];
}

const METERS_PER_MILE = 1609.344;

function describeShore({ finding, catches }: Found, units: Units): string[] {
  const far = units.formatDistance((finding.measure ?? 0) / METERS_PER_MILE);
  const water = catches[0]?.water?.name;
  return [water === undefined ? t`It is ${far} from its lake or river.` : t`It is ${far} from ${water}.`];
}

function describeLand({ finding: { measure } }: Found, units: Units): string[] {
  if (measure === null) return [t`It is on dry land: the map has no water nearby.`];
  const far = units.formatDistance(measure / METERS_PER_MILE);
  return [t`It is on dry land, ${far} from the nearest water on the map.`];
}

function describeDuplicates(catches: readonly Catch[]): string[] {
  const withPhotos = catches.filter(({ photos }) => photos.length > 0).length;
  if (withPhotos === catches.length) return [t`Both have photos, so you can’t merge them here.`];
  return withPhotos === 1 ? [t`One has the photos.`] : [];
}

function describeZone({ finding, catches }: Found): string[] {
  const [own, there] = [cityOfZone(catches[0]?.time_zone ?? ""), cityOfZone(finding.time_zone ?? "")];
  return [t`It was logged on ${own} time, but its place is on ${there} time.`];
}

function describePhoto({ finding, catches }: Found): string[] {
  const [caught] = catches;
  const [fix] = finding.mends;
  if (!caught || fix?.kind !== "time") return [];
  const taken = formatShort({ ...caught, date: fix.date, time: fix.date });
  const hours = finding.measure ?? 0;
  const apart = hours < MIN_HOURS_AS_DAYS ? hoursOf(finding) : daysOf(hours);
  const isLater = Date.parse(caught.date) > Date.parse(fix.date);
  return [
    t`Its photo was taken on ${taken}.`,
    isLater ? t`The catch is logged ${apart} later.` : t`The catch is logged ${apart} earlier.`,
  ];
}

const MIN_HOURS_AS_DAYS = 48;

function daysOf(hours: number): string {
  const format = { style: "unit", unit: "day", unitDisplay: "long", maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(locale, format).format(hours / 24);
}

function hoursOf({ measure }: Finding): string {
  const format = { style: "unit", unit: "hour", unitDisplay: "long", maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(locale, format).format(measure ?? 0);
}
