import type { FishingRating } from "@creel/domain/fishing-score/rating";
import type { ConditionFactor, CONDITION_BINS } from "@creel/domain/insights/factors/condition-bins";
import type { Outings } from "@creel/domain/insights/outings";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import type { Units } from "../../units/make-units.ts";
import { TIDE_NAMES } from "../../weather/condition-names.ts";
import type { ReportBin, ReportFactor } from "../report/report.ts";
import {
  nameOfDifference,
  nameOfThird,
  nameOfWind,
  subjectOfDifference,
  subjectOfThird,
  subjectOfWind,
} from "./measured-bins.ts";

interface BinName {
  /** Shown in a row below the factor's name. */
  name: string;
  /** The name as the subject of a sentence. */
  subject: string;
  /** Whether the name is a water or a spot, which has its own text style. */
  isPlace?: boolean;
}

export type NamedBin = ReportBin & BinName;

/** The part of a bin that a chart shows. */
export interface ChartRow extends Pick<ReportBin, "bin" | "fish" | "hours" | "outings" | "rate"> {
  name: string;
  isPlace?: boolean;
  /** Shows a mark in the color of this rating beside the name. */
  mark?: FishingRating;
}

export interface BinNaming {
  units: Units;
  lureName: (lure: string) => string;
  /** The names of waters and spots, keyed by id. */
  places: ReadonlyMap<string, string>;
}

export function nameBins(factor: ReportFactor, naming: BinNaming): NamedBin[] {
  return factor.bins.map((bin) =>
    Object.assign(
      {},
      bin,
      factor.limits ? nameOfTemperature(bin.bin, factor) : nameOf(bin.bin, factor, naming),
    ),
  );
}

/** Rates are compared by the difference from the usual temperature of that time of year. */
function nameOfTemperature(bin: string, { name }: ReportFactor): BinName {
  return { name: nameOfDifference(bin), subject: subjectOfDifference(bin, name === "waterTemperature") };
}

/** @param bin The code of the bin. */
export function nameOf(
  bin: string,
  { name: factor, limits }: Pick<ReportFactor, "name" | "limits">,
  { units, lureName, places }: BinNaming,
): BinName {
  const binName = findBinName(factor, bin);
  if (binName) return binName;
  if (factor === "wind") return { name: nameOfWind(bin, units), subject: subjectOfWind(bin, units) };
  if (limits) {
    const measure = factor === "waterTemperature" ? "water_temperature" : "air_temperature";
    const third = { measure, bin, limits } as const;
    return { name: nameOfThird(third, units), subject: subjectOfThird(third, units) };
  }
  if (factor === "lure") return { name: lureName(bin), subject: lureName(bin) };
  const name = places.get(bin) ?? bin;
  return { name, subject: name, isPlace: true };
}

/** Returns the names of the fished waters and spots, keyed by id. */
export function namesOfPlaces({ outings }: Outings): ReadonlyMap<string, string> {
  const places = outings.flatMap(({ water, segments }) => [water, ...segments.map(({ spot }) => spot)]);
  return new Map(places.flatMap((place): [string, string][] => (place ? [[place.id, place.name]] : [])));
}

interface BinMessages {
  /** Shown in a row below the factor's name. */
  name: MessageDescriptor;
  /** The name as the subject of a sentence. */
  subject: MessageDescriptor;
}

type MessagesOf<Name extends ConditionFactor> = Record<(typeof CONDITION_BINS)[Name][number], BinMessages>;

function same(name: MessageDescriptor): BinMessages {
  return { name, subject: name };
}

/** All factors except those with a measure in their names. */
type NamedFactor = Exclude<ConditionFactor, "wind">;

const MESSAGES: { [Name in NamedFactor]: MessagesOf<Name> } = {
  light: {
    night: same(msg`Night`),
    firstLight: same(msg`First light`),
    morning: same(msg`Morning`),
    midday: same(msg`Midday`),
    evening: same(msg`Evening`),
  },
  pressure: {
    falling: { name: msg`Falling`, subject: msg`Falling pressure` },
    steady: { name: msg`Steady`, subject: msg`Steady pressure` },
    rising: { name: msg`Rising`, subject: msg`Rising pressure` },
  },
  windFrom: {
    north: { name: msg`North`, subject: msg`Wind from the north` },
    east: { name: msg`East`, subject: msg`Wind from the east` },
    south: { name: msg`South`, subject: msg`Wind from the south` },
    west: { name: msg`West`, subject: msg`Wind from the west` },
  },
  clouds: {
    clear: { name: msg({ message: "Clear", context: "sky" }), subject: msg`A clear sky` },
    broken: { name: msg`Some clouds`, subject: msg`A partly cloudy sky` },
    overcast: { name: msg`Overcast`, subject: msg`An overcast sky` },
  },
  rain: {
    dry: { name: msg`Dry`, subject: msg`Dry weather` },
    light: { name: msg`Light rain or snow`, subject: msg`Light rain or snow` },
    more: { name: msg`Heavier`, subject: msg`Heavier rain or snow` },
  },
  moon: {
    new: { name: msg`Near new moon`, subject: msg`The time around the new moon` },
    firstQuarter: { name: msg`First quarter`, subject: msg`The moon’s first quarter` },
    full: { name: msg`Near full moon`, subject: msg`The time around the full moon` },
    lastQuarter: { name: msg`Last quarter`, subject: msg`The moon’s last quarter` },
  },
  solunar: {
    major: { name: msg`Major period`, subject: msg`A major solunar period` },
    minor: { name: msg`Minor period`, subject: msg`A minor solunar period` },
    none: { name: msg`Neither`, subject: msg`Time outside solunar periods` },
  },
  tide: {
    rising: { name: TIDE_NAMES.rising, subject: msg`A rising tide` },
    falling: { name: TIDE_NAMES.falling, subject: msg`A falling tide` },
    slack: { name: TIDE_NAMES.slack, subject: msg`Slack water` },
  },
  flow: {
    low: { name: msg({ message: "Low", context: "river level" }), subject: msg`A low river` },
    usual: {
      name: msg({ message: "Usual", context: "river level" }),
      subject: msg`A river at its usual level`,
    },
    high: { name: msg({ message: "High", context: "river level" }), subject: msg`A high river` },
  },
  levelTrend: {
    falling: { name: msg({ message: "Falling", context: "river level" }), subject: msg`A falling river` },
    steady: { name: msg({ message: "Steady", context: "river level" }), subject: msg`A steady river` },
    rising: { name: msg({ message: "Rising", context: "river level" }), subject: msg`A rising river` },
  },
};

const BY_FACTOR: Readonly<Record<string, Readonly<Record<string, BinMessages>>>> = MESSAGES;

/** Returns `null` for factors whose bins are measures or names. */
export function findBinName(factor: string, bin: string): { name: string; subject: string } | null {
  const messages = BY_FACTOR[factor]?.[bin];
  return messages ? { name: i18n._(messages.name), subject: i18n._(messages.subject) } : null;
}
