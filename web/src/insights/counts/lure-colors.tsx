import { plural, t } from "@lingui/core/macro";

import { formatHours, formatRate } from "../../dates/format-trip.ts";
import { useGear } from "../../gear/data/use-gear.ts";
import { joinList } from "../../i18n/join-list.ts";
import { HeatCell, heatOf } from "../../ui/heat-cell.tsx";
import { NoFigure } from "../../ui/layout/figure.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { formatCount } from "../../waters/data/format-waters.ts";
import { type OwnLureCount, rateOfCount } from "./count-log.ts";
import { CountNumbers, type CountRow } from "./count-numbers.tsx";
import { type ColorCount, colorKey, commonColors, type LureByColor, luresByColor } from "./lures-by-color.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./lure-colors.module.css";

/** The limits of the grid. The table of numbers has all lures and colors. */
const MOST_LURES = 8;
const MOST_COLORS = 6;

/** Shows how many fish each lure of the tackle box caught in each color. Renders nothing if there are none. */
export function LureColors({ counts }: { counts: readonly OwnLureCount[] }) {
  const lures = luresByColor(counts, useGear());
  if (lures.length === 0) return null;
  const shown = lures.slice(0, MOST_LURES);
  const colors = commonColors(shown, MOST_COLORS);
  const most = Math.max(...lures.flatMap((lure) => lure.colors.map(({ catches }) => catches)));
  const hasHours = counts.some(({ hours }) => hours > 0);
  return (
    <Section
      level={3}
      title={t`Lures, by color`}
      note={
        hasHours
          ? t`fish, and fish per hour for colors with at least 5 trips and 10 hours logged. –: none in this color`
          : t`fish only, because no trip says when a lure was on. –: none in this color`
      }
    >
      {shown.map((lure) => (
        <div key={lure.id} className={styles.lure}>
          <h4>
            <bdi>{lure.name}</bdi>
          </h4>
          <ol className={styles.colors} aria-label={describeLure(lure)}>
            {colors.map((color) => (
              <Cell
                key={colorKey(color)}
                color={color}
                count={lure.colors.find((each) => colorKey(each.color) === colorKey(color))}
                most={most}
              />
            ))}
          </ol>
        </div>
      ))}
      <CountNumbers
        title={t`Lures, by color`}
        note={t`Fish: from every catch that names the lure. Hours: when a trip says the lure was on. Fish per hour: all fish caught in those hours. –: no hours logged, or under 5 trips or 10 hours, too few to say.`}
        columns={[t`Fish`, t`Hours`, t`Fish per hour`]}
        rowsOf={() => lures.flatMap(rowsOfLure)}
      />
    </Section>
  );
}

function nameOfColor(color: string | null): string {
  return color ?? t`No color`;
}

/** Returns text such as "Jig: 12 fish, most in firetiger: 8." */
function describeLure({ name, catches, colors: [first] }: LureByColor): string {
  const [color, most] = [nameOfColor(first?.color ?? null), first?.catches ?? 0];
  return t`${name}: ${plural(catches, { one: "# fish", other: "# fish" })}, most in ${color}: ${most}.`;
}

interface CellProps {
  color: string | null;
  count: ColorCount | undefined;
  /** The number of fish in the best cell. */
  most: number;
}

function Cell({ color, count, most }: CellProps) {
  const name = nameOfColor(color);
  const description = count ? describe(count) : t`none`;
  const rate = count ? rateOfCount(count) : null;
  return (
    <li title={`${name}: ${description}`} data-empty={count === undefined || undefined}>
      <span className={utilities.visuallyHidden}>{`${name}: ${description}`}</span>
      <span className={styles.name} aria-hidden>
        <bdi>{name}</bdi>
      </span>
      <HeatCell heat={count ? heatOf(count.catches, most) : null}>
        {count && formatCount(count.catches)}
        {rate !== null && <small>{formatRate(rate)}</small>}
      </HeatCell>
    </li>
  );
}

/** Returns text such as "12 fish, 0.92 fish per hour in 13 h". Leaves out the rate if there are too few trips. */
function describe({ catches, ...fished }: ColorCount): string {
  const known = rateOfCount(fished);
  const [rate, effort] = [formatRate(known ?? 0), formatHours(fished.hours)];
  return joinList([
    t`${plural(catches, { one: "# fish", other: "# fish" })}`,
    known !== null && t`${rate} fish per hour in ${effort} h`,
  ]);
}

function rowsOfLure({ name, colors }: LureByColor): CountRow[] {
  return colors.map(({ color, catches, ...fished }) => ({
    name: color === null ? name : `${name}, ${color}`,
    figures: [
      formatCount(catches),
      fished.hours > 0 ? formatHours(fished.hours) : <NoFigure key="hours" label={t`no hours logged`} />,
      rateFigure(rateOfCount(fished)),
    ],
  }));
}

function rateFigure(rate: number | null) {
  return rate === null ? <NoFigure key="rate" label={t`too few to say`} /> : formatRate(rate);
}
