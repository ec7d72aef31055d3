import { weatherEmoji } from "@creel/domain/conditions/sky-conditions";
import type { ForecastHour } from "@creel/domain/weather/forecast";
import { describeSkyShortly } from "@creel/texts/weather/describe-sky";
import { i18n } from "@lingui/core";
import { Trans } from "@lingui/react/macro";

import { NoFigure } from "../../../ui/layout/figure.tsx";
import { classNames } from "../../../ui/styles/class-names.ts";
import { useUnits } from "../../../units/use-units.ts";
import { WindCell } from "./hour-cells.tsx";
import { pressureMeasure, whole, wholeMeasure } from "./whole-measure.ts";

import * as utilities from "../../../ui/styles/utilities.module.css";
import * as styles from "./hour-rows.module.css";
import * as colors from "./score-colors.module.css";

interface HourRowProps {
  hour: ForecastHour;
  isNow: boolean;
  name: string;
  /** What sun and moon do in it. */
  note: string;
}

export function HourRow({ hour, isNow, name, note }: HourRowProps) {
  const units = useUnits();
  return (
    <tr>
      <th scope="row" className={isNow ? styles.now : ""}>
        {name}
        {note !== "" && <span className={styles.note}>{note}</span>}
      </th>
      <td className={styles.sky}>
        <span aria-hidden>{weatherEmoji(hour.conditions, hour.isDay)}</span>
        <span className={utilities.visuallyHidden}>{describeSkyShortly(hour.conditions, i18n)}</span>
        <Rain chance={hour.precipitationProbability} />
      </td>
      <td className={styles.temperature}>
        {wholeMeasure(units, "air_temperature", hour.temperature)}
        <span aria-hidden>°</span>
      </td>
      <td>
        <WindCell wind={hour.wind} />
      </td>
      <td>
        <span className={utilities.visuallyHidden}>
          {hour.pressure === null ? <NoFigure /> : pressureMeasure(units, hour.pressure)}
        </span>
        <span className={classNames(styles.score, colors.scored)} data-rating={hour.rating}>
          <span className={styles.track} aria-hidden>
            <span style={{ width: `${hour.score}%` }} />
          </span>
          <b>{hour.score}</b>
        </span>
      </td>
    </tr>
  );
}

/** Below this it is not worth the ink. */
const LEAST_CHANCE = 10;

function Rain({ chance }: { chance: number | null }) {
  if (chance === null || chance < LEAST_CHANCE) return null;
  const percent = whole(chance);
  return (
    <span className={styles.rain}>
      <Trans>
        <bdi>{percent} %</bdi>
        <span className={utilities.visuallyHidden}> chance of rain</span>
      </Trans>
    </span>
  );
}
