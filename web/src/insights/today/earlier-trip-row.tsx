import type { Catch } from "@creel/domain/catches/catch";
import { type EarlierTrip, speciesOfOuting } from "@creel/domain/insights/similar-days/on-this-day";
import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";

import { describeLure } from "../../catches/labels/describe-lure.ts";
import { CatchThumbnail } from "../../catches/list/catch-thumbnail.tsx";
import { useGear } from "../../gear/data/use-gear.ts";
import { speciesName } from "../../species/species-names.ts";
import { MeasureFigure } from "../../units/measure-figure.tsx";
import { earlierFishQuery } from "./api.ts";
import { biggestOf } from "./read-earlier-fish.ts";
import { pathOfOuting, TripRow } from "./trip-rows.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./earlier-trip-row.module.css";

interface EarlierTripRowProps extends EarlierTrip {
  /** As in "2 years ago". */
  since: string;
}

/** A trip of this date with its biggest fish; as any other trip for a blank, and until its fish are known. */
export function EarlierTripRow(trip: EarlierTripRowProps) {
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
          <b>{speciesName(caught.species)}</b>
          <span className={styles.sub}>
            {lure}
            {lure !== "" && place !== null && ", "}
            {place !== null && <i className={utilities.place}>{place}</i>}
            {(lure !== "" || place !== null) && ". "}
            {wordsAmong(caught, fishOf(outing))}
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

function wordsAmong({ weight, length }: Catch, fish: number): string {
  if (weight === null && length === null) {
    return t`${plural(fish, { one: "The only fish.", other: "One of # fish." })}`;
  }
  return t`${plural(fish, { one: "The only fish.", other: "The biggest of # fish." })}`;
}
