import type { Marine } from "@creel/domain/weather/marine";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";

import { useUnits } from "../../units/use-units.ts";
import type { PlaceClock } from "./hours/place-clock.ts";
import { seaHeight } from "./hours/sea-height.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./sea-block.module.css";

interface TideTableProps {
  station: NonNullable<Marine["tideStation"]>;
  tides: Marine["tides"];
  clock: PlaceClock;
  /** ISO; the times of another day name it. */
  now: string;
}

export function TideTable({ station, tides, clock, now }: TideTableProps) {
  const units = useUnits();
  const { name } = station;
  const distance = units.formatDistance(station.distance);
  return (
    <table className={styles.tides}>
      <caption>
        <Trans>
          Tides at <span className={utilities.place}>{name}</span>, {distance} away
        </Trans>
      </caption>
      <thead className={utilities.visuallyHidden}>
        <tr>
          <th scope="col">{t`Tide`}</th>
          <th scope="col">{t`Time`}</th>
          <th scope="col">{t`Height above mean lower low water`}</th>
        </tr>
      </thead>
      <tbody>
        {tides.map(({ time, type, height }) => (
          <tr key={time}>
            <th scope="row">
              {type === "high"
                ? t({ message: "High", context: "tide" })
                : t({ message: "Low", context: "tide" })}
            </th>
            <td>{clock.timeFrom(time, now)}</td>
            <td>{height === null ? "–" : seaHeight(units, height)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
