import type { WaterSummary } from "@creel/domain/waters/water";
import { plural, t } from "@lingui/core/macro";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { formatHours, formatSkunked } from "../../dates/format-trip.ts";
import { joinList } from "../../i18n/join-list.ts";
import { SpeciesMark } from "../../species/species-mark.tsx";
import { speciesName } from "../../species/species-names.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Figure } from "../../ui/layout/figure.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import { MeasureFigure } from "../../units/measure-figure.tsx";
import { describeLast, formatCount } from "../data/format.ts";
import { WaterOnThisPhone } from "../data/on-this-phone.tsx";
import { waterPath } from "../data/water-paths.ts";
import { WaterOutline } from "../outline/water-outline.tsx";
import type { RateAxis } from "../rates/axis.ts";
import type { LikelyRate } from "../rates/likely-rate.ts";
import { RateMeter } from "../rates/rate-meter.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./waters-list.module.css";

interface WaterRowProps {
  water: WaterSummary;
  rate: LikelyRate | null;
  axis: RateAxis;
  own: number;
}

export function WaterRow({ water, ...rates }: WaterRowProps) {
  const { name, trips, fish, best } = water;
  const hours = formatHours(water.hours);
  return (
    <li className={styles.row}>
      <WaterOutline water={{ ...water, outline: water.small_outline }} className={styles.outline} />
      <div className={styles.name}>
        <Link className={classNames(styles.link, utilities.place)} to={waterPath(water)}>
          {name}
        </Link>
        <span className={classNames(styles.last, utilities.onlyDesk)}>{describeLast(water.last_on)}</span>
        <span className={classNames(styles.last, utilities.onlyPhone)}>{describeShortly(water)}</span>
        <WaterOnThisPhone waterId={water.id} className={styles.badge} />
      </div>
      <Cell heard={t`${plural(trips, { one: "# trip", other: "# trips" })}`}>
        <Figure amounts={[{ figure: formatCount(trips), unit: "" }]} />
      </Cell>
      <Cell heard={t`${hours} hours`}>
        <Figure amounts={[{ figure: hours, unit: t`h` }]} isLight />
      </Cell>
      <Cell heard={t`${fish} fish`}>
        <Figure amounts={[{ figure: formatCount(fish), unit: "" }]} isLight />
      </Cell>
      <RateMeter className={styles.rate} skunked={formatSkunked(water)} {...rates} />
      <span className={styles.best}>
        {best && (
          <>
            <SpeciesMark species={best.species} />
            <span className={utilities.visuallyHidden}>{t`Best: ${speciesName(best.species)}`} </span>
            <MeasureFigure measure="weight" value={best.weight} />
          </>
        )}
      </span>
      <span className={styles.go}>
        <Icon of={ChevronRight} isSmall />
      </span>
    </li>
  );
}

function Cell({ heard, children }: { heard: string; children: ReactNode }) {
  return (
    <span className={classNames(styles.figure, utilities.onlyDesk)}>
      <span aria-hidden>{children}</span>
      <span className={utilities.visuallyHidden}>{heard}</span>
    </span>
  );
}

/** As in "41 trips, 152 h · last Fri 20 Nov". */
function describeShortly({ trips, fish, hours: total, last_on: last }: WaterSummary): string {
  const hours = formatHours(total);
  const effort = joinList([
    trips > 0 && t`${plural(trips, { one: "# trip", other: "# trips" })}`,
    total > 0 && t`${hours} h`,
    trips === 0 && t`${fish} fish`,
  ]);
  return [effort, describeLast(last)].filter(Boolean).join(" · ");
}
