import { speciesOfOuting, type EarlierTrip } from "@creel/domain/insights/similar-days/on-this-day";
import { plural, t } from "@lingui/core/macro";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { formatDayAs } from "../../dates/format-day.ts";
import { formatRate } from "../../dates/format-trip.ts";
import { SpeciesMark } from "../../species/species-mark.tsx";
import { speciesName } from "../../species/species-names.ts";
import { NoFish } from "../../ui/art/drawn-icons.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Badge } from "../../ui/feedback/states.tsx";
import { Figure } from "../../ui/layout/figure.tsx";
import { useUnits } from "../../units/use-units.ts";
import { useWaters } from "../../waters/data/use-waters.ts";
import { WaterOutline } from "../../waters/water-outline.tsx";
import { describeConditions } from "../texts/today-texts.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./trip-rows.module.css";

interface ShownTrip extends Pick<EarlierTrip, "outing" | "hours"> {
  /** For example, "2 years ago". */
  since?: string;
}

export function TripList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {children}
    </ul>
  );
}

export function keyOfOuting({ day, water, trips: [trip] }: ShownTrip["outing"]): string {
  return `${day} ${water?.id} ${trip?.id}`;
}

export function TripRow({ outing, hours, since }: ShownTrip) {
  const units = useUnits();
  const { day, water, place_name: placeName } = outing;
  const place = water?.name ?? placeName;
  const conditions = describeConditions({ outing }, units);
  return (
    <li>
      <Link to={pathOfOuting(outing)} className={styles.row}>
        <Outline id={water?.id} />
        <span className={styles.where}>
          <b>
            {since === undefined ? formatTripDay(day) : `${since}, ${day.slice(0, 4)}`}
            {place !== null && (
              <>
                {", "}
                <i className={utilities.place}>{place}</i>
              </>
            )}
          </b>
          <span>{conditions}</span>
        </span>
        <Fish outing={outing} hours={hours} />
        <Icon of={ChevronRight} isSmall className={styles.go} />
      </Link>
    </li>
  );
}

/** Returns the path of the trip, or of the day's catches if there is no trip. */
export function pathOfOuting({ trips: [trip], day }: ShownTrip["outing"]): string {
  return trip ? `/catches/trips/${trip.id}` : `/catches?from=${day}&to=${day}`;
}

function Outline({ id }: { id: string | undefined }) {
  const water = useWaters().data?.waters.find((each) => each.id === id);
  return water ? (
    <WaterOutline water={{ ...water, outline: water.small_outline }} className={styles.outline} />
  ) : (
    <span className={styles.outline} />
  );
}

/** The most species that fit in a row. */
const SHOWN_SPECIES = 2;

function Fish({ outing, hours }: Pick<ShownTrip, "outing" | "hours">) {
  const species = speciesOfOuting(outing);
  const fish = species.reduce((sum, [, count]) => sum + count, 0);
  return (
    <>
      <span className={styles.fish}>
        {fish === 0 ? (
          <Badge icon={NoFish}>{t`Blank`}</Badge>
        ) : (
          <>
            <Figure
              amounts={[{ figure: String(fish), unit: t`${plural(fish, { one: "fish", other: "fish" })}` }]}
            />
            {species.slice(0, SHOWN_SPECIES).map(([name]) => (
              <span key={name} title={speciesName(name)}>
                <SpeciesMark species={name} className={styles.mark} />
                <span className={utilities.visuallyHidden}>{speciesName(name)}</span>
              </span>
            ))}
          </>
        )}
      </span>
      <span className={styles.rate}>
        {hours !== null && (
          <>
            <Figure amounts={[{ figure: formatRate(fish / hours), unit: "" }]} />
            <span className={utilities.visuallyHidden}>{t`fish per hour`}</span>
          </>
        )}
      </span>
    </>
  );
}

/** Returns a day such as "Sat, Oct 18, 2025". */
function formatTripDay(day: string): string {
  return formatDayAs(day, { weekday: "short", day: "numeric", month: "short", year: "numeric" });
}
