import type { Coordinates } from "@creel/domain/places/coordinates";
import { milesBetween } from "@creel/domain/places/distance";
import { GAUGE_LIMITS, type WaterConditions } from "@creel/domain/waters/gauge";
import type { WaterSummary } from "@creel/domain/waters/water";
import { waterAt } from "@creel/domain/waters/water-at";
import { t } from "@lingui/core/macro";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { joinList } from "../../i18n/join-list.ts";
import { useNow } from "../../ui/hooks/use-now.ts";
import { useUnits } from "../../units/use-units.ts";
import { PlaceName, Source, SourceLine } from "../../waters/conditions/condition-section.tsx";
import {
  formatAge,
  joinAmount,
  levelAmount,
  serviceName,
  temperatureAmount,
} from "../../waters/conditions/format-conditions.ts";
import { LevelWords } from "../../waters/conditions/level-words.tsx";
import { useConditions } from "../../waters/conditions/use-conditions.ts";
import { useWaters } from "../../waters/data/use-waters.ts";
import { waterPath } from "../../waters/data/water-paths.ts";
import { LabelHint, RuledList } from "./ruled-list.tsx";

import * as styles from "./near-water.module.css";

interface NearWaterProps {
  /** The place of the weather. */
  place: Coordinates;
  /** The angler's home, if no water is near the place. */
  home: Coordinates | null;
}

/** Level and temperature of the angler's water at or near the place; nothing if none of them is known. */
export function NearWater({ place, home }: NearWaterProps) {
  const { data } = useWaters();
  const water = nearestOf(data?.waters ?? [], home ? [place, home] : [place]);
  const { conditions } = useConditions(water?.id ?? "", water !== null);
  if (!water || !conditions || !hasAnything(conditions)) return null;
  return (
    <section className={styles.root} aria-labelledby="near-water">
      <h2 id="near-water">
        <PlaceName>{water.name}</PlaceName>
      </h2>
      <RuledList>
        <Level conditions={conditions} />
        <Temperature conditions={conditions} />
      </RuledList>
      <SourceLine>
        {conditions.attribution.map((source) => (
          <Source key={source.text} of={source} />
        ))}
        <Link to={waterPath(water)}>{t`More about ${water.name}`}</Link>
      </SourceLine>
    </section>
  );
}

/** Returns the water that holds the first of these places, else the one nearest to it, else that of the next place. */
function nearestOf(waters: readonly WaterSummary[], places: readonly Coordinates[]): WaterSummary | null {
  const known = waters
    .filter((water) => water.has_conditions)
    .map((water) => Object.assign({}, water, { outline: water.small_outline }));
  for (const place of places) {
    const near = known.filter((water) => milesBetween(water, place) <= GAUGE_LIMITS.miles);
    const byDistance = near.toSorted((one, other) => milesBetween(one, place) - milesBetween(other, place));
    const found = waterAt(place, known) ?? byDistance[0];
    if (found) return found;
  }
  return null;
}

function hasAnything({ level, temperature: { measured, learned } }: WaterConditions): boolean {
  return presentHeight(level) !== null || measured !== null || learned.length > 0;
}

function presentHeight(level: WaterConditions["level"]): number | null {
  return level && (level.now.level ?? level.now.flow);
}

interface OfConditions {
  conditions: WaterConditions;
}

/** Words before figures: a height says nothing about other rivers. */
function Level({ conditions: { level, gauge } }: OfConditions) {
  const units = useUnits();
  const now = useNow();
  const height = presentHeight(level);
  if (!level || height === null || !gauge) return null;
  const { observedAt } = level.now;
  const age = observedAt === null ? 0 : now.getTime() - Date.parse(observedAt);
  const amount = levelAmount(units, level.now.level === null ? "flow" : "level", height);
  return (
    <Row name={t`Level`} note={<OfGauge gauge={gauge} age={observedAt === null ? null : age} />}>
      <b>
        <LevelWords level={level} age={age} />
      </b>{" "}
      {joinAmount(amount)}
    </Row>
  );
}

interface OfGaugeProps {
  gauge: NonNullable<WaterConditions["gauge"]>;
  /** In milliseconds; `null` if it is not known. */
  age: number | null;
}

function OfGauge({ gauge: { name, service }, age }: OfGaugeProps) {
  return (
    <>
      <PlaceName>{name}</PlaceName>, {joinList([serviceName(service), age !== null && formatAge(age)])}
    </>
  );
}

/** Shows a measured temperature rather than a learned one, which never stands without its range. */
function Temperature({ conditions: { gauge, temperature } }: OfConditions) {
  const units = useUnits();
  const now = useNow();
  const { measured, learned } = temperature;
  const amount = (value: number) => joinAmount(temperatureAmount(units, value));
  if (measured) {
    const age = now.getTime() - Date.parse(measured.at);
    const isByGauge = measured.by === "gauge" && gauge;
    return (
      <Row
        name={t`Water temperature`}
        note={isByGauge ? <OfGauge gauge={gauge} age={age} /> : describeOwn(formatAge(age))}
      >
        <b>{amount(measured.value)}</b>
      </Row>
    );
  }
  const today = learned.at(-1);
  if (!today) return null;
  const { figure: low } = temperatureAmount(units, today.low);
  const { figure: high } = temperatureAmount(units, today.high);
  return (
    <Row name={t`Water temperature`} note={t`learned from your readings, likely ${low} to ${high}`}>
      {amount(today.value)}
    </Row>
  );
}

function describeOwn(age: string): string {
  return t`measured by you, ${age}`;
}

function Row({ name, note, children }: { name: string; note: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>
        {name} <LabelHint className={styles.note}>{note}</LabelHint>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
