import type { LunarPhase, PressureTrend } from "@creel/domain/conditions/conditions";
import type { Cardinal } from "@creel/domain/conditions/wind";
import type { FishingRating } from "@creel/domain/fishing-score/rating";
import type { Tide } from "@creel/domain/weather/tide-at";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

export const PHASE_NAMES: Record<LunarPhase, MessageDescriptor> = {
  "New Moon": msg`New Moon`,
  "Waxing Crescent": msg`Waxing Crescent`,
  "First Quarter": msg`First Quarter`,
  "Waxing Gibbous": msg`Waxing Gibbous`,
  "Full Moon": msg`Full Moon`,
  "Waning Gibbous": msg`Waning Gibbous`,
  "Last Quarter": msg`Last Quarter`,
  "Waning Crescent": msg`Waning Crescent`,
};

export const TREND_NAMES: Record<PressureTrend, MessageDescriptor> = {
  Rising: msg`Rising`,
  Steady: msg`Steady`,
  Falling: msg`Falling`,
};

export const TIDE_NAMES: Record<Tide, MessageDescriptor> = {
  rising: msg({ message: "Rising", context: "tide" }),
  falling: msg({ message: "Falling", context: "tide" }),
  slack: msg({ message: "Slack", context: "tide" }),
};

const RATING_NAMES: Record<FishingRating, MessageDescriptor> = {
  excellent: msg`Excellent`,
  good: msg`Good`,
  fair: msg`Fair`,
  poor: msg`Poor`,
};

export function ratingName(rating: FishingRating): string {
  return i18n._(RATING_NAMES[rating]);
}

const CARDINALS: Record<Cardinal, MessageDescriptor> = {
  N: msg`N`,
  NNE: msg`NNE`,
  NE: msg`NE`,
  ENE: msg`ENE`,
  E: msg`E`,
  ESE: msg`ESE`,
  SE: msg`SE`,
  SSE: msg`SSE`,
  S: msg`S`,
  SSW: msg`SSW`,
  SW: msg`SW`,
  WSW: msg`WSW`,
  W: msg`W`,
  WNW: msg`WNW`,
  NW: msg`NW`,
  NNW: msg`NNW`,
};

/** Returns the display name. The API and the database use the English names. */
export function phaseName(phase: LunarPhase): string {
  return i18n._(PHASE_NAMES[phase]);
}

export function trendName(trend: PressureTrend): string {
  return i18n._(TREND_NAMES[trend]);
}

export function tideName(tide: Tide): string {
  return i18n._(TIDE_NAMES[tide]);
}

/** Returns the short display name of a direction that wind or waves come from. Unknown names are returned unchanged. */
export function cardinalName(cardinal: string): string {
  return isCardinal(cardinal) ? i18n._(CARDINALS[cardinal]) : cardinal;
}

function isCardinal(name: string): name is Cardinal {
  return Object.hasOwn(CARDINALS, name);
}
