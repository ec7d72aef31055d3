import { LUNAR_PHASES } from "@creel/domain/conditions/conditions";
import type { Weather } from "@creel/domain/weather/weather";
import { t } from "@lingui/core/macro";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { formatPercent } from "../i18n/numbers.ts";
import { type Amount, FigureUnit, NoFigure } from "../ui/layout/figure.tsx";
import { classNames } from "../ui/styles/class-names.ts";
import { useUnits } from "../units/use-units.ts";
import { phaseName, trendName } from "./condition-names.ts";
import { MoonGlyph, TrendArrow, WindArrow } from "./glyphs.tsx";
import { describeWind } from "./weather-texts.ts";

import * as utilities from "../ui/styles/utilities.module.css";
import * as styles from "./weather-figures.module.css";

/** The degrees from one named phase to the next. */
const PHASE_STEP = 360 / LUNAR_PHASES.length;

interface WeatherFiguresProps {
  current: Weather["current"];
  isSouthern: boolean;
}

export function WeatherFigures({ current, isSouthern }: WeatherFiguresProps) {
  const units = useUnits();
  const { wind, pressure, pressureTrend, humidity, visibility, lunarPhase } = current;
  const windText = describeWind(units, wind);
  return (
    <div className={styles.root}>
      <dl className={styles.facts}>
        <LabeledValue name={t`Wind`}>
          {windText && (
            <>
              {wind.direction !== null && <WindArrow direction={wind.direction} />}
              <bdi>{windText}</bdi>
            </>
          )}
        </LabeledValue>
        <LabeledValue name={t`Pressure`}>
          {pressure !== null && (
            <>
              <Measured amount={units.exact("barometric_pressure", pressure)[0]} />
              {pressureTrend && (
                <span>
                  <TrendArrow trend={pressureTrend} />
                  <span className={utilities.visuallyHidden}>{trendName(pressureTrend)}</span>
                </span>
              )}
            </>
          )}
        </LabeledValue>
        <LabeledValue name={t`Humidity`}>
          {humidity !== null && <bdi>{formatPercent(humidity)}</bdi>}
        </LabeledValue>
        <LabeledValue name={t`Visibility`}>
          {visibility !== null && <Measured amount={units.distance(visibility)} />}
        </LabeledValue>
        <LabeledValue name={t`Moon`}>
          <MoonGlyph elongation={LUNAR_PHASES.indexOf(lunarPhase) * PHASE_STEP} isSouthern={isSouthern} />
          <span className={styles.word}>{phaseName(lunarPhase)}</span>
        </LabeledValue>
        <LabeledValue name={t`Rule of thumb`}>
          <Link className={classNames(styles.word, styles.link)} to="/weather">
            {t`See the factors`}
          </Link>
        </LabeledValue>
      </dl>
    </div>
  );
}

/** Shows a dash, never 0, for an unknown value. */
function LabeledValue({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children || <NoFigure />}</dd>
    </div>
  );
}

function Measured({ amount }: { amount: Amount | undefined }) {
  return (
    <bdi>
      {amount?.figure} <FigureUnit>{amount?.unit}</FigureUnit>
    </bdi>
  );
}
