import type { ForecastHour } from "@creel/domain/weather/forecast";
import { t } from "@lingui/core/macro";
import { type LucideIcon, Sunrise, Sunset } from "lucide-react";

import { joinList } from "../../i18n/join-list.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import { type DayAhead, isWithinHour, overlapsHour, positionAmong } from "./forecast-days.ts";
import type { PlaceClock } from "./place-clock.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./hour-grid.module.css";

interface SolunarCellsProps {
  day: DayAhead;
  clock: PlaceClock;
}

/** Shows solunar periods, sunrise and sunset: bars for sighted readers, text in the cells for screen readers. */
export function SolunarCells({ day, clock }: SolunarCellsProps) {
  const { hours } = day;
  return (
    <tr className={styles.solunar}>
      <th scope="row">{t`Solunar`}</th>
      {hours.map((hour, index) => (
        <td key={hour.at}>
          {index === 0 && <SolunarBars day={day} />}
          <span className={utilities.visuallyHidden}>
            {describeHour(hour, day, clock) || t({ message: "none", context: "solunar period" })}
          </span>
        </td>
      ))}
    </tr>
  );
}

function SolunarBars({ day: { hours, sky } }: { day: DayAhead }) {
  const at = (instant: string) => positionAmong(hours, instant) * 100;
  const isShown = (instant: string | null): instant is string =>
    hours.some((hour) => isWithinHour(hour, instant));
  return (
    <div
      className={classNames(styles.drawing, styles.bars)}
      style={{ width: `${hours.length * 100}%` }}
      aria-hidden
    >
      {sky.solunar.map(({ kind, start, end }) => {
        const [left, right] = [at(start), at(end)];
        if (right <= left) return null;
        return (
          <span
            key={start}
            className={styles.bar}
            data-kind={kind}
            style={{ insetInlineStart: `${left}%`, inlineSize: `${right - left}%` }}
          >
            <span>
              {kind === "major"
                ? t({ message: "Major", context: "solunar period" })
                : t({ message: "Minor", context: "solunar period" })}
            </span>
          </span>
        );
      })}
      {isShown(sky.sunrise) && <SunMark of={Sunrise} left={at(sky.sunrise)} />}
      {isShown(sky.sunset) && <SunMark of={Sunset} left={at(sky.sunset)} />}
    </div>
  );
}

function SunMark({ of, left }: { of: LucideIcon; left: number }) {
  return (
    <span className={styles.sun} style={{ insetInlineStart: `${left}%` }}>
      <Icon of={of} isSmall />
    </span>
  );
}

/** Returns text such as "major period, sunrise 7:18 AM". */
export function describeHour(hour: ForecastHour, { sky }: DayAhead, clock: PlaceClock): string {
  const kinds = sky.solunar.filter((period) => overlapsHour(hour, period)).map(({ kind }) => kind);
  const sunrise = sky.sunrise !== null && isWithinHour(hour, sky.sunrise) ? clock.time(sky.sunrise) : null;
  const sunset = sky.sunset !== null && isWithinHour(hour, sky.sunset) ? clock.time(sky.sunset) : null;
  return joinList([
    ...new Set(kinds.map((kind) => (kind === "major" ? t`major period` : t`minor period`))),
    sunrise !== null && t`sunrise ${sunrise}`,
    sunset !== null && t`sunset ${sunset}`,
  ]);
}
