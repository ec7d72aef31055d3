import { shownValue } from "@creel/domain/units/unit-values";
import { depthBands } from "@creel/domain/waters/depth-bands";
import type { WaterStats } from "@creel/domain/waters/water-stats";
import { plural, t } from "@lingui/core/macro";
import { type ReactNode, useState } from "react";

import { joinList } from "../../i18n/join-list.ts";
import { locale } from "../../i18n/locale.ts";
import { SpeciesMark } from "../../species/species-mark.tsx";
import { speciesName } from "../../species/species-names.ts";
import { Button } from "../../ui/controls/button.tsx";
import { HeatCell, heatOf } from "../../ui/heat-cell.tsx";
import { Figure } from "../../ui/layout/figure.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { MeasureFigure } from "../../units/measure-figure.tsx";
import { useUnits } from "../../units/use-units.ts";
import { formatCount, formatShortDay } from "../data/format-waters.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as rows from "./rows.module.css";
import * as styles from "./water-stats.module.css";

type Month = WaterStats["byMonth"][number];

interface MonthCellProps {
  month: number;
  known: Month | undefined;
  /** The number of fish in the best month. */
  most: number;
}

interface LuresProps extends Pick<WaterStats, "byLure"> {
  /** Returns the display name of a lure. */
  lureName: (lure: string) => string;
}

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const SHOWN_LURES = 6;
const SHOWN_SPECIES = 3;

const SHOWN_BESTS = 4;

export function Months({ byMonth }: Pick<WaterStats, "byMonth">) {
  const most = Math.max(...byMonth.map(({ fish }) => fish));
  return (
    <Section title={t`Months`} note={t`fish. 0: skunked. –: no trip`}>
      <ol className={styles.months}>
        {MONTHS.map((month) => (
          <MonthCell
            key={month}
            month={month}
            known={byMonth.find((each) => each.month === month)}
            most={most}
          />
        ))}
      </ol>
    </Section>
  );
}

function MonthCell({ month, known, most }: MonthCellProps) {
  const day = new Date(Date.UTC(2026, month - 1, 15));
  const name = (style: "short" | "long") =>
    new Intl.DateTimeFormat(locale, { month: style, timeZone: "UTC" }).format(day);
  const fish = known?.fish ?? 0;
  const wasThere = known !== undefined && (fish > 0 || known.trips > 0);
  return (
    <li>
      <span className={styles.monthName} aria-hidden>
        {name("short")}
      </span>
      <HeatCell heat={wasThere ? heatOf(fish, most) : null}>{formatCount(fish)}</HeatCell>
      <span className={utilities.visuallyHidden}>{describeMonth(name("long"), wasThere, fish)}</span>
    </li>
  );
}

function describeMonth(month: string, wasThere: boolean, fish: number): string {
  if (!wasThere) return t`${month}: no trip`;
  return t`${month}: ${plural(fish, { one: "# fish", other: "# fish" })}`;
}

export function Depths({ byDepth }: Pick<WaterStats, "byDepth">) {
  const unit = useUnits().unitOf("depth");
  const bands = depthBands(byDepth.map(({ depth, fish }) => ({ depth: shownValue(unit, depth), fish })));
  const total = bands.reduce((sum, { fish }) => sum + fish, 0);
  const most = Math.max(1, ...bands.map(({ fish }) => fish));
  if (total === 0) return null;
  const note = t`${plural(total, { one: "# fish with a depth", other: "# fish with a depth" })}`;
  return (
    <Section title={t`Depths`} note={note}>
      <ul className={styles.depths}>
        {bands.map((band) => (
          <li key={band.from}>
            <span>{describeBand(band, unit.name)}</span>
            <span className={styles.bar} style={{ inlineSize: `${(100 * band.fish) / most}%` }} />
            <b>
              {formatCount(band.fish)} <span className={utilities.visuallyHidden}>{t`fish`}</span>
            </b>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** As in "6 to 12 ft". */
function describeBand({ from, to }: ReturnType<typeof depthBands>[number], unit: string): string {
  return to === null ? t`over ${from} ${unit}` : t`${from} to ${to} ${unit}`;
}

export function Lures({ byLure, lureName }: LuresProps): ReactNode {
  if (byLure.length === 0) return null;
  const most = Math.max(1, ...byLure.map(({ fish }) => fish));
  return (
    <Section title={t`Lures`} note={t`fish per lure`}>
      <ul className={rows.root}>
        {byLure.slice(0, SHOWN_LURES).map(({ lure, fish, species }) => (
          <li key={lure}>
            <b className={rows.name}>
              {lureName(lure)}
              <span>{joinList(species.slice(0, SHOWN_SPECIES).map(speciesName))}</span>
            </b>
            <span className={rows.track}>
              <span style={{ inlineSize: `${(100 * fish) / most}%` }} />
            </span>
            <Figure className={rows.figure} amounts={[{ figure: formatCount(fish), unit: "" }]} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Bests({ bests }: Pick<WaterStats, "bests">) {
  const [hasAll, setHasAll] = useState(false);
  if (bests.length === 0) return null;
  const count = bests.length;
  const more = count > SHOWN_BESTS && !hasAll && (
    <Button look="quiet" onPress={() => setHasAll(true)}>{t`All ${count}`}</Button>
  );
  return (
    <Section title={t`Bests`} note={more}>
      <ul className={rows.root}>
        {bests.slice(0, hasAll ? count : SHOWN_BESTS).map(({ species, weight, length, day }) => (
          <li key={species}>
            <SpeciesMark species={species} />
            <b className={rows.name}>
              {speciesName(species)}
              <span>{formatShortDay(day)}</span>
            </b>
            <MeasureFigure className={rows.figure} measure="weight" value={weight} />
            <MeasureFigure className={rows.figure} measure="length" value={length} isLight />
          </li>
        ))}
      </ul>
    </Section>
  );
}
