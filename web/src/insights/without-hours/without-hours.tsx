import type { Outings, OutingWithoutHours } from "@creel/domain/insights/outings";
import { plural, t } from "@lingui/core/macro";
import { CircleHelp } from "lucide-react";
import { useState } from "react";

import { formatHours } from "../../dates/format-trip.ts";
import { openTripSheet } from "../../trips/data/trip-sheets.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Fold } from "../../ui/layout/fold.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { SourcesLine } from "../../weather/attributions.tsx";
import type { InsightFilters } from "../filters-in-address.ts";
import { Progress } from "../rates/not-enough.tsx";
import { NumbersFrame } from "../rates/numbers-frame.tsx";
import { RateCharts } from "../rates/rate-charts.tsx";
import type { InteriorReport } from "../report/report.ts";
import { FACTOR_NAMES, factorName } from "../texts/factor-names.ts";
import { type BinNaming, nameBins } from "../texts/name-bins.ts";
import { formatTimesAsMany } from "../texts/verdict-texts.ts";
import { CatchDayCharts } from "./catch-day-charts.tsx";
import { useCatchDaysReport, useInteriorReport } from "./use-reports.ts";

import * as styles from "./without-hours.module.css";

interface WithoutHoursProps extends Omit<BetweenFishProps, "outings"> {
  outings: Outings;
}

/** Shows what the log says about trips whose hours are not known. */
export function WithoutHours({ naming, outings, ...asked }: WithoutHoursProps) {
  return (
    <>
      <BetweenFish naming={naming} outings={outings.without_hours} {...asked} />
      <WhenYouGo naming={naming} outings={outings} {...asked} />
    </>
  );
}

const LEAST_DAYS = 20;

interface WhenYouGoProps extends Omit<BetweenFishProps, "outings"> {
  outings: Outings;
}

/** Shows how often each condition occurred on days with a fish. Makes no claims. */
function WhenYouGo({ naming, ...asked }: WhenYouGoProps) {
  const { report, weather } = useCatchDaysReport(asked);
  if (!report || report.days === 0) return null;
  const { days, isEnough, factors } = report;
  return (
    <div className={styles.root}>
      <Section
        title={t`Days you caught fish`}
        note={t`${plural(days, { one: "# day with a fish", other: "# days with a fish" })}`}
      >
        <p className={styles.label}>
          {t`Each day with a fish, on a trip with or without hours, is compared with the same weekdays of its month, at the same hour and place. Right of the line: more often on your days with a fish. That mixes when you go with when they bite. Trips with hours can tell the two apart.`}
        </p>
        {isEnough ? (
          <CatchDayCharts factors={factors} naming={naming} />
        ) : (
          <Progress label={t`${days} of ${LEAST_DAYS} days with a fish`} share={days / LEAST_DAYS}>
            {t`With fewer days, each quarter of the moon has hardly any.`}
          </Progress>
        )}
        <HabitOrBite />
        {isEnough && weather && <Months left={weather.months_left} />}
        <Button className={styles.start} onPress={() => openTripSheet({ kind: "start" })}>
          {t`Start counting hours`}
        </Button>
        {isEnough && weather && <SourcesLine hasSky attribution={weather.attribution} />}
      </Section>
    </div>
  );
}

function Months({ left }: { left: number }) {
  if (left === 0) return null;
  return (
    <p className={styles.note} role="status">
      {t`${plural(left, { one: "Weather for # month is still being looked up.", other: "Weather for # months is still being looked up." })}`}
    </p>
  );
}

const LEAST_TRIPS = 15;

interface BetweenFishProps {
  outings: readonly OutingWithoutHours[];
  /** When the outings arrived, in ms since 1970. */
  at: number;
  filters: InsightFilters;
  naming: BinNaming;
}

/** Evaluates trips without hours: somebody was fishing between the first and the last fish. */
function BetweenFish({ outings, at, filters, naming }: BetweenFishProps) {
  const { data: report } = useInteriorReport({ outings, at, filters });
  if (!report || report.outings === 0) return null;
  const { look, outings: trips } = report;
  return (
    <div className={styles.root}>
      <Section title={t`Between your first and last fish`} note={describeAll(report)}>
        <p className={styles.label}>
          {t`Trips without hours. With three or more fish, you were fishing between the first and the last. If nothing mattered, the others would be spread evenly between them. Fish of one species within 15 minutes of each other are a school and count as one. This finds little, and may not be enough to tell for years.`}
        </p>
        {look ? (
          <Charts report={report} naming={naming} />
        ) : (
          <Progress label={t`${trips} of ${LEAST_TRIPS} trips`} share={trips / LEAST_TRIPS}>
            {t`Creel starts comparing at ${LEAST_TRIPS} trips like that. With fewer, luck looks like a pattern.`}
          </Progress>
        )}
      </Section>
    </div>
  );
}

