import { windCardinal } from "@creel/domain/conditions/wind";
import type { Marine } from "@creel/domain/weather/marine";
import { t } from "@lingui/core/macro";
import type { ReactNode } from "react";

import { joinList } from "../../i18n/join-list.ts";
import type { Units } from "../../units/make-units.ts";
import { useUnits } from "../../units/use-units.ts";
import { cardinalName } from "../parts/condition-names.ts";
import type { PlaceClock } from "./hours/place-clock.ts";
import { seaHeight } from "./hours/sea-height.ts";
import { whole } from "./hours/whole-measure.ts";
import { FactHint, RuledList } from "./ruled-list.tsx";
import { TideTable } from "./tide-table.tsx";

import * as styles from "./sea-block.module.css";

interface SeaBlockProps {
  marine: Marine;
  clock: PlaceClock;
  /** ISO; the times of another day name it. */
  now: string;
}

/** Waves, water and the next turns of the tide. */
export function SeaBlock({ marine, clock, now }: SeaBlockProps) {
  const units = useUnits();
  const { tides, tideStation } = marine;
  return (
    <section className={styles.root} aria-labelledby="sea">
      <h2 id="sea">{t`Tides and sea`}</h2>
      <div className={styles.columns}>
        <RuledList>
          <Waves marine={marine} units={units} />
          <Water marine={marine} units={units} clock={clock} />
        </RuledList>
        {tideStation && tides.length > 0 && (
          <div>
            <TideTable station={tideStation} tides={tides} clock={clock} now={now} />
            <p className={styles.datum}>{t`Heights above mean lower low water.`}</p>
          </div>
        )}
      </div>
      <p className={styles.warning}>{t`Not for navigation.`}</p>
    </section>
  );
}

function Waves({ marine, units }: { marine: Marine; units: Units }) {
  const { waveHeight, wavePeriod, waveDirection } = marine;
  if (waveHeight === null) return null;
  const seconds = wavePeriod === null ? null : whole(wavePeriod);
  const cardinal = waveDirection === null ? null : cardinalName(windCardinal(waveDirection));
  const notes = joinList([
    seconds !== null && t`every ${seconds} s`,
    cardinal !== null && t`from ${cardinal}`,
  ]);
  return (
    <Fact name={t`Waves`} note={notes}>
      {seaHeight(units, waveHeight)}
    </Fact>
  );
}

/** What was measured near by is better than what a model has. */
function Water({ marine, units, clock }: { marine: Marine; units: Units; clock: PlaceClock }) {
  const { waterTemperature: measured, seaSurfaceTemperature } = marine;
  const value = measured?.value ?? seaSurfaceTemperature;
  if (value === null) return null;
  const note = measured ? describeMeasured(measured, { units, clock }) : t`at the surface, from a model`;
  const { fromApi, name } = units.unitOf("water_temperature");
  return <Fact name={t`Water`} note={note}>{`${whole(Math.round(fromApi(value)))} ${name}`}</Fact>;
}

function describeMeasured(
  { observedAt, station: { name, distance } }: NonNullable<Marine["waterTemperature"]>,
  { units, clock }: { units: Units; clock: PlaceClock },
): string {
  const time = clock.time(observedAt);
  const away = units.formatDistance(distance);
  return t`measured ${time} at ${name}, ${away} away`;
}

function Fact({ name, note, children }: { name: string; note: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        {name} <FactHint className={styles.note}>{note}</FactHint>
      </dt>
      <dd>
        <b>{children}</b>
      </dd>
    </div>
  );
}
