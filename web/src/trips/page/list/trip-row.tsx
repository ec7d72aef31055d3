import type { TripSummary } from "@creel/domain/trips/trip";
import { isBeyondClock, isBlank } from "@creel/domain/trips/trip-hours";
import { t } from "@lingui/core/macro";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router";

import { markSample } from "../../../catches/logbook/format-catch.ts";
import {
  formatDayOfMonth,
  formatHours,
  formatRate,
  formatTimes,
  formatWeekday,
  placeOfTrip,
} from "../../../dates/format-trip.ts";
import { joinList } from "../../../i18n/join-list.ts";
import { TripOnThisPhone } from "../../../outbox/overlay/trip-on-this-phone.tsx";
import { SpeciesMark } from "../../../species/species-mark.tsx";
import { speciesName } from "../../../species/species-names.ts";
import { Icon } from "../../../ui/art/icon.tsx";
import { Badge } from "../../../ui/feedback/states.tsx";
import { Figure, NoFigure } from "../../../ui/layout/figure.tsx";
import { rateOf } from "../../data/rates.ts";
import { describeMethod } from "../../parts/methods.ts";
import { BlankBadge } from "../parts/blank-badge.tsx";
import { RateMeter } from "../parts/rate-meter.tsx";
import { TripWeather } from "../parts/trip-weather.tsx";

import * as utilities from "../../../ui/styles/utilities.module.css";
import * as styles from "./trip-row.module.css";

interface TripRowProps {
  trip: TripSummary;
  /** The upper end of the bars, in fish an hour. */
  scale: number;
  average: number | null;
}

/** All of the row leads to the trip's page. */
export function TripRow({ trip, scale, average }: TripRowProps) {
  const { id, started_on: day, method } = trip;
  return (
    <li className={styles.item}>
      <Link to={`/catches/trips/${id}`} className={styles.row}>
        <span className={styles.date}>
          <b>{formatDayOfMonth(day)}</b> <span>{formatWeekday(day)}</span>
        </span>
        <span className={styles.where}>
          <TripPlace trip={trip} />
          <span>{markSample(joinList([formatTimes(trip), describeMethod(method)]), trip)}</span>
          <TripOnThisPhone tripId={id} className={styles.badge} />
        </span>
        <TripWeather weather={trip.weather} />
        <Hours trip={trip} />
        <Fish trip={trip} />
        <Rate trip={trip} scale={scale} average={average} />
        <Icon of={ChevronRight} isSmall className={styles.go} />
      </Link>
    </li>
  );
}

function TripPlace({ trip }: { trip: TripSummary }) {
  const place = placeOfTrip(trip);
  return place === null ? <b>{t`Unnamed water`}</b> : <b className={utilities.place}>{place}</b>;
}

function Hours({ trip: { hours } }: { trip: TripSummary }) {
  const amounts = hours.fished === null ? [] : [{ figure: formatHours(hours.fished), unit: t`h` }];
  return (
    <span className={styles.hours}>
      <span className={utilities.visuallyHidden}>{t`Fished`}</span>
      {amounts.length > 0 ? <Figure amounts={amounts} isLight /> : <NoFigure heard={t`hours not known`} />}
    </span>
  );
}

/** More than these have no room in a row. */
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
      <span className={utilities.visuallyHidden}>{t`an hour`}</span>
    </span>
  );
}

/** Why rates do not use it. */
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
