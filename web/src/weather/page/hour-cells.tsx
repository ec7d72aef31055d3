import type { ForecastHour } from "@creel/domain/weather/forecast";
import { t } from "@lingui/core/macro";

import { NoFigure } from "../../ui/layout/figure.tsx";
import { useUnits } from "../../units/use-units.ts";
import { cardinalName } from "../condition-names.ts";
import { WindArrow } from "../glyphs.tsx";
import { whole, wholeMeasure } from "./whole-measure.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./hour-cells.module.css";

/** Shows an arrow that points downwind, and the wind speed. */
export function WindCell({ wind: { speed, direction, cardinal, gust } }: Pick<ForecastHour, "wind">) {
  const units = useUnits();
  if (speed === null) return <NoFigure />;
  const figure = (value: number) => wholeMeasure(units, "wind_speed", value);
  const from = cardinal === null ? null : cardinalName(cardinal);
  const gusts = gust !== null && figure(gust);
  return (
    <span className={styles.wind}>
      {direction !== null && <WindArrow direction={direction} />}
      {from !== null && <span className={utilities.visuallyHidden}>{t`from ${from}`} </span>}
      {figure(speed)}
      {gusts !== false && <span className={utilities.visuallyHidden}>{t`, gusts ${gusts}`}</span>}
    </span>
  );
}

/** Shows the chance of rain or snow in percent. */
export function RainCell({ chance }: { chance: number | null }) {
  if (chance === null) return <NoFigure />;
  return <span className={chance < 1 ? styles.noRain : ""}>{whole(chance)}</span>;
}
