import type { WaterSummary } from "@creel/domain/waters/water";
import { plural, t } from "@lingui/core/macro";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { formatHours, formatRate, shareSkunked } from "../../dates/format-trip.ts";
import { joinList } from "../../i18n/join-list.ts";
import { formatPercent } from "../../i18n/numbers.ts";
import { SpeciesMark } from "../../species/species-mark.tsx";
import { speciesName } from "../../species/species-names.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { IntervalLine } from "../../ui/interval-line.tsx";
import { Figure } from "../../ui/layout/figure.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import { MeasureFigure } from "../../units/measure-figure.tsx";
import { describeLast, formatCount } from "../data/format-waters.ts";
import { waterPath } from "../data/water-paths.ts";
import type { LikelyRate } from "../likely-rate.ts";
import { ListedOutline } from "../listed-outline.tsx";
import { WaterOnThisPhone } from "../water-on-this-phone.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./waters-list.module.css";

interface WaterRowProps {
  water: WaterSummary;
  rate: LikelyRate | null;
  axis: RateAxis;
  own: number;
}

const STEPS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100];

/** The end of the axis, as a multiple of its only tick. */
const BEYOND = 1.2;

export function WaterRow({ water, ...rates }: WaterRowProps) {
  const { name, trips, best } = water;
  const hours = formatHours(water.hours);
  return (
    <li className={styles.row}>
      <div className={styles.outline}>
        <ListedOutline water={{ ...water, outline: water.small_outline }} />
      </div>
      <div className={styles.name}>
        <Link className={classNames(styles.link, utilities.place)} to={waterPath(water)}>
          {name}
        </Link>
        <span className={classNames(styles.last, utilities.onlyDesk)}>{describeFish(water)}</span>
        <span className={classNames(styles.last, utilities.onlyPhone)}>{describeShortly(water)}</span>
        <WaterOnThisPhone waterId={water.id} className={styles.badge} />
      </div>
      <Cell spokenText={t`${plural(trips, { one: "# trip", other: "# trips" })}`}>
        <Figure amounts={[{ figure: formatCount(trips), unit: "" }]} />
      </Cell>
      <Cell spokenText={t`${hours} hours`}>
        <Figure amounts={[{ figure: hours, unit: t`h` }]} isLight />
      </Cell>
      <Skunked water={water} />
      <RateMeter className={styles.rate} {...rates} />
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

/** The share of trips without a fish. */
function Skunked({ water }: { water: WaterSummary }) {
  const share = shareSkunked(water);
  if (share === null) {
    return (
      <span className={classNames(styles.figure, styles.none, utilities.onlyDesk)} aria-hidden>
        –
      </span>
    );
  }
  return (
    <Cell spokenText={t`skunked ${share}%`}>
      <Figure amounts={[{ figure: formatPercent(Number(share)), unit: "" }]} isLight />
    </Cell>
  );
}

/** As in "91 fish · last Fri 20 Nov". */
function describeFish({ fish, last_on: last }: WaterSummary): string {
  return [t`${fish} fish`, describeLast(last)].filter(Boolean).join(" · ");
}

function Cell({ spokenText, children }: { spokenText: string; children: ReactNode }) {
  return (
    <span className={classNames(styles.figure, utilities.onlyDesk)}>
      <span aria-hidden>{children}</span>
      <span className={utilities.visuallyHidden}>{spokenText}</span>
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

interface RateBarProps {
  /** `null` if there is too little data. */
  rate: LikelyRate | null;
  axis: RateAxis;
  /** The rate on all waters. */
  own: number;
  className?: string | undefined;
}

/** Fish per hour: the ring is the observed rate, the bar the likely range, the dashed line the angler's own rate. */
function RateMeter({ rate, axis: { tick, end }, own, className }: RateBarProps) {
  const interval = rate && { observed: rate.observed, low: rate.from, high: rate.to };
  return (
    <div className={classNames(styles.meter, className)}>
      <IntervalLine interval={interval} axis={{ ticks: [tick], end }} reference={own} />
      <RateFigure rate={rate} />
    </div>
  );
}

function RateFigure({ rate }: Pick<RateBarProps, "rate">) {
  if (!rate) {
    return (
      <span className={styles.noRate} aria-hidden>
        –
      </span>
    );
  }
  const [from, to] = [formatRate(rate.from), formatRate(rate.to)];
  return (
    <span className={styles.rateFigure}>
      <Figure amounts={[{ figure: formatRate(rate.observed), unit: "" }]} />
      <span className={utilities.visuallyHidden}> {t`fish per hour, likely ${from} to ${to}`}</span>
    </span>
  );
}

/** In fish per hour; the same for every bar of a list. */
interface RateAxis {
  tick: number;
  end: number;
}

export function axisFor(rates: readonly (LikelyRate | null)[], own: number): RateAxis {
  const most = Math.max(own, ...rates.map((rate) => (rate ? Math.max(rate.to, rate.observed) : 0)));
  const tick = STEPS.find((step) => step * BEYOND >= most) ?? most;
  return { tick, end: tick * BEYOND };
}
