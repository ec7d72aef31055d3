import { windCardinal } from "@creel/domain/conditions/wind";
import type { Coordinates } from "@creel/domain/places/coordinates";
import type { Marine } from "@creel/domain/weather/marine";
import type { StationTides } from "@creel/domain/weather/tide-station";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { type ReactNode, Suspense } from "react";

import { joinList } from "../../i18n/join-list.ts";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import type { Units } from "../../units/make-units.ts";
import { useUnits } from "../../units/use-units.ts";
import { describeDatum } from "../../waters/conditions/describe-datum.ts";
import { cardinalName } from "../condition-names.ts";
import type { PlaceClock } from "./place-clock.ts";
import { LabelHint, RuledList } from "./ruled-list.tsx";
import { whole } from "./whole-measure.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./sea-block.module.css";

const TideSection = lazyPart(
  async () => (await import("../../waters/conditions/tide-section.tsx")).TideSection,
);

interface SeaBlockProps {
  /** `null` if it is not known. */
  marine: Marine | null;
  place: Coordinates;
  /** The constituents of the tide; `null` if they are not known. */
  tides: StationTides | null;
  clock: PlaceClock;
  /** The current ISO instant. Times on another day include the weekday. */
  now: string;
}

/** Shows waves, water temperature and the tide. */
export function SeaBlock({ marine, place, tides, clock, now }: SeaBlockProps) {
  const units = useUnits();
  return (
    <section className={styles.root} aria-labelledby="sea">
      <h2 id="sea">{t`Tides and sea`}</h2>
      {marine && (
        <div className={styles.columns}>
          <RuledList>
            <Waves marine={marine} units={units} />
            <Water marine={marine} units={units} clock={clock} />
          </RuledList>
          {!tides && <NextTides marine={marine} clock={clock} now={now} />}
        </div>
      )}
      {tides ? (
        <Suspense>
          <div className={styles.tide}>
            <TideSection place={place} tides={tides} level={3} />
          </div>
        </Suspense>
      ) : (
        <p className={styles.warning}>{t`Not for navigation.`}</p>
      )}
    </section>
  );
}

/** The next turns, until it is known what the curve is calculated from. */
function NextTides({ marine: { tides, tideStation }, clock, now }: TidesProps) {
  if (!tideStation || tides.length === 0) return null;
  return (
    <div>
      <TideTable station={tideStation} tides={tides} clock={clock} now={now} />
      <p className={styles.datum}>{describeDatum(tideStation)}</p>
    </div>
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
    <LabeledValue name={t`Waves`} note={notes}>
      {seaHeight(units, waveHeight)}
    </LabeledValue>
  );
}

/** Prefers a measurement from a nearby station over the model. */
function Water({ marine, units, clock }: { marine: Marine; units: Units; clock: PlaceClock }) {
  const { waterTemperature: measured, seaSurfaceTemperature } = marine;
  const value = measured?.value ?? seaSurfaceTemperature;
  if (value === null) return null;
  const note = measured ? describeMeasured(measured, { units, clock }) : t`at the surface, from a model`;
  const { fromApi, name } = units.unitOf("water_temperature");
  return (
    <LabeledValue
      name={t({ message: "Water", context: "temperature of the water" })}
      note={note}
    >{`${whole(Math.round(fromApi(value)))} ${name}`}</LabeledValue>
  );
}

function describeMeasured(
  { observedAt, station: { name, distance } }: NonNullable<Marine["waterTemperature"]>,
  { units, clock }: { units: Units; clock: PlaceClock },
): string {
  const time = clock.time(observedAt);
  const away = units.formatDistance(distance);
  return t`measured ${time} at ${name}, ${away} away`;
}

function LabeledValue({ name, note, children }: { name: string; note: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        {name} <LabelHint className={styles.note}>{note}</LabelHint>
      </dt>
      <dd>
        <b>{children}</b>
      </dd>
    </div>
  );
}

interface TidesProps {
  marine: Marine;
  clock: PlaceClock;
  now: string;
}

interface TideTableProps {
  station: NonNullable<Marine["tideStation"]>;
  tides: Marine["tides"];
  clock: PlaceClock;
  /** The current ISO instant. Times on another day include the weekday. */
  now: string;
}

function TideTable({ station, tides, clock, now }: TideTableProps) {
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
          <th scope="col">{t`Height`}</th>
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

/** Formats the height of waves and tides with one decimal, in feet or meters. */
function seaHeight(units: Units, feet: number): string {
  const { fromApi, name } = units.unitOf("depth");
  return `${fromApi(feet).toFixed(1).replace("-", "−")} ${name}`;
}
