import type { Catch } from "@creel/domain/catches/catch";
import {
  onThisDay,
  type EarlierTrip,
  speciesOfOuting,
} from "@creel/domain/insights/similar-days/on-this-day";
import { getLocalTimeZone, today } from "@internationalized/date";
import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";

import { countedName } from "../../catches/labels/counted-name.ts";
import { describeLure } from "../../catches/labels/describe-lure.ts";
import { CatchThumbnail } from "../../catches/list/catch-thumbnail.tsx";
import { formatDayAs } from "../../dates/format-day.ts";
import { useGear } from "../../gear/data/use-gear.ts";
import { Section } from "../../ui/layout/section.tsx";
import { MeasureFigure } from "../../units/measure-figure.tsx";
import { outingsQuery } from "../api.ts";
import { earlierFishQuery } from "./api.ts";
import { biggestOf } from "./read-earlier-fish.ts";
import { keyOfOuting, TripList, pathOfOuting, TripRow } from "./trip-rows.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./on-this-day.module.css";

/** Lists the trips on this date in earlier years, including blanks. Renders nothing if there are none. */
export function OnThisDay() {
  const { data } = useQuery({ ...outingsQuery, networkMode: "always" });
  const day = today(getLocalTimeZone()).toString();
  const trips = data ? onThisDay(data, day) : [];
  if (trips.length === 0) return null;
  const year = Number(day.slice(0, 4));
  return (
    <Section title={t`On this day`} note={formatDayAs(day, { day: "numeric", month: "long" })}>
      <TripList label={t`On this day`}>
        {trips.map((trip) => (
          <EarlierTripRow key={keyOfOuting(trip.outing)} since={yearsAgo(year, trip.outing.day)} {...trip} />
        ))}
      </TripList>
    </Section>
  );
}

function yearsAgo(year: number, day: string): string {
  const years = year - Number(day.slice(0, 4));
  return t`${plural(years, { one: "# year ago", other: "# years ago" })}`;
}

interface EarlierTripRowProps extends EarlierTrip {
  /** For example, "2 years ago". */
  since: string;
}

/** Shows a trip with its biggest fish. Uses the usual row for a blank, and until the fish are loaded. */
function EarlierTripRow(trip: EarlierTripRowProps) {
  const hasFish = speciesOfOuting(trip.outing).length > 0;
  const { data } = useQuery({ ...earlierFishQuery, networkMode: "always", enabled: hasFish });
  const biggest = data ? biggestOf(data, trip.outing) : null;
  return biggest ? <Biggest caught={biggest} {...trip} /> : <TripRow {...trip} />;
}

function Biggest({ caught, outing, since }: EarlierTripRowProps & { caught: Catch }) {
  const place = outing.water?.name ?? outing.place_name;
  const lure = describeLure(useGear(), caught) ?? "";
  return (
    <li>
      <Link to={pathOfOuting(outing)} className={styles.row}>
        <CatchThumbnail caught={caught} sizes="128px" className={styles.picture} />
        <span className={styles.text}>
          <span className={styles.sub}>{`${since}, ${outing.day.slice(0, 4)}`}</span>
          <b>{countedName(caught)}</b>
          <span className={styles.sub}>
            {lure}
            {lure !== "" && place !== null && ", "}
            {place !== null && <i className={utilities.place}>{place}</i>}
            {(lure !== "" || place !== null) && ". "}
            {describeRank(caught, fishOf(outing))}
          </span>
        </span>
        <span className={styles.figures}>
          <MeasureFigure measure="weight" value={caught.weight} />
          <MeasureFigure measure="length" value={caught.length} isLight />
        </span>
      </Link>
    </li>
  );
}

function fishOf(outing: EarlierTripRowProps["outing"]): number {
  return speciesOfOuting(outing).reduce((sum, [, count]) => sum + count, 0);
}

function describeRank({ weight, length }: Catch, fish: number): string {
  if (weight === null && length === null) {
    return t`${plural(fish, { one: "The only fish.", other: "One of # fish." })}`;
  }
  return t`${plural(fish, { one: "The only fish.", other: "The biggest of # fish." })}`;
}
