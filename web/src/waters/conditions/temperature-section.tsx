import type { LearnedDay, WaterConditions, WaterTemperature } from "@creel/domain/waters/gauge";
import type { WaterKind } from "@creel/domain/waters/new-water";
import type { Water } from "@creel/domain/waters/water";
import { plural, t } from "@lingui/core/macro";
import { Thermometer } from "lucide-react";
import { useState } from "react";

import { formatTime } from "../../dates/format-clock.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { useNow } from "../../ui/hooks/use-now.ts";
import { Figure } from "../../ui/layout/figure.tsx";
import type { Units } from "../../units/make-units.ts";
import { useUnits } from "../../units/use-units.ts";
import { ConditionSection, Hint, Present, SourceLine } from "./condition-section.tsx";
import { formatAge, temperatureAmount } from "./format-conditions.ts";
import { ReadingDialog } from "./reading-dialog.tsx";
import { ReadingsFold } from "./readings-fold.tsx";
import { TemperatureChart } from "./temperature-chart.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./conditions.module.css";

interface TemperatureSectionProps {
  water: Water;
  conditions: WaterConditions;
}

/** Measured and learned water temperature. A learned value never replaces a measured one. */
export function TemperatureSection({ water, conditions: { temperature } }: TemperatureSectionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { learned, readings } = temperature;
  const today = learned.at(-1);
  return (
    <ConditionSection
      title={t`Water temperature`}
      present={
        <>
          <Measured temperature={temperature} />
          {today && <Learned day={today} />}
        </>
      }
    >
      {(learned.length > 1 || readings.length > 1) && <TemperatureChart temperature={temperature} />}
      <Key temperature={temperature} />
      <Explanation kind={water.kind} temperature={temperature} />
      <div className={styles.actions}>
        <Button onPress={() => setIsOpen(true)}>
          <Icon of={Thermometer} />
          {t`Add a reading`}
        </Button>
      </div>
      <ReadingsFold water={water} />
      {isOpen && <ReadingDialog water={water} onClose={() => setIsOpen(false)} />}
    </ConditionSection>
  );
}

interface OfTemperature {
  temperature: WaterTemperature;
}

function Measured({ temperature: { measured } }: OfTemperature) {
  const units = useUnits();
  const now = useNow();
  if (!measured) return <Present amount={null} />;
  return (
    <Present
      amount={temperatureAmount(units, measured.value)}
      words={t({ message: "measured", context: "water temperature" })}
    >
      <Hint>{describeMeasured(measured, now)}</Hint>
    </Present>
  );
}

function describeMeasured({ at, by }: NonNullable<WaterTemperature["measured"]>, now: Date): string {
  const time = formatTime(Date.parse(at), now);
  if (by === "angler") return t`By you, ${time}`;
  const age = formatAge(now.getTime() - Date.parse(at));
  return t`At the gauge, ${time}, ${age}`;
}

function Learned({ day }: { day: LearnedDay }) {
  const units = useUnits();
  return (
    <div className={styles.learned}>
      <Figure className={styles.learnedFigure} amounts={[temperatureAmount(units, day.value)]} isLight />
      <span>
        <b>{t({ message: "learned", context: "water temperature" })}</b>{" "}
        <span className={utilities.muted}>{describeRange(day, units)}</span>
      </span>
    </div>
  );
}

/** A learned value never stands without its range. */
function describeRange({ low, high }: LearnedDay, units: Units): string {
  const [least, most] = [temperatureAmount(units, low).figure, temperatureAmount(units, high).figure];
  return t`likely ${least} to ${most}`;
}

function Key({ temperature: { readings, learned } }: OfTemperature) {
  if (learned.length === 0 && readings.length === 0) return null;
  return (
    <SourceLine>
      {readings.length > 0 && (
        <span className={styles.key} data-mark="reading">
          {t`${plural(readings.length, { one: "your reading, #", other: "your readings, #" })}`}
        </span>
      )}
      {learned.length > 0 && (
        <>
          <span className={styles.key} data-mark="learned">
            {t({ message: "learned", context: "water temperature" })}
          </span>
          <span className={styles.key} data-mark="doubt">
            {t`likely range, 9 days out of 10`}
          </span>
        </>
      )}
    </SourceLine>
  );
}

/** Wider ranges stay out of rates: 3 °C. */
const WIDEST = { imperial: "5 °F", metric: "3 °C" };

interface ExplanationProps extends OfTemperature {
  kind: WaterKind;
}

function Explanation({ kind, temperature: { readings, learned, neededReadings } }: ExplanationProps) {
  const widest = WIDEST[useUnits().system];
  if (learned.length > 0) {
    return (
      <p className={styles.explanation}>
        {t`Learned from your readings and air temperatures. It fills in days when nobody measured, back to 1940. Days with a range over ${widest} stay out of your rates.`}
      </p>
    );
  }
  return <p className={styles.explanation}>{describeUse(kind, readings.length, neededReadings)}</p>;
}

/** The server learns the temperature of lakes and ponds alone. */
function describeUse(kind: WaterKind, count: number, needed: number): string {
  if (kind !== "lake" && kind !== "pond") {
    return t`A reading fills in the hours of your trips around it.`;
  }
  return count < needed
    ? t`${count} of ${needed} readings. From then on, Creel learns the temperature of the other days.`
    : t`Creel will learn the temperature of the other days when the weather service answers.`;
}
