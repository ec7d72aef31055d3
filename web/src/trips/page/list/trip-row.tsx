import { weatherEmoji } from "@creel/domain/conditions/sky-conditions";
import { windCardinal } from "@creel/domain/conditions/wind";
import { conditionsOfCode } from "@creel/domain/conditions/wmo-codes";
import type { TripSummary, TripWeather as Weather } from "@creel/domain/trips/trip";
import { isBeyondClock, isBlank } from "@creel/domain/trips/trip-hours";
import { describeSkyShortly } from "@creel/texts/weather/describe-sky";
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router";

import { markSample } from "../../../dates/format-catch-time.ts";
import { formatTimes } from "../../../dates/format-clock.ts";
import { formatDayOfMonth, formatWeekday } from "../../../dates/format-day.ts";
import { formatRate, formatTripLength, placeOfTrip } from "../../../dates/format-trip.ts";
import { joinList } from "../../../i18n/join-list.ts";
import { SpeciesMark } from "../../../species/species-mark.tsx";
import { speciesName } from "../../../species/species-names.ts";
import { NoFish } from "../../../ui/art/drawn-icons.ts";
import { Icon } from "../../../ui/art/icon.tsx";
import { Badge } from "../../../ui/feedback/states.tsx";
import { Figure, NoFigure } from "../../../ui/layout/figure.tsx";
import type { Units } from "../../../units/make-units.ts";
import { useUnits } from "../../../units/use-units.ts";
import { describeWind, formatTemperature, wholeDegrees } from "../../../weather/weather-texts.ts";
import { rateOf } from "../../data/rates.ts";
import { TripOnThisPhone } from "../../outbox/trip-on-this-phone.tsx";
import { describeMethod } from "../../parts/methods.ts";
import { TripWater } from "../../parts/trip-water.tsx";

import * as utilities from "../../../ui/styles/utilities.module.css";
import * as styles from "./trip-row.module.css";

interface TripRowProps {
  trip: TripSummary;
  /** The upper end of the bars, in fish per hour. */
  scale: number;
  average: number | null;
}

/** The whole row links to the trip's page. */
export function TripRow({ trip, scale, average }: TripRowProps) {
  const { id, started_on: day } = trip;
  return (
    <li className={styles.item}>
      <Link to={`/catches/trips/${id}`} className={styles.row}>
        <span className={styles.date}>
          <b>{formatDayOfMonth(day)}</b> <span>{formatWeekday(day)}</span>
        </span>
        <span className={styles.where}>
          <TripTitle trip={trip} />
          <span>{markSample(describeTrip(trip), trip)}</span>
          <TripOnThisPhone tripId={id} className={styles.badge} />
        </span>
        <TripWeather weather={trip.weather} />
        <Hours trip={trip} />
        <Fish trip={trip} />
        <Rate trip={trip} scale={scale} average={average} />
        <Icon of={ChevronRight} isSmall className={styles.go} />
      </Link>
      <TripWater trip={trip} className={styles.question} />
    </li>
  );
}

/** Shows the place, or the times if the place is unknown. */
function TripTitle({ trip }: { trip: TripSummary }) {
  const place = placeOfTrip(trip);
  return place === null ? <b>{formatTimes(trip)}</b> : <b className={utilities.place}>{place}</b>;
}

function describeTrip(trip: TripSummary): string {
  const isTitled = placeOfTrip(trip) !== null;
  return joinList([isTitled && formatTimes(trip), describeMethod(trip.method)]);
}

function Hours({ trip: { hours } }: { trip: TripSummary }) {
  const amounts = hours.fished === null ? [] : [{ figure: formatTripLength(hours.fished), unit: t`h` }];
  return (
    <span className={styles.hours}>
      <span className={utilities.visuallyHidden}>{t`Fished`}</span>
      {amounts.length > 0 ? <Figure amounts={amounts} isLight /> : <NoFigure label={t`hours not known`} />}
    </span>
  );
}

/** The most species that fit in a row. */
const SHOWN_SPECIES = 3;

