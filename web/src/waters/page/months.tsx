import type { WaterStats } from "@creel/domain/waters/water-stats";
import { plural, t } from "@lingui/core/macro";

import { locale } from "../../i18n/locale.ts";
import { HeatCell, heatOf } from "../../ui/charts/heat-cell.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { formatCount } from "../data/format.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./months.module.css";

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

type Month = WaterStats["byMonth"][number];

export function Months({ byMonth }: Pick<WaterStats, "byMonth">) {
  const most = Math.max(...byMonth.map(({ fish }) => fish));
  return (
    <Section title={t`Months`} note={t`fish. 0: went out, caught none. –: no trip`}>
      <ol className={styles.root}>
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

interface MonthCellProps {
  month: number;
  known: Month | undefined;
  /** Fish of the best month. */
  most: number;
}

function MonthCell({ month, known, most }: MonthCellProps) {
  const day = new Date(Date.UTC(2026, month - 1, 15));
  const name = (style: "short" | "long") =>
    new Intl.DateTimeFormat(locale, { month: style, timeZone: "UTC" }).format(day);
  const fish = known?.fish ?? 0;
  const wasThere = known !== undefined && (fish > 0 || known.trips > 0);
  return (
    <li>
      <span className={styles.name} aria-hidden>
        {name("short")}
      </span>
      <HeatCell heat={wasThere ? heatOf(fish, most) : null}>{formatCount(fish)}</HeatCell>
      <span className={utilities.visuallyHidden}>{describe(name("long"), wasThere, fish)}</span>
    </li>
  );
}

function describe(month: string, wasThere: boolean, fish: number): string {
  if (!wasThere) return t`${month}: no trip`;
  return t`${month}: ${plural(fish, { one: "# fish", other: "# fish" })}`;
}
