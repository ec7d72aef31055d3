import type { Now } from "@creel/domain/now/now";
import type { Weather } from "@creel/domain/weather/weather";
import type { I18n } from "@lingui/core";

const MOST_REASONS = 3;

/** Returns the sentences of the factors that move the score most. */
export function describeWeather({ factors }: Weather["fishing"]): string {
  return factors
    .filter(({ points }) => points !== 0)
    .toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points))
    .slice(0, MOST_REASONS)
    .map(({ text }) => text)
    .join(" ");
}

interface Known {
  /** The trips whose score counts, and how many it takes. */
  trips: number;
  of: number;
  isWeatherOn: boolean;
}

/** Returns why there is no score. */
export function describeState(
  state: Exclude<Now["state"], "rated">,
  { trips, of, isWeatherOn }: Known,
  i18n: I18n,
): string {
  if (state === "no_evidence") return describeTooLittle({ trips, of }, i18n);
  if (state === "speaks_against") {
    return i18n.t({
      id: "now.speaks-against",
      message: "Your log points the other way, so the score says nothing here.",
    });
  }
  if (state === "no_place") {
    return i18n.t({
      id: "now.no-place",
      message: "Creel doesn’t know where you are. Start a trip, or set your home water.",
    });
  }
  return isWeatherOn
    ? i18n.t({ id: "now.no-weather", message: "Weather isn’t available right now." })
    : i18n.t({ id: "now.weather-off", message: "Weather is turned off on this Creel." });
}

function describeTooLittle({ trips, of }: Pick<Known, "trips" | "of">, i18n: I18n): string {
  if (trips < of) {
    return i18n.t({
      id: "now.few-trips",
      message: "Not enough to tell yet: {trips} of {of} trips with a score.",
      values: { trips, of },
    });
  }
  return i18n.t({
    id: "now.few-fish",
    message: "Not enough to tell yet: too few fish in {trips} trips with a score.",
    values: { trips },
  });
}