function Fish({ trip }: { trip: TripSummary }) {
  const { counts, ended_at: end, all_logged: allLogged } = trip;
  if (end === null) {
    return (
      <span className={styles.fish}>
        <Badge tone="info">{t`Running`}</Badge>
      </span>
    );
  }
  if (isBlank({ endedAt: new Date(end), allLogged }, counts.fish)) {
    return (
      <span className={styles.fish}>
        <BlankBadge />
      </span>
    );
  }
  const shown = counts.bySpecies.slice(0, SHOWN_SPECIES);
  return (
    <span className={styles.fish}>
      <Figure amounts={[{ figure: String(counts.fish), unit: "" }]} />
      {shown.map(({ species, count }) => (
        <span key={species} className={styles.species} title={speciesName(species)}>
          <SpeciesMark species={species} className={styles.mark} />
          <span className={utilities.visuallyHidden}>{speciesName(species)}</span>
          {counts.bySpecies.length > 1 && count}
        </span>
      ))}
    </span>
  );
}

function Rate({ trip, scale, average }: TripRowProps) {
  const rate = rateOf(trip);
  if (rate === null) {
    return <span className={styles.rate}>{<NoRate trip={trip} />}</span>;
  }
  return (
    <span className={styles.rate}>
      <RateMeter rate={rate} scale={scale} average={average} />
      <Figure amounts={[{ figure: formatRate(rate), unit: "" }]} className={styles.rateFigure} />
      <span className={utilities.visuallyHidden}>{t`fish per hour`}</span>
    </span>
  );
}

/** Shows why the trip has no rate. */
function NoRate({ trip }: { trip: TripSummary }) {
  if (trip.ended_at === null) return null;
  if (trip.end_source === "forgotten") return <Badge tone="fair">{t`Hours to confirm`}</Badge>;
  return <span className={styles.noRate}>{reasonOf(trip)}</span>;
}

function reasonOf({ all_logged: allLogged, hours }: TripSummary): string {
  if (!allLogged) return t`Not all fish logged`;
  if (isBeyondClock(hours)) return t`Too long for a rate`;
  return hours.fished === null ? t`Hours not known` : t`Too short for a rate`;
}

/** Marks a trip without fish. Its tone is neutral. */
function BlankBadge() {
  return <Badge icon={NoFish}>{t`Blank`}</Badge>;
}

interface RateBarProps {
  /** Fish per hour. */
  rate: number;
  /** The value at the end of the bar, in fish per hour. */
  scale: number;
  /** The angler's average as a dashed line; `null` for none. */
  average: number | null;
}

/** The rate bar of one trip. It is hidden from screen readers because the figure beside it says the same. */
function RateMeter({ rate, scale, average }: RateBarProps) {
  const position = (value: number) => `${Math.min(100, (value / scale) * 100)}%`;
  return (
    <span className={styles.rateMeter} aria-hidden>
      <span className={styles.bar} style={{ inlineSize: position(rate) }} />
      {average !== null && (
        <span className={styles.average} style={{ insetInlineStart: position(average) }} />
      )}
    </span>
  );
}

/** The sky and temperature of a trip. The title and screen reader text include the wind. */
function TripWeather({ weather }: { weather: Weather | null }) {
  const units = useUnits();
  if (!weather) return <span className={styles.weatherOfTrip} />;
  const description = describe(weather, units);
  const { air_temperature: temperature } = weather;
  return (
    <span className={styles.weatherOfTrip} title={description}>
      <span className={utilities.visuallyHidden}>{description}</span>
      <span aria-hidden>{emojiOf(weather)}</span>
      {temperature !== null && (
        <span className={styles.degrees} aria-hidden>{`${wholeDegrees(units, temperature)}°`}</span>
      )}
    </span>
  );
}

/** From this speed on, the wind icon replaces the sky of a dry day. In miles per hour. */
const STRONG_WIND = 15;
/** WMO weather codes up to this one describe clouds only. */
const OVERCAST = 3;

function emojiOf({ weather_code: code, wind_speed: wind }: Weather): string {
  if ((code ?? 0) <= OVERCAST && (wind ?? 0) >= STRONG_WIND) return "💨";
  return code === null ? "" : weatherEmoji(conditionsOfCode(code));
}

/** Example: "Partly cloudy, 41 °F, 8 mph SW". */
function describe(weather: Weather, units: Units): string {
  const { weather_code: code, air_temperature: temperature, wind_speed: speed, wind_degrees: from } = weather;
  const { description } = conditionsOfCode(code ?? NaN);
  const cardinal = from === null ? null : windCardinal(from);
  return joinList([
    code !== null && describeSkyShortly({ code, description }, i18n),
    temperature !== null && formatTemperature(units, temperature),
    describeWind(units, { speed, gust: null, direction: from, cardinal }),
  ]);
}