function Charts({ report, naming }: { report: InteriorReport; naming: BinNaming }) {
  const charts = FACTOR_NAMES.flatMap((name) => {
    const factor = report.factors.find((each) => each.name === name);
    if (!factor?.bins.some(({ rate }) => rate !== null)) return [];
    const title = factorName(name);
    return [{ name, title: t`${title}, first to last fish`, rows: nameBins(factor, naming) }];
  });
  if (charts.length === 0) return <p>{t`Too few to say.`}</p>;
  return (
    <RateCharts charts={charts} own={report.own.rate} hasVerdicts>
      {t`Ring: fish per hour between the first and last fish, which is higher than over a whole trip. Bar: the likely range, right 95 times in 100. Each trip is compared only with itself. Under 5 hours or 5 trips is too few to say.`}
    </RateCharts>
  );
}

/** Returns text such as "24 trips, 61 hours, 120 fish between". */
function describeAll({ outings: trips, hours, fish }: InteriorReport): string {
  const effort = formatHours(hours);
  return t`${plural(trips, { one: "# trip", other: "# trips" })}, ${effort} hours, ${plural(fish, { one: "# fish", other: "# fish" })} between`;
}

/**
 * How many times as often simulated anglers go out in a condition, how many times as well fish bite in it, and the
 * ratio that is shown. The values are medians.
 */
const SHOWN = [
  { goes: 1, bites: 1, shown: 1.01 },
  { goes: 2, bites: 1, shown: 1.95 },
  { goes: 1, bites: 1.8, shown: 1.19 },
  { goes: 2, bites: 1.8, shown: 2.32 },
  { goes: 0.5, bites: 1.8, shown: 0.59 },
];

/** Explains why days with a fish never say what works, based on simulated anglers. */
function HabitOrBite() {
  const [isExpanded, setIsExpanded] = useState(false);
  return (
    <div className={styles.fold}>
      <Fold
        icon={CircleHelp}
        title={t`Why this never says what works`}
        preview={t`Going out twice as often looks like fish biting twice as well`}
        isDrawn={false}
        isExpanded={isExpanded}
        onExpandedChange={setIsExpanded}
      >
        <p className={styles.label}>
          {t`These are made-up anglers, so we know how often they go out in falling pressure and how well fish bite in it. An angler who goes out twice as often in falling pressure has it nearly twice as often on days with a fish, though the fish bite no better. And when fish bite 1.8 times as well, hardly anything shows, because most days out have a fish anyway. Every app that counts catches by weather shows the last column.`}
        </p>
        <NumbersFrame
          caption={t`What made-up anglers see here`}
          note={t`Each number is the median of many logs with 150 trips. Hours tell the first two columns apart: start a trip when you begin to fish.`}
        >
          <thead>
            <tr>
              <th scope="col">{t`You go out in it`}</th>
              <th scope="col">{t`Fish bite in it`}</th>
              <th scope="col">{t`Shown here`}</th>
            </tr>
          </thead>
          <tbody>
            {SHOWN.map(({ goes, bites, shown }) => (
              <tr key={`${goes} ${bites}`}>
                <th scope="row">{describeHabit(goes)}</th>
                <td>{describeBite(bites)}</td>
                <td>{timesOf(shown)}</td>
              </tr>
            ))}
          </tbody>
        </NumbersFrame>
      </Fold>
    </div>
  );
}

function describeHabit(goes: number): string {
  if (goes === 1) return t`as often as in other weather`;
  return goes > 1 ? t`twice as often` : t`half as often`;
}

function describeBite(bites: number): string {
  const times = formatTimesAsMany(bites);
  return bites === 1 ? t`no better` : t`${times} times as well`;
}

function timesOf(shown: number): string {
  const times = formatTimesAsMany(shown);
  return t`${times} times as often`;
}
